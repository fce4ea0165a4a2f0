import { isAnybody } from '../bodies/kinds/people.ts'
import { seededRandom } from '@kinora/media/core/seeded-random'
import type { Attire, Look } from '../bodies/kits/person-table.ts'
import type { Shot, Subject } from '../direct/shot-list.ts'
import { chooseAttire } from './choose-attire.ts'
import { lookOf, nameOf, type Wardrobe } from './choose-wardrobe.ts'
import type { Member } from './member.ts'
import { isPerson } from './subject-rig.ts'

const VARIANTS = 8

/** What a member of the cast has on: a hat that is a thing of its own is not worn twice, and no two look alike. */
export function attireOf(
  { shot, wardrobe }: { shot: Shot; wardrobe?: Wardrobe },
  { subject, index, bound }: Pick<Member, 'subject' | 'index' | 'bound'>,
  nth: number,
): Attire | undefined {
  const { hat, ...chosen } = chooseAttire(subject) ?? {}
  const isCovered = bound.some(({ hold }) => hold === 'hat')
  const alike = numberOf(subject, shot.subjects.slice(0, index), wardrobe)
  const variant = variantOf(subject, nth + alike, wardrobe) % VARIANTS
  const look = wardrobe && isPerson(subject) && lookIn(wardrobe, subject, variant, isCovered, chosen)
  const attire: Attire = {
    ...chosen,
    ...(hat && !isCovered && { hat }),
    ...(variant > 0 && { variant }),
    ...(look && { look }),
  }
  return Object.keys(attire).length === 0 ? undefined : attire
}

/** Which of those who would look the same somebody is. */
function numberOf(subject: Subject, before: readonly Subject[], wardrobe: Wardrobe | undefined): number {
  const { people, numbers } = wardrobe ?? {}
  if (people) {
    const named = subject.name === undefined ? -1 : people.indexOf(subject.name)
    if (named >= 0) return named
    // Who has no name comes after those who have one, whether they are in the shot or not.
    const unnamed = before.filter(({ name }) => name === undefined || !people.includes(name))
    return people.length + countAlike(unnamed, subject)
  }
  const number = numbers?.get(nameOf(subject))
  return number === undefined
    ? countAlike(before, subject)
    : before.reduce((sum, other) => sum + (nameOf(other) === nameOf(subject) ? other.count : 0), number)
}

/**
 * Of a body that may be either even numbers are men and odd ones women. Whom nothing tells is in some clips the one and in
 * some the other: a teacher, a runner, no fisherman and no policewoman.
 */
function variantOf(
  { what, words, features, wears = [] }: Subject,
  number: number,
  wardrobe: Wardrobe | undefined,
): number {
  if (!('sprite' in what) || !isAnybody(what.sprite)) return number
  if (WOMANLY.test(words)) return 2 * number + 1
  const hasBeard = features?.beard !== undefined || wears.some(worn => worn.words === 'moustache')
  if (MANLY.test(words) || hasBeard) return 2 * number
  return number + (wardrobe ? wardrobe.clip % 2 : 0)
}
const WOMANLY = /wom[ae]n$|\b(?:lady|ladies|girls?|queen|mother|wife|actress|waitress)\b|[女姐嫂娘婆妈妇]/iu
const MANLY =
  /(?<!hu)m[ae]n$|\b(?:waiters?|monks?|actors?|lads?|guys?|boys?|king|prince|father)\b|[哥汉叔伯爷父夫兄弟爸男郎]|小伙|和尚|道士/iu

/** The numbers of somebody in a clip: the same in all its shots. Who is dressed by the words is not dressed by the weather. */
function lookIn(wardrobe: Wardrobe, subject: Subject, nth: number, isCovered: boolean, told: Attire): Look {
  const { clip, occasion } = wardrobe
  // Letters are on a plain cloth.
  const isPartlyTold =
    subject.colour !== undefined ||
    subject.wears?.some(({ letters }) => letters) === true ||
    MAIN_CLOTHES.some(part => told[part] !== undefined)
  return {
    clip,
    own: seededRandom(clip)
      .fork((wardrobe.people && subject.name) ?? lookOf(subject.what))
      .below(PEOPLE),
    nth,
    ...(isPartlyTold ? { isPartlyTold } : occasion && { occasion }),
    ...(isCovered && { isCovered }),
  }
}
const MAIN_CLOTHES = ['top', 'bottom', 'wears', 'coat', 'apron', 'bib', 'cape'] as const
const PEOPLE = 1000

/** How many there are already who would look the same. */
const countAlike = (before: readonly Subject[], { what }: Subject): number =>
  before.reduce((sum, other) => sum + (lookOf(other.what) === lookOf(what) ? other.count : 0), 0)
