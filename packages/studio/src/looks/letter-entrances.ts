import type { RgbaPicture } from '@kinora/media/frames/size'

/** The entrances of letters, by the names of scene documents; any other fades in. */
export type Entrance = 'cut' | 'fade' | 'falling' | 'flickering' | 'typed'

const FADE_SECONDS = 0.6
/** Seconds for which a letter falls, and seconds between the starts of two letters. */
const [FALLS, NEXT] = [0.7, 0.22]
/** Seconds at which a flickering tube changes between off and on; it stays on after the last. */
const FLICKERS = [0.15, 0.22, 0.28, 0.42, 0.55, 0.65, 0.9] as const

/** True if letters appear one by one. */
export const isByLetter = (enters: Entrance | undefined): boolean => enters === 'falling' || enters === 'typed'

/** Seconds between the starts of two letters, and seconds for which a letter falls. */
export type Pace = { next: number; falls: number }

/** The usual pace, or the faster one with which all letters are in place after `seconds`. */
export function paceWithin(seconds: number, count: number, enters: Entrance | undefined): Pace {
  if (enters !== 'falling') return { next: Math.min(NEXT, seconds / Math.max(1, count)), falls: FALLS }
  const falls = Math.min(FALLS, seconds / 2)
  return { next: Math.min(NEXT, (seconds - falls) / Math.max(1, count - 1)), falls }
}

/** The visibility of a letter, and its height above its position as a share of the frame's height. */
export function letterEntrance(
  since: number,
  nth: number,
  enters: Entrance | undefined,
  { next, falls }: Pace = { next: NEXT, falls: FALLS },
): { opacity: number; up: number } {
  if (enters === 'flickering') return { opacity: FLICKERS.filter(at => since >= at).length % 2 ? 1 : 0.08, up: 0 }
  if (enters === 'typed') return { opacity: since > Math.min(0.2, next) + next * nth ? 1 : 0, up: 0 }
  if (enters === 'falling') {
    const part = (since - next * nth) / falls
    const hop = part > 1 && part < 1.6 ? 0.05 * Math.sin(((part - 1) / 0.6) * Math.PI) : 0
    return { opacity: part > 0 ? 1 : 0, up: part < 1 ? 0.8 * (1 - Math.max(0, part) ** 2) : hop }
  }
  if (enters === 'cut') return { opacity: 1, up: 0 }
  const shown = Math.min(1, Math.max(0, since / FADE_SECONDS))
  return { opacity: shown, up: -0.02 * (1 - shown) * (1 - shown) }
}

/** The letters of a title, separated by columns without ink; only their outlines overlap. */
export function splitLetters(whole: RgbaPicture, ink = '#FFFFFF'): { x: number; picture: RgbaPicture }[] {
  const { width, height, rgba } = whole
  const colour = [1, 3, 5].map(at => Number.parseInt(ink.slice(at, at + 2), 16))
  const isInked = (x: number): boolean => {
    for (let y = 0; y < height; y++) {
      const at = (y * width + x) * 4
      if (rgba[at + 3]! > 128 && colour.every((part, nth) => Math.abs(part - rgba[at + nth]!) < 128)) return true
    }
    return false
  }
  const inks: { from: number; to: number }[] = []
  for (let x = 0; x < width; x++) {
    if (!isInked(x)) continue
    const last = inks.at(-1)
    if (last && last.to === x) last.to = x + 1
    else inks.push({ from: x, to: x + 1 })
  }
  const runs = inks.map((ink, at) => ({
    from: at === 0 ? 0 : Math.floor((inks[at - 1]!.to + ink.from) / 2),
    to: at === inks.length - 1 ? width : Math.floor((ink.to + inks[at + 1]!.from) / 2),
  }))
  if (runs.length === 0) return [{ x: 0, picture: whole }]
  return runs.map(({ from, to }) => {
    const cut = new Uint8Array((to - from) * height * 4)
    for (let y = 0; y < height; y++)
      cut.set(rgba.subarray((y * width + from) * 4, (y * width + to) * 4), y * (to - from) * 4)
    return { x: from, picture: { width: to - from, height, rgba: cut } }
  })
}
