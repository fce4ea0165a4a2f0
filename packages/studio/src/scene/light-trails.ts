import { createCanvas } from '@napi-rs/canvas'
import type { Compositor, Sprite } from '@kinora/media/compositor/compositor'
import type { SeededRandom } from '@kinora/media/core/seeded-random'
import type { RgbaPicture } from '@kinora/media/frames/size'
import { projectToFrame, type ShotCamera } from '../camera/shot-camera.ts'
import type { Shot } from '../direct/shot-list.ts'
import type { Plate } from '../scenery/plate.ts'
import type { Scenery } from './scenery.ts'

type Layer = { draw(camera: ShotCamera, seconds: number): void; free(): void }

/** Lanes of a road that goes away from the camera: how far from its middle, metres. */
const LANES: Readonly<Record<string, readonly number[]>> = {
  street: [1.3, 2.7],
  highway: [1.6, 3, 4.8],
  overpass: [1.4, 3.4],
  road: [1.2, 2.2],
  bridge: [1.2, 2.4],
  'neon-street': [1.2, 2.6],
}
const PICTURES = 10
/** A picture is so wide at most, pixels. */
const WIDEST = 760
const ROUND_SECONDS = 1.6
/** Where the lights are in the depth, metres, and how far apart those of one lane go. */
const [NEAR, FAR, APART] = [3.4, 150, 52]
const [WHITE, RED] = ['255, 240, 206', '255, 44, 30']

export const hasLightTrails = ({ camera, time }: Shot): boolean =>
  camera.lens?.includes('light-trails') === true && (time === 'night' || time === 'dusk')

/** The lights of cars on a road by night as those who leave the shutter open see them: white ones come, red ones go. */
export function createLightTrails(
  compositor: Compositor,
  { plate }: Scenery,
  shot: Shot,
  seeded: SeededRandom,
): Layer | undefined {
  const lanes = LANES[shot.where ?? shot.place]
  if (!lanes || !hasLightTrails(shot)) return undefined
  const trails = [-1, 1].flatMap(side =>
    lanes.flatMap(x =>
      [-0.55, 0.55].map(aside => ({
        x: side * x + aside * 0.8,
        y: side < 0 ? 0.7 : 0.85,
        from: seeded.next(),
        long: seeded.between(0.5, 0.85),
        isComing: side < 0,
      })),
    ),
  )
  const shrunk = Math.max(1, plate.width / WIDEST)
  const sprites: Sprite[] = Array.from({ length: PICTURES }, (_, nth) =>
    compositor.addSprite(paint(plate, trails, nth / PICTURES, shrunk)),
  )
  const frame = { width: compositor.width, height: compositor.height }
  return {
    draw(camera, seconds) {
      const at = ((seconds / ROUND_SECONDS) % 1) * PICTURES
      const [first, share] = [Math.floor(at) % PICTURES, at - Math.floor(at)]
      const corner = projectToFrame(camera, frame, { x: 0, y: 0 }, 0.2)
      const place = { x: corner.x, y: corner.y, scale: corner.scale * shrunk }
      compositor.drawSprite(sprites[first]!, { ...place, opacity: 1 })
      compositor.drawSprite(sprites[(first + 1) % PICTURES]!, { ...place, opacity: share })
    },
    free: () => sprites.forEach(sprite => sprite.free()),
  }
}

type Trail = { x: number; y: number; from: number; long: number; isComing: boolean }

function paint(plate: Plate, trails: readonly Trail[], part: number, shrunk: number): RgbaPicture {
  const { ground } = plate
  const [width, height] = [Math.ceil(plate.width / shrunk), Math.ceil(plate.height / shrunk)]
  const context = createCanvas(width, height).getContext('2d')
  context.globalCompositeOperation = 'lighter'
  context.lineCap = 'round'
  context.scale(1 / shrunk, 1 / shrunk)
  const seenAt = (x: number, y: number, z: number): [number, number] => [
    ground.centreX + (x * ground.focal) / z,
    ground.horizonY + ((ground.eye - y) * ground.focal) / z,
  ]
  for (const { x, y, from, long, isComing } of trails) {
    // A faint band all along, and lights that run in it.
    line(context, seenAt(x, y, FAR), seenAt(x, y, NEAR), isComing ? WHITE : RED, 0.34, (0.1 * ground.focal) / NEAR)
    const gone = (part + from) % 1
    for (let start = -APART; start < FAR; start += APART) {
      const z = start + (isComing ? 1 - gone : gone) * APART
      const [near, far] = [Math.max(NEAR, z), Math.min(FAR, z + long * APART)]
      if (far <= near) continue
      const thick = Math.max(1.6, (0.13 * ground.focal) / Math.sqrt(near * far))
      line(context, seenAt(x, y, far), seenAt(x, y, near), isComing ? WHITE : RED, 0.85, thick)
      line(context, seenAt(x, y, far), seenAt(x, y, near), isComing ? WHITE : RED, 0.16, 4 * thick)
    }
  }
  const { data } = context.getImageData(0, 0, width, height)
  return { width, height, rgba: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) }
}

function line(
  context: ReturnType<ReturnType<typeof createCanvas>['getContext']>,
  [x, y]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  colour: string,
  alpha: number,
  thick: number,
): void {
  context.strokeStyle = `rgba(${colour}, ${alpha})`
  context.lineWidth = thick
  context.beginPath()
  context.moveTo(x, y)
  context.lineTo(toX, toY)
  context.stroke()
}
