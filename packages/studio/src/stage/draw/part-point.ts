import type { Point } from '../../bodies/body.ts'
import { partsExtent } from '../../bodies/extent.ts'
import { apply } from '../../bodies/vectors.ts'
import { loadCatalogue } from '../../library/catalogue.ts'
import { bodyPart } from '../resolve/body-part.ts'
import { isAlive, type Performer, sizeOf } from '../resolve/performer.ts'
import { inverse, type Posed } from '../film/posed.ts'

/** The position of a part of a posed body. */
export function partPoint({ performer, bones, world }: Posed, part: string): Point | undefined {
  const spot = bodyPart(performer, part)
  return spot && apply(world, bones.placeOf(spot.bone, spot.at))
}

/** The grip point, in its own metres. */
export function gripOf(performer: Performer): Point {
  const { low, high } = performer.extent
  const grip = performer.body.sockets['grip']?.at
  if (grip) return grip
  const entry = loadCatalogue().asset(performer.asset)
  const handle = entry?.isA.some(kind => kind === 'tool' || kind === 'weapon')
    ? bodyPart(performer, 'handle')
    : undefined
  return handle?.at ?? [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2]
}

/** Where a hand touches a thing without a given part: its grip, the free edge of its leaf, its lid, its near side. */
export function touchPoint(posed: Posed, from: Point): Point {
  const { performer, bones, world } = posed
  const { body, extent, rig } = performer
  const placed = (bone: string, at: Point): Point => apply(world, bones.placeOf(bone, at))
  const { low, high } = extent
  if (isAlive(performer)) return touchAlive(posed, from)
  const grip = body.sockets['grip']
  if (grip && rig === 'thing') return placed(grip.bone, grip.at)
  const leaf = body.bones.find(({ name }) => name.startsWith('hinge'))
  if (leaf) {
    const free = high[0] - leaf.at[0] > leaf.at[0] - low[0] ? high[0] : low[0]
    const at: Point = [leaf.at[0] + 0.84 * (free - leaf.at[0]), low[1] + 0.46 * (high[1] - low[1]), high[2]]
    return placed(leaf.name, at)
  }
  const lid = body.bones.find(({ name }) => LIDS.has(name))
  if (lid) {
    const own = partsExtent(body.parts.filter(({ bone }) => bone === lid.name))
    return placed(lid.name, [(own.low[0] + own.high[0]) / 2, own.high[1], own.high[2]])
  }
  const [x, y, z] = inverse(world, from)
  const within = (value: number, axis: 0 | 1 | 2): number => Math.min(high[axis], Math.max(low[axis], value))
  return apply(world, [within(x, 0), within(y, 1), within(z, 2)])
}
const LIDS: ReadonlySet<string> = new Set(['lid', 'cap', 'fold', 'leaf.l'])

/** The back of an animal, the near shoulder of a person. */
function touchAlive({ performer, bones, world, box }: Posed, from: Point): Point {
  const { body } = performer
  const back = body.sockets['seat'] ?? body.sockets['top']
  if (performer.rig !== 'person')
    return back
      ? apply(world, bones.placeOf(back.bone, back.at))
      : [(box.low[0] + box.high[0]) / 2, box.high[1], (box.low[2] + box.high[2]) / 2]
  const tall = sizeOf(performer).height / performer.scale
  const side = inverse(world, from)[0] >= 0 ? 1 : -1
  return apply(world, bones.placeOf('chest', [0.1 * tall * side, 0.64 * tall, 0.03 * tall]))
}
