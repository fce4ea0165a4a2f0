type Size = { width: number; height: number }

const RESOLUTIONS = [
  { name: '360p', short: 360 },
  { name: '540p', short: 540 },
  { name: '720p', short: 720 },
  { name: '1080p', short: 1_080 },
  { name: '2K', short: 1_440 },
  { name: '4K', short: 2_160 },
] as const

type Resolution = (typeof RESOLUTIONS)[number]['name']

export const VIDEO_RESOLUTIONS: readonly Resolution[] = ['360p', '540p', '720p', '1080p']
export const IMAGE_RESOLUTIONS: readonly Resolution[] = ['1080p', '2K', '4K']

/** The smallest resolution whose short side is long enough, otherwise the largest. */
export function nameResolution({ width, height }: Size, allowed: readonly Resolution[]): string {
  const known = RESOLUTIONS.filter(({ name }) => allowed.includes(name))
  const short = Math.min(width, height)
  return (known.find(one => one.short >= short) ?? known.at(-1))?.name ?? ''
}

const USUAL_RATIOS = ['16:9', '9:16', '1:1', '4:3', '3:4']
// Not every model supports these, so they are used only if requested exactly.
const FURTHER_RATIOS = ['21:9', '2:3', '3:2']

/** The nearest aspect ratio. */
export function nameRatio(size: Size, { further = false } = {}): string {
  const wanted = Math.log(size.width / size.height)
  const distance = (ratio: string): number => {
    const [across = 1, down = 1] = ratio.split(':').map(Number)
    return Math.abs(Math.log(across / down) - wanted)
  }
  const exact = further ? FURTHER_RATIOS.find(ratio => distance(ratio) < EXACT) : undefined
  return exact ?? USUAL_RATIOS.toSorted((one, other) => distance(one) - distance(other))[0] ?? '16:9'
}

// Sides are even numbers, which changes a ratio by less than this.
const EXACT = 0.005
