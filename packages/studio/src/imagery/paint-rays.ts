import { smoothStep } from '../planes/plane.ts'
import { css, mixRgb, nth } from './palette.ts'
import { dimmed, type Painter, paintSpot, type PainterOptions } from './painter.ts'

const HORIZON = 0.66
const BEAMS = 11
const MOTES = 90

/** A light that rises over still water, from dark to bright. */
export function rays({ frame, seeded, dark, bright, lastBright }: PainterOptions): Painter {
  const { width, height } = frame
  const motes = Array.from({ length: MOTES }, () => [seeded.next(), seeded.next(), seeded.next()] as const)
  return (context, seconds, progress) => {
    const risen = smoothStep(0, 1, progress)
    const light = mixRgb(nth(bright, 0), nth(lastBright, lastBright.length - 1), risen)
    const upper = mixRgb(dimmed(nth(dark, 0), 0.35 + 0.2 * risen), light, 0.28 * risen)
    const lower = mixRgb(dimmed(nth(dark, 0), 0.6), light, 0.2 + 0.6 * risen)
    const horizon = Math.round(HORIZON * height)
    const sky = context.createLinearGradient(0, 0, 0, horizon)
    sky.addColorStop(0, css(upper))
    sky.addColorStop(1, css(lower))
    context.globalCompositeOperation = 'source-over'
    context.fillStyle = sky
    context.fillRect(0, 0, width, horizon)
    const water = context.createLinearGradient(0, horizon, 0, height)
    water.addColorStop(0, css(mixRgb(lower, nth(dark, 0), 0.25)))
    water.addColorStop(1, css(dimmed(upper, 0.55)))
    context.fillStyle = water
    context.fillRect(0, horizon, width, height - horizon)
    const [x, y] = [0.5 * width, horizon - (0.34 * risen - 0.06) * height]
    context.save()
    context.beginPath()
    context.rect(0, 0, width, horizon)
    context.clip()
    context.globalCompositeOperation = 'screen'
    for (let beam = 0; beam < BEAMS; beam++) {
      const angle = -Math.PI * ((beam + 0.5) / BEAMS) + 0.06 * Math.sin(seconds * 0.4 + beam * 1.7)
      const far = 1.2 * width
      const shade = context.createRadialGradient(x, y, 0, x, y, far * 0.7)
      shade.addColorStop(0, css(light, 0.15 * (0.25 + 0.75 * risen)))
      shade.addColorStop(1, css(light, 0))
      context.fillStyle = shade
      // Several layers give soft edges.
      for (let layer = 1; layer <= 4; layer++) {
        const spread = (0.05 + 0.03 * Math.sin(beam * 2.4 + seconds * 0.6)) * layer * 0.42
        context.beginPath()
        context.moveTo(x, y)
        context.lineTo(x + far * Math.cos(angle - spread), y + far * Math.sin(angle - spread))
        context.lineTo(x + far * Math.cos(angle + spread), y + far * Math.sin(angle + spread))
        context.fill()
      }
    }
    paintSpot(context, [x, y], 0.5 * height, light, 0.85)
    paintSpot(context, [x, y], 0.12 * height, [255, 250, 235], 1)
    context.restore()
    context.globalCompositeOperation = 'screen'
    for (let row = 0; row < 34; row++) {
      const down = (row + 0.5) / 34
      const wide = (0.05 + 0.3 * down) * width * (0.6 + 0.4 * Math.sin(row * 2.1 + seconds * 1.6))
      const sway = 0.03 * width * down * Math.sin(row * 1.3 + seconds * 1.1)
      context.fillStyle = css(light, (0.5 - 0.35 * down) * (0.3 + 0.7 * risen))
      context.fillRect(
        x - wide / 2 + sway,
        horizon + down ** 1.5 * (height - horizon),
        wide,
        Math.max(1, 0.008 * height * (0.5 + down)),
      )
    }
    for (const [a, b, c] of motes) {
      const up = (b + seconds * (0.03 + 0.05 * c)) % 1
      const at = [(a + 0.01 * Math.sin(seconds + 6 * c)) * width, (1 - up) * height] as const
      paintSpot(context, at, height * (0.006 + 0.012 * c), light, 0.9 * risen * Math.sin(Math.PI * up) + 0.08)
    }
  }
}
