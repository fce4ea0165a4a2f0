import type { Antic } from '../bodies/motion/antics.ts'
import type { Gesture } from '../bodies/motion/actions.ts'
import type { Spot } from './arrangement.ts'
import type { Subject } from '../direct/shot-list.ts'
import { isAliveMember } from './deed-holds.ts'
import { betweenReach } from './place-bound.ts'
import type { Solid, SolidActor } from './solid.ts'

/** How far apart two stand who do this together, in heights of the smaller one; `Infinity`: where they are. */
const APART: Partial<Record<Gesture | Antic | 'fight' | 'throw' | 'kneel' | 'bow', number>> = {
  nuzzle: 0.12,
  headbutt: 0.7,
  'give-paw': 0.3,
  hug: 0.29,
  grapple: 0.34,
  give: 0.62,
  pet: 0.55,
  knead: 0.36,
  shout: Infinity,
  smile: Infinity,
  press: 0.5,
  knock: Infinity,
  put: 0.62,
  fight: 0.52,
  talk: 0.75,
  shake: 0.6,
  clasp: 0.5,
  slap: 0.46,
  shove: 0.6,
  tend: 0.44,
  fist: 0.62,
  kneel: 0.75,
  bow: 0.75,
  throw: Infinity,
  catch: Infinity,
  point: Infinity,
  look: Infinity,
  photograph: Infinity,
  wave: Infinity,
  aim: Infinity,
  write: Infinity,
  read: Infinity,
  laugh: Infinity,
  sing: Infinity,
  pour: Infinity,
  carry: Infinity,
}

/** Whoever fights with something in hand stands further off. */
const WITH_SWORDS = 0.95

const doings = ({ doing }: Solid): readonly (keyof typeof APART)[] =>
  [doing.stance as keyof typeof APART, ...doing.gestures, ...(doing.antics ?? [])].filter(one => one in APART)

/** Whoever looks at something turns to it; a dancer does not. */
export const turnsTo = (solid: Solid): boolean => doings(solid).length > 0 || solid.doing.stance === 'stand'

/** Finds for each whom or what it deals with: by its deed, else, for what two do, the nearest other one who lives. */
export function pairUp(actors: readonly SolidActor[], others: readonly Spot[]): void {
  for (const actor of actors) {
    const { subject, index } = actor.spot.member
    const wanted = (subject.deeds ?? []).flatMap(({ to, verb }) =>
      to === undefined || (isOnlyThere(subject, to) && turnsHisBack(verb, actors, to)) ? [] : [to],
    )
    // Who sits on a chair is where the chair is.
    const byDeed = actors.filter(
      other => other !== actor && wanted.some(one => one !== index && findBound(other.solid, one)),
    )
    const partner =
      nearest(actor, byDeed) ??
      (needsSomebody(actor) || isFacingSomebody(actor) ? nearestAlive(actor, actors) : undefined)
    if (partner) actor.partner = partner
    const star = others.find(
      ({ member, stance }) => stance === 'sky' && (wanted.includes(member.index) || looksUp(actor)),
    )
    if (!partner && star) actor.star = { x: star.x, y: star.y - star.height / 2 }
  }
  // Whoever has nothing else to do looks back, and takes what comes.
  for (const { partner, ...actor } of actors) {
    const self = actors.find(({ spot }) => spot === actor.spot)!
    if (tendsTo(self) && isAtHair(self)) self.isBehind = true
    else if (partner && !partner.partner && isAliveMember(partner.spot.member) && doings(self.solid).length > 0)
      receive(self, partner)
  }
}

/** `waves in front of his house`: where it is done, and not whom it is done to. */
const isOnlyThere = ({ relation }: Subject, to: number): boolean =>
  relation?.to === to && (relation.kind === 'before' || relation.kind === 'beside' || relation.kind === 'under')
/** What is done to a house itself: all else is done with one's back to it. Of other things so is what is done to nothing. */
const turnsHisBack = (verb: string, actors: readonly SolidActor[], to: number): boolean =>
  actors.some(
    ({ spot: { member } }) =>
      member.index === to &&
      (member.subject.build === 'building' ? !TO_HOUSES.has(verb) : TO_NOTHING.has(verb) && !isAliveMember(member)),
  )
const TO_NOTHING: ReadonlySet<string> = new Set(['stand', 'wait', 'pose', 'smile', 'sing', 'shiver'])
const TO_HOUSES: ReadonlySet<string> = new Set(
  'look watch stare gaze admire point photograph film paint draw knock enter open clean wash build repair aim shoot throw'.split(
    ' ',
  ),
)

/** The one of a cluster whom a subject's index means. */
export const findBound = (solid: Solid, index: number): Solid | undefined =>
  solid.member.index === index
    ? solid
    : solid.bound.map(part => findBound(part.solid, index)).find(one => one !== undefined)

/** Done at somebody's head or clothes, from behind or aside: they look on as they did. */
export const tendsTo = ({ spot, solid, partner }: SolidActor): Solid | undefined => {
  if (!partner || !solid.doing.gestures.includes('tend')) return undefined
  return (spot.member.subject.deeds ?? [])
    .flatMap(({ to }) => (to === undefined ? [] : [findBound(partner.solid, to)]))
    .find(one => one?.rig === 'person' || one?.rig === 'beast')
}

/** Turns whoever does nothing to who gives or throws something, with open hands. */
function receive(from: SolidActor, to: SolidActor): void {
  to.partner = from
  const { stance, gestures } = to.solid.doing
  const isComing = doings(from.solid).some(one => one === 'give' || one === 'throw')
  const hasHands = to.solid.rig === 'person' || to.solid.rig === 'beast'
  const isFree = gestures.length === 0 && to.solid.hands === 0 && (stance === 'stand' || stance === 'sway')
  // What is fed stays on its feet, and eats.
  if (isFree && to.solid.rig === 'beast' && isFeeding(from)) to.solid.doing = { stance: 'stand', gestures: ['eat'] }
  else if (isComing && hasHands && isFree) to.solid.doing = { stance: 'stand', gestures: ['catch'] }
}

/** Hair is combed and cut from behind. */
const isAtHair = ({ spot: { member } }: SolidActor): boolean =>
  (member.subject.deeds ?? []).some(({ verb, to }) => verb === 'comb' && to !== undefined)

const needsSomebody = ({ solid }: SolidActor): boolean =>
  doings(solid).some(one =>
    [
      'hug',
      'grapple',
      'give',
      'talk',
      'clasp',
      'fist',
      'slap',
      'tend',
      'fight',
      'throw',
      'catch',
      'nuzzle',
      'headbutt',
      'shove',
      'give-paw',
    ].includes(one),
  )

const looksUp = ({ solid: { doing } }: SolidActor): boolean =>
  doing.gestures.includes('look') || doing.gestures.includes('point')

function nearest(actor: SolidActor, all: readonly SolidActor[]): SolidActor | undefined {
  return all.toSorted((a, b) => Math.abs(a.spot.x - actor.spot.x) - Math.abs(b.spot.x - actor.spot.x))[0]
}

const nearestAlive = (actor: SolidActor, actors: readonly SolidActor[]): SolidActor | undefined =>
  nearest(
    actor,
    actors.filter(
      other => other !== actor && isAliveMember(other.spot.member) && other.spot.stance === actor.spot.stance,
    ),
  )

/** Brings those together who do something together, on both sides of where they were. Changes their spots. */
export function meetPartners(actors: readonly SolidActor[], focal: number): void {
  const met = new Set<SolidActor>()
  for (const actor of actors) {
    const { partner } = actor
    if (!partner || met.has(actor) || met.has(partner)) continue
    // Nobody goes up to a tree to kneel.
    const isAlive = isAliveMember(partner.spot.member)
    const together = doings(actor.solid).filter(one => isAlive || (one !== 'kneel' && one !== 'bow'))
    const shared = actor.solid.bound.find(({ hold }) => hold === 'between')
    const whispers = isWhispering(actor) || isWhispering(partner)
    const feeds = isFeeding(actor) && partner.solid.rig === 'beast'
    const faces = isFacingSomebody(actor) || isFacingSomebody(partner)
    const isArmed = actor.solid.bound.some(({ hold }) => hold === 'hand') && together.includes('fight')
    const apart = isArmed
      ? WITH_SWORDS
      : Math.min(
          ...together.map(one => APART[one]!),
          shared ? 0 : whispers ? AT_EAR : feeds ? AT_MOUTH : faces ? EYE_TO_EYE : Infinity,
        )
    const isStill = [actor, partner].every(({ spot, speed }) => spot.stance === 'ground' && speed < 0.02)
    if (!Number.isFinite(apart) || !isStill) continue
    const heights = [actor, partner].map(({ solid }) => (solid.extent.high[1] - solid.extent.low[1]) * solid.scale)
    const depth = (actor.spot.depth + partner.spot.depth) / 2
    const metres = shared ? 2 * betweenReach(actor.solid, shared.solid) : apart * Math.min(...heights)
    const gap = (metres + bulk(actor) + bulk(partner)) * (focal / depth)
    const middle = (actor.spot.x + partner.spot.x) / 2
    const side = actor.spot.x <= partner.spot.x ? -1 : 1
    Object.assign(actor.spot, { x: middle + (side * gap) / 2, depth, faces: -side })
    Object.assign(partner.spot, { x: middle - (side * gap) / 2, depth, faces: actor.isBehind ? -side : side })
    met.add(actor).add(partner)
  }
}

/** Who leads somebody by the hand, or supports him, goes within his reach: in heights of the smaller one. */
const HAND_IN_HAND = 0.3
const BY_THE_HAND: ReadonlySet<string> = new Set(['lead', 'hold-hands', 'help'])

/** Brings those side by side who go hand in hand; they go on as they went. Changes their spots. */
export function joinHands(actors: readonly SolidActor[], focal: number): void {
  for (const actor of actors) {
    const { deeds = [] } = actor.spot.member.subject
    const other = actors.find(
      one =>
        one !== actor &&
        one.solid.rig === 'person' &&
        deeds.some(({ verb, to }) => BY_THE_HAND.has(verb) && to === one.spot.member.index),
    )
    const isGoing = (one: SolidActor): boolean => one.spot.stance === 'ground' && one.speed > 0.02 && !one.lane
    if (!other || actor.solid.rig !== 'person' || !isGoing(actor) || !isGoing(other)) continue
    const [own, his] = [actor, other].map(({ solid }) => (solid.extent.high[1] - solid.extent.low[1]) * solid.scale)
    const { depth, faces } = actor.spot
    const gap = (HAND_IN_HAND * Math.min(own!, his!) + BODY_WIDTH) * (focal / depth)
    const side = other.spot.x < actor.spot.x ? -1 : 1
    Object.assign(other.spot, { x: actor.spot.x + side * gap, depth, y: actor.spot.y, faces })
  }
}
/** Metres. */
const BODY_WIDTH = 0.18

/** What is whispered is said into an ear: in heights of the smaller one. */
const AT_EAR = 0.3
/** Who feeds an animal has the hand at its mouth. */
const AT_MOUTH = 0.32
const isFeeding = ({ spot: { member } }: SolidActor): boolean =>
  (member.subject.deeds ?? []).some(({ verb, to }) => verb === 'feed' && to !== undefined)
/** Who face each other stand a little further off than who talk. */
const EYE_TO_EYE = 0.85
const isFacingSomebody = ({ spot: { member } }: SolidActor): boolean =>
  (member.subject.deeds ?? []).some(({ verb }) => verb === 'face')
const isWhispering = ({ spot: { member } }: SolidActor): boolean =>
  (member.subject.deeds ?? []).some(({ verb }) => verb === 'whisper')

/** An animal is as long as it is before its feet. */
const bulk = ({ solid: { rig, extent, scale } }: SolidActor): number =>
  rig === 'person' ? 0 : Math.max(0, extent.high[2] - 0.1) * scale

/** Nobody turns his back to the camera, and none further than half way to it: radians from away. */
const [LEAST, MOST] = [0.52 * Math.PI, 0.88 * Math.PI]
const HEAD_TURNS = 0.85

/** Turns a body to a place as far as it is still seen, and the head for the rest. */
export function turnTo(
  own: { x: number; y: number; z: number },
  to: { x: number; y: number; z: number },
  ahead: number,
  turns: boolean,
): { yaw: number; looks: readonly [right: number, up: number] } {
  const [dx, dz] = [to.x - own.x, to.z - own.z]
  const wanted = Math.atan2(dx, dz)
  const side = dx < 0 ? -1 : 1
  const yaw = turns ? side * Math.min(MOST, Math.max(LEAST, Math.abs(wanted))) : ahead
  const off = Math.atan2(Math.sin(wanted - yaw), Math.cos(wanted - yaw))
  const right = Math.min(HEAD_TURNS, Math.max(-HEAD_TURNS, off))
  const up = Math.atan2(to.y - own.y, Math.hypot(dx, dz))
  return { yaw, looks: [right, Math.min(0.7, Math.max(-0.5, up))] }
}
