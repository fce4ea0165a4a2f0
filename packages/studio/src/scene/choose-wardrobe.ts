import { seededRandom } from '@kinora/media/core/seeded-random'
import type { Occasion } from '../bodies/kits/person-table.ts'
import { PLACE_TRAITS } from '../direct/place-traits.ts'
import type { Shot, Subject } from '../direct/shot-list.ts'
import { isPerson } from './subject-rig.ts'

/** What all shots of a clip share, so that whoever is in several of them is known again. */
export type Wardrobe = {
  clip: number
  occasion?: Occasion
  /** Which of those who would look the same somebody is, by `nameOf`: the second teacher of a clip is so in all its shots. */
  numbers?: ReadonlyMap<string, number>
}

/**
 * By the seed and by the words of the first shot: another prompt has other people, the same one the same again, and a
 * picture of it shows those of the film.
 */
export function chooseWardrobe(shots: readonly Shot[], seed: number): Wardrobe {
  const [first] = shots
  const words = first ? [first.place, first.where ?? '', ...first.subjects.map(subject => subject.words)].join(' ') : ''
  // Nobody changes clothes between two shots: the first occasion that there is counts for all.
  const occasion = shots.map(findOccasion).find(one => one !== undefined)
  return {
    clip: seededRandom(seed).fork(words).below(CLIPS),
    ...(occasion && { occasion }),
    numbers: numberPeople(shots),
  }
}

/** What looks the same: nobody in particular, who walks, who stands and a man have one body. */
export const lookOf = (what: Subject['what']): string =>
  'sprite' in what ? what.sprite.replace(/^(?:1f9d1|1f6b6|1f9cd)$/u, '1f468') : what.input

/** By what somebody is known again in another shot. */
export const nameOf = ({ words, what }: Subject): string => `${words.toLowerCase()} ${lookOf(what)}`

function numberPeople(shots: readonly Shot[]): Map<string, number> {
  const numbers = new Map<string, number>()
  const taken = new Map<string, number>()
  for (const { subjects } of shots) {
    for (const subject of subjects.filter(isPerson)) {
      const [name, look] = [nameOf(subject), lookOf(subject.what)]
      if (numbers.has(name)) continue
      const alike = subjects.filter(other => nameOf(other) === name).reduce((sum, { count }) => sum + count, 0)
      numbers.set(name, taken.get(look) ?? 0)
      taken.set(look, (taken.get(look) ?? 0) + alike)
    }
  }
  return numbers
}
const CLIPS = 1_000_000

function findOccasion({ place, where = '', weather, season, subjects }: Shot): Occasion | undefined {
  const people = subjects.filter(isPerson)
  const does = (verbs: ReadonlySet<string>): boolean =>
    people.some(({ deeds = [] }) => deeds.some(({ verb }) => verbs.has(verb)))
  if (place === 'underwater' || does(SWIMS) || people.some(({ motion }) => motion === 'swim')) return 'swimming'
  const isIndoors = PLACE_TRAITS[place].isIndoors === true
  const isFreezing = weather === 'snow' || place === 'snowfield' || season === 'winter'
  if (!isIndoors && isFreezing) return 'winter'
  const hasUmbrella = subjects.some(({ what }) => 'sprite' in what && UMBRELLAS.test(what.sprite))
  if (!isIndoors && (weather === 'rain' || weather === 'storm')) return hasUmbrella ? undefined : 'rain'
  if (ARENAS.has(where) || does(TRAINS) || (does(PLAYS) && subjects.some(isBall))) return 'sport'
  if (place === 'beach' || where === 'swimming-pool') return 'beach'
  if (where === 'hall') return 'feast'
  return where === 'office' || where === 'courtroom' ? 'office' : undefined
}

const SWIMS: ReadonlySet<string> = new Set(['swim', 'dive', 'surf', 'snorkel'])
const TRAINS: ReadonlySet<string> = new Set(['exercise', 'jog', 'lift-weights', 'play-tennis'])
const PLAYS: ReadonlySet<string> = new Set(['play', 'dribble'])
const ARENAS: ReadonlySet<string> = new Set(['gym', 'stadium', 'basketball-court', 'boxing-ring', 'locker-room'])
const UMBRELLAS = /^(?:2602|2614|1f302)|umbrella/u
const BALLS = /^(?:26bd|1f3c0|1f3d0|1f3c8|1f3c9|1f3be)/u

const isBall = ({ what, words }: Shot['subjects'][number]): boolean =>
  'sprite' in what && BALLS.test(what.sprite) && !ANY_BALL.test(words)
/** A ball is a toy: a football is a game. */
const ANY_BALL = /^(?:balls?|皮?球)$/iu
