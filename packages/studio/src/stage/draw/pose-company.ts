import type { Point } from '../../bodies/body.ts'
import { apply, applyTurn, type Matrix } from '../../bodies/vectors.ts'
import type { Performance } from '../act/perform-shot.ts'
import type { PlaceRoom } from '../resolve/place-room.ts'
import { isAlive, type Performer, sizeOf } from '../resolve/performer.ts'
import type { Company } from '../resolve/resolve-performers.ts'
import { poseBody, type Posed } from './pose-body.ts'
import { type Surface, writingPoint } from './surfaces.ts'

export type CompanyOptions = {
  /** As what somebody is seen now. */
  seenAs(one: Performer, performance: Performance): Performer
  company: Company
  room: PlaceRoom
  now: ReadonlyMap<string, Performance>
  phase: (id: string) => number
  /** Where the camera is, for those who look at it. */
  camera?: Point
  /** What is written on, by target. */
  surface(target: string, posed: ReadonlyMap<string, Posed>): Surface | undefined
}

/** Poses everybody: hosts before what they carry, things before hands that are at them. */
export function poseCompany(options: CompanyOptions): Map<string, Posed> {
  const { company, now } = options
  const posed = new Map<string, Posed>()
  const left = company.all.filter(({ id }) => now.has(id))
  const order = [...left.filter(one => !isAlive(one)), ...left.filter(isAlive)]
  const pose = (one: Performer, deep: number): void => {
    if (posed.has(one.id) || deep > 8) return
    const { stand } = now.get(one.id)!
    const host = stand.host && company.all.find(({ id }) => id === stand.host!.id)
    if (host && now.has(host.id)) pose(host, deep + 1)
    posed.set(one.id, poseOne(one, options, posed))
  }
  for (const one of order) pose(one, 0)
  return posed
}

function poseOne(one: Performer, options: CompanyOptions, posed: ReadonlyMap<string, Posed>): Posed {
  const { company, now, room } = options
  const performance = now.get(one.id)!
  const { stand, flight, looksAt, reaches } = performance
  const host = stand.host && !flight ? posed.get(stand.host.id) : undefined
  const phase = options.phase(one.id)
  const pointOf = (target: string): Point | undefined => {
    if (target === 'camera') return options.camera
    const there = company.of(target).flatMap(({ id }) => posed.get(id) ?? [])
    const part = target.split('/')[1]
    if (there.length > 0) return middleOf(there[0]!, part)
    const others = company.of(target).flatMap(({ id }) => now.get(id)?.stand ?? [])
    if (others.length > 0)
      return [others[0]!.at[0], others[0]!.at[1] + 0.85 * sizeOf(company.of(target)[0]!).height, others[0]!.at[2]]
    const spots = room.anchor(part ?? '')?.spots ?? []
    const [spot] = spots
    return spot && [spot.at[0], spot.at[1] + spot.size[1] / 2, spot.at[2]]
  }
  const holds = [...now.entries()].filter(
    ([, other]) => other.stand.host?.id === one.id && other.stand.host.by === 'hand',
  )
  const written =
    performance.writing && performance.writing.share < 1 ? options.surface(performance.writing.on, posed) : undefined
  const reach = written
    ? writingPoint(written, performance.writing!.share)
    : reaches === undefined
      ? undefined
      : withinReach(one, performance, pointOf(reaches), performance.points === true)
  const looks = looksAt === undefined ? undefined : pointOf(looksAt)
  const placed = host
    ? onHost(one, performance, host)
    : flight
      ? inFlight(one, flight)
      : { foot: stand.at, yaw: stand.yaw, tilt: stand.tilt, roll: stand.roll }
  return poseBody(options.seenAs(one, performance), performance, {
    ...placed,
    phase,
    hands: holds.length === 0 ? 0 : holds.length > 1 ? 2 : 1,
    isHeld: host !== undefined && stand.host!.by === 'hand',
    ...(looks && { looks }),
    ...(reach && { reach }),
    ...(performance.points && { points: true }),
  })
}

/** What is too far away is not reached for: who points only shows the way. */
function withinReach(
  one: Performer,
  { stand }: Performance,
  to: Point | undefined,
  isPointing: boolean,
): Point | undefined {
  if (!to || isPointing) return to
  return Math.hypot(to[0] - stand.at[0], to[2] - stand.at[2]) < 0.62 * sizeOf(one).height ? to : undefined
}

/** The middle of a body, its face, or one of its places. */
function middleOf({ box: { low, high }, face, performer, bones, world }: Posed, part: string | undefined): Point {
  const socket = part === undefined ? undefined : performer.body.sockets[part]
  if (socket) return apply(world, bones.placeOf(socket.bone, socket.at))
  if (face && isAlive(performer)) return face.at
  return [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2]
}

type Placed = { foot: Point; yaw: number; tilt: number; roll: number }

function onHost(one: Performer, { stand }: Performance, host: Posed): Placed {
  const by = stand.host!
  if (by.by === 'tow') {
    // As far behind as it began, where the host goes.
    const { width, depth } = sizeOf(one)
    const far = sizeOf(host.performer).depth / 2 + Math.max(width, depth) / 2 + 0.5
    const at = host.performance.stand
    return {
      foot: [at.at[0] - Math.sin(at.yaw) * far, 0, at.at[2] - Math.cos(at.yaw) * far],
      yaw: at.yaw,
      tilt: 0,
      roll: 0,
    }
  }
  const bone = host.performer.body.bones.some(({ name }) => name === by.bone)
    ? by.bone
    : host.performer.body.bones[0]!.name
  const at = apply(host.world, host.bones.placeOf(bone, by.at))
  const yaw = stand.isTurned && by.by !== 'hand' ? stand.yaw : headingOf(host.world) + by.yaw
  return { foot: at, yaw, tilt: by.tilt + stand.tilt, roll: 0 }
}

const headingOf = (world: Matrix): number => {
  const [x, , z] = applyTurn(world, [0, 0, 1])
  return Math.atan2(x, z)
}

/** Through the air in a bow. */
function inFlight(one: Performer, { from, to, share, high }: NonNullable<Performance['flight']>): Placed {
  const mix = (a: number, b: number): number => a + (b - a) * share
  const up = 4 * share * (1 - share) * high
  return {
    foot: [mix(from[0], to[0]), mix(from[1], to[1]) + up, mix(from[2], to[2])],
    yaw: one.nth,
    tilt: 5 * share,
    roll: 0,
  }
}
