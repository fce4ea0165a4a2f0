import type { Action } from '@kinora/media/scene/scene-schema'
import type { Point } from '../../bodies/body.ts'
import { ease } from '../../bodies/motion/moment.ts'
import { useOf } from '../../library/find-behaviour.ts'
import { type Goes, meetingOf } from '../../library/behaviour.ts'
import { loadCatalogue } from '../../library/catalogue.ts'
import { isAlive, type Performer, sizeOf } from '../resolve/performer.ts'
import { type Deed, enact, roleTarget } from './enact.ts'
import { change, withoutHost } from './leave-result.ts'
import { along, landmarkOf, type Motion, motionOf, wayFree } from './motion-of-action.ts'
import { isEvent, type Performance, type ShownEffect } from './performance.ts'
import { type Timed, type Scene, isFollower, gait } from './timed.ts'
import { turnTo } from './face-target.ts'

const MOUNTING: Readonly<Record<string, 'object' | 'target' | 'with'>> = {
  'who-on-object': 'object',
  'who-on-target': 'target',
  'who-on-with': 'with',
}

/** A mount that a performer gets on, or is on already, goes where they go. */
export function mountOf({ action, deed }: Timed, who: Performer, { company, now }: Scene): Performer | undefined {
  const role = deed.result && MOUNTING[deed.result]
  if (!isAlive(who)) return undefined
  const under = now.get(who.id)?.stand.host
  const on = under?.by === 'top' || under?.by === 'inside' ? under.id : undefined
  if (!role) {
    const isGoing = deed.behaviour.goes !== undefined && !OFF.has(deed.behaviour.goes)
    return on !== undefined && isGoing ? company.all.find(one => one.id === on && isRidden(one)) : undefined
  }
  // Getting on something is not riding it.
  if (deed.isOnce) return undefined
  const name = role === 'with' ? action.with?.[0] : (action[role] ?? action.object)
  const mount = name ?? on
  return mount === undefined ? undefined : company.of(mount).find(({ id }) => now.has(id) && id !== who.id)
}
/** Ways that leave a mount. */
const OFF: ReadonlySet<string> = new Set<Goes>(['down', 'spring-out', 'climb', 'onto', 'out'])

/** True if something moves with its rider: an animal, a vehicle, a board. */
const isRidden = (one: Performer): boolean =>
  isAlive(one) || one.isLong || loadCatalogue().asset(one.asset)?.affords.includes('ride') === true

/** Moves a mount along the path, with the rider's legs. */
export function ride(
  { action, deed, from, to, said }: Timed,
  who: Performer,
  mount: Performer,
  seconds: number,
  scene: Scene,
): void {
  const { now } = scene
  const own = now.get(mount.id)!
  if (useOf(mount.asset).ridden && useOf(mount.asset).ridden !== 'stand') return
  const until = to - from
  const motion =
    own.going?.get(said) ??
    motionOf(withoutMount(action, mount, scene), mount, own.stand, {
      ...scene,
      seconds: until,
      deed,
      stance: enact(deed, mount).stance ?? 'ride',
      groupX: own.stand.at[0],
    })
  if (!motion) return
  const moved = along(motion, Math.min(seconds, to) - from, until)
  const isOver = seconds >= to
  const legs = isAlive(mount) && moved.speed > 0.02 && !isOver ? { stance: gait(mount, moved.speed) } : {}
  const { air = 0 } = moved
  const isInAir = air > 0 && air < 1
  const travelled = own.travelled + moved.gone
  const speed = isOver ? 0 : moved.speed
  change(now, mount.id, {
    // Its front rises before the middle of a leap and sinks after it.
    stand: { ...own.stand, at: moved.at, yaw: moved.yaw, ...(isInAir && { tilt: REARS * (2 * air - 1) }) },
    travelled,
    speed,
    seconds: seconds - from,
    ...legs,
    ...(isInAir && { air }),
    ...(!isOver && { going: new Map([...(own.going ?? []), [said, motion]]) }),
  })
  change(now, who.id, { travelled, speed })
}

/** A mount does not go to itself. */
function withoutMount(action: Action, mount: Performer, { company }: Scene): Action {
  const isMount = (name: string | undefined): boolean =>
    name !== undefined && company.of(name).some(({ id }) => id === mount.id)
  const { object, target, ...going } = action
  return {
    ...going,
    ...(object !== undefined && !isMount(object) && { object }),
    ...(target !== undefined && !isMount(target) && { target }),
  }
}

/** Radians. */
const REARS = 0.4

/** Behind a moving leader, a step away; the members of a group one after another. */
export function follow(
  { action, deed }: Timed,
  who: Performer,
  nth: number,
  since: number,
  until: number,
  { company, now }: Scene,
): void {
  const name = action.target ?? action.object
  if (!isFollower(deed) || action.path || name === undefined) return
  const [ahead] = company.of(name)
  const led = ahead && now.get(ahead.id)
  const own = now.get(who.id)!
  if (!ahead || !led || led.travelled < 0.02 || led.stand.host) return
  const { depth } = sizeOf(who)
  const gap = (sizeOf(ahead).depth + depth) / 2 + 0.6 + nth * 1.2 * depth
  const [sin, cos] = [Math.sin(led.stand.yaw), Math.cos(led.stand.yaw)]
  const wanted: Point = [led.stand.at[0] - gap * sin, own.stand.at[1], led.stand.at[2] - gap * cos]
  const share = ease(since / Math.min(1.5, until))
  const at = own.stand.at.map((one, axis) => one + (wanted[axis]! - one) * share) as unknown as Point
  change(now, who.id, {
    stand: { ...own.stand, at, yaw: Math.atan2(led.stand.at[0] - at[0], led.stand.at[2] - at[2]) },
    travelled: led.travelled,
    ...(led.speed > 0.02 && { stance: gait(who, led.speed), speed: led.speed }),
  })
}

/** The last of several pullers; the pulled thing is behind it. */
export function hindmostOf(who: readonly Performer[], now: ReadonlyMap<string, Performance>): Performer | undefined {
  const ahead = ({ id }: Performer): number => {
    const stand = now.get(id)?.stand
    return stand ? stand.at[0] * Math.sin(stand.yaw) + stand.at[2] * Math.cos(stand.yaw) : Infinity
  }
  return who.toSorted((a, b) => ahead(a) - ahead(b))[0]
}

/** A pushed, pulled, led or bounced thing follows its mover. */
export function bring(
  { action, deed }: Timed,
  who: Performer,
  motion: Motion | undefined,
  since: number,
  scene: Scene,
): void {
  const { brings } = deed.behaviour
  const { company, now } = scene
  if (!brings || !motion || action.object === undefined) return
  const own = now.get(who.id)!
  const [sin, cos] = [Math.sin(own.stand.yaw), Math.cos(own.stand.yaw)]
  const brought = company.of(action.object).filter(one => one !== who && now.has(one.id))
  const along = ({ id }: Performer): number => {
    const [x, , z] = now.get(id)!.stand.at
    return x * sin + z * cos
  }
  // The members of a group keep their positions relative to the nearest one.
  const nearest = brought.toSorted((a, b) => (brings === 'behind' ? along(b) - along(a) : along(a) - along(b)))[0]
  if (!nearest) return
  const origin = now.get(nearest.id)!.stand.at
  for (const one of brought) {
    const before = now.get(one.id)!
    const start = before.stand.at
    const aloof = [start[0] - origin[0], start[2] - origin[2]] as const
    const { width, depth } = sizeOf(one)
    const half = isAlive(one) || one.isLong ? depth / 2 : Math.max(width, depth) / 2
    const hasHands = who.body.sockets['hand.r'] !== undefined
    const gap = half + (hasHands ? 0.17 * sizeOf(who).height : sizeOf(who).depth / 2)
    const rope = deed.behaviour.line ? (action.with?.[0] !== undefined ? 0.9 : hasHands ? 0 : 0.5) : 0
    const far = brings === 'behind' ? -(gap + rope) : brings === 'beside' ? 0 : brings === 'bounced' ? 0.35 : gap + rope
    const aside = brings === 'beside' ? gap + 0.1 : brings === 'bounced' ? 0.2 : 0
    const wanted: Point = [
      own.stand.at[0] + far * sin + aside * cos + aloof[0],
      start[1],
      own.stand.at[2] + far * cos - aside * sin + aloof[1],
    ]
    // It does not move before its mover has arrived.
    const reached =
      brings === 'behind' ? Math.hypot(own.stand.at[0] - origin[0], own.stand.at[2] - origin[2]) >= gap : true
    const isAhead = (own.stand.at[0] - origin[0]) * sin + (own.stand.at[2] - origin[2]) * cos > -gap - rope - 0.02
    const moves = brings === 'ahead' && !action.path ? isAhead : reached
    const share = action.path || brings === 'bounced' || brings === 'beside' ? ease(since / 0.6) : 1
    const at = moves ? (start.map((value, axis) => value + (wanted[axis]! - value) * share) as unknown as Point) : start
    const bounce = brings === 'bounced' ? 0.42 * sizeOf(who).height * Math.abs(Math.sin(5 * since)) : 0
    change(now, one.id, {
      stand: {
        ...withoutHost(before.stand),
        at: [at[0], at[1] + bounce, at[2]],
        ...(moves && (isAlive(one) || one.isLong) && { yaw: own.stand.yaw }),
        isExact: true,
      },
      travelled: before.travelled + Math.hypot(at[0] - start[0], at[2] - start[2]),
      ...(isAlive(one) && own.speed > 0.02 && moves && { stance: gait(one, own.speed), speed: own.speed }),
    })
  }
}

/** The partner of a mutual touch does the same. */
export function meet(
  { action, deed }: Timed,
  who: Performer,
  since: number,
  until: number,
  arrives: number,
  isOver: boolean,
  scene: Scene,
): void {
  const { company, now } = scene
  const { meets } = deed.behaviour
  const name = action.target ?? action.object
  const [other] = meets === undefined || name === undefined ? [] : company.of(name)
  const [own, theirs] = [now.get(who.id), other && now.get(other.id)]
  if (!meets || !other || other === who || !own || !theirs || !isAlive(other)) return
  const seconds = Math.max(0, since - arrives)
  const share = ease(seconds / 0.7) * (isOver ? 0 : 1 - ease((since - until + 0.35) / 0.35))
  if (meets === 'hand-in-hand') {
    const wide = 0.33 * sizeOf(who).height
    const [sin, cos] = [Math.sin(own.stand.yaw), Math.cos(own.stand.yaw)]
    const wanted: Point = [own.stand.at[0] + wide * cos, own.stand.at[1], own.stand.at[2] - wide * sin]
    const near = ease(since / 0.8)
    const at = theirs.stand.at.map((one, axis) => one + (wanted[axis]! - one) * near) as unknown as Point
    if (!theirs.stand.host)
      change(now, other.id, {
        stand: { ...theirs.stand, at, yaw: own.stand.yaw },
        travelled: own.travelled,
        ...(own.speed > 0.02 && { stance: own.stance, speed: own.speed }),
      })
  } else if (!theirs.stand.host && theirs.stand.posture === 'stand' && !(meets === 'face' && theirs.stand.isTurned)) {
    change(now, other.id, { stand: turnTo(theirs.stand, own.stand.at, since) })
  }
  if (isOver) return
  if (meets === 'waltz') turnTogether(who, other, seconds, now)
  const there = landmarkOf(other.id, scene)
  const { top } = there ? wayFree(who, own.stand.at, there, scene) : { top: 0 }
  change(now, who.id, { meets: { id: other.id, how: meets, share, seconds, over: top } })
  if (!meetingOf(meets).isMutual) return
  const gesture = now.get(who.id)!.gesture
  change(now, other.id, {
    meets: { id: who.id, how: meets, share, seconds, over: top },
    ...(gesture && !now.get(other.id)!.gesture && { gesture, seconds, until: until - arrives }),
    ...(meets === 'waltz' && { stance: 'dance' as const }),
    looksAt: who.id,
  })
}

/** Dancers turn about the point between them. */
function turnTogether(a: Performer, b: Performer, seconds: number, now: Map<string, Performance>): void {
  const [p, q] = [now.get(a.id)!.stand, now.get(b.id)!.stand]
  if (p.host || q.host) return
  const middle: Point = [(p.at[0] + q.at[0]) / 2, 0, (p.at[2] + q.at[2]) / 2]
  const turn = 0.9 * seconds
  for (const [id, stand] of [
    [a.id, p],
    [b.id, q],
  ] as const) {
    const [dx, dz] = [stand.at[0] - middle[0], stand.at[2] - middle[2]]
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    change(now, id, {
      stand: {
        ...stand,
        at: [middle[0] + dx * c + dz * s, stand.at[1], middle[2] + dz * c - dx * s],
        yaw: stand.yaw + turn,
      },
    })
  }
}

/** The events and effects of the other roles. */
export function affect(timed: Timed, who: Performer, seconds: number, strike: number, { company, now }: Scene): void {
  const { action, deed, from, to } = timed
  const { events = [], effects = [] } = deed.behaviour
  for (const { of, event } of events) {
    const name = roleTarget(action, of)
    if (of === 'who' || name === undefined || (seconds >= to && isEvent('passes', event))) continue
    for (const { id } of company.of(name)) {
      const before = now.get(id)
      if (before && id !== who.id)
        change(now, id, { events: [...before.events, { event, seconds: seconds - from, until: to - from }] })
    }
  }
  for (const { effect, of, stays, part: at } of effects) {
    if (seconds >= to && !stays) continue
    const said = roleTarget(action, of)
    // Without an object, the effect is at the actor.
    const isOwn = of === 'who' || (said === undefined && of === 'object' && action.target === undefined)
    const name = isOwn ? who.id : (said ?? (of === 'target' ? action.object : undefined))
    if (name === undefined) continue
    const part = name.split('/')[1] ?? at
    const source = effect === 'stream' || effect === 'mist' ? sourceOf(action, deed) : undefined
    const begins = effect === 'stream' || effect === 'grain' ? strike : from
    const shown: ShownEffect = {
      effect,
      seconds: seconds - begins,
      until: Math.max(0.1, to - begins),
      ...(part && { part }),
      ...(stays && { stays }),
      ...(source && company.of(source)[0] && { from: company.of(source)[0]!.id }),
    }
    if (shown.seconds < 0) continue
    for (const { id } of company.of(name.split('/')[0]!)) {
      const before = now.get(id)
      if (before)
        change(now, id, {
          effects: [...before.effects.filter(one => one.effect !== effect || one.part !== part), shown],
        })
    }
  }
}

/** The source of a stream: the tipped vessel in the hand. */
function sourceOf({ object, with: tools = [] }: Action, { held }: Deed): string | undefined {
  return held.with && tools[0] !== undefined ? tools[0] : held.object ? object : undefined
}
