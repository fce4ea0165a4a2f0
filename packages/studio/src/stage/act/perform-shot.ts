import type { Action, SceneShot } from '@kinora/media/scene/scene-schema'
import type { Point } from '../../bodies/body.ts'
import type { Gesture, Stance as BodyStance } from '../../bodies/motion/actions.ts'
import type { Antic } from '../../bodies/motion/antics.ts'
import type { Event } from '../../bodies/motion/event-names.ts'
import { ease, strikeTime } from '../../bodies/motion/moment.ts'
import { boxOf } from '../place/boxes.ts'
import type { PlaceRoom } from '../resolve/place-room.ts'
import type { Stand } from '../place/stand.ts'
import { isAlive, type Performer, sizeOf } from '../resolve/performer.ts'
import type { Becoming, Company } from '../resolve/resolve-performers.ts'
import { along, type Motion, motionOf } from './motion-of-action.ts'
import { startState } from './start-state.ts'
import { enact, REACHING, type Result, resultOf, verbOf } from './verbs.ts'

/** How somebody or something is at a moment. */
export type Performance = {
  stand: Stand
  stance: BodyStance
  gesture?: Gesture
  antic?: Antic
  /** Since what is done began, and until it ends. */
  seconds: number
  until: number
  travelled: number
  speed: number
  /** What becomes of it, each with the seconds since it began and those it lasts. */
  events: readonly { event: Event; seconds: number; until: number }[]
  /** What the hand is at, and what the eyes are on: targets of the document. */
  reaches?: string
  looksAt?: string
  /** In what feeling it is done. */
  manner?: NonNullable<Action['manner']>
  points?: true
  /** Thrown or kicked: on its way through the air. */
  flight?: { from: Point; share: number; to: Point; high: number }
  opened?: number
  filled?: number
  lit?: boolean
  isBurning?: true
  isBroken?: { seconds: number }
  /** What it becomes, so far of 1, and what it was before where that was not what it is at the start. */
  turns?: { from?: Becoming; to: Becoming; share: number }
  /** What it has written, so far of 1. */
  writing?: { text: string; on: string; share: number; said: string }
}

export type ShotPerformance = {
  at(seconds: number): ReadonlyMap<string, Performance>
}

export type PerformOptions = {
  shot: SceneShot
  said: string
  company: Company
  stands: ReadonlyMap<string, Stand>
  room: PlaceRoom
  /** How everybody was at the end of the shot before in the place. */
  before?: ReadonlyMap<string, Performance> | undefined
}

type Timed = {
  action: Action
  verb: string
  result: Result | undefined
  who: readonly Performer[]
  from: number
  to: number
  said: string
}

/** Everybody's performance through a shot. Times are seconds of the clip. */
export function performShot({ shot, said, company, stands, room, before }: PerformOptions): ShotPerformance {
  const timed = (shot.actions ?? [])
    .map((action, at): Timed => {
      const from = action.from ?? shot.from
      return {
        action,
        verb: verbOf(action.does),
        result: resultOf(action.does),
        who: company.of(action.who),
        from,
        to: Math.max(action.to ?? shot.to, from + 0.05),
        said: `${said}/actions/${at}`,
      }
    })
    .toSorted((a, b) => a.from - b.from)
  const present = company.all.filter(({ id }) => stands.has(id))
  return {
    at(seconds) {
      const now = new Map<string, Performance>(
        present.map(one => [
          one.id,
          {
            ...still(one, stands.get(one.id)!, seconds - shot.from, shot.to - shot.from),
            ...keptState(before?.get(one.id)),
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

const still = (who: Performer, stand: Stand, seconds: number, until: number): Performance => ({
  stand,
  stance: postureStance(stand, who),
  seconds,
  until,
  travelled: 0,
  speed: 0,
  events: [],
  ...startState(who),
})

const postureStance = ({ posture, host }: Stand, { rig }: Performer): BodyStance =>
  posture === 'sit' ? (rig === 'person' && host?.by === 'inside' ? 'ride' : 'sit') : posture === 'lie' ? 'lie' : 'stand'

/** What stays of somebody or something in later shots: not where it is, but how. */
function keptState(before: Performance | undefined): Partial<Performance> {
  if (!before) return {}
  const { opened, filled, lit, isBurning, isBroken, turns } = before
  return {
    ...(opened !== undefined && { opened }),
    ...(filled !== undefined && { filled }),
    ...(lit !== undefined && { lit }),
    ...(isBurning && { isBurning }),
    ...(isBroken && { isBroken }),
    ...(turns && { turns: { to: turns.to, share: 1 } }),
  }
}

function change(now: Map<string, Performance>, id: string, by: Partial<Performance>): void {
  const before = now.get(id)
  if (before) now.set(id, { ...before, ...by })
}

function apply(timed: Timed, seconds: number, now: Map<string, Performance>, company: Company, room: PlaceRoom): void {
  const { action, verb, result, who, from, to } = timed
  const isOver = seconds >= to
  for (const one of who) {
    const before = now.get(one.id)
    if (!before) continue
    const enacted = enact(verb, one)
    const since = Math.min(seconds, to) - from
    const until = to - from
    const freed = action.path ? freeStand(before.stand, now, company) : before.stand
    const motion = motionOf(action, one, freed, { company, now, room, seconds: until, verb, stance: enacted.stance })
    const moved = motion ? along(motion, since, until) : undefined
    const stand = moved
      ? { ...freed, at: moved.at, yaw: moved.yaw }
      : turned(action, one, before, company, now, since, room)
    // A path says where it goes.
    const events = (action.path ? [] : enacted.events).map(event => ({ event, seconds: seconds - from, until }))
    const isHeld = company.of(action.object ?? '').some(({ id }) => now.get(id)?.stand.host?.id === one.id)
    const next: Performance = {
      ...before,
      stand,
      events: [...before.events, ...events],
      travelled: before.travelled + (moved?.gone ?? 0),
    }
    now.set(
      one.id,
      isOver
        ? next
        : acting(next, action, one, enacted, { result, since, until, motion, speed: moved?.speed ?? 0, isHeld }),
    )
    leave(timed, one, seconds, now, company, room)
  }
  turnInto(timed, seconds, now, company)
}

/** What an action makes of its object, or of who does it where it has none. */
function turnInto(
  { action, who, from, to }: Timed,
  seconds: number,
  now: Map<string, Performance>,
  company: Company,
): void {
  const { becomes, object } = action
  if (!becomes) return
  const objects = object === undefined ? [] : company.of(object)
  const share = ease(((seconds - from) / (to - from) - 0.2) / 0.5)
  const { lights } = becomes
  for (const { id } of objects.length > 0 ? objects : who) {
    const before = now.get(id)?.turns?.to
    change(now, id, {
      ...(share > 0 && { turns: { ...(before && { from: before }), to: { ...before, ...becomes }, share } }),
      ...(lights && share >= 0.5 && { lit: lights === 'on' }),
    })
  }
}

/** Where something is that leaves what carries it: as high as it was carried. */
function freeStand(stand: Stand, now: ReadonlyMap<string, Performance>, company: Company): Stand {
  const { host, ...own } = stand
  const carrier = host && company.all.find(({ id }) => id === host.id)
  const under = host && now.get(host.id)?.stand
  if (!host || !carrier || !under || host.by === 'tow') return stand
  const base = freeStand(under, now, company)
  const [c, s] = [Math.cos(base.yaw), Math.sin(base.yaw)]
  const [x, y, z] = host.at.map(one => one * carrier.scale) as [number, number, number]
  return { ...own, at: [base.at[0] + x * c + z * s, base.at[1] + y, base.at[2] + z * c - x * s] }
}

/** Who does something now: its stance, its hands, its eyes. */
function acting(
  before: Performance,
  action: Action,
  who: Performer,
  enacted: ReturnType<typeof enact>,
  {
    result,
    since,
    until,
    motion,
    speed,
    isHeld,
  }: {
    result: Result | undefined
    since: number
    until: number
    motion: Motion | undefined
    speed: number
    isHeld: boolean
  },
): Performance {
  const isGoing = motion !== undefined && speed > 0.02
  const isSeated = before.stand.posture === 'sit'
  const going: BodyStance = enacted.stance && GOING.has(enacted.stance) ? enacted.stance : gait(who, speed)
  const stance =
    isGoing && isAlive(who)
      ? going
      : enacted.stance && !(isSeated && !SEATED.has(enacted.stance)) && !(GOING.has(enacted.stance) && motion)
        ? enacted.stance
        : before.stance
  const onto = action.object ?? action.target
  // Who has it in hand already looks ahead.
  const looksAt = action.target ?? (enacted.gesture && !isHeld ? action.object : undefined) ?? before.looksAt
  return {
    ...before,
    stance,
    seconds: since,
    until,
    speed,
    ...(enacted.gesture && { gesture: enacted.gesture }),
    ...(enacted.antic && { antic: enacted.antic }),
    ...(action.manner && { manner: action.manner }),
    ...(looksAt !== undefined && { looksAt }),
    ...(onto !== undefined && enacted.gesture && REACHING.has(enacted.gesture) && { reaches: onto }),
    ...(enacted.gesture === 'point' &&
      (action.target ?? action.object) && { reaches: action.target ?? action.object!, points: true }),
    ...(action.text !== undefined && result === 'written' && { reaches: action.object ?? action.target ?? 'none' }),
  }
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

/** Who deals with somebody or something turns there, unless it is said which way it looks. */
function turned(
  { does, target, object }: Action,
  who: Performer,
  { stand }: Performance,
  company: Company,
  now: ReadonlyMap<string, Performance>,
  since: number,
  room: PlaceRoom,
): Stand {
  const to = does === 'turn' ? (target ?? object) : target
  if (to === undefined || stand.host || !isAlive(who)) return stand
  if (does !== 'turn' && stand.isTurned) return stand
  const point = targetPoint(to, company, now, room)
  if (!point) return stand
  const wanted = Math.atan2(point[0] - stand.at[0], point[2] - stand.at[2])
  const far = Math.atan2(Math.sin(wanted - stand.yaw), Math.cos(wanted - stand.yaw))
  return { ...stand, yaw: stand.yaw + far * ease(since / 0.6) }
}

/** Where a target of the document is: the middle of who or what it names. */
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

/** What is carried is where its carrier is. */
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

/** What a deed leaves behind: it stays so when the deed is over. */
function leave(
  { action, result, from, to, said }: Timed,
  who: Performer,
  seconds: number,
  now: Map<string, Performance>,
  company: Company,
  room: PlaceRoom,
): void {
  if (!result) return
  const until = to - from
  const strike = from + strikeTime(until)
  const onto = action.object === undefined ? [] : company.of(action.object)
  const isDone = seconds >= strike
  const own = now.get(who.id)!
  const hold = (id: string, holder: Performer): void => {
    const socket = holder.body.sockets['hand.r'] ?? holder.body.sockets['mouth'] ?? holder.body.sockets['top']
    const stand = now.get(id)?.stand
    if (!socket || !stand) return
    const host = { id: holder.id, bone: socket.bone, at: socket.at, yaw: 0, tilt: 0, by: 'hand' as const }
    change(now, id, { stand: { ...stand, host, isExact: true } })
  }
  switch (result) {
    case 'held-by-who':
      if (isDone) for (const { id } of onto) hold(id, who)
      return
    case 'held-by-target': {
      const target = action.target === undefined ? undefined : company.of(action.target)[0]
      if (isDone && target) for (const { id } of onto) hold(id, target)
      return
    }
    case 'on-target':
    case 'in-target': {
      if (!isDone || action.target === undefined) return
      const [host] = company.of(action.target)
      for (const { id } of onto) {
        const stand = now.get(id)?.stand
        if (!stand) continue
        if (host) {
          const socket = host.body.sockets[result === 'in-target' ? 'inside' : 'top'] ?? host.body.sockets['top']
          const { low, high } = host.extent
          const at: Point = socket?.at ?? [
            (low[0] + high[0]) / 2,
            result === 'in-target' ? (low[1] + high[1]) / 2 : high[1],
            (low[2] + high[2]) / 2,
          ]
          change(now, id, {
            stand: {
              ...stand,
              host: { id: host.id, bone: socket?.bone ?? host.body.bones[0]!.name, at, yaw: 0, tilt: 0, by: 'top' },
            },
          })
        } else {
          const spot = room.anchor(action.target.split('/')[1] ?? '')?.spots[0]
          if (spot) change(now, id, { stand: { ...without(stand), at: [spot.at[0], spot.top, spot.at[2]] } })
        }
      }
      return
    }
    case 'dropped':
    case 'thrown':
    case 'kicked': {
      if (!isDone) return
      const point = action.target === undefined ? undefined : targetPoint(action.target, company, now, room)
      for (const one of onto) {
        const stand = now.get(one.id)?.stand
        if (!stand) continue
        const { at, yaw } = own.stand
        const high = sizeOf(who).height
        const start: Point =
          result === 'kicked'
            ? [at[0] + 0.35 * Math.sin(yaw), at[1], at[2] + 0.35 * Math.cos(yaw)]
            : [at[0] + 0.3 * Math.sin(yaw), at[1] + 0.75 * high, at[2] + 0.3 * Math.cos(yaw)]
        const far = result === 'dropped' ? 0.1 : 2.2 * high
        const end: Point = point ?? [at[0] + far * Math.sin(yaw), 0, at[2] + far * Math.cos(yaw)]
        const share = Math.min(1, (seconds - strike) / (result === 'dropped' ? 0.5 : 0.75))
        change(now, one.id, {
          stand: { ...without(stand), at: end, isExact: true },
          flight: {
            from: start,
            to: end,
            share,
            high: result === 'dropped' ? 0 : (result === 'kicked' ? 0.25 : 0.35) * high,
          },
        })
      }
      return
    }
    case 'who-on-object': {
      const [host] = onto
      if (!host || own.stand.host?.id === host.id) return
      const socket =
        host.body.sockets['seat'] ?? host.body.sockets['deck'] ?? host.body.sockets['cabin'] ?? host.body.sockets['top']
      if (!socket || !isAlive(who)) return
      if (seconds < Math.min(strike, from + 0.4)) return
      change(now, who.id, {
        stand: {
          ...own.stand,
          posture: 'sit',
          isOnSeat: true,
          host: { id: host.id, bone: socket.bone, at: socket.at, yaw: 0, tilt: 0, by: 'top' },
        },
        stance: RIDDEN.has(action.does) ? 'ride' : 'sit',
      })
      return
    }
    case 'who-lies':
      change(now, who.id, { stand: { ...own.stand, posture: 'lie' } })
      return
    case 'who-stands':
      if (isDone) {
        const root = rootStand(own.stand, now)!
        change(now, who.id, {
          stand: {
            ...without(own.stand),
            at: [root.at[0] + 0.4 * Math.sin(root.yaw), 0, root.at[2] + 0.4 * Math.cos(root.yaw)],
            posture: 'stand',
          },
        })
      }
      return
    case 'who-sits-up':
      if (isDone) change(now, who.id, { stand: { ...own.stand, posture: 'sit', isOnSeat: true }, stance: 'sit' })
      return
    case 'worn-by-who':
      if (isDone)
        for (const { id } of onto) {
          const socket = who.body.sockets['hat'] ?? who.body.sockets['top']
          const stand = now.get(id)?.stand
          if (socket && stand)
            change(now, id, {
              stand: { ...stand, host: { id: who.id, bone: socket.bone, at: socket.at, yaw: 0, tilt: 0, by: 'worn' } },
            })
        }
      return
    case 'opened':
    case 'closed': {
      const done = ease((seconds - strike + 0.2) / 0.7)
      const things = onto.length > 0 ? onto : isAlive(who) ? [] : [who]
      for (const { id } of things)
        change(now, id, {
          opened: result === 'opened' ? done : 1 - done,
          events: without2(now.get(id)?.events, ['open', 'close']),
        })
      return
    }
    case 'lit':
    case 'dark':
      if (isDone) for (const { id } of onto.length > 0 ? onto : [who]) change(now, id, { lit: result === 'lit' })
      return
    case 'burning':
      if (seconds >= from) for (const { id } of onto.length > 0 ? onto : [who]) change(now, id, { isBurning: true })
      return
    case 'broken':
      if (isDone && isAlive(who))
        for (const { id } of onto) change(now, id, { isBroken: { seconds: seconds - strike } })
      return
    case 'written': {
      if (action.text === undefined) return
      const on = action.object ?? action.target
      if (on === undefined) return
      const share = Math.min(1, (seconds - from) / Math.max(0.1, until))
      change(now, who.id, { writing: { text: action.text, on, share, said } })
    }
  }
}

const RIDDEN: ReadonlySet<string> = new Set(['ride', 'drive', 'motorcycle', 'skateboard', 'steer', 'sail', 'row'])
function without(stand: Stand): Stand {
  const { host, ...own } = stand
  return host ? own : stand
}
const without2 = (events: Performance['events'] = [], names: readonly string[]): Performance['events'] =>
  events.filter(({ event }) => !names.includes(event))
