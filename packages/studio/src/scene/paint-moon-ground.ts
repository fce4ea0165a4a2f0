import { seededRandom } from '@kinora/media/core/seeded-random'
import { KINDS, type Plate } from '../scenery/plate.ts'

/** Nearly grey. */
const TINT = [1, 0.985, 1.02] as const

type Crater = { x: number; z: number; radius: number }

/** Grey dust to stand on, below the stars: the surface of some moon, its horizon a little round. Changes the plate. */
export function paintMoonGround(plate: Plate, seed: number): void {
  const { width, height, rgb, depth, mask, ground } = plate
  const seeded = seededRandom(seed).fork('moon')
  const { focal, centreX } = ground
  const eye = ground.eye
  const craters = Array.from({ length: 46 }, (): Crater => {
    const z = 3 + 45 * seeded.next() ** 2
    return { z, x: seeded.between(-0.85, 0.85) * z, radius: seeded.between(0.12, 0.5) * Math.sqrt(z) }
  })
  const [sunX, sunZ] = [plate.light.direction[0] < 0 ? -0.82 : 0.82, -0.25]
  ground.horizonY = Math.round(height * 0.66)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const away = (x - centreX) / width
      const row = y - ground.horizonY - away * away * height * 0.16
      if (row <= -0.5) continue
      // The horizon's own pixels are half sky.
      const share = Math.min(1, row + 0.5)
      const z = Math.min(400, (eye * focal) / Math.max(0.5, row))
      const worldX = ((x - centreX) / focal) * z
      const [slopeX, slopeZ, dark] = slopeAt(worldX, z, craters)
      const sun = Math.max(0.02, 0.42 + slopeX * sunX + slopeZ * sunZ)
      const grain = 0.86 + 0.14 * noise(worldX * 9, z * 9) + 0.1 * noise(worldX * 1.3, z * 1.3)
      const light = 0.17 * sun * grain * dark
      const at = y * width + x
      for (const [channel, tint] of TINT.entries())
        rgb[at * 3 + channel] = rgb[at * 3 + channel]! * (1 - share) + light * tint * share
      if (share < 0.5) continue
      depth[at] = z
      mask[at] = KINDS.ground
    }
  }
  ground.heights.fill(0)
}

function slopeAt(x: number, z: number, craters: readonly Crater[]): [x: number, z: number, dark: number] {
  let [slopeX, slopeZ, dark] = [
    0.16 * (noise(x * 2.2, z * 2.2 + 7) - 0.5),
    0.16 * (noise(x * 2.2 + 31, z * 2.2) - 0.5),
    1,
  ]
  for (const crater of craters) {
    const [dx, dz] = [x - crater.x, z - crater.z]
    const far = Math.hypot(dx, dz) / crater.radius
    if (far > 1.35 || far === 0) continue
    // A bowl within, a rim that falls off outside.
    const steep = far < 1 ? 0.5 * far * far : -1.3 * (1.35 - far)
    slopeX -= (dx / crater.radius / far) * steep
    slopeZ -= (dz / crater.radius / far) * steep
    if (far < 1) dark *= 0.93
  }
  return [slopeX, slopeZ, dark]
}

function noise(x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const smooth = (t: number): number => t * t * (3 - 2 * t)
  const [across, down] = [smooth(x - left), smooth(y - top)]
  const upper = chanceAt(left, top) + (chanceAt(left + 1, top) - chanceAt(left, top)) * across
  const lower = chanceAt(left, top + 1) + (chanceAt(left + 1, top + 1) - chanceAt(left, top + 1)) * across
  return upper + (lower - upper) * down
}

function chanceAt(x: number, y: number): number {
  let hash = Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca77)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return ((hash ^ (hash >>> 13)) >>> 0) / 4_294_967_296
}
