import { createCanvas, ImageData } from '@napi-rs/canvas'
import { seededRandom } from '@kinora/media/core/seeded-random'
import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import { framedCard } from '../cutout/framed-card.ts'
import { fitWithin, resizePicture } from '../../planes/resize-picture.ts'
import { arrangeRows } from './arrange-rows.ts'

/** Prints on a warm table, each slightly rotated, none hidden; the first is on top. */
export async function composeCollage(pictures: readonly RgbaPicture[], size: Size, seed: number): Promise<RgbaPicture> {
  const { width, height } = size
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const table = context.createRadialGradient(
    width * 0.4,
    height * 0.3,
    0,
    width * 0.5,
    height * 0.5,
    Math.hypot(width, height) * 0.62,
  )
  table.addColorStop(0, '#efe6d8')
  table.addColorStop(1, '#b9a78d')
  context.fillStyle = table
  context.fillRect(0, 0, width, height)
  const seeded = seededRandom(seed).fork('collage')
  const places = arrangeRows(pictures, size, 0.045)
  for (const index of [...pictures.keys()].reverse()) {
    const place = places[index]!
    const small = await fitWithin(pictures[index]!, Math.ceil(1.2 * Math.max(place.width, place.height)))
    const card = await framedCard(small)
    // The card has a white border and a shadow, which may reach into the gaps.
    const scale = 1.1 * Math.min(place.width / card.width, place.height / card.height)
    const wanted = {
      width: Math.max(1, Math.round(card.width * scale)),
      height: Math.max(1, Math.round(card.height * scale)),
    }
    const print = await resizePicture(card, wanted, 'fill')
    const [x, y] = [place.left + place.width / 2, place.top + place.height / 2]
    context.save()
    context.translate(x, y)
    context.rotate(seeded.between(-0.035, 0.035))
    context.drawImage(asCanvas(print), -wanted.width / 2, -wanted.height / 2)
    context.restore()
  }
  const { data } = context.getImageData(0, 0, width, height)
  return { width, height, rgba: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) }
}

function asCanvas({ rgba, width, height }: RgbaPicture) {
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').putImageData(new ImageData(new Uint8ClampedArray(rgba), width, height), 0, 0)
  return canvas
}
