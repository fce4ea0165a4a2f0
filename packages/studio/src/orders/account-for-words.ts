import type { Note } from '@kinora/media/engine/note'
import type { Action, Entity, Scene, SceneNote, SceneShot } from '@kinora/media/scene/scene-schema'
import type { Asked } from '../direct/asked-words.ts'
import { PLACE_TRAITS } from '../setting/place-traits.ts'
import type { Shot, ShotList, Subject } from '../direct/shot-list.ts'
import { actionFor } from '../reading/actions.ts'
import { isDressed } from '../scenery/dressed/index.ts'
import { type Compared, measurePlace } from './measure-place.ts'

/** Words of a prompt of which nothing is seen, and what is told of the others that are not seen as they were asked for. */
export type Account = { unknown: string[]; unshown: string[]; notes: Note[] }

/** A reading, the document that it was written as, and what the stage could not do of it. */
export type DrawnReading = { list: ShotList; scene: Scene; notes: readonly SceneNote[]; seed: number }

/** Of 255: where a place differs less from itself at another hour or in another season, nobody sees the difference. */
const LEAST_DIFFERENCE = 3

/** Holds what was asked against the document and the notes of its stage: every word is seen, or it is told once and why. */
export function accountForWords(asked: readonly Asked[], drawn: DrawnReading): Account {
  const unshown = new Set<string>()
  const notes = new Map<string, Note>()
  const seen = new Set<string>()
  for (const one of asked) {
    const told = tellOf(one, drawn)
    if (told === 'seen') seen.add(one.word)
    else if (told === 'unseen') unshown.add(one.word)
    else if (!notes.has(one.word)) notes.set(one.word, told)
  }
  for (const { standsFor } of drawn.list.shots)
    if (standsFor !== undefined) notes.set(standsFor, { code: 'stands-for', word: standsFor })
  // A word that is named twice and seen once is seen; what is told with its reason is told once.
  const isThing = new Set(asked.flatMap(({ of, word }) => (of === 'thing' ? [word] : [])))
  const isSeen = (word: string): boolean => seen.has(word) && isThing.has(word)
  const blocks = new Set([...notes.values()].flatMap(({ code, word }) => (code === 'block' ? [word] : [])))
  return {
    // A word that is told as a block is no unknown one besides.
    unknown: drawn.list.unknown.filter(word => !blocks.has(word)),
    unshown: [...unshown].filter(word => !isSeen(word) && !notes.has(word)),
    notes: [...notes.values()].filter(({ word, code }) => code !== 'not-visible' || !isSeen(word)),
  }
}

type Told = Note | 'seen' | 'unseen'
type Of<Kind extends Asked['of']> = Extract<Asked, { of: Kind }>

function tellOf(one: Asked, drawn: DrawnReading): Told {
  const { word } = one
  const { shots } = drawn.list
  switch (one.of) {
    case 'thing':
      return tellOfThing(one, drawn)
    case 'deed':
      return tellOfDeed(one, drawn)
    case 'place':
      return tellOfPlace(one, drawn.list)
    case 'time':
      return isSet(drawn, 'time', shot => shot.time === one.time) ? 'seen' : unset(word, drawn)
    case 'season':
      return isSet(drawn, 'season', shot => shot.season === one.season) ? 'seen' : unset(word, drawn)
    case 'weather':
      return isSet(drawn, 'weather', shot => shot.weather === one.weather) ? 'seen' : unset(word, drawn)
    case 'move':
      return isFilmed(drawn, 'move', camera => camera.move === one.move) ? 'seen' : { code: 'move-not-made', word }
    case 'angle':
      return isFilmed(drawn, 'angle', camera => hasAngle(camera, one.angle)) ? 'seen' : { code: 'not-drawn-yet', word }
    case 'lens':
      return isFilmed(drawn, 'lens', ({ lens = [] }) => lens.some(name => name === one.name)) ||
        (one.name === 'slow-motion' && isSlowed(drawn))
        ? 'seen'
        : { code: 'not-drawn-yet', word }
    case 'light':
      return isLit(drawn, one.name) ? 'seen' : { code: 'not-drawn-yet', word }
    case 'style':
      return drawn.scene.style?.look === one.name || isUsualStyle(one.name) ? 'seen' : { code: 'not-drawn-yet', word }
    case 'colour':
      return shots.some(shot => hasColour(shot, one.name)) ? 'seen' : 'unseen'
    case 'size':
      return shots.some(({ subjects }) => subjects.some(({ size }) => size === one.size)) ? 'seen' : 'unseen'
  }
}

/** The entity that a subject of the reading was written as. */
const entityOf = ({ entities }: Scene, { name, words }: Subject): Entity | undefined =>
  entities.find(one => one.name === (name ?? words).slice(0, 80))

const hasNote = (notes: readonly SceneNote[], pointer: string): boolean =>
  notes.some(({ at }) => at === pointer || at.startsWith(`${pointer}/`))

function tellOfThing({ word, names, sprites, isPlaced }: Of<'thing'>, { list, scene, notes }: DrawnReading): Told {
  const named = list.shots
    .flatMap(({ subjects }) => subjects)
    .filter(({ words, what }) => names.includes(words) || ('sprite' in what && sprites.includes(what.sprite)))
  const written = named.filter(subject => entityOf(scene, subject))
  const visible = written.find(subject => !isUnseen(scene.entities.indexOf(entityOf(scene, subject)!), notes))
  if (visible) return asWhatElse(word, visible)
  if (written.length > 0) return { code: 'not-visible', word }
  // What is part of another figure or of the place is seen with it.
  return isPlaced ? 'seen' : 'unseen'
}

/** The camera sees it in no shot, or nothing is drawn of it. */
const isUnseen = (entity: number, notes: readonly SceneNote[]): boolean =>
  notes.some(
    ({ code, at }) =>
      (code === 'not-in-frame' && at === `/entities/${entity}`) ||
      (code === 'not-drawn' && at === `/entities/${entity}/asset`),
  )

/** A stand-in is seen, and told as one. */
function asWhatElse(word: string, { label, words, drawnAs }: Subject): Told {
  if (label !== undefined) return label === words ? { code: 'block', word } : 'seen'
  return drawnAs ? { code: 'nearest-kin', word, as: drawnAs } : 'seen'
}

function tellOfDeed({ word, verb, by }: Of<'deed'>, { list, scene, notes }: DrawnReading): Told {
  if (by === undefined) return 'unseen'
  const doers = list.shots.flatMap(({ subjects }, shot) =>
    subjects
      .filter(({ words, deeds = [] }) => words === by && deeds.some(one => one.verb === verb))
      .map(one => ({ shot, one })),
  )
  // What the reader staged as a whole (a shot at a goal, a vase that falls) has deeds of its own.
  if (doers.length === 0) return 'seen'
  const isDone = ({ shot, one }: (typeof doers)[number]): boolean => {
    const who = entityOf(scene, one)?.id
    const { actions = [], placements = [] } = scene.shots[shot]!
    const goes = (one.deeds ?? []).some(deed => deed.verb === verb && deed.to === undefined)
    return (
      actions.some(
        (action, nth) =>
          action.who === who &&
          isAction(action, verb, goes) &&
          !hasNote(notes, `/shots/${shot}/actions/${nth}/does`) &&
          !notes.some(({ at, code }) => at === `/shots/${shot}/actions/${nth}` && code === 'not-acted'),
      ) || placements.some(({ who: other, relation, to }) => HOLDING.has(relation) && (other === who || to === who))
    )
  }
  return doers.some(isDone) ? 'seen' : { code: 'not-acted', word }
}
/** Holding, riding, sitting, wearing: what a placement says is no action. */
const HOLDING: ReadonlySet<string> = new Set([
  'held-by',
  'seated-on',
  'seated-at',
  'lying-on',
  'worn-by',
  'leaning-on',
  'towed-by',
])

const isAction = ({ does }: Action, verb: string, goes: boolean): boolean =>
  does === (actionFor(verb)?.id ?? verb) || goes

function tellOfPlace({ word, place, where: named, isOnlyNear }: Of<'place'>, { shots }: ShotList): Told {
  // A beach by its own name is the plate of that name.
  const where = named === place ? undefined : named
  const set = shots.find(shot => (where ? shot.where === where : shot.place === place || shot.where === place))
  if (set) {
    if (isOnlyNear) return { code: 'nearest-place', word, as: set.where ?? set.place }
    if (!where || isDressed(where) || set.view) return 'seen'
    return { code: 'nearest-place', word, as: set.place }
  }
  const near = shots.find(shot => shot.place === place)
  if (near) return { code: 'nearest-place', word, as: near.where ?? near.place }
  // Outdoors there is a sky above whatever place it is.
  if (place === 'sky' && shots.some(shot => !PLACE_TRAITS[shot.place].isIndoors)) return 'seen'
  const [first] = shots
  return { code: 'place-not-shown', word, ...(first && { as: first.where ?? first.place }) }
}

function isSet({ list, seed }: DrawnReading, key: Compared, isThis: (shot: Shot) => boolean): boolean {
  return list.shots
    .filter(shot => isThis(shot) || (shot.becomes !== undefined && isThis({ ...shot, ...shot.becomes })))
    .some(shot => (measurePlace(shot, seed, new Set([key]))[key] ?? Infinity) >= LEAST_DIFFERENCE)
}

const unset = (
  word: string,
  {
    list: {
      shots: [first],
    },
  }: DrawnReading,
): Told => ({
  code: 'setting-not-seen',
  word,
  ...(first && { as: first.where ?? first.place }),
})

type Camera = NonNullable<SceneShot['camera']>

/** Whether some shot is filmed so, and its stage does not say that it cannot be. */
const isFilmed = ({ scene, notes }: DrawnReading, field: string, isThis: (camera: Camera) => boolean): boolean =>
  scene.shots.some(
    ({ camera }, nth) => camera !== undefined && isThis(camera) && !hasNote(notes, `/shots/${nth}/camera/${field}`),
  )

/** Whether all that is done is done slowly. */
const isSlowed = ({ scene: { shots } }: DrawnReading): boolean =>
  shots.some(({ actions = [] }) => actions.every(({ speed }) => speed === 'slow'))

function hasAngle({ angle = 'eye', from, roll }: Camera, asked: string): boolean {
  if (asked === 'tilted') return roll !== undefined
  if (asked === 'over-shoulder') return from?.startsWith('over:') === true
  if (asked === 'first-person') return from?.startsWith('eyes-of:') === true
  return angle === asked
}

/** Light that the hour, the place or a fire gives anyway. */
const GIVEN_LIGHT: ReadonlySet<string> = new Set(['sun', 'moon', 'natural', 'steam', 'flames', 'smoke'])
const isLit = ({ scene: { places } }: DrawnReading, name: string): boolean =>
  GIVEN_LIGHT.has(name) || places.some(({ light = [] }) => light.some(one => one === name))

const isUsualStyle = (name: string): boolean => name === 'cinematic' || name === 'realistic'

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
