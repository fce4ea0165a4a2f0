import type { Compositor, Sprite } from '@kinora/media/compositor/compositor'
import type { Size } from '@kinora/media/frames/size'
import { drawTitle } from '@kinora/media/text/draw-title'
import type { Font } from '@kinora/media/text/font-faces'
import { smoothStep } from '../planes/plane.ts'

/** A caption at the lower left, with an emoji before it if there is one. */
export function createCaption(
  compositor: Compositor,
  { text, font, color }: { text: string | undefined; font: Font; color: string },
  sticker: Sprite | undefined,
): (age: number, left: number) => void {
  const frame: Size = { width: compositor.width, height: compositor.height }
  const made = text === undefined ? undefined : drawTitle(text, { frame, font, place: 'lower-third', color })
  const sprite = made && compositor.addSprite(made.picture)
  const shorter = Math.min(frame.width, frame.height)
  return (age, left) => {
    const opacity = smoothStep(0, 6, age + 1) * smoothStep(0, 5, left)
    if (sprite && made) {
      const slide = (1 - smoothStep(0, 9, age + 1)) * shorter * 0.03
      compositor.drawSprite(sprite, { x: made.x - slide, y: made.y, opacity })
    }
    if (!sticker) return
    // Pops up: slightly too large, then right.
    const pop = Math.min(1, (age + 1) / 7)
    const scale = ((shorter * 0.17) / sticker.height) * (pop + 0.28 * Math.sin(Math.PI * pop))
    const x = made ? made.x + shorter * 0.075 : frame.width * 0.86
    const y = made ? made.y - shorter * 0.03 : frame.height * 0.2
    const turn = 0.12 * Math.sin(age / 5)
    if (scale > 0.01)
      compositor.drawSprite(sticker, {
        x,
        y,
        anchorX: 0.5,
        anchorY: made ? 1 : 0.5,
        scale,
        turn,
        opacity: smoothStep(0, 5, left),
      })
  }
}
