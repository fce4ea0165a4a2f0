import type { Deed, Motion, Shot, Subject } from '../direct/shot-list.ts'
import { type Event, isCourse } from '../bodies/motion/event-names.ts'
import { COURSES } from '../bodies/motion/courses.ts'
import { findPictogram, pictogramCode } from '../figures/pictograms.ts'
import { splitGraphemes } from '@kinora/media/language/split-graphemes'
import { findEvents } from './find-events.ts'
import { TOOLS } from './lend-hands.ts'
import { isPerson, subjectRig } from './subject-rig.ts'

/** What is done to a thing: what is seen of who does it, and what becomes of the thing. */
const CAUSED: Readonly<Record<string, readonly [does: string, becomes: string]>> = {
  cut: ['cut', 'halved'],
  split: ['split', 'halved'],
  flip: ['flip', 'tossed'],
  drop: ['drop', 'slipped'],
  take: ['take', 'taken'],
  find: ['find', 'taken'],
  steal: ['steal', 'taken'],
  put: ['put', 'laid'],
  fall: ['drop', 'slipped'],
  break: ['hit', 'break'],
  crash: ['hit', 'break'],
  'knock-over': ['hit', 'topple'],
  topple: ['hit', 'topple'],
  spill: ['pour', 'topple'],
  open: ['open', 'open'],
  close: ['close', 'close'],
  light: ['press', 'light'],
  'turn-on': ['press', 'light'],
  'turn-off': ['press', 'turn-off'],
  roll: ['push', 'roll'],
  inflate: ['blow', 'swell'],
  'celebrate-birthday': ['blow', 'turn-off'],
  explode: ['press', 'explode'],
  melt: ['hold', 'melt'],
  bounce: ['dribble', 'bounce'],
  build: ['build', 'grow'],
}
/** What becomes of a thing by what somebody does to it. */
export const becomesOf = (verb: string): string | undefined => CAUSED[verb]?.[1]

/** What breaks when it falls. */
const FRAGILE = new Set([
  ...splitGraphemes('🥛🍷🥂🍸🍺🥚🏺🍽️🫙🪞💡🍵☕🫖🔮').map(pictogramCode),
  'drawn-glass',
  'drawn-mug',
  'drawn-vase',
  'drawn-plate',
  'drawn-bowl',
])

/** How something goes of which this becomes; the event itself moves those that are still. */
const MOTIONS: Partial<Record<Event, Motion>> = {
  grow: 'still',
  swell: 'still',
  shrink: 'still',
  melt: 'still',
  wither: 'still',
  burst: 'still',
  shatter: 'still',
  halve: 'still',
  toss: 'still',
  topple: 'still',
  stumble: 'still',
  drop: 'still',
  slip: 'still',
  bounce: 'still',
  roll: 'run',
  open: 'still',
  close: 'still',
  breach: 'swim',
  dive: 'swim',
  leap: 'still',
  crash: 'still',
  park: 'still',
  alight: 'still',
  turn: 'still',
  'blow-away': 'still',
  'go-in': 'still',
  'come-out': 'still',
  'come-in': 'still',
  'lie-down': 'still',
  'get-up': 'still',
  pulse: 'still',
  tumble: 'still',
  ascend: 'still',
  descend: 'still',
  pounce: 'still',
  'leap-on': 'still',
  'leap-out': 'still',
  headbutt: 'still',
  peek: 'still',
  'push-edge': 'still',
  'pushed-off': 'still',
  smashed: 'still',
  'fall-in-row': 'still',
  depart: 'still',
  divide: 'still',
  join: 'still',
  snap: 'still',
  scattered: 'still',
  'hit-hard': 'still',
  skid: 'still',
  align: 'still',
  'grow-up': 'still',
  crumble: 'still',
  capsize: 'float',
  ...Object.fromEntries(COURSES.map(course => [course, 'still' as const])),
  'leap-to-floor': 'still',
  'leap-off': 'still',
  'leap-in': 'still',
  'leap-forth': 'still',
  spring: 'still',
  'climb-slip': 'still',
  'snow-dive': 'still',
  swoop: 'fly',
  emerge: 'still',
  tip: 'still',
  'reach-in': 'still',
  'let-go': 'still',
  lifted: 'still',
  'well-up': 'still',
  'set-down': 'still',
  'take-apart': 'still',
  'put-together': 'still',
  'fill-up': 'still',
  spent: 'still',
}
/** Those of which the way goes on whatever else becomes of who goes it. */
const WAYS: ReadonlySet<Event> = new Set(['roll', 'dive', 'breach'])

/** Lets what is done to things become of them, and stops whoever would fly about by it. */
export function stageEvents(shot: Shot): Shot {
  const caused = causeEvents(shot)
  return {
    ...caused,
    subjects: caused.subjects.map(subject => {
      const events = findEvents(subject, caused)
      const motion = motionFor(subject, events, caused)
      return asBabiesDo(motion === undefined || motion === subject.motion ? subject : { ...subject, motion })
    }),
  }
}

/** 爬 is to climb for most; who is a year old crawls. */
function asBabiesDo(subject: Subject): Subject {
  if (!('sprite' in subject.what) || subject.what.sprite !== BABY || !subject.deeds) return subject
  return {
    ...subject,
    deeds: subject.deeds.map(deed =>
      deed.verb === 'climb' && deed.to === undefined ? { ...deed, verb: 'crawl' } : deed,
    ),
  }
}
const BABY = pictogramCode('👶')

function motionFor(subject: Subject, events: readonly Event[], { place }: Shot): Motion | undefined {
  const way = events.find(event => WAYS.has(event)) ?? events.find(event => MOTIONS[event])
  const isBoat = 'sprite' in subject.what && findPictogram(subject.what.sprite).sort === 'boat'
  if (events.includes('take-off') || events.includes('fly-off'))
    return place === 'sky' || place === 'space' ? 'rise' : 'still'
  if (events.includes('sink')) return place === 'underwater' ? 'fall' : isBoat ? 'float' : 'swim'
  if (way === undefined) return undefined
  // What hangs in the air stays there, whatever becomes of it, but for what comes down from there.
  const isAiry =
    !events.some(isCourse) && 'sprite' in subject.what && findPictogram(subject.what.sprite).sort === 'airy'
  return isAiry && MOTIONS[way] === 'still' ? 'float' : MOTIONS[way]
}

/** What is cut on a table is cut there: said before the table takes it from the hands. */
export const cutThings = (shot: Shot): Shot => causeEvents(shot, CUT)
const CUT: ReadonlySet<string> = new Set(['cut', 'split'])

function causeEvents(shot: Shot, only?: ReadonlySet<string>): Shot {
  const subjects = shot.subjects.map(subject => ({ ...subject }))
  for (const [index, subject] of subjects.entries()) {
    if (!isDoer(subject) || !subject.deeds) continue
    subject.deeds = subject.deeds.map((deed): Deed => {
      const other = deed.to === undefined || deed.to === index ? undefined : subjects[deed.to]
      const cause = CAUSED[deed.verb]
      if (!cause || !other || isDoer(other) || only?.has(deed.verb) === false) return deed
      // A knife is cut with, and not cut.
      if (CUT.has(deed.verb) && 'sprite' in other.what && TOOLS.has(other.what.sprite)) return deed
      // What comes out of a basket in the other hand does not lie on the ground first.
      if (cause[1] === 'taken' && holdsBesides(subject, deed)) return deed
      const [does, becomes] = cause
      other.deeds = [...(other.deeds ?? []), { verb: becomes, words: '' }]
      if (becomes === 'slipped' && isFragile(other)) other.deeds.push({ verb: 'break', words: '' })
      // Who does it stays on the feet.
      if (subject.motion === 'fall') subject.motion = 'still'
      return { ...deed, verb: does }
    })
  }
  return { ...shot, subjects }
}

const holdsBesides = ({ deeds = [] }: Subject, { to }: Deed): boolean =>
  deeds.some(({ verb, to: held }) => verb === 'hold' && held !== undefined && held !== to)

const isDoer = (subject: Subject): boolean =>
  isPerson(subject) ||
  ['beast', 'bird'].includes(subjectRig(subject) ?? '') ||
  ('sprite' in subject.what && ARMED.has(subject.what.sprite))
/** Without legs that walk, and with arms for everything else. */
const ARMED = new Set(splitGraphemes('🐙🦑🦀🦞').map(pictogramCode))

export const isFragile = ({ what }: Subject): boolean => 'sprite' in what && FRAGILE.has(what.sprite)
