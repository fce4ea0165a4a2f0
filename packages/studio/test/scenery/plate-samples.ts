import type { Plate, PlateOptions } from '../../src/scenery/plate.ts'

/** A small plate of a clear summer noon, with whatever a test changes. */
export function samplePlateOptions(changes: Partial<PlateOptions> = {}): PlateOptions {
  return {
    place: 'lake',
    time: 'noon',
    weather: 'clear',
    season: 'summer',
    look: 'cinematic',
    seed: 7,
    width: 160,
    height: 90,
    ...changes,
  }
}

/** Mean luminance, linear. */
export function meanLuminance({ rgb }: Pick<Plate, 'rgb'>): number {
  let sum = 0
  for (let i = 0; i < rgb.length; i += 3) {
    sum += 0.2126 * (rgb[i] ?? 0) + 0.7152 * (rgb[i + 1] ?? 0) + 0.0722 * (rgb[i + 2] ?? 0)
  }
  return sum / (rgb.length / 3)
}

/** A plate in a few numbers: the light of its thirds, red, green and blue, what lies there, and how far it is. */
export function platePrint({ rgb, depth, mask, width, height }: Plate): number[] {
  const sums = Array.from({ length: 9 }, () => [0, 0, 0, 0, 0])
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const sum = sums[Math.floor((y * 3) / height) * 3 + Math.floor((x * 3) / width)]!
      // Lights are hundreds of times as bright as what they shine on.
      for (let part = 0; part < 3; part++) sum[part]! += Math.log1p(rgb[at * 3 + part]!)
      sum[3]! += mask[at]!
      sum[4]! += Math.log10(depth[at]!)
    }
  const pixels = (width * height) / 9
  const mean = (part: number) => (sum: number[]) => sum[part]! / pixels
  return [0, 1, 2, 3, 4].flatMap(part => sums.map(mean(part))).map(value => Math.round(value * 1_000) / 1_000)
}

/** Mean absolute difference of two lists of numbers. */
export function meanDifference(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0))
  return sum / a.length
}
