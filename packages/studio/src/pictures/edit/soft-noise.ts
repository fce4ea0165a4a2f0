import type { Size } from '@kinora/media/frames/size'
import { type Plane, createPlane } from '../../planes/plane.ts'

/** A pseudo-random number in [0, 1) for a grid point and a seed. */
export function chanceAt(x: number, y: number, seed: number): number {
  let hash = Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca77) ^ Math.imul(seed + 1, 0xc2b2ae3d)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}

const eased = (part: number): number => part * part * (3 - 2 * part)

function valueAt(x: number, y: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [across, down] = [eased(x - left), eased(y - top)]
  const upper = chanceAt(left, top, seed) * (1 - across) + chanceAt(left + 1, top, seed) * across
  const lower = chanceAt(left, top + 1, seed) * (1 - across) + chanceAt(left + 1, top + 1, seed) * across
  return upper * (1 - down) + lower * down
}

/**
 * Smooth noise of 0 to 1 around a half; the largest spots are `spot` pixels wide, and each octave is half as large and
 * strong.
 */
export function softNoise(size: Size, spot: number, seed: number, octaves = 3): Plane {
  const made = createPlane(size)
  let [sum, share, scale] = [0, 1, 1 / Math.max(1, spot)]
  for (let octave = 0; octave < octaves; octave++) {
    for (let y = 0; y < size.height; y++) {
      for (let x = 0; x < size.width; x++) {
        made.values[y * size.width + x]! += share * valueAt(x * scale, y * scale, seed + octave * 101)
      }
    }
    sum += share
    share /= 2
    scale *= 2
  }
  for (let at = 0; at < made.values.length; at++) made.values[at]! /= sum
  return made
}

/** Independent noise in every pixel, -1 to 1, nearly normal. */
export function grainAt(x: number, y: number, seed: number): number {
  return chanceAt(x, y, seed) + chanceAt(x, y, seed + 7_919) + chanceAt(x, y, seed + 15_837) - 1.5
}
