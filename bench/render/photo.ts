import type { RgbaPicture } from '../../packages/media/src/frames/size.ts'
import type { DepthMap } from '../../packages/media/src/compositor/nearness.ts'

export type Photo = RgbaPicture & { depth: DepthMap }

/**
 * A landscape that is made of numbers: sky with clouds, two ranges of hills, a meadow and some trees, each with texture
 * of its own, and how near everything is. As detailed as a photograph, without a camera's noise.
 */
export function photoOf(width: number, height: number, seed: number): Photo {
  const rgba = new Uint8Array(width * height * 4)
  const nearness = new Uint8Array(width * height)
  const noise = noiseOf(seed)
  const trees = Array.from({ length: 7 }, (_, nth) => ({
    x: (nth + 0.2 + 0.6 * noise(nth * 7.3, 1.5)) / 7,
    y: 0.62 + 0.22 * noise(nth * 3.1, 9.5),
    size: 0.1 + 0.09 * noise(nth * 5.7, 4.5),
  }))
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const [x, y] = [column / height, row / height]
      const { colour, near } = sceneAt(x, y, width / height, noise, trees)
      const at = row * width + column
      for (let part = 0; part < 3; part++) rgba[at * 4 + part] = Math.max(0, Math.min(255, colour[part]!))
      rgba[at * 4 + 3] = 255
      nearness[at] = Math.round(255 * near)
    }
  }
  return { width, height, rgba, depth: { width, height, nearness } }
}

type Noise = (x: number, y: number) => number
type Point = { colour: [number, number, number]; near: number }
type Tree = { x: number; y: number; size: number }

function sceneAt(x: number, y: number, aspect: number, noise: Noise, trees: readonly Tree[]): Point {
  const fine = crisp(octavesOf(noise, x * 50, y * 50, 5))
  for (const tree of trees) {
    const [dx, dy] = [x - tree.x * aspect, y - tree.y]
    const rough = 0.25 * octavesOf(noise, x * 30, y * 30, 3)
    const isCrown = Math.hypot(dx * 1.25, dy + tree.size) / tree.size < 0.75 + rough
    const isTrunk = Math.abs(dx) < tree.size * 0.07 && dy < 0 && dy > -tree.size
    const near = 0.55 + (tree.y - 0.62) * 2
    const light = 0.5 + fine * 0.9 - (dx / tree.size) * 0.25
    if (isCrown) return { colour: [50 * light + 12, 105 * light, 35 * light], near }
    if (isTrunk) return { colour: [90 * light, 65 * light, 45 * light], near }
  }
  const meadow = 0.66 + 0.05 * octavesOf(noise, x * 2, 3.3, 3)
  if (y > meadow) {
    const near = 0.45 + (0.55 * (y - meadow)) / (1 - meadow)
    const blades = crisp(octavesOf(noise, x * 190, (y * 70) / (0.3 + near), 3))
    const light = 0.45 + 0.5 * blades + 0.25 * fine
    return { colour: [120 * light, 150 * light, 60 * light], near }
  }
  const hill = 0.55 + 0.14 * (octavesOf(noise, x * 1.7, 8.1, 5) - 0.5)
  if (y > hill) {
    const light = 0.55 + 0.7 * crisp(octavesOf(noise, x * 70, y * 70, 4))
    return { colour: [75 * light, 110 * light, 85 * light], near: 0.3 }
  }
  const mountain = 0.42 + 0.3 * (octavesOf(noise, x * 2.3, 21.7, 6) - 0.5)
  if (y > mountain) {
    const light = 0.7 + 0.5 * crisp(octavesOf(noise, x * 30, y * 45, 6))
    return { colour: [115 * light, 125 * light, 150 * light], near: 0.15 }
  }
  const cloud = Math.max(0, octavesOf(noise, x * 2.5, y * 6, 6) - 0.45) * 2
  return { colour: [105 + 140 * cloud, 155 + 95 * cloud, 215 + 40 * cloud], near: 0 }
}

/** More contrast: leaves and stones have edges. */
const crisp = (value: number): number => Math.max(0, Math.min(1, 0.5 + (value - 0.5) * 2.4))

function octavesOf(noise: Noise, x: number, y: number, octaves: number): number {
  let [sum, share, scale] = [0, 0.5, 1]
  for (let octave = 0; octave < octaves; octave++) {
    sum += share * noise(x * scale + octave * 17.1, y * scale)
    share /= 2
    scale *= 2.03
  }
  return sum / (1 - 2 ** -octaves)
}

/** Smooth noise of 0 to 1 over the plane. */
function noiseOf(seed: number): Noise {
  const chance = (x: number, y: number): number => {
    let hash = Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca77) ^ Math.imul(seed, 0xc2b2ae3d)
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
    hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
    return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
  }
  const ease = (part: number): number => part * part * (3 - 2 * part)
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [across, down] = [ease(x - left), ease(y - top)]
    const upper = chance(left, top) * (1 - across) + chance(left + 1, top) * across
    const lower = chance(left, top + 1) * (1 - across) + chance(left + 1, top + 1) * across
    return upper * (1 - down) + lower * down
  }
}
