import { PLACE_TRAITS } from '../setting/place-traits.ts'
import type { Compositor, Sprite } from '@kinora/media/compositor/compositor'
import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import type { Place, ShotSetting } from '../setting/setting.ts'
import { projectToFrame, type ShotCamera } from '../camera/shot-camera.ts'
import { KINDS } from '../scenery/plate.ts'
import { blurValues, type Box, cropPicture, findInkBox } from '../figures/picture.ts'
import type { Scenery } from './scenery.ts'
import { smoothStep } from '../planes/plane.ts'

/** `opacity` is the opacity of the layers. */
type MovingLayers = { draw(camera: ShotCamera, seconds: number, opacity?: number): void; free(): void }

/**
 * The motion of water: away from the horizon, downstream, down a fall, or back and forth. Periods in seconds, distances
 * in fractions of the frame's height.
 */
type Flow = { seconds: number; grow: number; down: number; across: number }

const WATERS: Partial<Record<Place, Flow>> = {
  beach: { seconds: 4.2, grow: 0.02, down: 0, across: 0 },
  sea: { seconds: 4, grow: 0.032, down: 0, across: 0 },
  lake: { seconds: 5, grow: 0.006, down: 0, across: 0.004 },
  river: { seconds: 2.6, grow: 0.03, down: 0, across: 0 },
  waterfall: { seconds: 1.5, grow: 0, down: 0.05, across: 0 },
  skyline: { seconds: 4, grow: 0.01, down: 0, across: 0.003 },
  mountains: { seconds: 5, grow: 0.006, down: 0, across: 0.003 },
}
/** The speed at which clouds approach. */
const CLOUD_SPEED = 0.0024
/** Clouds of a timelapse: the period in seconds, growth, and sideways motion in fractions of the frame's height. */
const RACE = { seconds: 3.4, grow: 0.3, across: 0.22 }
const LEAST_SHARE = 0.015

/**
 * Water and clouds as layers over the plate. Water is drawn twice; each copy moves and fades while the other is opaque,
 * so that it flows without a seam. Clouds are drawn once and grow slowly.
 */
export function createMovingLayers(compositor: Compositor, scenery: Scenery, shot: ShotSetting): MovingLayers {
  const frame: Size = { width: compositor.width, height: compositor.height }
  const water = WATERS[shot.place]
  const waters = water ? addLayer(compositor, scenery, KINDS.water, frame.height * 0.012) : undefined
  const { isCloudless } = PLACE_TRAITS[shot.place]
  const clouds = isCloudless ? undefined : addLayer(compositor, scenery, KINDS.sky, frame.height * 0.045)
  const { centreX, horizonY } = scenery.plate.ground
  let seenShare = 1
  const draw = (layer: Layer, camera: ShotCamera, grow: number, x: number, y: number, opacity: number): void => {
    const seen = projectToFrame(camera, frame, { x: centreX + x, y: horizonY + y }, layer.nearness)
    const { box, sprite } = layer
    compositor.drawSprite(sprite, {
      x: seen.x,
      y: seen.y,
      anchorX: (centreX - box.left) / sprite.width,
      anchorY: (horizonY - box.top) / sprite.height,
      scale: seen.scale * (1 + grow),
      opacity: opacity * seenShare,
    })
  }
  const isHurried = shot.camera.lens?.includes('timelapse') === true
  /** In a timelapse clouds race: two copies each, like water. */
  const hurry = (layer: Layer, camera: ShotCamera, seconds: number): void => {
    for (const offset of [0, 0.5]) {
      const part = (seconds / RACE.seconds + offset) % 1
      const weight = offset === 0 ? 1 : 1 - Math.abs(2 * part - 1)
      draw(layer, camera, RACE.grow * part, RACE.across * frame.height * (part - 0.5), 0, weight)
    }
  }
  return {
    draw(camera, seconds, opacity = 1) {
      seenShare = opacity
      if (clouds && isHurried) hurry(clouds, camera, seconds)
      else if (clouds) draw(clouds, camera, CLOUD_SPEED * seconds, 0, 0, 1)
      if (!waters || !water) return
      for (const offset of [0, 0.5]) {
        const part = (seconds / water.seconds + offset) % 1
        // Opaque in the middle of its period and transparent at its ends; the plate below is always opaque.
        const weight = offset === 0 ? 1 : 1 - Math.abs(2 * ((seconds / water.seconds + 0.5) % 1) - 1)
        const sway = Math.sin(seconds * 1.3 + offset * 9) * water.across * frame.height
        draw(waters, camera, water.grow * (part - 0.5), sway, water.down * frame.height * (part - 0.5), weight)
      }
    },
    free() {
      waters?.sprite.free()
      clouds?.sprite.free()
    },
  }
}

type Layer = { sprite: Sprite; box: Box; nearness: number }

/** The part of the plate of one kind, with eroded soft edges, so that it can move a little over the rest. */
function addLayer(
  compositor: Compositor,
  { plate, picture, nearnessOf }: Scenery,
  kind: number,
  soft: number,
): Layer | undefined {
  const { width, height, mask, depth } = plate
  const inside = new Float32Array(mask.length)
  let [count, near] = [0, 0]
  for (let i = 0; i < mask.length; i++) {
    if (mask[i] !== kind) continue
    inside[i] = 1
    count++
    near += nearnessOf(depth[i]!)
  }
  if (count < LEAST_SHARE * mask.length) return undefined
  const softened = blurValues(inside, width, height, soft, 2)
  const rgba = Uint8Array.from(picture.rgba)
  for (let i = 0; i < mask.length; i++) {
    rgba[i * 4 + 3] = Math.round(255 * smoothStep(0.55, 0.95, softened[i]!))
  }
  const whole: RgbaPicture = { width, height, rgba }
  const box = findInkBox(whole)
  if (!box) return undefined
  return { sprite: compositor.addSprite(cropPicture(whole, box)), box, nearness: near / count }
}
