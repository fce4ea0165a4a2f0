import type { Hold } from '@kinora/media/scene/catalogue'
import type { Action, SceneShot } from '@kinora/media/scene/scene-schema'
import type { Point } from '../../bodies/body.ts'
import type { Stance as BodyStance } from '../../bodies/motion/actions.ts'
import { ease, strikeTime } from '../../bodies/motion/moment.ts'
import { useOf } from '../../library/find-behaviour.ts'
import { type Goes, type Ground, meetingOf, type RoleName, type Touch } from '../../library/behaviour.ts'
import { loadCatalogue } from '../../library/catalogue.ts'
import { boxOf } from '../place/boxes.ts'
import { holdHost } from '../place/hold.ts'
import type { PlaceRoom } from '../resolve/place-room.ts'
import type { Stand } from '../place/stand.ts'
import { isAlive, type Performer, sizeOf } from '../resolve/performer.ts'
import type { Becoming, Company } from '../resolve/resolve-performers.ts'
import { type Deed, deedOf, deedOn, enact, type Enacted, gestureOfPlaying, ownEvents, roleTarget } from './enact.ts'
import { change, leaveResult, withoutHost } from './leave-result.ts'
import { along, carriedStand, landmarkOf, type Motion, motionOf, wayFree } from './motion-of-action.ts'
import { PASSING, type Performance, type ShownEffect } from './performance.ts'
import { BURNING, startState } from './start-state.ts'
import { turnBetween } from '../../bodies/vectors.ts'

export type { Performance } from './performance.ts'

export type ShotPerformance = {
  at(seconds: number): ReadonlyMap<string, Performance>
  /** The same shot without one of its actions. */
  without(action: number): ShotPerformance
}

/** An action of the previous shot that continues. */
export type Unfinished = { action: Action; said: string; from: number; to: number }

export type PerformOptions = {
  shot: SceneShot
  said: string
  company: Company
  stands: ReadonlyMap<string, Stand>
  room: PlaceRoom
  /** The lasting states at the end of the previous shot. */
  before?: ReadonlyMap<string, Partial<Performance>>
  /** Actions that continue over the cut. */
  unfinished?: readonly Unfinished[]
  /** Indexes of actions that are left out. */
  except?: readonly number[]
}

type Timed = Unfinished & { deed: Deed; who: readonly Performer[] }

/** The performances of all entities in a shot. Times are seconds of the clip. */
export function performShot(options: PerformOptions): ShotPerformance {
  const { shot, said, company, stands, room, before, unfinished = [], except = [] } = options
  const own = (shot.actions ?? []).flatMap((action, at): Unfinished[] => {
    if (except.includes(at)) return []
    const from = action.from ?? shot.from
    return [{ action, from, to: Math.max(action.to ?? shot.to, from + 0.05), said: `${said}/actions/${at}` }]
  })
  const timed = [...unfinished, ...own]
    .map(
      (one): Timed => ({
        ...one,
        deed: deedOn(groundOf(room), deedOf(one.action.does)),
        who: company.of(one.action.who),
      }),
    )
    // A follower goes to where the leader has gone.
    .toSorted((a, b) => a.from - b.from || Number(isFollower(a.deed)) - Number(isFollower(b.deed)))
    .map(leapsWhereItWent)
  const present = company.all.filter(({ id }) => stands.has(id))
  const first = firstStates(timed, company)
  return {
    without: action => performShot({ ...options, except: [...except, action] }),
    at(seconds) {
      const now = new Map<string, Performance>(
        present.map(one => [
          one.id,
          {
            ...still(one, stands.get(one.id)!, company, seconds - shot.from, shot.to - shot.from),
            ...first.get(one.id),
            ...before?.get(one.id),
          },
        ]),
      )
      for (const one of timed) if (one.from <= seconds + 1e-6) apply(one, seconds, now, company, room)
      for (const { who, manner, from = shot.from, to = shot.to } of shot.speech ?? [])
        if (who !== undefined && manner && seconds >= from && seconds <= to)
          for (const { id } of company.of(who)) change(now, id, { manner })
      for (const { who, at, from = shot.from, to = shot.to } of shot.looks ?? [])
        if (seconds >= from && seconds <= to) for (const { id } of company.of(who)) change(now, id, { looksAt: at })
      return now
    },
  }
}

/** A leap up to something without a target repeats the last path of the performer. */
function leapsWhereItWent(one: Timed, at: number, all: readonly Timed[]): Timed {
  const { action, deed } = one
  if (deed.behaviour.goes !== 'leap' || action.target !== undefined || action.path) return one
  const went = all.slice(0, at).findLast(({ action: { who, path } }) => who === action.who && path && 'to' in path)
  const { path } = went?.action ?? {}
  const to = path && 'to' in path ? path.to : undefined
  return typeof to === 'string' ? { ...one, action: { ...action, target: to } } : one
}

/** A thing that is lit during a shot is dark before, and a thing that is put out burns before. */
function firstStates(timed: readonly Timed[], company: Company): ReadonlyMap<string, Partial<Performance>> {
  const states = new Map<string, Partial<Performance>>()
  for (const { action, deed, who } of timed) {
    const state = deed.result === undefined ? undefined : BEFORE[deed.result]
    const named = action.object === undefined ? who : company.of(action.object)
    // The other members of a group begin as the one that changes.
    for (const { id, rig } of state ? named.flatMap(({ entity }) => company.of(entity.id)) : [])
      if (!states.has(id) && rig !== 'person') states.set(id, state!)
  }
  return states
}
const BEFORE: Readonly<Partial<Record<string, Partial<Performance>>>> = {
  lit: { lit: false },
  dark: { lit: true },
  opened: { opened: 0 },
  closed: { opened: 1 },
  'put-out': { effects: BURNING },
}

const isFollower = ({ behaviour: { goes } }: Deed): boolean => goes === 'after'

const still = (who: Performer, stand: Stand, company: Company, seconds: number, until: number): Performance => ({
  stand,
  stance: postureStance(stand, who, company),
  seconds,
  until,
  travelled: 0,
  speed: 0,
  events: [],
  effects: [],
  lines: stringOf(stand, who),
  ...startState(who),
})

/** A towed thing, or one on a string, has a line to its carrier. */
const stringOf = ({ host, line }: Stand, { asset }: Performer): Performance['lines'] => {
  if (!host || (line === undefined && (host.by !== 'hand' || useOf(asset).carried !== 'string'))) return []
  return [{ to: host.id, ...(line !== undefined && { like: line }) }]
}

/** People sit astride an animal, and a thing with handlebars. */
const isAstride = (mount: Performer): boolean => isAlive(mount) || mount.body.sockets['bars'] !== undefined

/** The default stance of a posture. */
function postureStance({ posture, host }: Stand, { rig }: Performer, company: Company): BodyStance {
  if (posture !== 'sit') return posture === 'lie' ? 'lie' : 'stand'
  const mount = host && company.byId(host.id)
  return rig === 'person' && mount && (host.by === 'inside' || isAstride(mount)) ? 'ride' : 'sit'
}

type Scene = { now: Map<string, Performance>; company: Company; room: PlaceRoom }

function apply(whole: Timed, seconds: number, now: Map<string, Performance>, company: Company, room: PlaceRoom): void {
  const { deed, who, from, to, said } = whole
  const isOver = seconds >= to
  const scene: Scene = { now, company, room }
  const hindmost = hindmostOf(who, now)
  const present = who.flatMap(({ id }) => now.get(id)?.stand.at[0] ?? [])
  const groupX = present.reduce((sum, x) => sum + x, 0) / Math.max(1, present.length)
  for (const [nth, one] of who.entries()) {
    const before = now.get(one.id)
    if (!before) continue
    const timed = { ...whole, action: pairedAction(whole, nth, company) }
    const { action } = timed
    const enacted = playedBy(timed, one, company)
    const since = Math.min(seconds, to) - from
    const until = to - from
    const mount = mountOf(timed, one, scene)
    const isLeaving = action.path !== undefined || leavesHost(deed, before.stand)
    const freed = isLeaving && !mount ? carriedStand(before.stand, company, now) : before.stand
    const touches = touchOf(timed, one, scene)
    const motion =
      before.going?.get(said) ??
      (mount
        ? undefined
        : motionOf(action, one, freed, {
            ...scene,
            seconds: until,
            deed,
            stance: enacted.stance,
            groupX,
            ...(touches && { touches }),
          }))
    const arrives = motion?.isStep ? Math.min(motion.seconds, until) : 0
    const moved = motion ? along(motion, since, until) : undefined
    const stand = moved
      ? turnedWhere(timed, one, { ...freed, at: moved.at, yaw: moved.yaw }, scene, since, arrives)
      : turned(timed, one, before, scene, since)
    // An explicit path decides.
    const events = (action.path ? [] : ownEvents(deed, one, action.object !== undefined))
      .filter(event => !isOver || !PASSING.has(event))
      .map(event => ({
        event,
        seconds: seconds - from,
        until,
      }))
    const next: Performance = {
      ...before,
      stand,
      events: [...before.events, ...events],
      travelled: before.travelled + (moved?.gone ?? 0),
      ...(motion && !isOver && { going: new Map([...(before.going ?? []), [said, motion]]) }),
    }
    if (!isOver) holdThere(timed, one, scene)
    const strike = from + (highestOf(motion) ?? strikeOf(deed, one, until, arrives))
    const during = {
      since,
      until,
      arrives,
      motion,
      speed: moved?.speed ?? 0,
      ...(moved?.air !== undefined && { air: moved.air }),
    }
    now.set(one.id, isOver ? next : acting(next, timed, one, enacted, during, scene))
    if (mount) ride(timed, one, mount, seconds, scene)
    follow(timed, one, nth, since, until, scene)
    if (one === hindmost || action.object !== whole.action.object) bring(timed, one, motion, since, scene)
    leaveResult({ action, deed, who: one, nth, said, seconds, from, to, strike, ...scene })
    meet(timed, one, since, until, arrives, isOver, scene)
    affect(timed, one, seconds, strike, scene)
  }
  turnInto(whole, seconds, now, company)
}

/** In a group that acts on as many things, each member has its own: three musicians play three guitars. */
function pairedAction({ action, who }: Timed, nth: number, company: Company): Action {
  const own = (name: string): string => {
    const all = who.length > 1 && !name.includes('/') ? company.of(name) : []
    return all.length === who.length && !all.includes(who[nth]!) ? all[nth]!.id : name
  }
  return {
    ...action,
    ...(action.object !== undefined && { object: own(action.object) }),
    ...(action.target !== undefined && { target: own(action.target) }),
    ...(action.with && { with: action.with.map(own) }),
  }
}

/** Under water, the water has its middle above the floor. */
const groundOf = ({ water, anchor }: PlaceRoom): Ground =>
  water === undefined ? 'land' : (anchor(water)?.spots[0]?.at[1] ?? 0) > 0 ? 'depths' : 'water'

/** A performer who leaves something is no longer carried by it. */
const leavesHost = ({ behaviour: { goes } }: Deed, { host }: Stand): boolean =>
  host !== undefined &&
  ((goes === 'down' && host.by === 'top') || (goes === 'spring-out' && (host.by === 'inside' || host.by === 'top')))

/** The changes of an action's object, or of the actor if it has none. */
function turnInto(
  { action, deed, who, from, to }: Timed,
  seconds: number,
  now: Map<string, Performance>,
  company: Company,
): void {
  const { object } = action
  const objects = object === undefined ? [] : company.of(object)
  const becomes = action.becomes ?? (objects.length > 0 ? deed.behaviour.becomes : undefined)
  if (!becomes) return
  const share = ease(((seconds - from) / (to - from) - 0.2) / 0.5)
  const { lights }: Becoming = becomes
  for (const { id } of objects.length > 0 ? objects : who) {
    const was = now.get(id)
    const before = was?.turns?.to
    // A new asset does not inherit the broken, open or halved state of the old one.
    if (was && becomes.asset !== undefined && share > 0.5) {
      const { isBroken: _broken, isHalved: _halved, opened: _opened, ...whole } = was
      now.set(id, whole)
    }
    change(now, id, {
      ...(share > 0 && { turns: { ...(before && { from: before }), to: { ...before, ...becomes }, share } }),
      ...(lights && share >= 0.5 && { lit: lights === 'on' }),
    })
  }
}

/** An action's hold at a body part replaces the earlier hold while it lasts. */
function holdThere({ action, deed }: Timed, who: Performer, { company, now }: Scene): void {
  for (const [role, hold] of Object.entries(deed.held) as [RoleName, Hold][]) {
    const name = AT_BODY.has(hold) ? roleTarget(action, role) : undefined
    for (const one of name === undefined ? [] : company.of(name)) {
      const stand = now.get(one.id)?.stand
      if (stand?.host?.id === who.id && stand.host.by === 'hand')
        change(now, one.id, { stand: { ...stand, host: holdHost(who, one, hold) } })
    }
  }
}
const AT_BODY: ReadonlySet<Hold> = new Set<Hold>(['ear', 'eyes', 'overhead'])

/** Hands on an instrument that stands. */
const ON_KEYS: Touch = { role: 'object', hands: 'both', how: 'beat' }

/** The targets of the hands during an action. */
function touchOf({ action, deed }: Timed, who: Performer, { company, now }: Scene): Touch | undefined {
  if (deed.result !== 'played' || action.object === undefined) return deed.behaviour.touches
  const [instrument] = company.of(action.object)
  if (!instrument || useOf(instrument.asset).played === undefined) return undefined
  return now.get(instrument.id)?.stand.host?.id === who.id ? undefined : ON_KEYS
}

/** The time of a single event: when the hand has arrived. */
function strikeOf(
  { behaviour: { touches, meets, goes }, result }: Deed,
  { rig }: Performer,
  until: number,
  arrives: number,
): number {
  // Until then, a performer who walks there first.
  if (goes === 'to' && result !== undefined) return 0.92 * until
  // A thing has no hand that must arrive.
  if (touches && rig === 'thing') return arrives
  const left = until - arrives
  const usual = strikeTime(left)
  return (
    arrives +
    (touches && !meets && result !== undefined && TAKEN.has(result) ? Math.min(usual, reachTime(left)) : usual)
  )
}
/** At the highest point of a leap to something, seconds after its start. */
function highestOf(motion: Motion | undefined): number | undefined {
  const { way, seconds, waits = 0, isLeap } = motion ?? {}
  return way?.air && isLeap ? waits + LEAPS_HIGHEST * seconds! : undefined
}
const LEAPS_HIGHEST = 0.55
const TAKEN: ReadonlySet<string> = new Set(['held-by-who', 'carried', 'opened', 'closed', 'lit', 'dark', 'in-target'])
/** Seconds for a hand to arrive, and to return. */
const reachTime = (until: number): number => Math.min(0.5, 0.3 * until)

/** An instrument is played by its kind. */
function playedBy({ action, deed }: Timed, who: Performer, company: Company): Enacted {
  const enacted = enact(deed, who)
  if (deed.result !== 'played' || who.rig === 'thing') return enacted
  const [instrument] = action.object === undefined ? [] : company.of(action.object)
  return instrument ? { gesture: gestureOfPlaying(useOf(instrument.asset)) } : enacted
}

type During = {
  since: number
  until: number
  arrives: number
  motion: Motion | undefined
  speed: number
  air?: number
}

/** The current action of a performer: stance, hands, eyes. */
function acting(
  before: Performance,
  timed: Timed,
  who: Performer,
  enacted: Enacted,
  { since, until, arrives, motion, speed, air = 0 }: During,
  scene: Scene,
): Performance {
  const { action, deed } = timed
  const { company, now } = scene
  const isGoing = motion !== undefined && speed > 0.02
  const isSeated = before.stand.posture === 'sit'
  const going: BodyStance =
    enacted.stance && GOING.has(enacted.stance) && !motion?.isWalk ? enacted.stance : gait(who, speed)
  const isComing = since < arrives
  const isInAir = air > 0 && air < 1
  const stance =
    isInAir && isAlive(who)
      ? who.rig === 'person'
        ? 'jump'
        : 'fly'
      : isGoing && isAlive(who)
        ? going
        : enacted.stance && !(isSeated && !SEATED.has(enacted.stance)) && !(GOING.has(enacted.stance) && motion)
          ? enacted.stance
          : before.stance
  const { line } = deed.behaviour
  const touches = touchOf(timed, who, scene)
  const onto = touches && roleTarget(action, touches.role)
  const isHeld = company.of(action.object ?? '').some(({ id }) => now.get(id)?.stand.host?.id === who.id)
  // A performer who already holds it looks ahead.
  const looksAt = action.target ?? (enacted.gesture && !isHeld ? action.object : undefined) ?? before.looksAt
  const tool = touches && toolOf(action, deed, who, company, now)
  const share = ease((since - arrives) / reachTime(until - arrives)) * (1 - ease((since - until + 0.3) / 0.3))
  const isOwn = onto !== undefined && company.of(onto).some(({ id }) => now.get(id)?.stand.host?.id === who.id)
  const lineTo = line && (line.to === undefined ? action.object : undefined)
  return {
    ...before,
    stance,
    seconds: inJerks(Math.max(0, since - arrives), deed.behaviour.jerks),
    until: until - arrives,
    speed,
    ...(isInAir && { air }),
    ...(enacted.gesture && !isComing && { gesture: enacted.gesture }),
    ...(enacted.animalMotion && { animalMotion: enacted.animalMotion }),
    ...(action.manner && { manner: action.manner }),
    ...(deed.behaviour.face && { face: deed.behaviour.face }),
    ...(looksAt !== undefined && { looksAt }),
    ...(touches &&
      onto !== undefined &&
      !isOwn &&
      !isComing && {
        hand: {
          target: onto,
          hands: touches.hands,
          how: touches.how,
          share,
          seconds: since - arrives,
          ...(touches.part && { part: touches.part }),
          ...(touches.high !== undefined && { high: touches.high }),
          ...(tool && { tool: tool.id }),
        },
      }),
    ...(enacted.gesture === 'point' &&
      (action.target ?? action.object) !== undefined && {
        hand: {
          target: (action.target ?? action.object)!,
          hands: 'right' as const,
          how: 'aim' as const,
          share,
          seconds: since,
        },
        points: true,
      }),
    ...(lineTo !== undefined && {
      lines: [
        ...before.lines,
        {
          to: lineTo,
          ...(action.with?.[0] !== undefined && { like: action.with[0] }),
          ...(deed.behaviour.brings && { isRope: true as const }),
        },
      ],
    }),
  }
}

/** Time that stands still and then jumps ahead. */
const inJerks = (seconds: number, each: number | undefined): number =>
  each === undefined ? seconds : each * (Math.floor(seconds / each) + ease((seconds % each) / (0.3 * each)))

/** The thing in the touching hand: a tool, or the thing that is placed. */
function toolOf(
  { with: tools = [], object }: Action,
  { held, behaviour: { touches } }: Deed,
  who: Performer,
  company: Company,
  now: ReadonlyMap<string, Performance>,
): Performer | undefined {
  const names = [held.with ? tools[0] : undefined, touches?.role !== 'object' && held.object ? object : undefined]
  return names
    .flatMap(name => (name === undefined ? [] : company.of(name)))
    .find(({ id }) => now.get(id)?.stand.host?.id === who.id)
}

const GOING: ReadonlySet<BodyStance> = new Set<BodyStance>([
  'walk',
  'run',
  'crawl',
  'swim',
  'fly',
  'skate',
  'ride',
  'climb',
  'push',
  'pull',
])
const SEATED: ReadonlySet<BodyStance> = new Set<BodyStance>(['sit', 'sleep', 'lie', 'rise', 'ride'])
const gait = (who: Performer, speed: number): BodyStance =>
  speed > 1.9 * Math.max(0.4, sizeOf(who).height / 1.7) ? 'run' : 'walk'

/** A performer turns to the target unless a direction is given. */
function turned(timed: Timed, who: Performer, { stand }: Performance, scene: Scene, since: number): Stand {
  const { action, deed } = timed
  const { meets } = deed.behaviour
  const touches = touchOf(timed, who, scene)
  const isTurning = deed.result === 'turned'
  const to = action.target ?? (isTurning || meets ? action.object : touches && roleTarget(action, touches.role))
  if (stand.host || !isAlive(who) || stand.posture !== 'stand') return stand
  if (to === undefined) return isSeenAside(deed) && !stand.isTurned ? aside(stand, scene.room, since) : stand
  // Two who go hand in hand look ahead.
  if (meets === 'hand-in-hand' && stand.isTurned) return stand
  const mustTurn = isTurning || touches !== undefined || (meets !== undefined && meets !== 'face')
  if (!mustTurn && stand.isTurned) return stand
  return turnTo(stand, targetPoint(to, scene.company, scene.now, scene.room), since)
}

/** True if an action is performed ahead of the body, so that it is seen best from the side. */
const isSeenAside = ({ result, pose }: Deed): boolean =>
  (result !== undefined && FLYING.has(result)) || (pose !== undefined && AHEAD.has(pose))
const FLYING: ReadonlySet<string> = new Set<NonNullable<Deed['result']>>(['thrown', 'thrown-with', 'rolled', 'kicked'])
const AHEAD: ReadonlySet<string> = new Set<NonNullable<Deed['pose']>>([
  'fight',
  'throw',
  'kick',
  'bow',
  'taichi',
  'squats',
  'pushup',
  'situp',
])

/** Across the picture and a little towards the camera, to the side with more room. */
function aside(stand: Stand, { middle }: PlaceRoom, since: number): Stand {
  const way = stand.at[0] <= middle[0] + 0.01 ? 1 : -1
  return turnTo(stand, [stand.at[0] + way, stand.at[1], stand.at[2] - ACROSS], since)
}
/** Metres towards the camera per metre aside. */
const ACROSS = 0.5

function turnTo(stand: Stand, point: Point | undefined, since: number): Stand {
  if (!point || Math.hypot(point[0] - stand.at[0], point[2] - stand.at[2]) < 0.02) return stand
  const wanted = Math.atan2(point[0] - stand.at[0], point[2] - stand.at[2])
  const far = turnBetween(stand.yaw, wanted)
  return { ...stand, yaw: stand.yaw + far * ease(since / 0.6) }
}

/** After arriving, a performer faces the target. */
function turnedWhere(timed: Timed, who: Performer, stand: Stand, scene: Scene, since: number, arrives: number): Stand {
  return arrives > 0 && since >= arrives
    ? turned(timed, who, { ...scene.now.get(who.id)!, stand }, scene, since - arrives)
    : stand
}

/** The position of a target: the centre of the named entity. */
export function targetPoint(
  target: string,
  company: Company,
  now: ReadonlyMap<string, Pick<Performance, 'stand'>>,
  room: PlaceRoom,
): Point | undefined {
  const points = company.of(target).flatMap(one => {
    const stand = rootStand(now.get(one.id)?.stand, now)
    if (!stand) return []
    const { top, floor } = boxOf(one, stand)
    return [[stand.at[0], (top + floor) / 2, stand.at[2]] as const]
  })
  if (points.length > 0) return mean(points)
  const spots = room.anchor(target.split('/')[1] ?? '')?.spots ?? []
  if (spots.length === 0) return undefined
  return mean(spots.map(({ at, size }) => [at[0], at[1] + size[1] / 2, at[2]] as const))
}

/** A carried thing is where its carrier is. */
export function rootStand(
  stand: Stand | undefined,
  now: ReadonlyMap<string, Pick<Performance, 'stand'>>,
): Stand | undefined {
  let at = stand
  for (let deep = 0; at?.host && deep < 8; deep++) at = now.get(at.host.id)?.stand ?? { ...at, at: at.at }
  return at
}

const mean = (points: readonly Point[]): Point => {
  const sum = points.reduce<[number, number, number]>(
    (all, [x, y, z]) => [all[0] + x, all[1] + y, all[2] + z],
    [0, 0, 0],
  )
  return [sum[0] / points.length, sum[1] / points.length, sum[2] / points.length]
}

const MOUNTING: Readonly<Record<string, 'object' | 'target' | 'with'>> = {
  'who-on-object': 'object',
  'who-on-target': 'target',
  'who-on-with': 'with',
}

/** A mount that a performer gets on, or is on already, goes where they go. */
function mountOf({ action, deed }: Timed, who: Performer, { company, now }: Scene): Performer | undefined {
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
function ride(
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
    motionOf(action, mount, own.stand, {
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

/** Radians. */
const REARS = 0.4

/** Behind a moving leader, a step away; the members of a group one after another. */
function follow(
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
function hindmostOf(who: readonly Performer[], now: ReadonlyMap<string, Performance>): Performer | undefined {
  const ahead = ({ id }: Performer): number => {
    const stand = now.get(id)?.stand
    return stand ? stand.at[0] * Math.sin(stand.yaw) + stand.at[2] * Math.cos(stand.yaw) : Infinity
  }
  return who.toSorted((a, b) => ahead(a) - ahead(b))[0]
}

/** A pushed, pulled, led or bounced thing follows its mover. */
function bring({ action, deed }: Timed, who: Performer, motion: Motion | undefined, since: number, scene: Scene): void {
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
function meet(
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
function affect(timed: Timed, who: Performer, seconds: number, strike: number, { company, now }: Scene): void {
  const { action, deed, from, to } = timed
  const { events = [], effects = [] } = deed.behaviour
  for (const { of, event } of events) {
    const name = roleTarget(action, of)
    if (of === 'who' || name === undefined || (seconds >= to && PASSING.has(event))) continue
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
