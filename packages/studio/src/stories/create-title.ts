import type { Compositor } from '@kinora/media/compositor/compositor'
import type { Size } from '@kinora/media/frames/size'
import { drawTitle } from '@kinora/media/text/draw-title'
import type { Font } from '@kinora/media/text/font-faces'

type TitleOptions = { text: string; second?: string | undefined; font: Font; color: string; centreY: number }

/** Draws a title; `grown` is the progress of its slow growth, 0 to 1. */
type DrawTitle = (opacity: number, grown: number) => void

// The second language is this much smaller, and this far below as a share of the shorter side.
const SECOND = 0.42
const GAP = 0.03

/** A title with a smaller line below it, around a height of the frame. */
export function createTitle(compositor: Compositor, { text, second, font, color, centreY }: TitleOptions): DrawTitle {
  const frame: Size = { width: compositor.width, height: compositor.height }
  const shorter = Math.min(frame.width, frame.height)
  const main = drawTitle(text, { frame, font, place: 'centre', color })
  const small = second === undefined ? undefined : drawTitle(second, { frame, font, place: 'centre', color })
  const lines = [
    ...(main ? [{ sprite: compositor.addSprite(main.picture), scale: 1 }] : []),
    ...(small ? [{ sprite: compositor.addSprite(small.picture), scale: SECOND }] : []),
  ]
  const heights = lines.map(({ sprite, scale }) => sprite.height * scale)
  const whole = heights.reduce((sum, height) => sum + height, 0) + GAP * shorter * (lines.length - 1)
  return (opacity, grown) => {
    if (opacity <= 0) return
    const zoom = 1 + 0.045 * grown
    let top = frame.height * centreY - (whole * zoom) / 2
    for (const [index, { sprite, scale }] of lines.entries()) {
      const height = heights[index]! * zoom
      compositor.drawSprite(sprite, {
        x: frame.width / 2,
        y: top + height / 2,
        anchorX: 0.5,
        anchorY: 0.5,
        scale: scale * zoom,
        opacity: Math.min(1, opacity) * (index === 0 ? 1 : 0.88),
      })
      top += height + GAP * shorter * zoom
    }
  }
}
