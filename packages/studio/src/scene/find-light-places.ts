import type { Size } from '@kinora/media/frames/size'
import { projectToFrame, type ShotCamera } from '../camera/shot-camera.ts'
import type { LightPlaces } from '../looks/create-light-pass.ts'
import type { Spot } from './arrangement.ts'
import type { Scenery } from './scenery.ts'

/** What gives light by its words, whatever it is drawn as. */
const LAMP = /lamp|lantern|candle|torch|bulb|campfire|fireplace|bonfire|灯|烛|篝火|火堆|炉/iu

const givesLight = ({ member: { subject, art } }: Spot): boolean =>
  art.pictogram.isFirelight === true || LAMP.test(subject.words)

/** Where a shot's lamp is in the frame, or whoever the light is on; and the side of its sun. */
export function findLightPlaces(
  spots: readonly Spot[],
  { plate, nearnessOf }: Pick<Scenery, 'plate' | 'nearnessOf'>,
  camera: ShotCamera,
  frame: Size,
): LightPlaces {
  const sunSide = plate.light.direction[0] >= 0 ? 1 : -1
  const first = spots.toSorted((a, b) => a.member.index - b.member.index)[0]
  const lit = spots.find(givesLight) ?? first
  if (!lit) return { pool: { x: 0.5, y: 0.5 }, sunSide }
  const { x, y } = projectToFrame(camera, frame, { x: lit.x, y: lit.y - 0.7 * lit.height }, nearnessOf(lit.depth))
  const within = (share: number): number => Math.min(0.95, Math.max(0.05, share))
  return { pool: { x: within(x / frame.width), y: within(y / frame.height) }, sunSide }
}
