import { seededRandom } from '@kinora/media/core/seeded-random'
import type { Cast } from '@kinora/media/engine/contract'
import type { Occasion } from '../bodies/kits/person-table.ts'
import { direct } from '../direct/direct.ts'
import { PLACE_TRAITS } from '../direct/place-traits.ts'
import type { Shot, Subject } from '../direct/shot-list.ts'
import { isPerson } from './subject-rig.ts'

/** What all shots of a clip share, so that whoever is in several of them is known again. */
export type Wardrobe = {
  clip: number
  occasion?: Occasion
  /** Which of those who would look the same somebody is, by `nameOf`: the second teacher of a clip is so in all its shots. */
  numbers?: ReadonlyMap<string, number>
  /** The names of the film that the clip is a part of: each has the same number in all parts. */
  people?: readonly string[]
}

/**
 * By the seed and by the words of the first shot: another prompt has other people, the same one the same again, and a
 * picture of it shows those of the film. In a part of a film people look as its cast does, whatever the part shows.
 */
export function chooseWardrobe(shots: readonly Shot[], seed: number, cast?: Cast): Wardrobe {
  if (cast) return castWardrobe(shots, cast)
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

function castWardrobe(shots: readonly Shot[], { seed, people, scenes }: Cast): Wardrobe {
  const isSwimming = shots.some(shot => findOccasion(shot) === 'swimming')
  const occasion = isSwimming ? 'swimming' : sharedOccasion(scenes)
  return { clip: seededRandom(seed).fork('cast').below(CLIPS), people, ...(occasion && { occasion }) }
}

/** Nobody changes clothes from scene to scene, but to swim: people dress for what all scenes with people in them share. */
function sharedOccasion(scenes: readonly string[]): Occasion | undefined {
  const key = scenes.join('\n')
  if (key !== lastShared.key) {
    const shots = scenes.slice(0, MOST_SCENES).flatMap(prompt => direct({ prompt, seed: 0 }).shots)
    const [first, ...others] = new Set(shots.filter(({ subjects }) => subjects.some(isPerson)).map(findOccasion))
    lastShared = { key, ...(first && others.length === 0 && { occasion: first }) }
  }
  return lastShared.occasion
}
/** The parts of a film come one after another. */
let lastShared: { key: string; occasion?: Occasion } = { key: '' }
/** Reading one takes about ten milliseconds. */
const MOST_SCENES = 40

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
