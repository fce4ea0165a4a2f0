import { createCanvas } from '@napi-rs/canvas'
import type { Compositor, Sprite } from '@kinora/media/compositor/compositor'
import type { SeededRandom } from '@kinora/media/core/seeded-random'
import type { RgbaPicture } from '@kinora/media/frames/size'
import { PLACE_TRAITS } from '../direct/place-traits.ts'
import type { Shot } from '../direct/shot-list.ts'
import { KINDS } from '../scenery/plate.ts'
import type { Scenery } from './scenery.ts'

type Layer = { draw(seconds: number): void; free(): void }

const SIDE = 40
/** Wings from below to above. */
const WINGS = [-0.5, -0.1, 0.35, 0.7] as const
const FEWEST_SKY = 0.16
const FLYING: ReadonlySet<Shot['time']> = new Set(['dawn', 'morning', 'noon', 'afternoon', 'sunset'])
const FLIES_IN: ReadonlySet<Shot['weather']> = new Set(['clear', 'cloudy'])

/** A few birds far away, so that the sky of a place that nobody is in is alive. */
export function createFarBirds(
  compositor: Compositor,
  { plate }: Scenery,
  shot: Shot,
  seeded: SeededRandom,
): Layer | undefined {
  const { isSheltered, isBottomless, isNowhere } = PLACE_TRAITS[shot.place]
  if (isSheltered || isBottomless || isNowhere || shot.place === 'space') return undefined
  if (shot.subjects.length > 0 || !FLYING.has(shot.time) || !FLIES_IN.has(shot.weather)) return undefined
  const sky = plate.mask.reduce((count, kind) => count + (kind === KINDS.sky ? 1 : 0), 0)
  if (sky < FEWEST_SKY * plate.mask.length) return undefined
  const { width, height } = compositor
  const sprites: Sprite[] = WINGS.map(wing => compositor.addSprite(drawBird(wing)))
  const way = seeded.next() < 0.5 ? 1 : -1
  const first = { x: seeded.between(0.12, 0.3), y: seeded.between(0.1, 0.2) }
  const flock = Array.from({ length: 7 }, (_, nth) => ({
    x: -0.028 * nth + seeded.between(-0.008, 0.008),
    y: 0.022 * (nth % 2 ? nth : -nth * 0.4) + seeded.between(-0.01, 0.01),
    size: seeded.between(0.016, 0.024),
    at: seeded.next(),
  }))
  return {
    draw(seconds) {
      for (const { x, y, size, at } of flock) {
        const along = first.x + x + 0.055 * seconds
        const wing = Math.sin(2 * Math.PI * (1.6 * seconds + at))
        compositor.drawSprite(sprites[Math.min(WINGS.length - 1, Math.floor(((wing + 1) / 2) * WINGS.length))]!, {
          x: width * (way > 0 ? along : 1 - along),
          y: height * (first.y + y + 0.012 * Math.sin(0.9 * seconds + 6 * at)),
          anchorX: 0.5,
          anchorY: 0.5,
          scale: (size * height) / (SIDE / 2),
          opacity: 0.72,
        })
      }
    },
    free: () => sprites.forEach(sprite => sprite.free()),
  }
}

/** Two wings from a small body. */
function drawBird(wing: number): RgbaPicture {
  const context = createCanvas(SIDE, SIDE).getContext('2d')
  const middle = SIDE / 2
  context.strokeStyle = '#20242c'
  context.lineCap = 'round'
  context.lineWidth = SIDE * 0.075
  for (const side of [-1, 1]) {
    context.beginPath()
    context.moveTo(middle, middle)
    context.quadraticCurveTo(
      middle + side * SIDE * 0.2,
      middle - SIDE * (0.12 + 0.3 * wing),
      middle + side * SIDE * 0.45,
      middle - SIDE * 0.34 * wing,
    )
    context.stroke()
  }
  const { data } = context.getImageData(0, 0, SIDE, SIDE)
  return { width: SIDE, height: SIDE, rgba: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) }
}
