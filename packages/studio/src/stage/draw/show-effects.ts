import type { Point } from '../../bodies/body.ts'
import { ease } from '../../bodies/motion/moment.ts'
import { poseBones } from '../../bodies/pose-bones.ts'
import { halveMesh } from '../../bodies/halve-mesh.ts'
import { apply, type Matrix, moving, multiply, scaling, turning } from '../../bodies/vectors.ts'
import type { SeenEffect } from '../../library/behaviour.ts'
import type { Posable, Rasteriser } from '../../raster/rasteriser.ts'
import type { ShownEffect } from '../act/performance.ts'
import { type Performer, sizeOf } from '../resolve/performer.ts'
import { type FragmentKind, type Fragments, fragmentsFor, createFragments, poseFragments } from './fragments.ts'
import { createEffects, type Effects, isEffect, poseEffects } from './effects.ts'
import { spoutOf } from './hand-goals.ts'
import { createLine, linePoints, poseLine } from './lines.ts'
import { partPoint } from './part-point.ts'
import type { Posed } from '../film/posed.ts'

/** The effects of one body in the rasteriser's memory. */
export type Surrounds = {
  effects: Map<string, Effects>
  fragments: Map<string, Fragments>
  streams: Map<string, Posable>
  halves?: readonly [Posable, Posable]
}
export const createSurrounds = (): Surrounds => ({ effects: new Map(), fragments: new Map(), streams: new Map() })

/** A body relative to the eye. */
export type Sight = {
  rasteriser: Rasteriser
  /** A point of the place relative to the eye. */
  lifted: (point: Point) => Point
  /** The scale from the place to the eye. */
  size: number
  groundY: number
  seconds: number
  /** Another body of the shot. */
  posed: (id: string) => Posed | undefined
}

/** Small pieces of hand work, by effect. */
const FRAGMENTS: Partial<Record<SeenEffect, FragmentKind>> = {
  earth: 'earth',
  dust: 'dust',
  grain: 'grain',
  tears: 'tears',
  spatter: 'spatter',
  rain: 'drops',
}
const LIKE: Partial<Record<SeenEffect, SeenEffect>> = { mist: 'steam' }
const WATER = '#a9d6ec'

/** The size of a part of a body. */
const PART = 0.24

/** Draws all effects of a body: flames at a part, sparks, a stream, fragments. */
export function showEffects(around: Surrounds, posed: Posed, sight: Sight): void {
  for (const shown of posed.performance.effects) {
    const key = `${shown.effect} ${shown.part ?? ''}`
    const kind = FRAGMENTS[shown.effect]
    if (shown.effect === 'stream' && shown.from !== undefined) {
      pourInto(around, key, posed, shown, sight)
      continue
    }
    if (kind) {
      throwFragments(around, key, kind, posed, sight)
      continue
    }
    const like = LIKE[shown.effect] ?? shown.effect
    if (isEffect(like)) poseAt(around, key, like, posed, shown, sight)
  }
  showPieces(around, posed, sight)
}

function poseAt(
  around: Surrounds,
  key: string,
  kind: SeenEffect,
  posed: Posed,
  shown: ShownEffect,
  sight: Sight,
): void {
  const { box, performer } = posed
  const { low, high } = box
  const part = shown.part === undefined ? undefined : partPoint(posed, shown.part)
  const { width, height, depth } = sizeOf(performer)
  const share = part ? PART : 1
  // A thin thing, such as a wick, has a visible flame.
  const least = part && kind === 'flames' ? 0.05 : 0
  const high0 = Math.max(least, share * height)
  const foot: Point = part
    ? [part[0], part[1] - (kind === 'flames' ? 0.35 : 0.5) * high0, part[2]]
    : [(low[0] + high[0]) / 2, low[1], (low[2] + high[2]) / 2]
  const effect = around.effects.get(key) ?? createEffects(sight.rasteriser, kind)
  around.effects.set(key, effect)
  const { size } = sight
  poseEffects(effect, {
    seconds: shown.stays ? sight.seconds + 1 : shown.seconds,
    until: shown.stays ? 1 : shown.until,
    foot: sight.lifted(foot),
    yaw: posed.yaw,
    groundY: sight.groundY,
    wide: size * Math.max(least, share * width),
    high: size * high0,
    long: size * Math.max(least, share * depth),
  })
}

/** From a spout down into the filled thing. */
function pourInto(around: Surrounds, key: string, posed: Posed, shown: ShownEffect, sight: Sight): void {
  const vessel = sight.posed(shown.from!)
  if (!vessel) return
  const mouth = spoutOf(vessel.performer)
  const bone = vessel.performer.body.sockets['spout']?.bone ?? vessel.performer.body.bones[0]!.name
  const from = apply(vessel.world, vessel.bones.placeOf(bone, mouth))
  const { low, high } = posed.box
  const isInside = from[0] > low[0] && from[0] < high[0] && from[2] > low[2] && from[2] < high[2]
  const surface = vessel === posed ? 0 : low[1] + 0.7 * (high[1] - low[1])
  const end: Point = isInside ? [from[0], surface, from[2]] : [(low[0] + high[0]) / 2, surface, (low[2] + high[2]) / 2]
  const falls = Math.min(1, shown.seconds / 0.25) * (1 - ease((shown.seconds - 0.8 * shown.until) / 0.1))
  if (falls <= 0.01 || from[1] <= end[1]) return
  const to: Point = [
    from[0] + (end[0] - from[0]) * falls,
    from[1] + (end[1] - from[1]) * falls,
    from[2] + (end[2] - from[2]) * falls,
  ]
  const line = around.streams.get(key) ?? createLine(sight.rasteriser, WATER)
  around.streams.set(key, line)
  const thick = 0.012 * Math.max(1, sizeOf(vessel.performer).height / 0.3) * sight.size
  poseLine(line, linePoints(sight.lifted(from), sight.lifted(to), 0), thick, sight.groundY)
}

/** Earth, dust, seeds and tears from their source. */
function throwFragments(around: Surrounds, key: string, kind: FragmentKind, posed: Posed, sight: Sight): void {
  const fragments = around.fragments.get(key) ?? createFragments(sight.rasteriser, { kind, source: 'work' }, [])
  around.fragments.set(key, fragments)
  const { box, performer, world, bones, face, yaw } = posed
  const { height } = sizeOf(performer)
  const hand = performer.body.sockets['hand.r'] ?? performer.body.sockets['paw.fr']
  const above: Point = [(box.low[0] + box.high[0]) / 2, box.high[1] + 0.35 * height, (box.low[2] + box.high[2]) / 2]
  const from =
    kind === 'tears' && face
      ? face.at
      : kind === 'drops' || kind === 'grain' || !hand
        ? above
        : apply(world, bones.placeOf(hand.bone, hand.at))
  const size = sight.size * Math.max(0.3, height)
  poseFragments(fragments, { since: sight.seconds + 3, from: sight.lifted(from), groundY: sight.groundY, size, yaw })
}

/** A broken or burst thing flies apart; the pieces stay on the ground. */
function showPieces(around: Surrounds, posed: Posed, sight: Sight): void {
  const { performance, performer, turnout, box } = posed
  const { isBroken, isHalved, events } = performance
  const broke = isBroken?.seconds ?? turnout?.since
  if (broke !== undefined && broke >= 0) {
    const isFiery = events.some(({ event }) => event === 'burst')
    const found = isBroken
      ? 'shards'
      : fragmentsFor(
          events.map(({ event }) => event),
          isFiery,
          performer.rig === 'bird',
        )
    // A burst in flames also leaves pieces.
    for (const kind of found === 'fire' ? (['fire', 'shards'] as const) : found ? [found] : []) {
      const fragments =
        around.fragments.get(`pieces ${kind}`) ??
        createFragments(sight.rasteriser, { kind, source: 'event' }, coloursOf(performer))
      around.fragments.set(`pieces ${kind}`, fragments)
      const { width, height, depth } = sizeOf(performer)
      const from: Point = [
        (box.low[0] + box.high[0]) / 2,
        (box.low[1] + box.high[1]) / 2,
        (box.low[2] + box.high[2]) / 2,
      ]
      const size = sight.size * Math.max(0.15, width, height, depth)
      poseFragments(fragments, { since: Math.min(9, broke), from: sight.lifted(from), groundY: sight.groundY, size })
    }
  }
  if (isHalved) {
    around.halves ??= halvesOf(performer, sight.rasteriser)
    poseHalves(around.halves, posed, isHalved.seconds, sight)
  }
}

const coloursOf = ({ body }: Performer): string[] => [...new Set(body.parts.map(({ colour }) => colour))].slice(0, 4)

function halvesOf(
  { mesh, code = '', extent: { low, high } }: Performer,
  rasteriser: Rasteriser,
): readonly [Posable, Posable] {
  const middle = (low[0] + high[0]) / 2
  const half = (side: 1 | -1): Posable => rasteriser.add({ mesh: halveMesh(mesh, code, middle, side) })
  return [half(1), half(-1)]
}

/** Radians that each half turns its inside to the viewer. */
const OPENED = 1.05

/** Both halves fall apart. */
function poseHalves(halves: readonly [Posable, Posable], posed: Posed, since: number, sight: Sight): void {
  const { performer, world: stood } = posed
  const { body, scale, extent } = performer
  const done = ease(since / 0.45)
  const wide = extent.high[0] - extent.low[0]
  const rest = poseBones(body, { turns: {} })
  const foot: Point = [stood[3]!, stood[7]!, stood[11]!]
  for (const [nth, half] of halves.entries()) {
    const side = nth === 0 ? 1 : -1
    // Turned about its own centre, so that it does not intersect the other half.
    const turned = multiply(
      moving([side * (0.25 + 0.2 * done) * wide, 0, 0]),
      multiply(turning([0, side * OPENED * done, 0]), moving([-side * 0.25 * wide, 0, 0])),
    )
    const own = multiply(scaling(scale * sight.size), turned)
    const world: Matrix = multiply(moving(sight.lifted(foot)), multiply(turning([0, posed.yaw, 0]), own))
    const bones = new Float32Array(rest.matrices.length * 12)
    for (const [index, matrix] of rest.matrices.entries()) bones.set(multiply(world, matrix), index * 12)
    half.pose(bones, {
      at: sight.lifted(foot),
      radius: 1.6 * wide * scale * sight.size + 0.1,
      groundY: sight.groundY,
      glow: 0,
    })
  }
}
