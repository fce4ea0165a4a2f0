import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import { createCanvas } from '@napi-rs/canvas'
import type { Sprite } from '@kinora/media/compositor/compositor'
import type { RgbaPicture } from '@kinora/media/frames/size'
import type { CameraMove } from '../setting/setting.ts'
import type { OpenModel } from '../models/open-model.ts'
import { clampValue, smoothStep } from '../planes/plane.ts'
import type { Scenery } from '../backdrops/scenery.ts'
import type { TakeOptions } from '../camera/take.ts'
import { cloudBank, type CloudLight } from './cloud-bank.ts'
import type { DrawSegment } from './create-photo-segment.ts'
import type { PlaceCache } from './place-cache.ts'
import type { Setting } from './story.ts'
import { prepareTraveller } from './prepare-traveller.ts'

/** The subject of a picture in new surroundings: on the ground with a shadow, or on a cloud. */
export async function createJourneySegment(
  options: TakeOptions,
  picture: RgbaPicture,
  { move, setting, places }: { move: CameraMove; setting: Setting; places: PlaceCache },
  open: OpenModel,
): Promise<DrawSegment> {
  const { compositor, frames, seed } = options
  const { scenery, relief } = places(setting)
  const traveller = await prepareTraveller(picture, scenery, compositor, setting, open)
  const sprite = compositor.addSprite(traveller.picture)
  const light = cloudLightOf(scenery)
  const { width, height } = compositor
  const banks = setting.stance === 'cloud' ? banksOf(options, light) : []
  const shadow = setting.stance === 'ground' && traveller.stands ? compositor.addSprite(shadowPicture()) : undefined
  return frame => {
    const way = clampValue(frame / Math.max(1, frames - 1))
    const { aside, up, closer } = cameraAt(move, way)
    compositor.drawRelief(relief, {
      x: relief.width / 2 + aside * 0.05 * width,
      y: relief.height / 2 + up * 0.035 * height,
      zoom: 1.01 + 0.05 * closer,
      shiftX: -aside * 0.02 * width,
      push: 0.05 * closer,
      pivot: 0.3,
    })
    for (const bank of banks.filter(({ isBehind }) => isBehind)) drawBank(bank, frame)
    // Nearer than the plate: it moves and grows faster.
    const scale = traveller.scale * (1 + 0.09 * closer)
    const bob = setting.stance === 'cloud' ? Math.sin(frame / 13) * 0.008 * height : 0
    const x = width * traveller.x - aside * 0.05 * width
    const y = height * traveller.bottom + bob - up * 0.02 * height
    if (shadow) {
      const wide = (traveller.picture.width * scale) / shadow.width
      compositor.drawSprite(shadow, { x, y, anchorX: 0.5, anchorY: 0.5, scale: wide * 1.15, opacity: 0.6 })
    }
    compositor.drawSprite(sprite, { x, y, anchorX: 0.5, anchorY: 1, scale })
    for (const bank of banks.filter(({ isBehind }) => !isBehind)) drawBank(bank, frame)
  }

  function drawBank({ sprite: bank, from, speed, row, size, opacity }: Bank, frame: number): void {
    const span = 1 + 2 * size
    const place = (((from + (speed * frame) / FRAMES_PER_SECOND) % span) + span) % span
    compositor.drawSprite(bank, {
      x: width * (place - size),
      y: height * row + Math.sin(frame / 17 + seed + from * 9) * 0.006 * height,
      anchorX: 0.5,
      anchorY: 0.5,
      scale: (2 * size * width) / bank.width,
      opacity,
    })
  }
}

/** The progress of a camera move: aside and up from -1 to 1, closer from 0 to 1. */
function cameraAt(move: CameraMove, way: number): { aside: number; up: number; closer: number } {
  const eased = 0.5 * way + 0.5 * smoothStep(0, 1, way)
  const across = 2 * eased - 1
  switch (move) {
    case 'track-left':
    case 'pan-left':
      return { aside: -across, up: 0, closer: 0.3 }
    case 'track-right':
    case 'reveal':
    case 'pan-right':
      return { aside: across, up: 0, closer: 0.3 }
    case 'crane-up':
    case 'tilt-up':
      return { aside: 0.15 * across, up: -across, closer: 0.4 * eased }
    case 'crane-down':
    case 'tilt-down':
      return { aside: 0.15 * across, up: across, closer: 0.4 * eased }
    case 'pull':
      return { aside: 0.1 * across, up: 0, closer: 1 - eased }
    case 'orbit':
      return { aside: 0.8 * across, up: 0.2, closer: 0.25 + 0.5 * eased }
    case 'push':
    case 'drift':
    case 'still':
    case 'handheld':
      return { aside: 0.25 * across, up: 0, closer: eased }
  }
}

type Bank = {
  sprite: Sprite
  from: number
  speed: number
  row: number
  size: number
  opacity: number
  isBehind: boolean
}

/** Passing clouds in the background, and the carrying ones. */
function banksOf({ compositor, seed }: TakeOptions, light: CloudLight): Bank[] {
  const wide = Math.round(compositor.width * 0.9)
  const pictures = [0, 1, 2].map(index => cloudBank(wide, Math.round(wide * 0.4), light, seed + index))
  const [first, second, third] = pictures.map(picture => compositor.addSprite(picture)) as [Sprite, Sprite, Sprite]
  return [
    { sprite: second, from: 0.1, speed: -0.05, row: 0.7, size: 0.36, opacity: 0.75, isBehind: true },
    { sprite: third, from: 0.9, speed: -0.08, row: 0.78, size: 0.42, opacity: 0.8, isBehind: true },
    { sprite: first, from: 1.02, speed: -0.005, row: 0.9, size: 0.52, opacity: 1, isBehind: false },
    { sprite: second, from: 0.55, speed: -0.012, row: 0.97, size: 0.5, opacity: 1, isBehind: false },
    { sprite: third, from: 1.55, speed: -0.016, row: 0.98, size: 0.5, opacity: 1, isBehind: false },
  ]
}

/** The brightest and darkest sky of the scenery, so that the clouds match. */
function cloudLightOf({ picture }: Scenery): CloudLight {
  const colours: [number, number, number][] = []
  for (let at = 0; at < (picture.rgba.length / 4) * 0.5; at += 397) {
    colours.push([picture.rgba[at * 4]!, picture.rgba[at * 4 + 1]!, picture.rgba[at * 4 + 2]!])
  }
  const lumaOf = ([red, green, blue]: readonly [number, number, number]): number => 0.3 * red + 0.6 * green + 0.1 * blue
  const sorted = colours.toSorted((one, other) => lumaOf(one) - lumaOf(other))
  const bright = sorted[Math.floor(sorted.length * 0.97)] ?? [255, 255, 255]
  const middle = sorted[Math.floor(sorted.length * 0.5)] ?? [200, 200, 210]
  const towards = (part: number, white: number): number => Math.round(part + (255 - part) * white)
  return {
    lit: [towards(bright[0], 0.55), towards(bright[1], 0.5), towards(bright[2], 0.45)],
    shade: [towards(middle[0], 0.28), towards(middle[1], 0.26), towards(middle[2], 0.3)],
  }
}

function shadowPicture(): RgbaPicture {
  const [width, height] = [256, 56]
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.scale(1, height / width)
  const shade = context.createRadialGradient(width / 2, width / 2, 0, width / 2, width / 2, width / 2)
  shade.addColorStop(0, 'rgba(10, 8, 14, 0.85)')
  shade.addColorStop(0.5, 'rgba(10, 8, 14, 0.4)')
  shade.addColorStop(1, 'rgba(10, 8, 14, 0)')
  context.fillStyle = shade
  context.fillRect(0, 0, width, width)
  const { data } = context.getImageData(0, 0, width, height)
  return { width, height, rgba: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) }
}
