import { PLACE_TRAITS } from '../direct/place-traits.ts'
import type { RgbaPicture } from '@kinora/media/frames/size'
import type { Shot } from '../direct/shot-list.ts'
import { colourLuminance } from '../scenery/colour.ts'
import type { Plate } from '../scenery/plate.ts'
import type { Figure } from '../figures/figure.ts'
import { blurValues, type Point } from '../figures/picture.ts'

/** A shadow on the ground: its picture, and where in it the figure's foot is. */
export type Shadow = { picture: RgbaPicture; foot: Point }

/** The dark spot right below whatever stands; width is twice the height of a lying ellipse's radius and so on. */
const CONTACT_ASPECT = 4.2
const CONTACT_WIDTH = 256

/** Soft, darkest in the middle. One for everybody. */
export function drawContactShadow(): RgbaPicture {
  const [width, height] = [CONTACT_WIDTH, Math.round(CONTACT_WIDTH / CONTACT_ASPECT)]
  const rgba = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const far = Math.hypot((2 * (x + 0.5)) / width - 1, (2 * (y + 0.5)) / height - 1)
      const dark = Math.max(0, 1 - far)
      rgba.set([6, 6, 14, 255 * dark * dark * (3 - 2 * dark)], (y * width + x) * 4)
    }
  }
  return { width, height, rgba }
}

/** How dark shadows are: by how much of the light comes from one place. */
export function shadowStrength({ light }: Plate, { place, weather }: Shot): number {
  const { shadow } = PLACE_TRAITS[place]
  if (shadow !== undefined) return shadow
  const sun = colourLuminance(light.colour)
  const share = sun / (sun + 1.6 * colourLuminance(light.ambient) + 1e-6)
  return weather === 'fog' ? 0.1 : 0.72 * share
}

/** Longest shadow, in heights of the figure: a low sun's would leave the frame. */
const LONGEST = 1.5

/** The figure's outline, laid on the ground away from the light. `metres` is how far from the camera it stands. */
export function drawCastShadow(figure: Figure, plate: Plate, metres: number): Shadow {
  const [x, y, z] = plate.light.direction
  const high = Math.max(0.06, y)
  // Away from the light, per height: across the frame, and up the frame by how flat the ground is seen.
  const flat = Math.min(0.6, Math.max(0.12, plate.ground.eye / metres))
  const length = Math.min(LONGEST, Math.hypot(x, z) / high)
  const level = Math.max(1e-6, Math.hypot(x, z))
  const across = (-x / level) * length
  const away = (-z / level) * length * flat
  const up = Math.abs(away) < 0.1 ? (away < 0 ? -0.1 : 0.1) : away
  const frame = figure.frames[0]!
  const { foot } = figure
  const soft = Math.max(2, Math.round(figure.height * 0.02))
  const reach = foot.y
  const left = Math.floor(Math.min(0, across * reach) + Math.min(0, -foot.x)) - 3 * soft
  const right = Math.ceil(Math.max(0, across * reach) + frame.width - foot.x) + 3 * soft
  const top = Math.floor(Math.min(0, -up * reach)) - 3 * soft
  const bottom = Math.ceil(Math.max(0, -up * reach)) + 3 * soft
  const [width, height] = [right - left, bottom - top]
  const dark = new Float32Array(width * height)
  for (let row = 0; row < height; row++) {
    const above = -(row + top) / up
    if (above < 0 || above > reach) continue
    const from = Math.min(frame.height - 1, Math.round(foot.y - above))
    const fade = 1 - 0.75 * (above / reach)
    for (let column = 0; column < width; column++) {
      const own = Math.round(column + left - across * above + foot.x)
      if (own < 0 || own >= frame.width) continue
      dark[row * width + column] = (frame.rgba[(from * frame.width + own) * 4 + 3]! / 255) * fade
    }
  }
  const softened = blurValues(dark, width, height, soft)
  const rgba = new Uint8Array(width * height * 4)
  for (let i = 0; i < softened.length; i++) rgba.set([8, 8, 20, 255 * Math.min(1, softened[i]!)], i * 4)
  return { picture: { width, height, rgba }, foot: { x: -left, y: -top } }
}

/** How much a floor or a water gives back, by what it is. */
export function reflectionStrength({ place, weather }: Shot, isOnWater: boolean): number {
  if (isOnWater) return weather === 'storm' ? 0.22 : 0.42
  const { gloss = 0, wetGloss = gloss } = PLACE_TRAITS[place]
  return weather === 'rain' || weather === 'storm' ? wetGloss : gloss
}

/** The figure upside down below its foot, fading away, its rows a little to and fro as water has it. */
export function drawReflection(figure: Figure, isOnWater: boolean): Shadow {
  const frame = figure.frames[0]!
  const height = Math.max(2, Math.round(figure.height * (isOnWater ? 0.7 : 0.55)))
  const rgba = new Uint8Array(frame.width * height * 4)
  for (let row = 0; row < height; row++) {
    const from = Math.round(figure.foot.y) - 1 - row
    if (from < 0 || from >= frame.height) continue
    const part = row / height
    const sway = isOnWater
      ? Math.round(Math.sin(row * 0.55 + 2.6 * Math.sin(row * 0.13)) * figure.height * 0.012 * (0.3 + part))
      : 0
    const fade = (1 - part) * (1 - part)
    for (let x = 0; x < frame.width; x++) {
      const own = x + sway
      if (own < 0 || own >= frame.width) continue
      const at = (from * frame.width + own) * 4
      const to = (row * frame.width + x) * 4
      rgba[to] = frame.rgba[at]! * 0.86
      rgba[to + 1] = frame.rgba[at + 1]! * 0.9
      rgba[to + 2] = frame.rgba[at + 2]! * 0.94
      rgba[to + 3] = frame.rgba[at + 3]! * fade
    }
  }
  return { picture: { width: frame.width, height, rgba }, foot: { x: figure.foot.x, y: 0 } }
}
