import type { Size } from '../../../media/src/frames/size.ts'
import type { Shot } from '../../src/direct/shot-list.ts'
import type { Point } from '../../src/bodies/body.ts'
import { projectToFrame } from '../../src/camera/shot-camera.ts'
import type { PreparedShot } from '../../src/scene/prepare-shot.ts'
import type { Solid } from '../../src/scene/solid.ts'

/** What is seen to move in a shot, between a tenth, the middle and nine tenths of it. */
export type ShotMotion = {
  /** What the first subject does: an event, a stance or a gesture; `place` where nobody is. */
  sort: string
  /** How far it goes in the frame from the first look to the last, of the frame's width; and by what it grows or shrinks (0.2: a fifth). */
  way: number
  grows: number
  /** How far the joints and hands that go furthest go about its middle between two looks, of its height: the middle of three. */
  pose: number
  /** How far what stands in the plate goes in the frame, of its width; and how much further the near than the far. */
  ground: number
  parallax: number
  /** Whether what becomes of it is there at the end; undefined where nothing does. */
  ends?: boolean
  isStill: boolean
}

const LOOKS = [0.1, 0.5, 0.9] as const
/** Less is not seen by who looks at three pictures. */
const [LEAST_WAY, LEAST_GROWTH, LEAST_POSE, LEAST_GROUND] = [0.15, 0.2, 0.07, 0.09]

type Look = { x: number; y: number; size: number; joints: number[][]; opacity: number; glow: number; opened: number }

export function measureMotion(prepared: PreparedShot, shot: Shot, frame: Size, seconds: number): ShotMotion {
  const { figures, scenery, cameraAt } = prepared
  const solids = figures.solids.flatMap(({ solid }) => withBound(solid))
  const main = solids.toSorted((a, b) => a.member.index - b.member.index || a.nth - b.nth)[0]
  const { ground, parallax } = measureGround(prepared, frame, seconds)
  if (!main) {
    const isStill = ground < LEAST_GROUND && parallax < LEAST_GROUND && !shot.imagery && shot.weather === 'clear'
    return { sort: 'place', way: 0, grows: 0, pose: 0, ground, parallax, isStill }
  }
  const looks = LOOKS.map(share => lookAt(main, share))
  const [first, middle, last] = looks as [Look, Look, Look]
  const way = Math.hypot(last.x - first.x, ((last.y - first.y) * frame.height) / frame.width)
  const grows = Math.abs(Math.log(last.size / first.size))
  const pose = [apart(first, middle), apart(middle, last), apart(first, last)].toSorted((a, b) => a - b)[1]!
  const others = figures.solids.filter(({ solid }) => solid !== main && !withBound(solid).includes(main))
  const otherWay = Math.max(0, ...others.map(({ solid }) => wayOf(lookAt(solid, 0.1), lookAt(solid, 0.9), frame)))
  const ends = main.events.length === 0 ? undefined : hasEnded(first, last, way)
  const isStill =
    way < LEAST_WAY &&
    grows < LEAST_GROWTH &&
    pose < LEAST_POSE &&
    ground < LEAST_GROUND &&
    parallax < LEAST_GROUND &&
    otherWay < LEAST_WAY &&
    ends !== true
  const { doing, rig } = main
  const does = doing.gestures[0] ?? doing.stance
  const sort = main.events[0]
    ? `!${main.events[0]}`
    : rig === 'thing' || rig === 'card'
      ? `thing ${doing.stance}`
      : does
  return { sort, way, grows, pose, ground, parallax, ...(ends !== undefined && { ends }), isStill }

  function lookAt(solid: Solid, share: number): Look {
    let bones: Float32Array | undefined
    let how: { opacity?: number; glow?: number } = {}
    const { posable } = solid
    const { pose } = posable
    posable.pose = (given, posing) => {
      bones = given.slice()
      how = posing
    }
    figures.pose(share * seconds, share)
    posable.pose = pose
    const { focal, centreX, horizonY } = scenery.plate.ground
    const { middle: place, up, across } = solid.placed!
    const z = Math.max(0.3, place[2])
    const at = { x: centreX + (place[0] * focal) / z, y: horizonY - (place[1] * focal) / z }
    const seen = projectToFrame(cameraAt(share * seconds), frame, at, scenery.nearnessOf(z))
    const high = (solid.extent.high[1] - solid.extent.low[1]) * solid.scale
    const joints = bones
      ? jointsOf(solid).map(({ at: bone, index }) => {
          const row = (axis: number): number => {
            const from = index * 12 + axis * 4
            return (
              bones![from]! * bone[0] + bones![from + 1]! * bone[1] + bones![from + 2]! * bone[2] + bones![from + 3]!
            )
          }
          return [0, 1, 2].map(axis => (row(axis) - place[axis]!) / high)
        })
      : []
    return {
      x: seen.x / frame.width,
      y: seen.y / frame.height,
      size: (Math.max(up, across) * focal * seen.scale) / z,
      joints,
      opacity: bones ? (how.opacity ?? 1) : 0,
      glow: how.glow ?? 0,
      opened: 0,
    }
  }
}

const withBound = (solid: Solid): Solid[] => [solid, ...solid.bound.flatMap(part => withBound(part.solid))]

const wayOf = (from: Look, to: Look, frame: Size): number =>
  Math.hypot(to.x - from.x, ((to.y - from.y) * frame.height) / frame.width)

/** Where bones hang, and what hands and mouth are at. */
const jointsOf = ({ body: { bones, sockets } }: Solid): { at: Point; index: number }[] => [
  ...bones.map(({ at }, index) => ({ at, index })),
  ...Object.values(sockets).map(({ at, bone }) => ({ at, index: bones.findIndex(({ name }) => name === bone) })),
]

/** How far the fifth of the joints that goes furthest is from where it was. */
function apart({ joints: one }: Look, { joints: other }: Look): number {
  if (one.length !== other.length) return 1
  if (one.length === 0) return 0
  const ways = one.map((joint, at) => Math.hypot(...joint.map((value, axis) => value - other[at]![axis]!)))
  const most = ways.toSorted((a, b) => b - a).slice(0, Math.ceil(ways.length / 5))
  return most.reduce((sum, way) => sum + way, 0) / most.length
}

const hasEnded = (first: Look, last: Look, way: number): boolean =>
  way > 0.1 ||
  Math.abs(Math.log(last.size / first.size)) > 0.2 ||
  Math.abs(last.opacity - first.opacity) > 0.3 ||
  Math.abs(last.glow - first.glow) > 0.2 ||
  apart(first, last) > 0.08

/** Places of the frame's middle of the shot: where they are in the frame before and after. */
function measureGround({ scenery, cameraAt }: PreparedShot, frame: Size, seconds: number) {
  const { plate, nearnessOf } = scenery
  const camera = cameraAt(seconds / 2)
  const ways: { nearness: number; x: number; y: number }[] = []
  for (const row of [0.2, 0.4, 0.6, 0.8, 0.95])
    for (const column of [0.1, 0.3, 0.5, 0.7, 0.9]) {
      const x = camera.x + ((column - 0.5) * frame.width) / camera.zoom
      const y = camera.y + ((row - 0.5) * frame.height) / camera.zoom
      const at =
        Math.min(plate.height - 1, Math.max(0, Math.round(y))) * plate.width +
        Math.min(plate.width - 1, Math.max(0, Math.round(x)))
      const nearness = nearnessOf(plate.depth[at]!)
      const placeAt = (share: number): { x: number; y: number } =>
        projectToFrame(cameraAt(share * seconds), frame, { x, y }, nearness)
      const [from, to] = [placeAt(0.1), placeAt(0.9)]
      ways.push({ nearness, x: (to.x - from.x) / frame.width, y: (to.y - from.y) / frame.width })
    }
  const ground = ways.reduce((sum, { x, y }) => sum + Math.hypot(x, y), 0) / ways.length
  const sorted = ways.toSorted((a, b) => a.nearness - b.nearness)
  const [far, near] = [sorted.slice(0, 5), sorted.slice(-5)].map(some => ({
    x: some.reduce((sum, one) => sum + one.x, 0) / 5,
    y: some.reduce((sum, one) => sum + one.y, 0) / 5,
  })) as [{ x: number; y: number }, { x: number; y: number }]
  return { ground, parallax: Math.hypot(near.x - far.x, near.y - far.y) }
}
