import { createCanvas } from '@napi-rs/canvas'
import type { SeededRandom } from '@kinora/media/core/seeded-random'
import type { Compositor } from '@kinora/media/compositor/compositor'
import type { Shot, Subject } from '../direct/shot-list.ts'
import { findPictogram } from '../figures/pictograms.ts'

type Audience = { draw(seconds: number): void; free(): void }

/** So many people before a stage are not on it: they are seen from behind. */
export const isAudience = ({ what, count }: Subject, { place }: Shot): boolean =>
  place === 'stage' && count >= 4 && 'sprite' in what && findPictogram(what.sprite).isAnybody === true

/** Heads in the dark before the stage, in two rows; some have a hand in the air. */
export function createAudience(compositor: Compositor, seeded: SeededRandom): Audience {
  const { width, height } = compositor
  const rows = [0.86, 1].map((size, row) => {
    const own = seeded.fork(`row${row}`)
    const tall = Math.round(height * 0.3)
    const canvas = createCanvas(Math.ceil(width * 1.1), tall)
    const context = canvas.getContext('2d')
    context.fillStyle = row === 0 ? '#140f22' : '#07060d'
    const head = height * 0.044 * size
    for (let x = own.between(-1, 0) * head; x < canvas.width + head; x += head * own.between(3, 3.9)) {
      const y = tall - height * 0.115 + own.between(-0.5, 0.5) * head
      context.beginPath()
      context.ellipse(x, y, head, head * 1.18, 0, 0, 2 * Math.PI)
      context.roundRect(x - head * 1.9, y + head * 1.2, head * 3.8, tall, head * 1.1)
      context.fill()
      if (own.next() > 0.4) continue
      const side = own.next() < 0.5 ? -1 : 1
      context.beginPath()
      context.roundRect(
        x + side * head * 1.5 - head * 0.3,
        y - head * own.between(1.6, 2.4),
        head * 0.62,
        head * 5,
        head * 0.3,
      )
      context.fill()
    }
    const { data } = context.getImageData(0, 0, canvas.width, tall)
    const rgba = new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    return { sprite: compositor.addSprite({ width: canvas.width, height: tall, rgba }), beat: own.between(0.8, 1.1) }
  })
  return {
    draw(seconds) {
      for (const [row, { sprite, beat }] of rows.entries()) {
        const bob = 0.008 * height * Math.sin(2 * Math.PI * (seconds * beat + row * 0.4))
        const sway = 0.01 * width * Math.sin(seconds * 0.7 + row)
        const low = height * (row === 0 ? -0.03 : 0.02)
        compositor.drawSprite(sprite, { x: -0.05 * width + sway, y: height - sprite.height + low + bob })
      }
    },
    free: () => rows.forEach(({ sprite }) => sprite.free()),
  }
}
