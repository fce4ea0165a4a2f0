import type { Deed, Shot, Subject } from '../direct/shot-list.ts'
import { withoutSubjects } from '../direct/without-subjects.ts'
import { pictogramCode } from '../figures/pictograms.ts'
import { splitGraphemes } from '@kinora/media/language/split-graphemes'
import { isPerson, subjectRig } from './subject-rig.ts'
import { newThing } from './new-thing.ts'

const codes = (pictograms: string): ReadonlySet<string> => new Set(splitGraphemes(pictograms).map(pictogramCode))
const isOne = ({ what }: Subject, those: ReadonlySet<string>): boolean => 'sprite' in what && those.has(what.sprite)

/** What is seen from as near as a magnifying glass is: on a flower or a leaf these are as large as it takes to see them. */
const SMALL = codes('🐝🐞🐜🐛🦋🐌🕷️🪲🦗🪰🦟')
const FLOWERS = codes('🌻🌼🌸🌺🌷🌹🪷🪻💐🌿')
const LEAVES = codes('🍃🍀☘️🍂🍁🌿')
const [WEB, LEAF, LEAFLET] = ['drawn-web', 'drawn-leaf', 'drawn-leaflet']
const WEBS: ReadonlySet<string> = new Set([WEB, pictogramCode('🕸️')])
const SPIDERS = codes('🕷️')
const BRANCHES: ReadonlySet<string> = new Set(['drawn-branch'])

/** Insects, spiders and snails where they live: in a web, on a leaf, at a flower, on a finger. */
export const stageNature = (shot: Shot): Shot =>
  [
    spinWeb,
    lieOnLeaf,
    hatch,
    visitFlower,
    landOnHand,
    keepInTank,
    nestle,
    carryStick,
    feedOnGround,
    peckAtTree,
    lapFromBowl,
  ].reduce((staged, rule) => rule(staged), shot)

/** A spider that spins is in its web, which becomes larger; branches that it is between are those that hold the web. */
function spinWeb(shot: Shot): Shot {
  const at = shot.subjects.findIndex(one => isOne(one, SPIDERS))
  if (at < 0) return shot
  const spider = shot.subjects[at]!
  const spins = spider.deeds?.some(({ verb }) => verb === 'spin-web' || verb === 'weave' || verb === 'spin') === true
  const named = shot.subjects.findIndex(one => isOne(one, WEBS))
  if (!spins && named < 0) return shot
  const to = named < 0 ? shot.subjects.length : named
  const deeds: Deed[] = spins ? [{ verb: 'grow', words: '' }] : []
  const web = newThing(named < 0 ? 'web' : shot.subjects[named]!.words, WEB, { metres: 0.4, ...(spins && { deeds }) })
  const { deeds: _deeds, ...still } = spider
  const inWeb: Subject = { ...still, motion: 'still', size: 'huge', relation: { kind: 'on', to } }
  const staged = shot.subjects.with(at, inWeb)
  const all = to < staged.length ? staged.with(to, web) : [...staged, web]
  return {
    ...shot,
    subjects: withoutSubjects(
      all,
      all.filter(one => isOne(one, BRANCHES)),
    ),
  }
}

/** `a snail on a leaf`: the leaf lies below it, and is no picture of one. */
function lieOnLeaf(shot: Shot): Shot {
  const carries = (one: Subject, leaf: number): boolean =>
    isOne(one, SMALL) && one.relation?.to === leaf && (one.relation.kind === 'on' || one.relation.kind === 'holding')
  return {
    ...shot,
    subjects: shot.subjects.map((one, index): Subject => {
      if (isOne(one, LEAVES) && shot.subjects.some(other => carries(other, index))) {
        const isHeld = shot.subjects.some(other => carries(other, index) && other.relation!.kind === 'holding')
        const { metres: _metres, ...plain } = one
        return { ...plain, what: { sprite: isHeld ? LEAFLET : LEAF }, count: 1, motion: 'still' }
      }
      const on = one.relation?.kind === 'on' ? shot.subjects[one.relation.to] : undefined
      if (!on || !isOne(one, SMALL) || !isOne(on, LEAVES)) return one
      const creeps = one.deeds?.some(({ verb }) => CREEPING.has(verb)) === true
      return {
        ...one,
        motion: 'still',
        size: enlarged(one),
        ...(creeps && { deeds: [{ verb: 'creep', words: '' }] }),
      }
    }),
  }
}

const CREEPING: ReadonlySet<string> = new Set(['crawl', 'climb', 'walk'])

const enlarged = (one: Subject): Subject['size'] =>
  one.size === 'normal' && one.count < 3 ? (isOne(one, LONG) ? 'large' : 'huge') : one.size
const LONG = codes('🐌🐛')

const VISITING: ReadonlySet<string> = new Set(
  'pollinate land pick collect drink eat hover stop float rest harvest'.split(' '),
)

/** `a bee collects pollen`: it is at a flower, whether one was named or not. */
function visitFlower(shot: Shot): Shot {
  const at = shot.subjects.findIndex(
    one =>
      isOne(one, SMALL) &&
      (one.deeds?.some(({ verb }) => VISITING.has(verb)) === true ||
        (one.relation !== undefined && isOne(shot.subjects[one.relation.to]!, FLOWERS))),
  )
  if (at < 0) return shot
  const one = shot.subjects[at]!
  const named = shot.subjects.findIndex(other => isOne(other, FLOWERS))
  const isGathering = one.deeds?.some(({ verb }) => verb === 'pollinate') === true
  if (named < 0 && !isGathering) return shot
  const to = named < 0 ? shot.subjects.length : named
  const visiting: Subject = {
    ...one,
    size: enlarged(one),
    ...(one.count === 1 ? { relation: { kind: 'on', to } } : { relation: { kind: 'around', to } }),
  }
  const staged = shot.subjects.with(at, visiting)
  return {
    ...shot,
    subjects: named < 0 ? [...staged, newThing('flower', pictogramCode('🌼'), { motion: 'sway' })] : staged,
  }
}

/** `a butterfly lands on a girl's hand`: she holds it out before her. */
function landOnHand(shot: Shot): Shot {
  const at = shot.subjects.findIndex(
    one =>
      isOne(one, SMALL) && one.count === 1 && one.relation?.kind === 'on' && isPerson(shot.subjects[one.relation.to]!),
  )
  if (at < 0) return shot
  const { relation, ...guest } = shot.subjects[at]!
  const host = shot.subjects[relation!.to]!
  const deeds: Deed[] = [{ verb: 'hold', words: '', to: at }, ...(host.deeds ?? [])]
  return {
    ...shot,
    subjects: shot.subjects
      .with(at, { ...guest, motion: 'still', size: enlarged(guest) })
      .with(relation!.to, { ...host, deeds }),
  }
}

/** `a butterfly emerges from its chrysalis`: it becomes larger on it. */
function hatch(shot: Shot): Shot {
  const shell = shot.subjects.findIndex(
    ({ what, changes }) => 'sprite' in what && what.sprite === 'drawn-chrysalis' && !changes,
  )
  const at = shot.subjects.findIndex(one => isOne(one, BUTTERFLIES) && one.count === 1)
  if (shell < 0 || at < 0 || shot.subjects.some(one => isOne(one, CATERPILLARS))) return shot
  const emerging: Subject = {
    ...shot.subjects[at]!,
    motion: 'still',
    relation: { kind: 'on', to: shell },
    deeds: [{ verb: 'grow', words: '' }],
  }
  return { ...shot, subjects: shot.subjects.with(at, emerging) }
}

const [BUTTERFLIES, CATERPILLARS] = [codes('🦋'), codes('🐛')]

const [TANK, WHEEL] = ['drawn-fish-tank', 'drawn-running-wheel']

/** Fish in a tank are in a room; a hamster runs in its wheel and not about it. */
function keepInTank(shot: Shot): Shot {
  const tank = shot.subjects.findIndex(({ what }) => 'sprite' in what && what.sprite === TANK)
  const wheel = shot.subjects.findIndex(({ what }) => 'sprite' in what && what.sprite === WHEEL)
  if (tank < 0 && wheel < 0) return shot
  return {
    ...shot,
    ...(tank >= 0 && shot.place === 'underwater' && { place: 'room', where: 'living-room' }),
    subjects: shot.subjects.map((one): Subject => {
      if (tank >= 0 && one.build === 'fish')
        return {
          ...one,
          count: Math.min(one.count, MOST_FISH),
          size: 'tiny',
          motion: 'still',
          relation: { kind: 'in', to: tank },
        }
      return wheel >= 0 && isOne(one, RUNNERS) ? { ...one, motion: 'still', relation: { kind: 'in', to: wheel } } : one
    }),
  }
}
const RUNNERS = codes('🐹🐭🐁🐀')
const MOST_FISH = 4

const NEST = pictogramCode('🪺')
const NESTLING = /chick|nestling|fledgling|hatchling|baby|young|雏|幼/iu

/** Young birds are in the nest that is there, and want to be fed. */
function nestle(shot: Shot): Shot {
  const to = shot.subjects.findIndex(({ what }) => 'sprite' in what && what.sprite === NEST)
  if (to < 0) return shot
  const isYoung = (one: Subject): boolean =>
    subjectRig(one) === 'bird' && one.count > 1 && !one.relation && NESTLING.test(one.words)
  return {
    ...shot,
    ...(shot.place === 'sky' && { place: 'forest' }),
    subjects: shot.subjects.map((one): Subject => {
      if (!isYoung(one)) return one
      return { ...one, motion: 'still', relation: { kind: 'in', to }, deeds: [{ verb: 'gape', words: '' }] }
    }),
  }
}

/** A branch in a dog's mouth is a stick. */
const carryStick = (shot: Shot): Shot => ({
  ...shot,
  subjects: shot.subjects.map((one, index): Subject => {
    const isHeld =
      isOne(one, BRANCHES) &&
      shot.subjects.some(
        other =>
          subjectRig(other) === 'beast' &&
          ((other.relation?.kind === 'holding' && other.relation.to === index) ||
            other.deeds?.some(
              ({ verb, to }) => to === index && (verb === 'hold' || verb === 'bring' || verb === 'carry'),
            )),
      )
    return isHeld ? { ...one, what: { sprite: 'drawn-stick' }, metres: 0.5, motion: 'still' } : one
  }),
})

const STALKING: ReadonlySet<string> = new Set(['sneak', 'pounce', 'hunt'])

/** A bird that a cat stalks has not seen her: it picks at the ground. */
const feedOnGround = (shot: Shot): Shot => ({
  ...shot,
  subjects: shot.subjects.map((one, index): Subject => {
    const isStalked =
      subjectRig(one) === 'bird' &&
      one.motion === 'fly' &&
      !one.deeds &&
      !one.relation &&
      shot.subjects.some(({ deeds = [] }) => deeds.some(({ verb, to }) => to === index && STALKING.has(verb)))
    return isStalked ? { ...one, motion: 'still', deeds: [{ verb: 'peck', words: '' }] } : one
  }),
})

const LOG = pictogramCode('🪵')

/** A woodpecker's trunk is that of a tree that stands. */
const peckAtTree = (shot: Shot): Shot => ({
  ...shot,
  subjects: shot.subjects.map((one, index): Subject => {
    const isPecked =
      'sprite' in one.what &&
      one.what.sprite === LOG &&
      shot.subjects.some(
        other => subjectRig(other) === 'bird' && other.deeds?.some(({ verb, to }) => verb === 'peck' && to === index),
      )
    return isPecked ? { ...one, what: { sprite: pictogramCode('🌳') }, metres: 8 } : one
  }),
})

const BOWL = 'drawn-bowl'
const DISHES: ReadonlySet<string> = new Set([BOWL, 'drawn-plate'])
const DRINKS = codes('🥛💧🍵☕🥤')
/** They drink with their hands, or from a trough. */
const HANDED = codes('🐻🐻‍❄️🐼🐨🐒🐵🦍🦧🐿️🦝🐹🦦🦥🐘🦣🐎🐄🐂🐃🐪')

/** `a kitten drinks milk from a saucer`: it has its nose in a bowl on the floor, and no cup in its paws. */
function lapFromBowl(shot: Shot): Shot {
  const { subjects } = shot
  const dish = subjects.findIndex(one => isOne(one, DISHES))
  const bowlOf = ({ deeds = [] }: Subject): number | undefined => {
    const lapped = deeds.find(({ verb }) => LAPPED.has(verb))
    const to = lapped?.to ?? (lapped && dish >= 0 ? dish : undefined)
    const isDrunk = to !== undefined && lapped!.verb === 'drink' && isOne(subjects[to]!, DRINKS)
    return to !== undefined && (isDrunk || isOne(subjects[to]!, DISHES)) ? to : undefined
  }
  const at = subjects.findIndex(
    one =>
      subjectRig(one) === 'beast' &&
      !one.trade &&
      !one.wears &&
      one.count === 1 &&
      !isOne(one, HANDED) &&
      bowlOf(one) !== undefined,
  )
  if (at < 0) return shot
  const { relation: _relation, ...one } = subjects[at]!
  const to = bowlOf(one)!
  const bowl = newThing(subjects[to]!.words, BOWL, { colour: isOne(subjects[to]!, DRINKS) ? 'white' : 'blue' })
  const staged = subjects.with(at, { ...one, motion: 'still', deeds: [{ verb: 'lap', words: '', to }] }).with(to, bowl)
  // The saucer is that bowl.
  const saucers = staged.filter((other, index) => index !== to && isOne(other, DISHES))
  return {
    ...shot,
    ...(shot.place === 'table' && { place: 'room', where: 'living-room' }),
    subjects: withoutSubjects(staged, saucers),
  }
}
const LAPPED: ReadonlySet<string> = new Set(['drink', 'eat', 'lick'])
