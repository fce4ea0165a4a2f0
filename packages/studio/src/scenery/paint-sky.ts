import { cos, pow, sin } from './arithmetic.ts'
import { parseColour, mixColours, scaleColour } from './colour.ts'
import { type PlateContext, colourSettings, isLevel } from './plate-context.ts'
import { KINDS, SKY_DEPTH } from './plate.ts'

const DEGREE = Math.PI / 180

/** Passes light and air to the kernels. */
export function setAir(context: PlateContext): void {
  const { air, kernels } = context
  const [sunX, sunY, sunZ] = air.direction
  kernels.set({
    sunX,
    sunY,
    sunZ,
    ...colourSettings('sun', air.sun),
    ...colourSettings('skyLight', air.ambient),
    ...colourSettings('bounce', air.bounce),
    ...colourSettings('zenith', air.zenith),
    ...colourSettings('horizon', air.horizon),
    ...colourSettings('anti', air.opposite),
    ...colourSettings('band', air.band),
    bandFall: air.bandFall,
    ...colourSettings('glow', air.glow),
    ...colourSettings('disc', air.disc),
    discCos: cos(air.discDegrees * DEGREE),
    skyFall: air.skyFall,
    hazePerMetre: air.hazePerMetre,
    hazeHeight: air.hazeHeight,
    ...colourSettings('haze', air.haze),
    ...colourSettings('hazeSun', air.hazeSun),
    wet: air.wet,
  })
}

/** Paints the clear sky over the whole plate: gradient, stars, moon. Everything else is painted over it. */
export function paintSky(context: PlateContext): void {
  const { air, kernels, height } = context
  kernels.set({ galaxy: air.stars > 0.9 ? 0.8 : 0 })
  for (let y = 0; y < height; y++) kernels.call('skyRow', y)
  if (air.stars > 0) paintStars(context, skyRows(context))
}

/** Rows of the plate that may show sky. */
const skyRows = (context: PlateContext): number =>
  isLevel(context) ? Math.min(Math.max(Math.ceil(context.horizonY) + 2, 2), context.height) : context.height

/**
 * Paints clouds where sky is visible: after the land, which hides most of them, and before water, which mirrors them.
 */
export function paintClouds(context: PlateContext): void {
  const { air, kernels, width, height } = context
  const { clouds } = air
  const rows = clouds.base < 0 ? height : skyRows(context)
  context.brush.flush()
  kernels.set({
    cloudCover: clouds.cover,
    cloudScale: clouds.scale,
    cloudBase: clouds.base,
    cloudDepth: clouds.depth,
    cloudThickness: clouds.thickness,
    ...colourSettings('cloudSun', clouds.sun),
    ...colourSettings('cloudSky', clouds.sky),
    cirrus: clouds.cirrus,
    overcast: clouds.overcast,
    ...colourSettings('overcast', clouds.overcastColour),
    overcastRelief: clouds.relief,
  })
  const columns = (Math.ceil(width / 8) + 1) * 4
  const halfRows = Math.ceil(rows / 2) + 1
  for (let y = 0; y < halfRows; y++) kernels.call('cloudRow', y, columns, halfRows)
  for (let y = 0; y < halfRows; y++) kernels.call('smoothCloudRow', y, columns, halfRows)
  for (let y = 0; y < rows; y++) kernels.call('cloudsOverRow', y, columns, halfRows)
}

function paintStars(context: PlateContext, rows: number): void {
  const { air, brush, width, height } = context
  const seeded = context.seeded.fork('stars')
  const unit = Math.sqrt(width * height) / 1100
  const count = Math.round(1500 * air.stars)
  for (let i = 0; i < count; i++) {
    const x = seeded.next() * width
    const y = pow(seeded.next(), 1.15) * rows
    // Few bright stars and many faint ones: brightness is a power of the rank.
    const bright = 0.05 / pow(seeded.next() + 0.012, 0.75)
    const warm = seeded.next()
    const tone = mixColours(parseColour('#ffd9b0'), parseColour('#b8ccff'), warm)
    const fade = Math.min(1, ((rows - y) / rows) * 3) * air.stars
    const radius = unit * (0.55 + 0.35 * Math.min(bright, 1.4))
    brush.glow({
      x,
      y,
      rx: radius * 1.6,
      ry: radius * 1.6,
      z: SKY_DEPTH * 0.99,
      colour: scaleColour(tone, bright * 0.5 * fade),
      soft: 1,
    })
    if (bright > 0.9) {
      brush.glow({
        x,
        y,
        rx: radius * 7,
        ry: radius * 7,
        z: SKY_DEPTH * 0.99,
        colour: scaleColour(tone, 0.025 * fade),
        soft: 1,
      })
    }
  }
  brush.flush()
  if (air.stars > 0.5) paintMoonFace(context)
}

/** Dark areas on the moon's disc, so that it does not look like a lamp. */
function paintMoonFace(context: PlateContext): void {
  const { air, brush, focal } = context
  const [x, y, z] = air.direction
  if (z <= 0) return
  const cx = context.centreX + (x / z) * focal
  const cy = context.horizonY - (y / z) * focal
  const radius = (sin(air.discDegrees * DEGREE) / z) * focal
  const seeded = context.seeded.fork('moon')
  for (let i = 0; i < 14; i++) {
    const angle = seeded.next() * 6.28
    const off = Math.sqrt(seeded.next()) * 0.62
    const size = seeded.between(0.1, 0.32) * radius
    brush.blob({
      x: cx + cos(angle) * off * radius,
      y: cy + sin(angle) * off * radius,
      rx: size,
      ry: size * seeded.between(0.6, 1),
      z: SKY_DEPTH * 0.995,
      colour: scaleColour(air.disc, 0.62),
      alpha: 0.42,
      soft: 0.9,
      kind: KINDS.sky,
      hazy: false,
    })
  }
  brush.flush()
}
