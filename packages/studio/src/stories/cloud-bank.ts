import { createCanvas } from '@napi-rs/canvas'
import { seededRandom } from '@kinora/media/core/seeded-random'
import type { RgbaPicture } from '@kinora/media/frames/size'

/** Light from above and shade from below, in a screen's colours. */
export type CloudLight = { lit: readonly [number, number, number]; shade: readonly [number, number, number] }

/** A soft bank of cloud: layered puffs, lit from above. */
export function cloudBank(width: number, height: number, { lit, shade }: CloudLight, seed: number): RgbaPicture {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const seeded = seededRandom(seed).fork('cloud')
  const puffs = Array.from({ length: 130 }, () => {
    const across = seeded.between(-1, 1)
    // High in the middle, thin at both ends.
    const room = Math.sqrt(1 - across * across)
    const up = seeded.between(-1, 1)
    return { across, up, radius: seeded.between(0.1, 0.24) * (0.35 + 0.65 * room), room }
  }).toSorted((one, other) => other.up - one.up)
  for (const { across, up, radius, room } of puffs) {
    const x = width * (0.5 + 0.38 * across)
    const y = height * (0.56 + room * (up > 0 ? 0.2 : 0.26) * up)
    const size = height * radius
    const bright = Math.min(1, Math.max(0, 0.45 - 0.62 * up))
    const colour = lit.map((part, index) => Math.round(part * bright + shade[index]! * (1 - bright)))
    const puff = context.createRadialGradient(x, y - size * 0.25, size * 0.05, x, y, size)
    puff.addColorStop(0, `rgba(${colour.join(', ')}, 0.92)`)
    puff.addColorStop(0.55, `rgba(${colour.join(', ')}, 0.5)`)
    puff.addColorStop(1, `rgba(${colour.join(', ')}, 0)`)
    context.fillStyle = puff
    context.fillRect(x - size, y - size, 2 * size, 2 * size)
  }
  const { data } = context.getImageData(0, 0, width, height)
  return { width, height, rgba: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) }
}
