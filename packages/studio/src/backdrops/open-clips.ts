import { createCanvas } from '@napi-rs/canvas'
import { frameToRgba } from '@kinora/media/av/frame-to-rgba'
import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import type { YuvFrame } from '@kinora/media/frames/yuv-frame'
import { loopClip } from './loop-clip.ts'

/** A clip in a scene; `frames` restarts it, 24 frames a second. */
export type ClipSource = { name?: string; frames: () => AsyncIterable<YuvFrame> }

/** A clip as a framed card; `next` advances it. */
export type LiveCard = { name?: string; next(): Promise<RgbaPicture> }

/** The largest height of a card, as a share of the frame's height. */
const CARD_HEIGHT = 0.62
/** The border of a card, as a share of its shorter side. */
const FRAME = 0.024
const CORNER = 0.05

export const openClips = (clips: readonly ClipSource[], frame: Size): LiveCard[] =>
  clips.map(({ name, frames }) => {
    const next = loopClip(frames)
    let card: ReturnType<typeof createCard> | undefined
    return {
      ...(name !== undefined && { name }),
      async next() {
        const picture = await frameToRgba(await next())
        card ??= createCard(picture, Math.round(frame.height * CARD_HEIGHT))
        return card(picture)
      },
    }
  })

/** Pictures as prints with a white border and round corners. */
function createCard(size: Size, mostHeight: number): (picture: RgbaPicture) => RgbaPicture {
  const scale = Math.min(1, mostHeight / size.height)
  const print = {
    width: Math.max(2, Math.round(size.width * scale)),
    height: Math.max(2, Math.round(size.height * scale)),
  }
  const rim = Math.max(2, Math.round(Math.min(print.width, print.height) * FRAME))
  const [width, height] = [print.width + 2 * rim, print.height + 2 * rim]
  const source = createCanvas(size.width, size.height)
  const into = source.getContext('2d')
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const corner = Math.min(width, height) * CORNER
  return ({ rgba }) => {
    const pixels = into.createImageData(size.width, size.height)
    pixels.data.set(rgba)
    into.putImageData(pixels, 0, 0)
    context.clearRect(0, 0, width, height)
    context.save()
    context.beginPath()
    context.roundRect(0, 0, width, height, corner)
    context.fillStyle = '#f7f4ee'
    context.fill()
    context.beginPath()
    context.roundRect(rim, rim, print.width, print.height, Math.max(0, corner - rim))
    context.clip()
    context.drawImage(source, rim, rim, print.width, print.height)
    context.restore()
    const { data } = context.getImageData(0, 0, width, height)
    return { width, height, rgba: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) }
  }
}
