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

/** Mean absolute difference of two lists of numbers. */
export function meanDifference(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0))
  return sum / a.length
}
