import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { RgbaPicture } from '@kinora/media/frames/size'

function drawn(width: number, height: number, draw: (context: SKRSContext2D) => void): RgbaPicture {
  const canvas = createCanvas(Math.round(width), Math.round(height))
  const context = canvas.getContext('2d')
  draw(context)
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height)
  const rgba = new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
  return { width: canvas.width, height: canvas.height, rgba }
}

/** Beams all around, fading outwards; `colour` is a CSS triple: `255, 214, 120`. */
export const raysPicture = (side: number, colour: string): RgbaPicture =>
  drawn(side, side, context => {
    context.translate(side / 2, side / 2)
    const glow = context.createRadialGradient(0, 0, side * 0.04, 0, 0, side / 2)
    glow.addColorStop(0, `rgba(${colour}, 0.75)`)
    glow.addColorStop(0.5, `rgba(${colour}, 0.25)`)
    glow.addColorStop(1, `rgba(${colour}, 0)`)
    context.fillStyle = glow
    for (let beam = 0; beam < 14; beam++) {
      const angle = (beam * Math.PI) / 7
      context.beginPath()
      context.moveTo(0, 0)
      context.arc(0, 0, side / 2, angle, angle + Math.PI / 15)
      context.fill()
    }
    context.beginPath()
    context.arc(0, 0, side / 2, 0, 2 * Math.PI)
    context.globalAlpha = 0.5
    context.fill()
  })

/** A beam of a lamp from above, widening. */
export const beamPicture = (width: number, height: number, colour: string): RgbaPicture =>
  drawn(width, height, context => {
    const shade = context.createLinearGradient(0, 0, 0, height)
    shade.addColorStop(0, `rgba(${colour}, 0.6)`)
    shade.addColorStop(1, `rgba(${colour}, 0)`)
    context.fillStyle = shade
    context.filter = `blur(${Math.round(width / 24)}px)`
    context.beginPath()
    context.moveTo(width * 0.46, 0)
    context.lineTo(width * 0.54, 0)
    context.lineTo(width * 0.9, height)
    context.lineTo(width * 0.1, height)
    context.fill()
  })

/** Butterfly wings, opened from 0 to 1. */
export const wingsPicture = (side: number, open: number): RgbaPicture =>
  drawn(side, side, context => {
    const shade = context.createLinearGradient(0, 0, 0, side)
    shade.addColorStop(0, 'rgba(190, 225, 255, 0.85)')
    shade.addColorStop(0.5, 'rgba(225, 190, 255, 0.75)')
    shade.addColorStop(1, 'rgba(255, 200, 235, 0.6)')
    for (const hand of [-1, 1]) {
      context.save()
      context.translate(side / 2, side * 0.55)
      context.scale(hand * (0.45 + 0.55 * open), 1)
      context.fillStyle = shade
      context.strokeStyle = 'rgba(255, 255, 255, 0.85)'
      context.lineWidth = side / 160
      const wing = (tipX: number, tipY: number, wide: number): void => {
        context.beginPath()
        context.moveTo(0, 0)
        context.bezierCurveTo(tipX * 0.2, tipY * 1.1, tipX * 0.9, tipY * 1.2, tipX, tipY * 0.9)
        context.bezierCurveTo(tipX * 1.05, tipY * 0.3, tipX * wide, tipY * 0.05, 0, 0)
        context.fill()
        context.stroke()
        for (const share of [0.35, 0.6, 0.85]) {
          context.beginPath()
          context.moveTo(0, 0)
          context.quadraticCurveTo(tipX * 0.4 * share, tipY * 0.6, tipX * share, tipY * (0.95 - 0.25 * share))
          context.stroke()
        }
      }
      wing(side * 0.48, -side * 0.5, 0.7)
      wing(side * 0.36, side * 0.4, 0.5)
      context.restore()
    }
  })

/** A tiara in the colours of a place: metal, and stones. */
export const crownPicture = (side: number, metal: string, stone: string): RgbaPicture =>
  drawn(side, side * 0.5, context => {
    const [width, height] = [side, side * 0.5]
    const shade = context.createLinearGradient(0, 0, 0, height)
    shade.addColorStop(0, '#fffbe8')
    shade.addColorStop(0.45, metal)
    shade.addColorStop(1, '#6f4d12')
    context.fillStyle = shade
    context.beginPath()
    context.moveTo(width * 0.04, height * 0.72)
    const points = 7
    for (let point = 0; point < points; point++) {
      const x = width * (0.06 + (0.88 * (point + 0.5)) / points)
      const rise = 1 - Math.abs(point - 3) / 4
      context.lineTo(x, height * (0.5 - 0.44 * rise))
      context.lineTo(
        width * (0.06 + (0.88 * (point + 1)) / points),
        height * (0.62 + 0.06 * Math.abs(point - 2.5) * 0.2),
      )
    }
    context.lineTo(width * 0.96, height * 0.72)
    context.quadraticCurveTo(width / 2, height * 1.06, width * 0.04, height * 0.72)
    context.fill()
    for (let point = 0; point < points; point++) {
      const rise = 1 - Math.abs(point - 3) / 4
      context.fillStyle = stone
      context.beginPath()
      context.arc(
        width * (0.06 + (0.88 * (point + 0.5)) / points),
        height * (0.62 - 0.16 * rise),
        height * (0.035 + 0.04 * rise),
        0,
        7,
      )
      context.fill()
      context.fillStyle = 'rgba(255, 255, 255, 0.8)'
      context.beginPath()
      context.arc(width * (0.053 + (0.88 * (point + 0.5)) / points), height * (0.6 - 0.16 * rise), height * 0.018, 0, 7)
      context.fill()
    }
  })

/** A border of bands and lozenges in three colours, transparent inside. */
export const borderPicture = (width: number, height: number, colours: readonly [string, string, string]): RgbaPicture =>
  drawn(width, height, context => {
    const thick = Math.min(width, height) * 0.055
    const [outer, inner, mark] = colours
    const ring = (from: number, to: number, colour: string): void => {
      context.fillStyle = colour
      context.beginPath()
      context.rect(from, from, width - 2 * from, height - 2 * from)
      context.rect(to, to, width - 2 * to, height - 2 * to)
      context.fill('evenodd')
    }
    ring(0, thick * 0.72, outer)
    ring(thick * 0.72, thick * 0.84, mark)
    ring(thick * 0.84, thick, inner)
    context.fillStyle = mark
    const lozenge = (x: number, y: number): void => {
      const reach = thick * 0.24
      context.beginPath()
      context.moveTo(x, y - reach)
      context.lineTo(x + reach, y)
      context.lineTo(x, y + reach)
      context.lineTo(x - reach, y)
      context.fill()
    }
    const middle = thick * 0.36
    for (let x = middle; x < width; x += (width - 2 * middle) / Math.round(width / (thick * 0.9))) {
      lozenge(x, middle)
      lozenge(x, height - middle)
    }
    for (let y = middle; y < height; y += (height - 2 * middle) / Math.round(height / (thick * 0.9))) {
      lozenge(middle, y)
      lozenge(width - middle, y)
    }
  })

/** Dust and scratches of an old film. */
export const scratchPicture = (width: number, height: number, chance: () => number): RgbaPicture =>
  drawn(width, height, context => {
    context.strokeStyle = 'rgba(255, 250, 235, 0.35)'
    context.fillStyle = 'rgba(20, 14, 8, 0.5)'
    context.lineWidth = Math.max(1, height / 500)
    const x = chance() * width
    context.beginPath()
    context.moveTo(x, 0)
    context.lineTo(x + width * 0.01 * (chance() - 0.5), height)
    context.stroke()
    for (let speck = 0; speck < 14; speck++) {
      context.beginPath()
      context.arc(chance() * width, chance() * height, (0.5 + 2 * chance()) * (height / 500), 0, 7)
      context.fill()
    }
  })

/** A ring of light, as on something round and shiny. */
export const glossPicture = (side: number): RgbaPicture =>
  drawn(side, side, context => {
    const half = side / 2
    const shade = context.createRadialGradient(half, half, half * 0.55, half, half, half)
    shade.addColorStop(0, 'rgba(0, 0, 0, 0)')
    shade.addColorStop(1, 'rgba(20, 10, 30, 0.42)')
    context.fillStyle = shade
    context.beginPath()
    context.arc(half, half, half, 0, 7)
    context.fill()
    const spot = context.createRadialGradient(side * 0.34, side * 0.27, 0, side * 0.34, side * 0.27, side * 0.17)
    spot.addColorStop(0, 'rgba(255, 255, 255, 0.85)')
    spot.addColorStop(1, 'rgba(255, 255, 255, 0)')
    context.fillStyle = spot
    context.fillRect(0, 0, side, side)
  })

/** A colour all over. */
export const plainPicture = (colour: string): RgbaPicture =>
  drawn(8, 8, context => {
    context.fillStyle = colour
    context.fillRect(0, 0, 8, 8)
  })
