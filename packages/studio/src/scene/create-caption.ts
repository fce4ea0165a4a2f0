import type { Compositor } from '@kinora/media/compositor/compositor'
import type { RgbaPicture } from '@kinora/media/frames/size'
import { drawTitle } from '@kinora/media/text/draw-title'
import type { Shot } from '../direct/shot-list.ts'

type Caption = { draw(seconds: number): void; free(): void }
type Enters = NonNullable<NonNullable<Shot['texts']>[number]['enters']>

const FADE_SECONDS = 0.6
/** Seconds that a letter falls, and after which the next one does. */
const [FALLS, NEXT] = [0.7, 0.22]
/** Seconds after which a tube is lit that flickers before: on for odd steps. */
const FLICKERS = [0.25, 0.4, 0.7, 0.8, 1.15, 1.3, 1.6] as const

/** How words are put and how they come. */
type Lettering = { place?: 'centre' | 'upper' | 'lower-third'; from?: number; enters?: Enters }

/** Words in the middle of the frame, above what is shown or low in it, coming in gently, `from` some second on; undefined when there is nothing to read. */
export function createCaption(
  compositor: Compositor,
  text: string,
  language: string,
  { place = 'centre', from = 0, enters }: Lettering = {},
): Caption | undefined {
  const frame = { width: compositor.width, height: compositor.height }
  const title = drawTitle(text, {
    frame,
    font: 'serif',
    place: enters ? 'board' : place,
    language,
    ...(enters === 'flickering' && { color: NEON }),
  })
  if (!title) return undefined
  const pieces = (
    enters === 'falling' || enters === 'typed' ? splitLetters(title.picture) : [{ x: 0, picture: title.picture }]
  ).map(({ x, picture }) => ({ x: title.x + x, sprite: compositor.addSprite(picture) }))
  return {
    draw(seconds) {
      for (const [nth, { x, sprite }] of pieces.entries()) {
        const { opacity, up } = entrance(seconds - from, nth, enters)
        if (opacity > 0) compositor.drawSprite(sprite, { x, y: title.y - up * frame.height, opacity })
      }
    },
    free: () => pieces.forEach(({ sprite }) => sprite.free()),
  }
}
const NEON = '#FF6FD8'

/** How much of a letter is seen, and how far above its place it is, of the frame's height. */
function entrance(since: number, nth: number, enters: Enters | undefined): { opacity: number; up: number } {
  if (enters === 'flickering') return { opacity: FLICKERS.filter(at => since >= at).length % 2 ? 1 : 0.08, up: 0 }
  if (enters === 'typed') return { opacity: since > 0.2 + NEXT * nth ? 1 : 0, up: 0 }
  if (enters === 'falling') {
    const part = (since - NEXT * nth) / FALLS
    const hop = part > 1 && part < 1.6 ? 0.05 * Math.sin(((part - 1) / 0.6) * Math.PI) : 0
    return { opacity: part > 0 ? 1 : 0, up: part < 1 ? 0.8 * (1 - Math.max(0, part) ** 2) : hop }
  }
  const shown = Math.min(1, Math.max(0, since / FADE_SECONDS))
  return { opacity: shown, up: -0.02 * (1 - shown) * (1 - shown) }
}

/** A title's letters, each by itself: they are parted where none of them is, but for the rims that they share. */
function splitLetters({ width, height, rgba }: RgbaPicture): { x: number; picture: RgbaPicture }[] {
  const isInked = (x: number): boolean => {
    for (let y = 0; y < height; y++) {
      const at = (y * width + x) * 4
      if (rgba[at + 3]! > 128 && rgba[at]! > 128) return true
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
  return runs.map(({ from, to }) => {
    const cut = new Uint8Array((to - from) * height * 4)
    for (let y = 0; y < height; y++)
      cut.set(rgba.subarray((y * width + from) * 4, (y * width + to) * 4), y * (to - from) * 4)
    return { x: from, picture: { width: to - from, height, rgba: cut } }
  })
}
