import type { Deed, Shot, Subject } from '../direct/shot-list.ts'
import { PLACE_TRAITS } from '../direct/place-traits.ts'
import { actionForDeed, isStance } from '../bodies/motion/actions.ts'
import { findPictogram, pictogramCode, usedLike } from '../figures/pictograms.ts'
import { TOOLS } from './lend-hands.ts'
import { isPan } from './stage-deeds.ts'
import { isIdle, isPerson } from './subject-rig.ts'
import { newThing } from './new-thing.ts'

/** What hands need for a deed that names no thing: without it nobody would see what is done. */
const PROPS: Readonly<Record<string, string>> = {
  read: '📖',
  study: '📖',
  write: '✏️',
  draw: '✏️',
  paint: '🖌️',
  type: '💻',
  program: '💻',
  drink: '☕',
  eat: '🍎',
  photograph: '📷',
  film: '📷',
  call: '📱',
  text: '📱',
  scroll: '📱',
  sweep: '🧹',
  vacuum: 'drawn-vacuum-cleaner',
  'lift-weights': 'drawn-barbell',
  'make-up': '💄',
  inject: '💉',
  flip: 'drawn-pan',
  hammer: '🔨',
  'hammer-nail': '🔨',
  build: '🔨',
  dig: '⛏️',
  fish: '🎣',
  pour: '🫖',
  water: 'drawn-watering-can',
  cook: '🍳',
  fry: '🍳',
  stir: '🥄',
  brush: '🪥',
  toast: '🥂',
  cut: '🔪',
  split: '🪓',
  'cleave-wood': '🪓',
  saw: '🪚',
  sing: '🎤',
  row: '🛶',
  knit: '🧶',
  'play-chess': 'drawn-chessboard',
  dribble: '🏀',
  'play-catch': '⚾',
  dunk: '🏀',
  'shoot-hoops': '🏀',
  'play-golf': 'drawn-golf-club',
  'play-tennis': 'drawn-tennis-racket',
  'play-baseball': 'drawn-baseball-bat',
  score: '⚽',
  archery: '🏹',
  'wash-dishes': 'drawn-plate',
  'wash-hands': '🚰',
  'do-laundry': 'drawn-washing-machine',
  'make-bed': '🛏️',
  'make-pottery': 'drawn-potters-wheel',
  iron: 'drawn-ironing-board',
  grill: 'drawn-grill',
  sharpen: '🔪',
  smoke: '🚬',
  shave: '🪒',
  comb: '🪮',
  shovel: 'drawn-shovel',
  fan: '🪭',
  spray: '🧴',
  extinguish: 'drawn-hose',
  light: 'drawn-match',
  clean: '🧽',
  tidy: '📚',
  wash: '🧽',
  drum: '🥁',

  fold: '👕',
  knead: 'drawn-dough',
  sew: 'drawn-sewing-machine',
  disinfect: '🧴',
  'cut-nails': '✂️',
  shuffle: '🃏',
  selfie: '📱',
  'use-phone': '📱',
  'cast-net': 'drawn-net',
  'skip-rope': 'drawn-skipping-rope',
  'sword-fight': '🗡️',
  'hula-hoop': 'drawn-hula-hoop',
  cheerlead: 'drawn-pompom',
  dine: '🍽️',
  'sword-dance': '🗡️',
  'snowball-fight': 'drawn-snowball',
  'pillow-fight': 'drawn-pillow',
}
/** Metres, where a pictogram's own measure is another one's: small things a little larger than they are, so as to be seen. */
const PROP_METRES: Readonly<Record<string, number>> = {
  '🚬': 0.16,
  '🪒': 0.2,
  '🪮': 0.2,
  '🧽': 0.2,
  'drawn-match': 0.16,
  '🥁': 0.7,
  '💄': 0.14,
  '🃏': 0.2,
  '✂️': 0.26,
  '🔪': 0.34,
  '🧴': 0.24,
  '🍽️': 0.26,
  '👕': 0.4,
  '🚰': 0.95,
  'drawn-grill': 0.95,
  'drawn-ironing-board': 1.03,
  'drawn-washing-machine': 0.85,
  'drawn-hula-hoop': 0.9,
  'drawn-pompom': 0.3,
  'drawn-skipping-rope': 0.95,
  'drawn-net': 1,
  'drawn-golf-club': 1,
  'drawn-tennis-racket': 0.7,
  'drawn-baseball-bat': 0.85,
}
/** What stands in the way of who runs into something that nobody names. */
const WALL = pictogramCode('🧱')

/** What whoever is called after it rides. */
const RIDES: readonly (readonly [RegExp, string])[] = [
  [/skateboarder|^skaters?$|滑板(?:手|少年|男孩|女孩)/iu, pictogramCode('🛹')],
  [/snowboarder|单板滑雪(?:手|者)/iu, 'drawn-snowboard'],
  [/surfer|冲浪(?:者|手|的人)/iu, 'drawn-surfboard'],
  [/cyclist|^bikers?$|bike rider|骑行者|骑自行车的人/iu, pictogramCode('🚲')],
]

const HORSE = pictogramCode('🐎')

/** `骑马`, `on horseback`: the horse is in the verb. */
const mountOf = ({ deeds = [], words: name }: Subject, { subjects }: Shot): string | undefined =>
  MOUNTS.find(
    ([said]) =>
      deeds.some(({ words }) => said.test(words)) &&
      // Who sails a boat that is named needs no other.
      !subjects.some(isCarrier),
  )?.[1] ?? unnamedMountOf(deeds, subjects, name)

/** `rides along the beach`, on what nobody says: riders of old have a horse, others a bicycle. */
function unnamedMountOf(deeds: readonly Deed[], subjects: readonly Subject[], words: string): string | undefined {
  const isRiding = deeds.some(({ verb, to }) => (verb === 'ride' || verb === 'gallop') && to === undefined)
  if (!isRiding || subjects.some(isCarrier)) return undefined
  return deeds.some(({ verb }) => verb === 'gallop') || HORSEMEN.test(words) ? HORSE : pictogramCode('🚲')
}
const HORSEMEN =
  /cowboy|cowgirl|knight|horse|jockey|\bking\b|queen|prince|samurai|warrior|soldier|sheriff|rancher|cavalr|牛仔|骑士|骑兵|将军|武士|侠|国王|王子|公主|战士|士兵/iu
const isCarrier = ({ what }: Subject): boolean =>
  'sprite' in what && CARRIERS.has(findPictogram(what.sprite).sort ?? '')
const CARRIERS = new Set(['mount', 'boat', 'cabin'])
const MOUNTS: readonly (readonly [RegExp, string])[] = [
  [/骑马|骑着马|策马|纵马|horseback/iu, HORSE],
  [/motorcycling|motorbiking|骑摩托/iu, pictogramCode('🏍️')],
  [/\bbik(?:e|es|ing)\b|bicycle|cycl(?:es|ing)|pedal|骑车|骑单车/iu, pictogramCode('🚲')],
  [/skateboard|olli|kickflip|heelflip|滑板/iu, pictogramCode('🛹')],
  [/snowboard|单板/iu, 'drawn-snowboard'],
  [/\bsled|toboggan|雪橇/iu, pictogramCode('🛷')],
  [/\bsurf(?:s|ed|ing)?$|冲浪/iu, 'drawn-surfboard'],
  [/\bsail(?:s|ed|ing)?$|扬帆/iu, pictogramCode('⛵')],
]

/** Deeds that set those in motion to whom they are done: who is chased runs. */
const MOVED: Readonly<Record<string, Subject['motion']>> = {
  chase: 'run',
  follow: 'walk',
  lead: 'walk',
  herd: 'walk',
  'hold-hands': 'walk',
}
/** Done on the spot, whatever the verb's motion is. */
const ON_THE_SPOT = new Set(['kick', 'fight', 'punch', 'score'])

/** What stands in the middle and is eaten out of with chopsticks. */
const DISHES = new Set(['🍲', '🥘', '🍜', '🍚', '🥟', '🫕'].map(pictogramCode))
export const isDish = ({ what }: Subject): boolean => 'sprite' in what && DISHES.has(what.sprite)

const isSeat = ({ what }: Subject): boolean => 'sprite' in what && findPictogram(what.sprite).sort === 'seat'

/** What leaves the hands free to hold something, besides standing and going. */
const FREE_HANDED = new Set(['talk', 'look', 'laugh', 'nod', 'think'])
const BUSY_STANCES = new Set(
  'lie sleep kneel push pull climb swim crawl handstand pushup situp ride throw cheer bow'.split(' '),
)

/** Whoever of a trade is seen at nothing that takes hands has in hand what the trade is known by. */
function handTools(shot: Shot): Shot {
  const added: Subject[] = []
  const subjects = shot.subjects.map((one, index): Subject => {
    const plays = INSTRUMENTS.has(one.tool ?? '')
    const isPlayed = ({ verb, to }: Deed): boolean => plays && to === undefined && PLAYED.has(verb)
    const actions = (one.deeds ?? [])
      .filter(deed => !isPlayed(deed))
      .map(deed => ({ action: actionForDeed(deed), to: deed.to }))
    const isBusy = actions.some(({ action, to }) =>
      action === undefined
        ? to !== undefined
        : BUSY_STANCES.has(action) || (!isStance(action) && (!FREE_HANDED.has(action) || to !== undefined)),
    )
    const isTied = one.relation?.kind === 'holding' || one.relation?.kind === 'riding'
    const isTaken = shot.subjects.some(other => other.relation?.to === index && other.relation.kind === 'holding')
    if (one.tool === undefined || isBusy || isTied || isTaken || one.count > MOST_WITH_TOOLS || !isPerson(one))
      return one
    const drums = one.tool === DRUM ? (one.deeds ?? []) : []
    if (drums.some(isPlayed))
      return { ...one, deeds: drums.map(deed => (isPlayed(deed) ? { ...deed, verb: 'drum' } : deed)) }
    const named = shot.subjects.findIndex(({ what }) => 'sprite' in what && usedLike(what.sprite) === one.tool)
    const to = named >= 0 ? named : shot.subjects.length + added.length
    if (named < 0) added.push(newThing('', one.tool))
    const armed = one.deeds?.findIndex(deed => isPlayed(deed) || (ARMED.has(deed.verb) && deed.to === undefined)) ?? -1
    if (armed >= 0) {
      const deeds = one.deeds!.with(armed, { ...one.deeds![armed]!, to })
      return { ...one, deeds, ...(plays && !one.relation && { relation: { kind: 'holding', to } }) }
    }
    return { ...one, deeds: [...(one.deeds ?? []), { verb: 'hold', words: '', to }] }
  })
  return added.length === 0 && subjects.every((one, at) => one === shot.subjects[at])
    ? shot
    : { ...shot, subjects: [...subjects, ...added] }
}
/** Done with what is in the hand, and not besides holding it. */
const ARMED = new Set(['fight', 'sword-dance', 'attack', 'tai-chi'])
/** `a violinist plays`: on what the trade is known by. */
const INSTRUMENTS: ReadonlySet<string> = new Set(
  ['🎻', '🎸', '🎹', '🥁', '🎺', '🎷', '🪕', '🪗', '🪈', '🎤'].map(pictogramCode),
)
/** Stands before whoever beats it. */
const DRUM = pictogramCode('🥁')
const PLAYED = new Set(['play', 'perform'])
const MOST_WITH_TOOLS = 4

/** Gives whoever needs something in hand for what it does that thing, and lets those move who have to. */
export function addProps(given: Shot): Shot {
  const shot = handTools(given)
  const added: Subject[] = []
  const subjects = shot.subjects.map((subject, index): Subject => {
    // Whoever is at the grill is not before the steak that lies on it as well.
    let isAtNamed = false
    const deeds = subject.deeds
      ?.map(deed => ({ ...deed }))
      .flatMap((deed): Deed[] => {
        const isArmed = deed.verb === 'fight' && /sword|duel|fencing|剑/iu.test(deed.words)
        // What is cooked in is there already.
        if (COOKED.has(deed.verb) && shot.subjects.some(isPan)) return [deed]
        const isWashing = deed.verb === 'do-laundry' && PLACE_TRAITS[shot.place].isIndoors !== true
        const isFelling = deed.verb === 'cut' && deed.to !== undefined && shot.subjects[deed.to]?.build === 'tree'
        const isMelon = deed.verb === 'split' && PLACE_TRAITS[shot.place].isIndoors === true
        const prop = isArmed
          ? '🗡️'
          : isFelling
            ? '🪓'
            : isWashing
              ? '👕'
              : isMelon
                ? '🔪'
                : deed.verb === 'eat' && shot.subjects.some(isDish)
                  ? '🥢'
                  : PROPS[deed.verb]
        const seat = deed.to === undefined && actionForDeed(deed) === 'rise' ? shot.subjects.findIndex(isSeat) : -1
        if (seat >= 0) return [{ ...deed, to: seat }]
        if (!prop || !isPerson(subject) || !isBareFor(shot, index, deed)) return [deed]
        if (OWN_THING.has(deed.verb)) delete deed.to
        const code = prop.startsWith('drawn-') ? prop : pictogramCode(prop)
        const named = shot.subjects.findIndex(({ what }) => 'sprite' in what && what.sprite === code)
        // The knife is named, and so is what is cut with it.
        if (named >= 0 && BY_TOOL.has(deed.verb) && deed.to !== undefined && deed.to !== named)
          return isTaken(shot, index, named) ? [deed] : [{ verb: 'hold', words: deed.words, to: named }, deed]
        if (named >= 0) {
          isAtNamed = true
          return [{ ...deed, to: named }]
        }
        const { words } = deed
        added.push({
          words,
          what: { sprite: code },
          count: 1,
          size: 'normal',
          motion: 'still',
          ...(PROP_METRES[prop] && { metres: PROP_METRES[prop] }),
        })
        const to = shot.subjects.length + added.length - 1
        return deed.to === undefined ? [{ ...deed, to }] : [{ verb: 'hold', words, to }, deed]
      })
    const crash = deeds?.find(({ verb, to }) => verb === 'crash' && to === undefined)
    if (crash && subject.motion !== 'float' && subject.build !== 'building') {
      added.push(newThing(crash.words, WALL, { metres: 2 }))
      crash.to = shot.subjects.length + added.length - 1
    }
    const ride =
      isPerson(subject) && subject.relation === undefined
        ? (RIDES.find(([words]) => words.test(subject.words))?.[1] ?? mountOf(subject, shot))
        : undefined
    if (ride)
      added.push({
        words: subject.words,
        what: { sprite: ride },
        count: 1,
        size: 'normal',
        // A horse under somebody runs; it rides nothing itself.
        motion: ride === HORSE ? 'run' : 'ride',
        ...(subject.heading && { heading: subject.heading }),
      })
    const mounted = ride && { relation: { kind: 'riding' as const, to: shot.subjects.length + added.length - 1 } }
    const isPushedOn = shot.subjects.flatMap(({ deeds: done = [] }) =>
      done.flatMap(({ verb, to }) => (to === index && MOVED[verb] ? [MOVED[verb]] : [])),
    )[0]
    const isOnTheSpot = subject.deeds?.some(({ verb }) => ON_THE_SPOT.has(verb)) && !isGoing(subject)
    const { relation, ...alone } = subject
    return {
      ...alone,
      ...(relation && !(isAtNamed && relation.kind === 'before') && { relation }),
      ...(deeds && { deeds }),
      ...mounted,
      ...(mounted && isIdle(subject) && { motion: 'ride' as const }),
      ...(isPushedOn && isIdle(subject) && { motion: isPushedOn }),
      ...(isOnTheSpot && { motion: 'still' as const }),
    }
  })
  return { ...shot, subjects: [...subjects, ...added] }
}

const isGoing = ({ motion }: Subject): boolean => motion === 'walk' || motion === 'run'

/** Nothing is named that it could be done with: neither as the deed's own thing nor in the hand. */
function isBareFor({ subjects }: Shot, index: number, { verb, to }: NonNullable<Subject['deeds']>[number]): boolean {
  const { relation, deeds } = subjects[index]!
  // Scissors cut as well as a knife.
  const isArmed = deeds?.some(one => {
    const what = one.verb === 'hold' && one.to !== undefined ? subjects[one.to]?.what : undefined
    return what !== undefined && 'sprite' in what && TOOLS.has(what.sprite)
  })
  if (isArmed && (BY_TOOL.has(verb) || TOOLED.has(verb))) return false
  // Who cuts what is in his hand has no knife yet.
  if (relation?.kind === 'holding' && !(CUTTING.has(verb) && relation.to === to)) return false
  // Flowers are watered, a wall is painted: with something else.
  return to === undefined || TOOLED.has(verb) || OWN_THING.has(verb)
}
/** The thing is in the verb, and whoever is named after it is somebody else. */
const OWN_THING = new Set([
  'play-chess',
  'knit',
  'wash-dishes',
  'wash-hands',
  'make-bed',
  'make-pottery',
  'shuffle',
  'hula-hoop',
])
const CUTTING = new Set(['cut', 'flip'])
const COOKED: ReadonlySet<string> = new Set(['cook', 'fry', 'flip'])
const BY_TOOL = new Set(['cut', 'split'])

const isTaken = ({ subjects }: Shot, by: number, thing: number): boolean =>
  subjects[by]!.relation?.to === thing || subjects[by]!.deeds?.some(({ to }) => to === thing) === true

const TOOLED = new Set([
  'split',
  'flip',
  'water',
  'paint',
  'photograph',
  'film',
  'build',
  'hammer',
  'write',
  'draw',
  'cut',
  'saw',
  'sweep',
  'dig',
  'iron',
  'grill',
  'vacuum',
  'disinfect',
  'clean',
  'wash',
  'light',
  'extinguish',
])
