import type { Hold } from '@kinora/media/scene/catalogue'
import type { Action, SceneShot } from '@kinora/media/scene/scene-schema'
import type { Stance as BodyStance } from '../../bodies/motion/actions.ts'
import { ease, strikeTime } from '../../bodies/motion/moment.ts'
import { useOf } from '../../library/find-behaviour.ts'
import type { Ground, RoleName } from '../../library/behaviour.ts'
import { holdHost } from '../place/hold.ts'
import type { PlaceRoom } from '../resolve/place-room.ts'
import type { Stand } from '../place/stand.ts'
import { isAlive, type Performer } from '../resolve/performer.ts'
import type { Becoming, Company } from '../resolve/resolve-performers.ts'
import {
  type Deed,
  deedOf,
  deedOn,
  enact,
  type Enacted,
  gestureOfPlaying,
  ownEvents,
  paceOf,
  roleTarget,
} from './enact.ts'
import { change, leaveResult } from './leave-result.ts'
import { along, carriedStand, type Motion, motionOf } from './motion-of-action.ts'
import { isEvent, type Performance } from './performance.ts'
import { BURNING, startState } from './start-state.ts'
import { type Timed, type Scene, type Unfinished, isFollower, gait, touchOf } from './timed.ts'
import { turned, turnedWhere } from './face-target.ts'
import { mountOf, ride, follow, hindmostOf, bring, meet, affect } from './affect-others.ts'

export type { Performance } from './performance.ts'

export type ShotPerformance = {
  at(seconds: number): ReadonlyMap<string, Performance>
  /** The same shot without one of its actions. */
  without(action: number): ShotPerformance
}

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
  const unseen = beginnings(timed, company)
  const isFollowed = shot.camera?.move === 'follow'
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
      for (const [id, { from, events }] of unseen)
        if (seconds < from - 1e-6 && !before?.has(id) && now.has(id)) change(now, id, { events })
      for (const one of timed) if (one.from <= seconds + 1e-6) apply(one, seconds, { now, company, room, isFollowed })
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

/** Until its first event, a thing that appears or grows in it is shown as the event begins. */
function beginnings(
  timed: readonly Timed[],
  company: Company,
): ReadonlyMap<string, { from: number; events: Performance['events'] }> {
  const first = new Map<string, { from: number; events: Performance['events'] }>()
  for (const { action, deed, who, from, to } of timed)
    for (const { of, event } of deed.behaviour.events ?? []) {
      const target = of === 'who' ? undefined : roleTarget(action, of)
      for (const { id } of of === 'who' ? who : target === undefined ? [] : company.of(target))
        if (!first.has(id))
          first.set(id, { from, events: isEvent('begins', event) ? [{ event, seconds: 0, until: to - from }] : [] })
    }
  return first
}

/** A thing that appears or grows again is free of what has ended it. */
const eventsBefore = ({ events }: Performance, next: Performance['events']): Performance['events'] =>
  next.some(({ event }) => isEvent('begins', event)) ? events.filter(({ seconds, until }) => seconds < until) : events

const BEFORE: Readonly<Partial<Record<string, Partial<Performance>>>> = {
  lit: { lit: false },
  dark: { lit: true },
  opened: { opened: 0 },
  closed: { opened: 1 },
  'put-out': { effects: BURNING },
}

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

function apply(whole: Timed, seconds: number, scene: Scene): void {
  const { now, company } = scene
  const { deed, who, from, to, said } = whole
  const isOver = seconds >= to
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
      .filter(event => !isOver || !isEvent('passes', event))
      .map(event => ({ event, seconds: seconds - from, until }))
    const next: Performance = {
      ...before,
      stand,
      events: [...eventsBefore(before, events), ...events],
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
const groundOf = (room: PlaceRoom): Ground =>
  room.water === undefined ? 'land' : (room.anchor(room.water)?.spots[0]?.at[1] ?? 0) > 0 ? 'depths' : 'water'

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
    enacted.stance && paceOf(enacted.stance) && !motion?.isWalk ? enacted.stance : gait(who, speed)
  const isComing = since < arrives
  const isInAir = air > 0 && air < 1
  const stance =
    isInAir && isAlive(who)
      ? who.rig === 'person'
        ? 'jump'
        : 'fly'
      : isGoing && (isAlive(who) || who.body.clip)
        ? going
        : enacted.stance && !(isSeated && !SEATED.has(enacted.stance)) && !(paceOf(enacted.stance) && motion)
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

const SEATED: ReadonlySet<BodyStance> = new Set<BodyStance>(['sit', 'sleep', 'lie', 'rise', 'ride'])
