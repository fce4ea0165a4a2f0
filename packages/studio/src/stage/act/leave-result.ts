import type { Action } from '@kinora/media/scene/scene-schema'
import type { Point } from '../../bodies/body.ts'
import { isPart } from '../../bodies/motion/open-thing.ts'
import { ease } from '../../bodies/motion/moment.ts'
import type { Result } from '../../library/behaviour.ts'
import { useOf } from '../../library/find-behaviour.ts'
import { holdHost } from '../place/hold.ts'
import type { Host, Stand } from '../place/stand.ts'
import type { PlaceRoom } from '../resolve/place-room.ts'
import { socketName } from '../resolve/body-part.ts'
import { isAlive, type Performer, sizeOf } from '../resolve/performer.ts'
import type { Company } from '../resolve/resolve-performers.ts'
import type { Deed } from './enact.ts'
import { type Landmark, landmarkOf } from './motion-of-action.ts'
import type { Performance } from './performance.ts'

export type Leaving = {
  action: Action
  deed: Deed
  who: Performer
  nth: number
  said: string
  /** Seconds of the clip: now, the start and end of the action, and the time of a single event. */
  seconds: number
  from: number
  to: number
  strike: number
  now: Map<string, Performance>
  company: Company
  room: PlaceRoom
}

export function change(now: Map<string, Performance>, id: string, by: Partial<Performance>): void {
  const before = now.get(id)
  if (before) now.set(id, { ...before, ...by })
}

/** The lasting effect of an action. */
export function leaveResult(leaving: Leaving): void {
  const { result, behaviour } = leaving.deed
  if (behaviour.lies === 'on-with') lieOnTool(leaving)
  if (result) RESULTS[result](leaving)
}

const performersOf = ({ company, now }: Leaving, name: string | undefined): readonly Performer[] =>
  name === undefined ? [] : company.of(name).filter(({ id }) => now.has(id))
const objectsOf = (leaving: Leaving): readonly Performer[] => performersOf(leaving, leaving.action.object)
/** Nobody falls apart: who cuts somebody cuts the hair. */
const thingsOf = (leaving: Leaving): readonly Performer[] => objectsOf(leaving).filter(one => !isAlive(one))
/** The object of the action; the actor if there is none. */
const doneTo = (leaving: Leaving): readonly Performer[] => {
  const objects = objectsOf(leaving)
  return objects.length > 0 ? objects : leaving.action.object === undefined ? [leaving.who] : []
}
const isDone = ({ seconds, strike }: Leaving): boolean => seconds >= strike
const standOf = ({ now }: Leaving, { id }: Performer): Stand => now.get(id)!.stand

/** Removes the carrier. */
export function withoutHost(stand: Stand): Stand {
  const { host, ...own } = stand
  return host ? own : stand
}

function hostedBy(leaving: Leaving, one: Performer, host: Host, more: Partial<Stand> = {}): void {
  change(leaving.now, one.id, { stand: { ...standOf(leaving, one), ...more, host, isExact: true } })
}

function hold(leaving: Leaving, holder: Performer, one: Performer): void {
  const said = leaving.deed.held.object
  // A thing that is carried in its own way, like an umbrella, is so in any action that only names a hand.
  const isOpen = said === 'arms' ? !isAlive(one) : useOf(one.asset).carried === 'overhead'
  hostedBy(leaving, one, holdHost(holder, one, isOpen ? undefined : said))
}

/** A point of a body at rest, as a host for carried things. */
function spotOn(host: Performer, names: readonly string[], share: number): { bone: string; at: Point } {
  const socket = names.map(name => host.body.sockets[name]).find(one => one !== undefined)
  const { low, high } = host.extent
  return (
    socket ?? {
      bone: host.body.bones[0]!.name,
      at: [(low[0] + high[0]) / 2, low[1] + share * (high[1] - low[1]), (low[2] + high[2]) / 2],
    }
  )
}

function putAt(leaving: Leaving, names: readonly string[], share: number, by: Host['by']): void {
  if (!isDone(leaving) || leaving.action.target === undefined) return
  const [host] = performersOf(leaving, leaving.action.target)
  for (const one of objectsOf(leaving)) {
    const stand = standOf(leaving, one)
    if (host) {
      const spot = spotOn(host, names, share)
      const drop = by === 'hang' ? sizeOf(one).height / host.scale : 0
      hostedBy(leaving, one, {
        id: host.id,
        bone: spot.bone,
        at: [spot.at[0], spot.at[1] - drop, spot.at[2]],
        yaw: 0,
        tilt: 0,
        by,
      })
      continue
    }
    const spot = leaving.room.anchor(leaving.action.target.split('/')[1] ?? '')?.spots[0]
    if (spot)
      change(leaving.now, one.id, {
        stand: {
          ...withoutHost(stand),
          at: [spot.at[0], by === 'hang' ? Math.max(0, spot.top - sizeOf(one).height) : spot.top, spot.at[2]],
        },
      })
  }
}

/** Things that are worked on in a pan lie in it. */
function lieOnTool(leaving: Leaving): void {
  const [tool] = performersOf(leaving, leaving.action.with?.[0])
  // A spatula cannot hold things.
  if (!tool?.body.sockets['top'] && !tool?.body.sockets['inside']) return
  const spot = spotOn(tool, ['top', 'inside'], 1)
  for (const one of objectsOf(leaving))
    if (one !== tool) hostedBy(leaving, one, { id: tool.id, ...spot, yaw: 0, tilt: 0, by: 'top' })
}

/** The flight time over a distance in metres. */
const airTime = (metres: number): number => Math.min(1.3, 0.35 + metres / 7)

type Flying = { kind: 'hand' | 'leap' | 'foot' | 'ground'; bow: number; far: number }
/** Seconds from the release of a ball until it passes the ring. */
const PUT_THROUGH = 0.2

/** The flight from a hand or foot to the target, and the end in it or on the ground there. */
function fly(leaving: Leaving, things: readonly Performer[], { kind, bow, far }: Flying): void {
  if (!isDone(leaving)) return
  const { who, now, action, seconds, strike } = leaving
  const own = standOf(leaving, who)
  const high = sizeOf(who).height
  const landmark = action.target === undefined ? undefined : landmarkOf(action.target, leaving)
  const receiver = landmark?.performer
  for (const one of things) {
    const [sin, cos] = [Math.sin(own.yaw), Math.cos(own.yaw)]
    const ahead = kind === 'hand' || kind === 'leap' ? 0.3 : 0.35
    const up = kind === 'hand' ? 0.75 * high : kind === 'leap' ? 1.1 * high : 0
    const start: Point = [own.at[0] + ahead * sin, own.at[1] + up, own.at[2] + ahead * cos]
    const isPassed = receiver && isAlive(receiver) && (kind === 'foot' || kind === 'ground')
    const goal = landmark && (isPassed ? beforeFeet(landmark, start) : goalOf(landmark, one))
    const end: Point = goal?.at ?? [own.at[0] + far * high * sin, 0, own.at[2] + far * high * cos]
    const long = Math.hypot(end[0] - start[0], end[2] - start[2])
    const time = far < 0.5 ? 0.5 : kind === 'leap' ? PUT_THROUGH : airTime(long)
    const share = Math.min(1, (seconds - strike) / time)
    if (share >= 1 && receiver && isAlive(receiver) && kind === 'hand') {
      hostedBy(leaving, one, holdHost(receiver, one))
      continue
    }
    // After passing a ring or hitting something, it falls from there.
    const falls = Math.min(1, Math.max(0, seconds - strike - time) / 0.45)
    const rest = goal?.rest ?? end[1]
    const at: Point = [end[0], end[1] + (rest - end[1]) * falls * falls, end[2]]
    change(now, one.id, {
      stand: { ...withoutHost(standOf(leaving, one)), at, isExact: true },
      flight: { from: start, to: at, share, high: bow * high * Math.min(1.6, 0.5 + 0.25 * long) },
    })
  }
}

/** A ball that is kicked or rolled to somebody stops before their feet. */
function beforeFeet({ at }: Landmark, from: Point): { at: Point; rest: number } {
  const [x, z] = [at[0] - from[0], at[2] - from[2]]
  const far = Math.hypot(x, z) || 1
  const stop = Math.min(BEFORE_FEET, far / 2) / far
  return { at: [at[0] - x * stop, at[1], at[2] - z * stop], rest: at[1] }
}
/** Metres. */
const BEFORE_FEET = 0.4

/**
 * The point where it meets its target, and its final height: in a ring, in a person's hands, on a flat surface, in an
 * open vessel.
 */
function goalOf({ at, yaw, top, performer, mark }: Landmark, thing: Performer): { at: Point; rest: number } {
  const spot = (name: string): Point | undefined => {
    const socket = performer?.body.sockets[name]
    if (!performer || !socket) return undefined
    const [c, s] = [Math.cos(yaw), Math.sin(yaw)]
    const [x, y, z] = socket.at.map(value => value * performer.scale) as [number, number, number]
    return [at[0] + x * c + z * s, at[1] + y, at[2] + z * c - x * s]
  }
  if (mark) return { at: mark, rest: at[1] }
  if (performer && isAlive(performer)) {
    const hands = at[1] + 0.6 * sizeOf(performer).height
    return { at: [at[0], hands, at[2]], rest: at[1] }
  }
  const inside = spot('inside')
  if (inside) return { at: inside, rest: inside[1] }
  // A target that is lower than the thrown thing is thrown on.
  if (top - at[1] < 2 * sizeOf(thing).height) return { at: [at[0], top, at[2]], rest: top }
  return { at: [at[0], at[1] + Math.min(0.3 * (top - at[1]), 0.4), at[2]], rest: at[1] }
}

/** Juggling: up and down between hands, one after another. */
function juggle(leaving: Leaving): void {
  const things = objectsOf(leaving)
  const { who, seconds, from, now } = leaving
  const { at, yaw } = standOf(leaving, who)
  const high = sizeOf(who).height
  const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)]
  for (const [nth, one] of things.entries()) {
    const part = ((seconds - from) * 0.9 + nth / Math.max(1, things.length)) % 1
    const aside = 0.16 * high * Math.cos(2 * Math.PI * part)
    const up = 0.6 * high + 4 * part * (1 - part) * 0.55 * high
    const ahead = 0.2 * high
    const spot: Point = [at[0] + ahead * sin + aside * cos, at[1] + up, at[2] + ahead * cos - aside * sin]
    change(now, one.id, {
      stand: { ...withoutHost(standOf(leaving, one)), at: spot, isExact: true },
      flight: { from: spot, to: spot, share: 0.999, high: 0 },
    })
  }
}

/** Back and forth between two performers. */
function tossBetween(leaving: Leaving): void {
  const { who, seconds, from, now, action } = leaving
  const [ball] = objectsOf(leaving)
  const other = performersOf(leaving, action.target)[0]
  if (!ball || !other) return
  const handOf = (one: Performer): Point => {
    const { at } = standOf(leaving, one)
    return [at[0], at[1] + 0.6 * sizeOf(one).height, at[2]]
  }
  const round = (seconds - from) / 1.4
  const isBack = Math.floor(round) % 2 === 1
  const [start, end] = isBack ? [handOf(other), handOf(who)] : [handOf(who), handOf(other)]
  change(now, ball.id, {
    stand: { ...withoutHost(standOf(leaving, ball)), at: end, isExact: true },
    flight: { from: start, to: end, share: Math.min(0.999, round % 1), high: 0.35 * sizeOf(who).height },
  })
}

const openTo =
  (end: 0 | 1) =>
  (leaving: Leaving): void => {
    const { now, seconds, strike, action } = leaving
    const done = ease((seconds - strike) / 0.7)
    const said = action.object?.split('/')[1]
    for (const { id, body } of doneTo(leaving)) {
      const before = now.get(id)!
      const names = said === undefined ? [] : [said, socketName(said)]
      const part = names.find(one => body.bones.some(({ name, opens }) => opens && isPart(name, one)))
      if (part !== undefined) {
        const { openedParts } = before
        const start = openedParts?.[part] ?? before.opened ?? 1 - end
        change(now, id, { openedParts: { ...openedParts, [part]: start + (end - start) * done } })
        continue
      }
      const start = before.opened ?? 1 - end
      change(now, id, { opened: start + (end - start) * done })
    }
  }

const lightAs =
  (lit: boolean) =>
  (leaving: Leaving): void => {
    if (!isDone(leaving)) return
    const { now, seconds, from, to, action } = leaving
    const part = action.object?.split('/')[1]
    for (const one of doneTo(leaving)) {
      // A person who blows out a candle stays as lit as before.
      if (one.rig === 'person') continue
      const { effects } = now.get(one.id)!
      const others = effects.filter(({ effect }) => effect !== 'flames')
      const isFlame = useOf(one.asset).lit === 'flame' && lit
      change(now, one.id, {
        lit,
        effects: isFlame
          ? [
              ...others,
              { effect: 'flames', part: part ?? 'top', seconds: seconds - from, until: to - from, stays: true },
            ]
          : others,
      })
    }
  }

function fillTo(leaving: Leaving, one: Performer | undefined, end: 0 | 1): void {
  if (!one) return
  const { now, seconds, strike, to } = leaving
  const before = now.get(one.id)!.filled ?? 1 - end
  const share = ease((seconds - strike) / Math.max(0.4, 0.9 * (to - strike)))
  change(now, one.id, { filled: before + (end - before) * share })
}

/** A person who sits down without a seat sits on the ground. */
function sitOnGround(leaving: Leaving): void {
  const { who, now } = leaving
  const { stand } = now.get(who.id)!
  if (isDone(leaving) && !stand.host && stand.posture === 'stand')
    change(now, who.id, { stand: { ...stand, posture: 'sit' }, stance: 'sit' })
}

const mountOn =
  (role: 'object' | 'target' | 'with') =>
  (leaving: Leaving): void => {
    const { who, now, action, deed, seconds, strike, from } = leaving
    const name = role === 'with' ? action.with?.[0] : (action[role] ?? action.object)
    const [host] = performersOf(leaving, name)
    if (name === undefined && deed.isOnce) sitOnGround(leaving)
    const begins = deed.isOnce ? strike : Math.min(strike, from + 0.4)
    if (!host || !isAlive(who)) return
    const own = now.get(who.id)!
    if (seconds < begins && own.stand.host?.id !== host.id) return
    const { ridden } = useOf(host.asset)
    const isStanding = ridden === 'stand' && deed.pose !== 'settle'
    if (own.stand.host?.id !== host.id) {
      const spot = spotOn(host, isStanding ? ['top', 'seat', 'deck'] : ['seat', 'deck', 'cabin', 'top'], 1)
      const before = [...now].filter(([id, other]) => id !== who.id && other.stand.host?.id === host.id)
      // A seat at one end has a counterpart at the other.
      const isFarEnd =
        before.length % 2 === 1 && Math.abs(spot.at[2]) > 0.3 * (host.extent.high[2] - host.extent.low[2])
      const aside = isFarEnd ? 0 : 0.3 * Math.ceil(before.length / 2) * (before.length % 2 ? 1 : -1)
      change(now, who.id, {
        stand: {
          ...own.stand,
          posture: isStanding ? 'stand' : 'sit',
          ...(!isStanding && { isOnSeat: true as const }),
          isExact: true,
          host: {
            id: host.id,
            bone: spot.bone,
            at: isFarEnd ? [spot.at[0], spot.at[1], -spot.at[2]] : [spot.at[0] + aside, spot.at[1], spot.at[2]],
            yaw: isFarEnd || (ridden === 'rock' && Math.abs(spot.at[2]) > 0.6) ? (isFarEnd ? 0 : Math.PI) : 0,
            tilt: 0,
            by: 'top',
          },
        },
      })
    }
    const isRiding = deed.pose === 'ride' && host.body.sockets['cabin'] === undefined
    change(now, who.id, { stance: isStanding ? 'sway' : isRiding ? 'ride' : 'sit' })
    // A swing or carousel moves while it is ridden.
    const t = seconds - from
    const stand = standOf(leaving, host)
    const { slope } = useOf(host.asset)
    // A thing that rests on one side turns over to the other.
    const tilt = slope === undefined ? 0.16 * Math.sin(2.4 * t) : -slope * (1 - longer(Math.cos(2.4 * t)))
    if (ridden === 'rock') change(now, host.id, { stand: { ...stand, tilt } })
    if (ridden === 'spin') change(now, host.id, { stand: { ...stand, yaw: stand.yaw + 0.6 * t } })
  }

/** A wave that stays longer at its ends. */
const longer = (share: number): number => Math.sign(share) * Math.sqrt(Math.abs(share))

const giveTo = (leaving: Leaving): void => {
  const [target] = performersOf(leaving, leaving.action.target)
  if (isDone(leaving) && target) for (const one of objectsOf(leaving)) hold(leaving, target, one)
}

/** Things on a string, and birds, go up if nobody holds them. */
const isLight = ({ asset, rig }: Performer): boolean => useOf(asset).carried === 'string' || rig === 'bird'
/** Metres a second up and aside. */
const [UP, ASIDE] = [0.55, 0.22]
function riseFromHand(leaving: Leaving, one: Performer): void {
  if (!isDone(leaving)) return
  const { who, now, seconds, strike } = leaving
  const [own, t] = [standOf(leaving, who), seconds - strike]
  const side = Math.sin(own.yaw) < 0 ? -1 : 1
  change(now, one.id, {
    stand: {
      ...withoutHost(standOf(leaving, one)),
      at: [
        own.at[0] + side * (0.25 + ASIDE * t),
        own.at[1] + 0.6 * sizeOf(who).height + UP * t,
        own.at[2] + 0.12 * Math.sin(1.3 * t),
      ],
      isExact: true,
    },
    ...(one.rig === 'bird' && { stance: 'fly' as const }),
  })
}

/** Effects that last only during the action, or belong to `becomes`, leave no result. */
const nothing = (): void => undefined

const RESULTS: Readonly<Record<Result, (leaving: Leaving) => void>> = {
  'held-by-who': leaving => {
    if (isDone(leaving)) for (const one of objectsOf(leaving)) if (one !== leaving.who) hold(leaving, leaving.who, one)
  },
  carried: leaving => {
    if (isDone(leaving)) for (const one of objectsOf(leaving)) if (one !== leaving.who) hold(leaving, leaving.who, one)
  },
  'held-by-target': giveTo,
  'on-target': leaving => putAt(leaving, ['top', 'seat', 'deck'], 1, 'top'),
  'in-target': leaving => putAt(leaving, ['inside', 'cabin', 'bottom'], 0.3, 'inside'),
  'hung-on-target': leaving => putAt(leaving, ['hook'], 0.92, 'hang'),
  'set-down': leaving => {
    if (!isDone(leaving)) return
    const { at, yaw } = standOf(leaving, leaving.who)
    for (const one of objectsOf(leaving)) {
      const far = 0.2 * sizeOf(leaving.who).height + sizeOf(one).depth / 2
      change(leaving.now, one.id, {
        stand: {
          ...withoutHost(standOf(leaving, one)),
          at: [at[0] + far * Math.sin(yaw), at[1], at[2] + far * Math.cos(yaw)],
          isExact: true,
        },
      })
    }
  },
  stacked: leaving => {
    const things = objectsOf(leaving)
    const { seconds, from, to, now } = leaving
    const each = (to - from) / Math.max(1, things.length)
    for (const [nth, one] of things.entries()) {
      const below = things[nth - 1]
      if (!below || seconds < from + nth * each) continue
      const base = now.get(below.id)!.stand
      change(now, one.id, {
        stand: {
          ...withoutHost(standOf(leaving, one)),
          at: [base.at[0], base.at[1] + sizeOf(below).height, base.at[2]],
          isExact: true,
        },
      })
    }
  },
  between: leaving => {
    const { action, company, now } = leaving
    const [other] = performersOf(leaving, action.target)
    const carriers = other ? [leaving.who, other] : company.of(action.who)
    const [a, b] = [carriers[0], carriers.at(-1)]
    if (!a || !b || a === b || !isDone(leaving)) return
    const [p, q] = [now.get(a.id)!.stand, now.get(b.id)!.stand]
    for (const one of objectsOf(leaving)) {
      const high = 0.42 * Math.min(sizeOf(a).height, sizeOf(b).height)
      change(now, one.id, {
        stand: {
          ...withoutHost(standOf(leaving, one)),
          at: [(p.at[0] + q.at[0]) / 2, high, (p.at[2] + q.at[2]) / 2],
          yaw: Math.atan2(q.at[0] - p.at[0], q.at[2] - p.at[2]) + Math.PI / 2,
          isExact: true,
        },
      })
    }
  },
  dropped: leaving => {
    const things = objectsOf(leaving)
    for (const one of things) if (isLight(one)) riseFromHand(leaving, one)
    fly(
      leaving,
      things.filter(one => !isLight(one)),
      { kind: 'hand', bow: 0, far: 0.1 },
    )
  },
  thrown: leaving => fly(leaving, objectsOf(leaving), { kind: 'hand', bow: 0.3, far: 1.5 }),
  'thrown-with': leaving =>
    fly(leaving, performersOf(leaving, leaving.action.with?.[0]), { kind: 'hand', bow: 0.3, far: 1.5 }),
  rolled: leaving => fly(leaving, objectsOf(leaving), { kind: 'ground', bow: 0, far: 2.6 }),
  kicked: leaving => fly(leaving, objectsOf(leaving), { kind: 'foot', bow: 0.22, far: 2.2 }),
  dunked: leaving =>
    fly(leaving, objectsOf(leaving), {
      ...(leaving.deed.behaviour.goes === 'leap' ? { kind: 'leap', bow: 0.1 } : { kind: 'hand', bow: 0.5 }),
      far: 1.2,
    }),
  shot: leaving =>
    fly(leaving, performersOf(leaving, leaving.action.of ?? leaving.action.object), {
      kind: 'hand',
      bow: 0.04,
      far: 4,
    }),
  'tossed-between': tossBetween,
  juggled: juggle,
  flown: leaving => {
    const { who, now, seconds, from } = leaving
    const { at } = standOf(leaving, who)
    const t = seconds - from
    const side = at[0] <= leaving.room.middle[0] ? 1 : -1
    for (const one of objectsOf(leaving))
      change(now, one.id, {
        stand: {
          ...withoutHost(standOf(leaving, one)),
          at: [
            at[0] + side * (1.5 + 0.2 * Math.sin(1.1 * t)),
            1.75 * sizeOf(who).height + 0.18 * Math.sin(1.7 * t),
            at[2] + 0.8,
          ],
          yaw: Math.PI,
          roll: 0.25 * side + 0.12 * Math.sin(1.3 * t),
          isExact: true,
        },
      })
  },
  'who-on-object': mountOn('object'),
  'who-on-target': mountOn('target'),
  'who-on-with': mountOn('with'),
  'who-lies': ({ now, who }) => change(now, who.id, { stand: { ...now.get(who.id)!.stand, posture: 'lie' } }),
  'who-stands': leaving => {
    if (!isDone(leaving)) return
    const own = standOf(leaving, leaving.who)
    if (own.posture === 'stand') return
    const host = own.host && leaving.now.get(own.host.id)?.stand
    const root = host ?? own
    change(leaving.now, leaving.who.id, {
      stance: 'stand',
      stand: {
        ...withoutHost(own),
        at: [root.at[0] + 0.4 * Math.sin(root.yaw), 0, root.at[2] + 0.4 * Math.cos(root.yaw)],
        posture: 'stand',
      },
    })
  },
  'who-sits-up': leaving => {
    if (isDone(leaving))
      change(leaving.now, leaving.who.id, {
        stand: { ...standOf(leaving, leaving.who), posture: 'sit', isOnSeat: true },
        stance: 'sit',
      })
  },
  leaning: leaving => {
    const { action, now, who } = leaving
    const thing = action.target === undefined ? undefined : landmarkOf(action.target, leaving)
    const own = standOf(leaving, who)
    if (!thing || own.host) return
    const yaw = Math.atan2(own.at[0] - thing.at[0], own.at[2] - thing.at[2])
    const done = ease((leaving.seconds - leaving.from) / 0.8)
    change(now, who.id, { stand: { ...own, yaw: own.yaw + (yaw - own.yaw) * done, tilt: -0.14 * done } })
  },
  'worn-by-who': leaving => {
    if (!isDone(leaving)) return
    const { who } = leaving
    const spot = spotOn(who, ['hat', 'top'], 1)
    for (const one of objectsOf(leaving))
      if (!isAlive(one)) hostedBy(leaving, one, { id: who.id, ...spot, yaw: 0, tilt: 0, by: 'worn' })
  },
  'taken-off': leaving => {
    if (isDone(leaving))
      for (const one of objectsOf(leaving))
        if (!isAlive(one)) hostedBy(leaving, one, holdHost(leaving.who, one, 'right'))
  },
  turned: nothing,
  burning: nothing,
  played: nothing,
  opened: openTo(1),
  closed: openTo(0),
  lit: lightAs(true),
  dark: lightAs(false),
  'put-out': leaving => {
    const { now, seconds, strike } = leaving
    if (seconds < strike + 0.5) return
    for (const { id } of objectsOf(leaving)) {
      const { effects } = now.get(id)!
      change(now, id, { lit: false, effects: effects.filter(({ effect }) => effect !== 'flames') })
    }
  },
  broken: leaving => {
    if (isDone(leaving) && leaving.action.object !== undefined)
      for (const { id } of thingsOf(leaving))
        change(leaving.now, id, { isBroken: { seconds: leaving.seconds - leaving.strike } })
  },
  halved: leaving => {
    const at = leaving.from + 0.6 * (leaving.to - leaving.from)
    if (leaving.seconds >= at)
      for (const { id } of thingsOf(leaving)) change(leaving.now, id, { isHalved: { seconds: leaving.seconds - at } })
  },
  whole: leaving => {
    if (leaving.seconds < leaving.from + 0.8 * (leaving.to - leaving.from)) return
    for (const { id } of objectsOf(leaving)) {
      const { isBroken: _broken, isHalved: _halved, ...rest } = leaving.now.get(id)!
      leaving.now.set(id, rest)
    }
  },
  filled: leaving => fillTo(leaving, doneTo(leaving)[0], 1),
  emptied: leaving => fillTo(leaving, objectsOf(leaving)[0], 0),
  poured: leaving => {
    fillTo(leaving, performersOf(leaving, leaving.action.target)[0], 1)
    fillTo(leaving, objectsOf(leaving)[0], 0)
  },
  written: ({ action, now, who, seconds, from, to, said }) => {
    const on = action.object ?? action.target
    if (on === undefined || (action.text === undefined && action.of === undefined)) return
    const share = Math.min(1, (seconds - from) / Math.max(0.1, to - from))
    change(now, who.id, {
      writing: { text: action.text ?? '', on, share, said, ...(action.text === undefined && { of: action.of! }) },
    })
  },
}
