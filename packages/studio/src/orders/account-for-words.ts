import type { Note } from '@kinora/media/engine/note'
import type { Asked } from '../direct/asked-words.ts'
import { PLACE_TRAITS } from '../direct/place-traits.ts'
import type { CameraMove, Shot, ShotList, Subject } from '../direct/shot-list.ts'
import type { Drawn, DrawnEntity, DrawnShot } from '../drawn/drawn.ts'
import type { Compared } from '../drawn/measure-place.ts'
import { isDressed } from '../scenery/dressed/index.ts'
import { findMannerNote } from './manner-notes.ts'

/** Words of a prompt of which nothing is seen, and what is told of the others that are not seen as they were asked for. */
export type Account = { unshown: string[]; notes: Note[] }

/** Of the frame: what is smaller at all measured moments is not recognised. */
const LEAST_SHARE = 0.0003
/** Of 255: where a place differs less from itself at another hour or in another season, nobody sees the difference. */
const LEAST_DIFFERENCE = 3

/** Of which properties of its places it has to be measured whether they are seen. */
export const comparedBy = (asked: readonly Asked[]): ReadonlySet<Compared> =>
  new Set(asked.flatMap(({ of }) => (of === 'time' || of === 'season' || of === 'weather' ? [of] : [])))

/** Holds what was asked against what is drawn: every word is seen, or it is told once and why. */
export function accountForWords(asked: readonly Asked[], list: ShotList, drawn: Drawn): Account {
  const unshown = new Set<string>()
  const notes = new Map<string, Note>()
  const seen = new Set<string>()
  for (const one of asked) {
    const told = tellOf(one, list, drawn)
    if (told === 'seen') seen.add(one.word)
    else if (told === 'unseen') unshown.add(one.word)
    else if (!notes.has(one.word)) notes.set(one.word, told)
  }
  for (const { standsFor } of list.shots)
    if (standsFor !== undefined) notes.set(standsFor, { code: 'stands-for', word: standsFor })
  // A word that is named twice and seen once is seen; what is told with its reason is told once.
  const isThing = new Set(asked.flatMap(({ of, word }) => (of === 'thing' ? [word] : [])))
  const isSeen = (word: string): boolean => seen.has(word) && isThing.has(word)
  return {
    unshown: [...unshown].filter(word => !isSeen(word) && !notes.has(word)),
    notes: [...notes.values()].filter(({ word, code }) => code !== 'not-visible' || !isSeen(word)),
  }
}

type Told = Note | 'seen' | 'unseen'

function tellOf(one: Asked, list: ShotList, drawn: Drawn): Told {
  const { word } = one
  switch (one.of) {
    case 'thing':
      return tellOfThing(one, list, drawn)
    case 'deed':
      return tellOfDeed(one, list, drawn)
    case 'place':
      return tellOfPlace(one, list, drawn)
    case 'time':
      return isSet(drawn, 'time', one.time) ? 'seen' : unset(word, drawn)
    case 'season':
      return isSet(drawn, 'season', one.season) ? 'seen' : unset(word, drawn)
    case 'weather':
      return isSet(drawn, 'weather', one.weather) ? 'seen' : unset(word, drawn)
    case 'move':
      return tellOfMove(word, one.move, drawn)
    case 'angle':
    case 'lens':
    case 'light':
    case 'style':
      return findMannerNote(one, list, drawn) ?? 'seen'
    case 'colour':
      return list.shots.some(shot => hasColour(shot, one.name)) ? 'seen' : 'unseen'
    case 'size':
      return list.shots.some(({ subjects }) => subjects.some(({ size }) => size === one.size)) ? 'seen' : 'unseen'
  }
}

type Of<Kind extends Asked['of']> = Extract<Asked, { of: Kind }>

function tellOfThing({ word, names, sprites, isPlaced }: Of<'thing'>, list: ShotList, drawn: Drawn): Told {
  const subjectOf = ({ shot, subject }: DrawnEntity): Subject => list.shots[shot]!.subjects[subject]!
  const entities = drawn.entities.filter(entity => {
    const { what } = subjectOf(entity)
    return names.includes(entity.words) || ('sprite' in what && sprites.includes(what.sprite))
  })
  const isVisible = ({ by, visibleShare }: DrawnEntity): boolean => by === 'figure' && visibleShare >= LEAST_SHARE
  const visible = entities.find(isVisible)
  if (visible) return asWhatElse(word, subjectOf(visible))
  // The caller's own pictures are not measured; what is part of another figure or of the place is seen with it.
  if (entities.some(entity => 'input' in subjectOf(entity).what)) return 'seen'
  if (isPlaced && entities.every(({ by }) => by === 'part')) return 'seen'
  return entities.some(({ by }) => by === 'figure') ? { code: 'not-visible', word } : 'unseen'
}

/** A stand-in is seen, and told as one. */
function asWhatElse(word: string, { label, words, drawnAs }: Subject): Told {
  if (label !== undefined) return label === words ? { code: 'block', word } : 'seen'
  return drawnAs ? { code: 'nearest-kin', word, as: drawnAs } : 'seen'
}

function tellOfDeed({ word, verb, by }: Of<'deed'>, list: ShotList, drawn: Drawn): Told {
  if (by === undefined) return 'unseen'
  const own = drawn.deeds.filter(
    ({ shot, subject, verb: done }) => done === verb && list.shots[shot]!.subjects[subject]!.words === by,
  )
  if (own.some(({ isPlayed }) => isPlayed)) return 'seen'
  // What the reader staged as a whole (a shot at a goal, a vase that falls) has deeds of its own.
  if (own.length === 0) return 'seen'
  return { code: 'not-acted', word }
}

function tellOfPlace({ word, place, where: named, isOnlyNear }: Of<'place'>, list: ShotList, drawn: Drawn): Told {
  // A beach by its own name is the plate of that name.
  const where = named === place ? undefined : named
  const told = list.shots.find(shot => (where ? shot.where === where : shot.place === place || shot.where === place))
  const set = told ?? drawn.shots.find(shot => (where ? shot.where === where : shot.place === place))
  if (set) {
    if (isOnlyNear) return { code: 'nearest-place', word, as: set.where ?? set.place }
    if (!where || isDressed(where) || told?.view) return 'seen'
    return { code: 'nearest-place', word, as: set.place }
  }
  const near = list.shots.find(shot => shot.place === place)
  if (near) return { code: 'nearest-place', word, as: near.where ?? near.place }
  // Outdoors there is a sky above whatever place it is.
  if (place === 'sky' && drawn.shots.some(shot => !PLACE_TRAITS[shot.place].isIndoors)) return 'seen'
  const [first] = drawn.shots
  return { code: 'place-not-shown', word, ...(first && { as: first.where ?? first.place }) }
}

function isSet<Key extends 'time' | 'season' | 'weather'>({ shots }: Drawn, key: Key, value: DrawnShot[Key]): boolean {
  return shots.some(shot => shot[key] === value && (shot.difference[key] ?? Infinity) >= LEAST_DIFFERENCE)
}

const unset = (word: string, { shots: [first] }: Drawn): Told => ({
  code: 'setting-not-seen',
  word,
  ...(first && { as: first.where ?? first.place }),
})

/** How far a camera has to go for its move to be noticed; shares of the frame. */
const NOTICED = 0.03
/** Degrees: who circles somebody is seen to do so from here on, and goes all around from there. */
const [LEAST_ARC, WHOLE_ARC] = [15, 180]

function tellOfMove(word: string, move: CameraMove, { shots }: Drawn): Told {
  const made = shots.filter(shot => shot.move === move && isNoticed(shot))
  if (made.length === 0) return { code: 'move-not-made', word }
  const degrees = Math.round(Math.max(...made.map(({ camera }) => camera.arcDegrees)))
  return move === 'orbit' && degrees < WHOLE_ARC ? { code: 'arc-only', word, degrees } : 'seen'
}

function isNoticed({ move, camera }: DrawnShot): boolean {
  const { pan, tilt, step, rise, growth, arcDegrees } = camera
  if (move === 'orbit') return arcDegrees >= LEAST_ARC
  return move === 'still' || move === 'handheld' || Math.max(pan, tilt, step, rise, growth) >= NOTICED
}

function hasColour({ subjects, trimmings = [], filledWith = [], ...shot }: Shot, name: string): boolean {
  const all = [
    shot.backdrop,
    shot.surface?.colour,
    ...(shot.colours ?? []),
    ...trimmings.map(({ colour }) => colour),
    ...filledWith.map(({ colour }) => colour),
    ...subjects.flatMap(({ colour, wears = [], features, changes = [], deeds = [] }) => [
      colour,
      features?.hair,
      features?.beard,
      ...wears.map(worn => worn.colour),
      ...changes.flatMap(({ from, to }) => [from, to]),
      ...deeds.map(deed => deed.colour),
    ]),
  ]
  return all.includes(name)
}
