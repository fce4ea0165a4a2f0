import { createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas'
import { createCompositor } from '../../packages/media/src/compositor/compositor.ts'
import type { RgbaPicture } from '../../packages/media/src/frames/size.ts'
import { encodeClip, type Taken } from './encode-clip.ts'
import type { Photo } from './photo.ts'
import { cameraAt, discOf, discsAt, FRAME, type SceneName, subtitleOf } from './scenes.ts'

export type CanvasScene = {
  rgbaAt(index: number): Promise<Buffer>
  /** Each frame drawn by the canvas, made YUV by the compositor, and encoded. */
  encode(path: string, frames: number): Promise<Taken>
}

function canvasOf({ width, height, rgba }: RgbaPicture) {
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').putImageData(new ImageData(new Uint8ClampedArray(rgba), width, height), 0, 0)
  return canvas
}

/** The same scene, every frame drawn anew on a canvas; of those that a canvas can draw. */
export async function openCanvasScene(scene: SceneName, photos: readonly Photo[]): Promise<CanvasScene | undefined> {
  if (scene !== 'pan and zoom' && scene !== 'five sprites') return undefined
  const photo = canvasOf(photos[0]!)
  const [disc, subtitle] = [canvasOf(discOf(180)), canvasOf(subtitleOf())]
  const canvas = createCanvas(FRAME.width, FRAME.height)
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'medium'

  async function rgbaAt(index: number): Promise<Buffer> {
    const { x, y, zoom } = cameraAt(index)
    context.setTransform(zoom, 0, 0, zoom, FRAME.width / 2 - zoom * x, FRAME.height / 2 - zoom * y)
    context.drawImage(photo, 0, 0)
    if (scene === 'five sprites') drawSprites(context, index)
    // What a canvas has given out is freed only when the event loop turns.
    await new Promise(resolve => setImmediate(resolve))
    return canvas.data()
  }

  function drawSprites(context: SKRSContext2D, index: number): void {
    for (const [nth, { x, y, turn, scale }] of discsAt(index).entries()) {
      context.setTransform(
        scale * Math.cos(turn),
        scale * Math.sin(turn),
        -scale * Math.sin(turn),
        scale * Math.cos(turn),
        x,
        y,
      )
      context.globalAlpha = 1 - nth * 0.15
      context.drawImage(disc, -90, -90)
    }
    context.globalAlpha = 1
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.drawImage(subtitle, 190, 600)
  }

  const compositor = await createCompositor(FRAME)
  const picture = compositor.addPicture({ ...FRAME, rgba: await rgbaAt(0) })
  return {
    rgbaAt,
    encode: (path, frames) =>
      encodeClip(path, frames, async index => {
        compositor.replacePicture(picture, { ...FRAME, rgba: await rgbaAt(index) })
        compositor.drawPicture(picture)
        return compositor.frame()
      }),
  }
}
