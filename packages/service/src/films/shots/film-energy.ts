import type { StoryShot } from '@kinora/media/shots/storyboard'

/** Where the music of a film is strongest, as a share of its length. */
const PEAK = 0.8
const [BEGIN, HIGHEST, END] = [0.4, 0.9, 0.55]

/**
 * The energy of each shot, 0 to 1: it rises to the climax and falls at the end. In an advertisement it rises to the
 * call to action. Short shots and large motion have more of it, places that are established less.
 */
export function filmEnergies(shots: readonly StoryShot[]): number[] {
  const whole = shots.reduce((sum, { frames }) => sum + frames, 0)
  const mean = whole / Math.max(1, shots.length)
  const isAdvertisement = shots.at(-1)?.title?.style === 'end card'
  let before = 0
  return shots.map(({ frames, amplitude, purpose, energy }) => {
    const at = (before + frames / 2) / whole
    before += frames
    if (energy !== undefined) return energy
    const arc = isAdvertisement || at < PEAK ? rising(at, isAdvertisement ? 1 : PEAK) : falling(at)
    const pace = Math.max(-0.1, Math.min(0.1, 0.2 * (mean / frames - 1)))
    const content =
      (amplitude === 'large' ? 0.08 : amplitude === 'small' ? -0.05 : 0) - (purpose === 'establishing' ? 0.05 : 0)
    return Math.round(100 * Math.max(0.2, Math.min(1, arc + pace + content))) / 100
  })
}

const rising = (at: number, peak: number): number => BEGIN + ((HIGHEST - BEGIN) * at) / peak
const falling = (at: number): number => HIGHEST + ((END - HIGHEST) * (at - PEAK)) / (1 - PEAK)
