import { css, mixRgb, nth } from './palette.ts'
import { dimmed, type Painter, paintGlow, paintSpot, type PainterOptions } from './painter.ts'

const RINGS = 9
const ROUND_SECONDS = 4.2

/** A drop on still water, and rings that go out from it. */
export function ripples({ frame, dark, bright, lastBright, lastDark }: PainterOptions): Painter {
  const { width, height } = frame
  return (context, seconds, progress) => {
    const light = mixRgb(nth(bright, 0), nth(lastBright, lastBright.length - 1), progress)
    const shade = mixRgb(nth(dark, 0), nth(lastDark, lastDark.length - 1), progress * 0.8)
    paintGlow(context, frame, {
      rim: dimmed(shade, 0.5),
      heart: mixRgb(shade, light, 0.35 + 0.35 * progress),
      y: 0.62,
      reach: 0.8,
    })
    context.globalCompositeOperation = 'screen'
    const [x, y] = [0.5 * width, 0.62 * height]
    for (let ring = 0; ring < RINGS; ring++) {
      const age = (seconds / ROUND_SECONDS + ring / RINGS + 0.3) % 1
      const reach = age ** 0.8 * 0.62 * width
      context.strokeStyle = css(mixRgb(light, [255, 255, 255], 0.3), 0.75 * (1 - age) ** 1.3)
      context.lineWidth = height * (0.004 + 0.012 * (1 - age))
      context.beginPath()
      context.ellipse(x, y, reach, reach * 0.3, 0, 0, 6.2832)
      context.stroke()
    }
    const fall = (((seconds / ROUND_SECONDS) * RINGS) / 3) % 1
    paintSpot(context, [x, y - (1 - fall ** 2) * 0.55 * height], 0.022 * height, [255, 255, 255], 0.95)
    paintSpot(context, [x, y], 0.3 * height, light, 0.35 + 0.35 * Math.exp(-5 * fall))
  }
}
