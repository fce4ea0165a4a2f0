import { type SeededRandom, seededRandom } from '@kinora/media/core/seeded-random'

/** Facts about a picture. All but the light are guesses and may be missing. */
type PictureFacts = {
  /** A common noun such as `cat` or `woman`. */
  subjectGuess?: string
  /** Names of the main colours, the strongest first. */
  colours?: readonly string[]
  /** From 0 (black) to 1 (white). */
  brightness: number
  /** From -1 (cold) to 1 (warm). */
  warmth: number
  outdoor?: boolean
  /** Width divided by height. */
  aspect: number
}

const STILL_SUBJECTS =
  /\b(?:bottle|phone|shoe|sneakers?|watch|ring|bag|cup|burger|cake|food|car|house|building|lipstick|perfume|book|product)s?\b/i
const PEOPLE = /\b(?:person|people|man|men|woman|women|girl|boy|child|children|bride|singer|dancer)\b/i
const SEVERAL = /\b(?:people|men|women|children|two|three)\b|[^s]s$/i
const TALL = 0.8
const BROAD = 1.5

const OPENINGS = ['A cinematic shot of', 'A calm, close look at', 'A beautifully lit view of'] as const
const LIVING_DEEDS = [
  'turns slightly and looks ahead',
  'breathes softly, barely moving',
  'sways gently in a light breeze',
] as const
const STILL_DEEDS = [
  'rests in the light',
  'stands out against the background',
  'glints as the light passes over it',
] as const
const MOVES = {
  tall: ['the camera slowly tilts up', 'the camera slowly pushes in'],
  square: ['the camera slowly pushes in', 'the camera slowly orbits'],
  broad: ['the camera slowly pans right', 'the camera slowly pushes in', 'the camera slowly pulls back'],
} as const

/** Suggests one sentence for a clip of this picture. `direct` understands every word of it. */
export function recommendPrompt(facts: PictureFacts, seed: number): string {
  const { subjectGuess, colours = [], brightness, warmth, outdoor, aspect } = facts
  const seeded = seededRandom(seed).fork('recommend')
  const subject = subjectGuess?.trim()
  const isStill = !subject || STILL_SUBJECTS.test(subject)
  const shape = aspect < TALL ? 'tall' : aspect > BROAD ? 'broad' : 'square'
  const pieces = [
    `${seeded.pick(OPENINGS)} ${subject ? withArticle(subject) : 'this scene'} ${lightOf(brightness, warmth, outdoor)}`,
    ...(subject ? [`${PEOPLE.test(subject) ? 'who' : 'which'} ${deedOf(subject, isStill, seeded)}`] : []),
    ...(colours.length > 0 ? [`in ${colours.slice(0, 2).join(' and ')} tones`] : []),
    seeded.pick(MOVES[shape]),
  ]
  return `${pieces.join(', ')}.`
}

/** The verb agrees in number with its subject. */
function deedOf(subject: string, isStill: boolean, seeded: SeededRandom): string {
  const deed = seeded.pick(isStill ? STILL_DEEDS : LIVING_DEEDS)
  return SEVERAL.test(subject) ? deed.replace(/^(\w+)s\b/, '$1').replace(' and looks ', ' and look ') : deed
}

function lightOf(brightness: number, warmth: number, outdoor: boolean | undefined): string {
  const isWarm = warmth > 0.2
  if (brightness < 0.25) return outdoor === false ? 'in a dim room' : 'at night'
  if (outdoor === false) return isWarm ? 'in warm lamp light indoors' : 'in soft light indoors'
  if (isWarm) return brightness < 0.6 ? 'at golden hour' : 'in the warm morning light'
  if (warmth < -0.2) return brightness < 0.5 ? 'at dusk' : 'under an overcast sky'
  return 'in clear daylight'
}

const withArticle = (noun: string): string =>
  /^(?:an?|the|two|three|some|people)\b/i.test(noun) || /[^s]s$/i.test(noun)
    ? noun
    : `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`
