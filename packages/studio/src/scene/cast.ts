import { PLACE_TRAITS } from '../direct/place-traits.ts'
import type { Shot, Subject } from '../direct/shot-list.ts'
import type { Art } from '../figures/figure.ts'
import { pictogramCode } from '../figures/pictograms.ts'
import { fixByDeed, hasAlive, isAliveMember, leansAgainst, standsThere } from './deed-holds.ts'
import { isHandy } from './find-transfers.ts'
import { isPerson, subjectRig } from './subject-rig.ts'
import { CHAIR, type Cluster, type Hold, type Member, SIZES, WORKTOPS } from './member.ts'

export type { Cluster, Hold, Member } from './member.ts'

/** Who is fixed to whom, and who stands for himself. */
export function clusterCast(shot: Shot, arts: readonly Art[]): Cluster[] {
  // Under a roof nothing is taller than the room.
  const highest = PLACE_TRAITS[shot.place].isIndoors && shot.place !== 'stage' ? 2.4 : Infinity
  const members = besideWares(
    shot,
    inStep(shot.subjects).map(
      (subject, index): Member => ({
        index,
        subject,
        art: arts[index]!,
        metres: Math.min(arts[index]!.pictogram.metres * SIZES[subject.size], highest),
        bound: [],
      }),
    ),
  )
  const hosts = new Map<Member, Member>()
  const links = new Map<Member, NonNullable<Cluster['link']>>()
  const bind = (member: Member, host: Member, hold: Hold): void => {
    // Nothing is fixed twice, nor to what is fixed to itself.
    for (let above: Member | undefined = host; above; above = hosts.get(above)) if (above === member) return
    if (hosts.has(member)) return
    hosts.set(member, host)
    host.bound.push({ member, hold })
  }
  // A branch is as large as it takes to see who sits on it.
  const sit = (member: Member, host: Member, hold: Hold): void => {
    if (host.art.code === BRANCH && isAliveMember(member)) fitTo(host, SAT_ON * member.metres)
    bind(member, host, hold)
  }
  for (const member of members) {
    for (const deed of member.subject.deeds ?? []) {
      const other = deed.to === undefined ? undefined : members[deed.to]
      const fixing = other && other !== member && fixByDeed(deed, member, other)
      // What climbs is to be seen on what it climbs.
      if (fixing && fixing.hold === 'side') fitTo(fixing.host, CLIMBED * fixing.guest.metres)
      if (fixing) bind(fixing.guest, fixing.host, fixing.hold)
    }
  }
  const areFixed = (a: Member, b: Member): boolean => hosts.get(a) === b || hosts.get(b) === a
  for (const member of members) {
    const { relation } = member.subject
    const other = relation && members[relation.to]
    if (!relation || !other || other === member || areFixed(member, other)) continue
    if (relation.kind === 'in' && isPerson(member.subject) && other.art.code === BOX && other.subject.count === 1) {
      other.metres = Math.max(other.metres, FITS_IN * member.metres)
      other.isFitted = true
    }
    if (relation.kind === 'in' && isCupped(member, other)) {
      member.metres = CUPPED * other.metres
      member.isFitted = true
    }
    const hold = holdOf(relation.kind, member, other)
    // `a girl on a swing eats`: a swing below her is what she is on.
    const seat =
      relation.kind === 'under' && !isAliveMember(member) && isAliveMember(other) && holdOf('on', other, member)
    if (seat) {
      sit(other, member, seat)
      continue
    }
    if (hangs(member) && (relation.kind === 'on' || relation.kind === 'under') && !isAliveMember(other)) {
      // So high that its head is well over the ground.
      if (other.art.code === BRANCH) {
        other.metres = HANGS_UNDER * member.metres
        other.isFitted = true
      }
      bind(member, other, 'hanging')
      continue
    }
    const isHandy = other.art.pictogram.sort === 'airy' || other.metres < TOO_LARGE * member.metres
    // A board goes along below the feet of who rides it.
    if ((relation.kind === 'riding' || relation.kind === 'on') && isAliveMember(member) && isBoard(other))
      bind(other, member, 'board')
    else if (relation.kind === 'holding' && isHeld(member) && isHandy && !standsThere(other))
      bind(other, member, 'hand')
    else if (relation.kind === 'holding') links.set(member, { kind: 'beside', to: other })
    else if (hold) sit(member, other, hold)
    else if (relation.kind === 'under' && other.metres >= ROOF) links.set(other, { kind: 'canopy', to: member })
    // A banana under an apple: the apple is on it.
    else if (relation.kind === 'under' && !isAliveMember(member) && !isAliveMember(other)) bind(other, member, 'top')
    // Whoever looks at the moon stands somewhere of his own.
    else if (other.art.pictogram.sort !== 'sky')
      links.set(member, {
        kind: relation.kind === 'behind' || relation.kind === 'before' ? relation.kind : 'beside',
        to: other,
      })
  }
  // Where there is a table, small things that nobody has to do with lie on it, and not on the floor below.
  const table = members.find(({ art, subject }) => WORKTOPS.has(art.code) && subject.count === 1)
  for (const member of members) {
    const hold = table && table !== member && isLoose(member, shot) && holdOf('on', member, table)
    if (hold && !hosts.has(member) && !links.has(member)) bind(member, table, hold)
  }
  const rootOf = (member: Member): Member => {
    const host = hosts.get(member)
    return host ? rootOf(host) : member
  }
  const roots = members.filter(member => !hosts.has(member))
  for (const root of roots) if (leadsBack(root, links, rootOf)) links.delete(root)
  return roots.map(root => {
    const link = links.get(root)
    return { root, ...(link && link.to !== root && { link }) }
  })
}

/** Metres: what is larger stands on the floor; more of a kind are strewn about. */
const [LARGEST_LOOSE, MOST_LOOSE] = [0.36, 3]

/** A ware that does nothing, is nowhere in particular and that nobody does anything to. */
const isLoose = ({ subject, metres, art, index }: Member, { subjects }: Shot): boolean =>
  subject.build !== 'plant' &&
  !art.isOwn &&
  metres < LARGEST_LOOSE &&
  subject.count <= MOST_LOOSE &&
  subject.motion === 'still' &&
  subject.relation === undefined &&
  subject.side === undefined &&
  (subject.deeds ?? []).length === 0 &&
  isHandy(subject) &&
  !subjects.some(({ deeds = [], relation }) => relation?.to === index || deeds.some(({ to }) => to === index))

/** Whether somebody stands where those stand who stand by him: then nobody would have a place. */
function leadsBack(
  root: Member,
  links: ReadonlyMap<Member, NonNullable<Cluster['link']>>,
  rootOf: (member: Member) => Member,
): boolean {
  const seen = new Set<Member>()
  for (let at = root; !seen.has(at); ) {
    seen.add(at)
    const link = links.get(at)
    // Those who are only beside each other stand for themselves.
    if (!link || link.kind === 'beside') return false
    at = rootOf(link.to)
    if (at === root) return true
  }
  return false
}

/** Makes something as small as it takes to see who is on it, who stays as large as life. */
function fitTo(host: Member, most: number): void {
  if (most >= host.metres) return
  host.metres = most
  host.isFitted = true
}

/** Of who climbs: what is higher is drawn no higher than so many times. */
const CLIMBED = 3.2

/** A child sits in a box that it fits into: of its height. */
const [BOX, FITS_IN] = [pictogramCode('📦'), 0.5]

/** `a tiny dragon asleep in a teacup`: who is in what is small is small enough for it. Nobody shrinks who only stirs in it. */
const isCupped = ({ subject, metres }: Member, { art, subject: vessel, metres: high }: Member): boolean =>
  CUPS.has(art.pictogram.sort ?? '') &&
  vessel.count === 1 &&
  high < MOST_CUP &&
  metres > CUPPED * high &&
  (isPerson(subject) ? subject.size === 'tiny' : BEASTS.has(subject.build ?? ''))
const CUPS: ReadonlySet<string> = new Set(['holder', 'hat'])
const BEASTS: ReadonlySet<string> = new Set(['four-legged', 'bird', 'mythical', 'reptile', 'toy'])
/** Of the vessel's height, and the highest of those in which nobody fits: metres. */
const [CUPPED, MOST_CUP] = [0.95, 0.3]

const BRANCH = 'drawn-branch'
const [SAT_ON, HANGS_UNDER] = [2.2, 2.9]

const BOARDS: ReadonlySet<string | undefined> = new Set([pictogramCode('🛹'), 'drawn-snowboard', 'drawn-surfboard'])
const isBoard = ({ art }: Member): boolean => BOARDS.has(art.code)

/** Metres: what is lower is no roof, whatever the words say. */
const ROOF = 0.9

/** Of a thing's own height: who is taller than this does not stand on it. */
const CARRIES = 5

/** Cakes, pots and grills: people are at them, and never on them. */
const isNoGround = ({ art }: Member): boolean => art.pictogram.isServed === true || STOVES.has(art.code ?? '')
const STOVES: ReadonlySet<string> = new Set(['drawn-grill', pictogramCode('🍳'), pictogramCode('🎂')])

/** Of a vessel's own height: who is taller is not in it. */
const IN_A_POT = 3

/** Of the holder: what flies on a string may be any size, but a sheep has no tent in its mouth. */
const TOO_LARGE = 2

/**
 * Whose size in the frame all others follow: the first of those that are given, on whatever it stands; but whoever lives, or
 * what carries somebody, where that is a small thing: a ball named before its player does not make him a giant, nor a shoe
 * the bride on the steps. Nor do puppies, whose owner would not fit into the frame.
 */
export function leadingCluster(clusters: readonly Cluster[]): Cluster | undefined {
  const first = clusters.toSorted((a, b) => firstNamed(a.root) - firstNamed(b.root))[0]
  if (!first) return undefined
  const most = isAliveMember(first.root) ? MOST_LED * first.root.metres : Infinity
  const isLarger = ({ root }: Cluster): boolean => root.metres > SMALL_LEAD * first.root.metres && root.metres <= most
  const alive = clusters.find(one => isAliveMember(one.root) && isLarger(one))
  const carrying = hasAlive(first.root) ? undefined : clusters.find(one => hasAlive(one.root) && isLarger(one))
  return alive ?? carrying ?? first
}

/** By the one of them that the words name first. */
const firstNamed = ({ index, bound }: Member): number =>
  Math.min(index, ...bound.map(({ member }) => firstNamed(member)))
const SMALL_LEAD = 2
/** Times its size: beside what is taller than that, who is named first would be a crumb. */
const MOST_LED = 6

/** Of the height of what is shown: nothing that stands beside it on the paper is a crumb, or hides it. */
const BESIDE_WARES = [0.42, 0.7] as const
/** More of them are strewn about. */
const MOST_BESIDE = 4

/** On a sweep of paper things are arranged, and not true to scale: an ice cube tells of cold as much as a tent of the open. */
function besideWares(shot: Shot, members: Member[]): Member[] {
  const [ware, ...others] = members
  const isArranged = (member: Member): boolean =>
    member.subject.count <= MOST_BESIDE && (member.subject.relation?.kind ?? 'beside') === 'beside'
  if (!ware || members.some(isAliveMember)) return members
  if (shot.place !== 'sweep') return asPair(members)
  const [least, most] = BESIDE_WARES
  return [
    ware,
    ...others.map(member =>
      isArranged(member)
        ? { ...member, metres: Math.min(most * ware.metres, Math.max(least * ware.metres, member.metres)) }
        : member,
    ),
  ]
}

/** `a cup and a couch`: of two things that are only named together neither is a crumb beside the other. */
function asPair(members: Member[]): Member[] {
  const tallest = Math.max(...members.map(({ metres }) => metres))
  const isPlain = ({ subject: { relation, count, deeds } }: Member): boolean =>
    (relation === undefined || relation.kind === 'beside') && count <= MOST_BESIDE && deeds === undefined
  if (members.length !== 2 || tallest > TALL_PAIR || !members.every(isPlain)) return members
  return members.map(member => ({ ...member, metres: Math.max(member.metres, BESIDE_WARES[0] * tallest) }))
}
/** Metres: beside houses and buses things stay as they are. */
const TALL_PAIR = 2.2

/** Nobody has in a hand whom he hugs. */
const isHeld = ({ subject }: Member): boolean =>
  !(subject.deeds ?? []).some(({ verb }) => verb === 'hug' || verb === 'kiss')

/** Whoever only is there beside someone who walks or runs goes along: a dog, a friend. */
function inStep(subjects: readonly Subject[]): readonly Subject[] {
  const leader = subjects.find(({ motion }) => motion === 'walk' || motion === 'run')
  if (!leader) return subjects
  return subjects.map(subject =>
    subject.motion === 'bob' && !subject.relation ? { ...subject, motion: leader.motion } : subject,
  )
}

/** From a branch or a beam; what hangs on a wall is part of it. */
const hangs = (member: Member): boolean =>
  isAliveMember(member) && member.subject.deeds?.some(({ verb }) => verb === 'hang') === true

const leans = ({ subject }: Member): boolean => subject.deeds?.some(({ verb }) => verb === 'lean') === true

/** Of who carries: whoever is taller is carried on the back. */
const CHILD = 0.85
/** Metres: a larger bird would hide the head. */
const PERCHED = 0.6

function holdOf(kind: NonNullable<Subject['relation']>['kind'], member: Member, host: Member): Hold | undefined {
  const { art } = member
  const { sort } = host.art.pictogram
  if (WORKTOPS.has(host.art.code) && (kind === 'behind' || (kind === 'beside' && art.code === CHAIR))) return 'table'
  // A house is gone into, and not sat in as a cart is.
  const isHouse = host.subject.build === 'building'
  const vehicle = sort === 'boat' ? 'deck' : sort === 'cabin' && !isHouse ? 'cabin' : undefined
  if ((kind === 'riding' || kind === 'on') && isPerson(host.subject) && isPerson(member.subject))
    return member.metres < CHILD * host.metres ? 'shoulders' : 'back'
  if (kind === 'riding') return vehicle ?? 'mount'
  if (kind === 'on') {
    if (art.pictogram.sort === 'hat') return 'hat'
    // A parrot is on its pirate's shoulder.
    if (isPerson(host.subject) && subjectRig(member.subject) === 'bird' && member.metres < PERCHED) return 'shoulder'
    if (isPerson(member.subject) && sort !== 'seat' && leans(member))
      return leansAgainst(member, host) ? 'against' : undefined
    if (sort === 'boat') return 'deck'
    if (sort === 'mount' || sort === 'seat') return sort
    // Nobody stands on a taco, whatever the words seem to say: then the one is beside the other.
    const isTooLow = member.metres > CARRIES * host.metres
    return isAliveMember(member) && (isTooLow || (isPerson(member.subject) && isNoGround(host))) ? undefined : 'top'
  }
  if (kind === 'in' && sort === 'seat' && isAliveMember(member)) return 'seat'
  // Nobody stands in the soup that he stirs.
  if (kind === 'in' && isAliveMember(member) && member.metres > IN_A_POT * host.metres && vehicle === undefined)
    return undefined
  // A toaster holds nothing but what comes out of it.
  if (kind === 'in' && member.subject.deeds?.some(({ verb }) => verb === 'emerge')) return 'inside'
  if (kind === 'in') return vehicle ?? (sort === 'holder' ? 'inside' : sort === 'hat' ? 'inside' : undefined)
  // A family around a cake stands; bees around a flower fly.
  if (kind === 'around') return member.metres > 1.2 * host.metres ? undefined : 'ring'
  if (kind === 'above') return 'over'
  if (kind === 'beside' && leans(member) && leansAgainst(member, host)) return 'against'
  if (kind === 'under' && isAliveMember(member) && isCrawledUnder(host, member)) return 'below'
  return undefined
}

/** Tables, beds and cars: lower than who would stand there, and no roof on posts. */
const isCrawledUnder = ({ subject, metres, art }: Member, guest: Member): boolean =>
  (subject.build === 'furniture' || subject.build === 'vehicle' || WORKTOPS.has(art.code)) &&
  subject.count === 1 &&
  art.pictogram.sort !== 'canopy' &&
  metres > 0.3 &&
  metres < Math.max(1.7, 1.2 * guest.metres)
