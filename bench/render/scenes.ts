import { createCanvas } from '@napi-rs/canvas'
import type { Compositor } from '../../packages/media/src/compositor/compositor.ts'
import { coverReliefCamera } from '../../packages/media/src/compositor/draw-relief.ts'
import type { RgbaPicture } from '../../packages/media/src/frames/size.ts'
import type { Photo } from './photo.ts'

export const FRAME = { width: 1_280, height: 720 }

/** A picture that a camera goes over: about two pixels a frame, and a little closer. */
export const cameraAt = (index: number, way = 1) => ({
  x: 960 + way * (index - 36) * 2.2,
  y: 540 + way * (index - 36) * 0.8,
  zoom: 0.76 + index * 0.002,
})

type Scene = {
  about: string
  /** Share of the bare encoder's speed that is to be kept. */
  target: number
  prepare(compositor: Compositor, photos: readonly Photo[]): (index: number, frames: number) => void
}

export const SCENES = {
  'pan and zoom': {
    about: 'one photo of 1920 x 1080, moving and growing',
    target: 0.9,
    prepare(compositor, photos) {
      const picture = compositor.addPicture(photos[0]!)
      return index => compositor.drawPicture(picture, cameraAt(index))
    },
  },
  crossfade: {
    about: 'two such photos, both moving, one becoming the other all the time',
    target: 0.8,
    prepare(compositor, photos) {
      const [first, second] = [compositor.addPicture(photos[0]!), compositor.addPicture(photos[1]!)]
      const dissolve = compositor.addTransition('dissolve')
      return (index, frames) =>
        compositor.drawTransition(
          dissolve,
          (index + 1) / (frames + 1),
          () => compositor.drawPicture(first, cameraAt(index)),
          () => compositor.drawPicture(second, cameraAt(index, -1)),
        )
    },
  },
  'five sprites': {
    about: 'a moving photo, four sprites that move, one of them turning, and a subtitle',
    target: 0.85,
    prepare(compositor, photos) {
      const picture = compositor.addPicture(photos[0]!)
      const disc = compositor.addSprite(discOf(180))
      const subtitle = compositor.addSprite(subtitleOf())
      return index => {
        compositor.drawPicture(picture, cameraAt(index))
        for (const [nth, { x, y, turn, scale }] of discsAt(index).entries()) {
          compositor.drawSprite(disc, { x, y, turn, scale, anchorX: 0.5, anchorY: 0.5, opacity: 1 - nth * 0.15 })
        }
        compositor.drawSprite(subtitle, { x: 190, y: 600 })
      }
    },
  },
  'depth warp': {
    about: 'a photo with a depth map, the camera stepping aside and ahead',
    target: 0.5,
    prepare(compositor, photos) {
      const relief = compositor.addRelief(photos[0]!, photos[0]!.depth)
      const cover = coverReliefCamera(relief, FRAME, { shiftX: 40, shiftY: 10, push: 0.08 })
      return (index, frames) => {
        const part = (2 * index) / frames - 1
        compositor.drawRelief(relief, { ...cover, shiftX: 40 * part, shiftY: 10 * part, push: 0.08 * part })
      }
    },
  },
} satisfies Record<string, Scene>

export type SceneName = keyof typeof SCENES

export const discsAt = (index: number) =>
  [0, 1, 2, 3].map(nth => ({
    x: 200 + nth * 290 + 60 * Math.sin(index / 11 + nth),
    y: 260 + 80 * Math.cos(index / 13 + 2 * nth),
    turn: nth === 0 ? index / 20 : 0,
    scale: 1 + 0.2 * Math.sin(index / 17 + nth),
  }))

export function discOf(side: number): RgbaPicture {
  const rgba = new Uint8Array(side * side * 4)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const seen = Math.min(1, Math.max(0, side / 2 - Math.hypot(x + 0.5 - side / 2, y + 0.5 - side / 2)))
      rgba.set([250, 120 + (x >> 1), 60 + (y >> 1), Math.round(255 * seen)], (y * side + x) * 4)
    }
  }
  return { width: side, height: side, rgba }
}

export function subtitleOf(): RgbaPicture {
  const [width, height] = [900, 80]
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.font = '44px sans-serif'
  context.textAlign = 'center'
  context.lineWidth = 6
  context.strokeText('The quick brown fox jumps over it all', width / 2, 54)
  context.fillStyle = 'white'
  context.fillText('The quick brown fox jumps over it all', width / 2, 54)
  return { width, height, rgba: new Uint8Array(context.getImageData(0, 0, width, height).data) }
}
