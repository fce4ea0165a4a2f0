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

/** The least of the resolutions whose short side is no shorter, else the largest. */
export function nameResolution({ width, height }: Size, allowed: readonly Resolution[]): string {
  const known = RESOLUTIONS.filter(({ name }) => allowed.includes(name))
  const short = Math.min(width, height)
  return (known.find(one => one.short >= short) ?? known.at(-1))?.name ?? ''
}

const USUAL_RATIOS = ['16:9', '9:16', '1:1', '4:3', '3:4']
// Not every model takes these: only for who asked for exactly one of them.
const FURTHER_RATIOS = ['21:9', '2:3', '3:2']

/** The ratio whose form is nearest. */
export function nameRatio(size: Size, { further = false } = {}): string {
  const wanted = Math.log(size.width / size.height)
  const distance = (ratio: string): number => {
    const [across = 1, down = 1] = ratio.split(':').map(Number)
    return Math.abs(Math.log(across / down) - wanted)
  }
  const exact = further ? FURTHER_RATIOS.find(ratio => distance(ratio) < EXACT) : undefined
  return exact ?? USUAL_RATIOS.toSorted((one, other) => distance(one) - distance(other))[0] ?? '16:9'
}

// Sides are even, which bends a ratio by less.
const EXACT = 0.005
