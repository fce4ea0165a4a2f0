import type { Note } from '@kinora/media/engine/note'
import type { Action, Entity, Placement, Scene, SceneNote, SceneShot } from '@kinora/media/scene/scene-schema'
import type { Asked } from '../prompt-parsing/asked-words.ts'
import { PLACE_TRAITS } from '../setting/place-traits.ts'
import type { Shot, ShotList, Subject } from '../setting/shot-list.ts'
import { readTable } from '../words/vocabulary/word-data.ts'
import { findTrimmings } from '../words/vocabulary/trimming-file.ts'
import { actionFor } from '../scene-writing/actions.ts'
import { needsOf } from '../scene-writing/needs.ts'
import { assetBody, assetOfBody } from '../library/asset-bodies.ts'
import { SEEN_EFFECTS } from '../library/behaviour.ts'
import { loadCatalogue } from '../library/catalogue.ts'
import { behaviourOf, useOf } from '../library/find-behaviour.ts'
import { partsOf } from '../library/parts.ts'
import { plainName, possibleSingulars } from '../library/match-names.ts'
import type { Arrangement } from '../stage/geometry/arrangement.ts'
import { isDressed } from '../scenery/dressed/find-dressed.ts'
import { sceneNames } from './scene-names.ts'
import { isFramedSo, isPlacedSo, isSeenFrom, type Positions, PUT } from './account-for-positions.ts'
import { type Compared, measurePlace, shareOfColour } from './measure-place.ts'

/** Words of a prompt that are not visible, and notes on words that are shown differently. */
export type Account = { unknown: string[]; unshown: string[]; notes: Note[] }

/** A parsed prompt, its document, and the stage's notes. */
export type DrawnReading = {
  list: ShotList
  scene: Scene
  notes: readonly SceneNote[]
  seed: number
  /** Where the bodies were in the drawn frames. */
  arrangements?: readonly Arrangement[]
}

/** The least visible difference between two times or seasons of a place, of 255. */
const LEAST_DIFFERENCE = 3

type Drawn = DrawnReading & { isNamed: (name: string) => boolean }

/**
 * Compares the prompt with the document and the stage's notes: every word is visible, or is reported once with the
 * reason.
 */
export function accountForWords(asked: readonly Asked[], reading: DrawnReading): Account {
  const drawn: Drawn = { ...reading, isNamed: sceneNames(reading.scene) }
  const unshown = new Set<string>()
  const notes = new Map<string, Note>()
  const seen = new Set<string>()
  // `snow` is a season and a weather; either is enough.
  const seenSettings = new Set<string>()
  for (const one of asked) {
    const told = tellOf(one, drawn)
    if (told === 'seen' && SETTINGS.has(one.of)) seenSettings.add(one.word)
    if (told === 'seen') seen.add(one.word)
    else if (told === 'unseen') unshown.add(one.word)
    else if (!notes.has(one.word)) notes.set(one.word, told)
  }
  for (const { standsFor } of drawn.list.shots)
    if (standsFor !== undefined) notes.set(standsFor, { code: 'stands-for', word: standsFor })
  // A word that is visible once counts as visible; a word with its own note is reported once.
  const isThing = new Set(asked.flatMap(({ of, word }) => (of === 'thing' ? [word] : [])))
  const isSeen = (word: string): boolean => seen.has(word) && isThing.has(word)
  const blocks = new Set([...notes.values()].flatMap(({ code, word }) => (code === 'block' ? [word] : [])))
  return {
    // A word that is drawn by its name, as a block or as a part of a drawn thing is not also reported as unknown.
    unknown: drawn.list.unknown.filter(word => !blocks.has(word) && !isSeen(word) && !isOfDrawn(word, drawn)),
    unshown: [...unshown].filter(word => !isSeen(word) && !notes.has(word)),
    notes: [...notes.values()].filter(
      ({ word, code }) =>
        !(code === 'not-visible' && isSeen(word)) && !(code === 'setting-not-seen' && seenSettings.has(word)),
    ),
  }
}

/** `the screen of a laptop`, `a wooden chair`: a part or material of what is drawn. */
const isOfDrawn = (word: string, { scene }: Drawn): boolean =>
  scene.entities.some(({ asset, material }) => {
    const entry = loadCatalogue().asset(asset)
    const made = material === undefined ? undefined : loadCatalogue().material(material)
    const own = [...(entry ? partsOf(entry.rig, entry.isA, entry.parts) : []), ...(made?.names.en ?? [])]
    return own.some(one => plainName(one) === plainName(word))
  })

const SETTINGS: ReadonlySet<Asked['of']> = new Set<Asked['of']>(['time', 'season', 'weather'])

type Told = Note | 'seen' | 'unseen'
type Of<Kind extends Asked['of']> = Extract<Asked, { of: Kind }>

function tellOf(one: Asked, drawn: Drawn): Told {
  const { word } = one
  const { shots } = drawn.list
  switch (one.of) {
    case 'thing':
      return tellOfThing(one, drawn)
    case 'part':
      return one.names.some(drawn.isNamed) ? 'seen' : 'unseen'
    case 'absence':
      return tellOfAbsence(one, drawn)
    case 'deed':
      return tellOfDeed(one, drawn)
    case 'change':
      return isChanged(drawn) ? 'seen' : { code: 'not-acted', word }
    case 'effect':
      return one.words.some(isEffect) && !one.words.some(name => isEffect(name) && drawn.isNamed(name))
        ? 'unseen'
        : 'seen'
    case 'text':
      return isWritten(drawn, one.text) ? 'seen' : 'unseen'
    case 'line':
      return isSpoken(drawn, one.text) ? 'seen' : 'unseen'
    case 'backdrop':
      return drawn.scene.places.some(({ backdrop }) => backdrop === one.colour) ? 'seen' : 'unseen'
    case 'place':
      return tellOfPlace(one, drawn)
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
      return shots.some(shot => hasColour(shot, one.name) || (one.isOfPlace && isOfPlace(shot, drawn.seed, one.name)))
        ? 'seen'
        : 'unseen'
    case 'framing':
      return isFramedSo(one.framing, positionsOf(drawn)) ? 'seen' : { code: 'not-drawn-yet', word }
    case 'from':
      return isSeenFrom(one.from, positionsOf(drawn)) ? 'seen' : { code: 'not-drawn-yet', word }
    case 'count':
      return isCounted(one, drawn) ? 'seen' : { code: 'not-visible', word }
    case 'relation':
      return isPlacedSo(one, positionsOf(drawn)) ? 'seen' : { code: 'not-placed', word }
    case 'size':
      return shots.some(({ subjects }) => subjects.some(({ size }) => size === one.size)) ? 'seen' : 'unseen'
  }
}

/** So many bodies of it are seen at once. Of a crowd, nobody counts. */
function isCounted({ least, names, sprites, word }: Of<'count'>, drawn: Drawn): boolean {
  const { scene, arrangements = [] } = drawn
  if (arrangements.length === 0) return true
  const wanted = least <= COUNTED ? least : CROWD * least
  const garments = scene.entities.flatMap(({ wears = [] }) => wears.filter(worn => isGarmentOf(worn.garment, word)))
  const entities = positionsOf(drawn).named(names, sprites)
  if (entities.length === 0) return garments.length > 0 ? garments.length >= wanted : true
  const ids = new Set(entities.map(({ id }) => id))
  const seen = arrangements.map(
    ({ bodies }) => new Set(bodies.flatMap(one => (ids.has(one.entity) && one.box ? [one.id] : []))).size,
  )
  return Math.max(...seen) >= wanted || entities.some(isSeveral)
}
const COUNTED = 6
const CROWD = 0.6

/** The last word of the asked ones names it: `four glasses`. */
const isGarmentOf = (garment: string, word: string): boolean =>
  plainName(word).split(' ').at(-1) === plainName(garment).split(' ').at(-1)

/** One asset has several things in it: balloons, a pair of shoes. */
const isSeveral = ({ asset, count = 1 }: Entity): boolean =>
  count === 1 && possibleSingulars(plainName(asset).split(' ').at(-1) ?? '').length > 0

function positionsOf({ list, scene, notes, arrangements = [] }: Drawn): Positions {
  const isVisible = (one: Entity | undefined): one is Entity =>
    one !== undefined && !isUnseen(scene.entities.indexOf(one), notes)
  return {
    scene,
    arrangements,
    named: (words, sprites = []) =>
      list.shots
        .flatMap(({ subjects }) => subjects)
        .filter(one => words.includes(one.words) || ('sprite' in one.what && sprites.includes(one.what.sprite)))
        .map(one => entityOf(scene, one))
        .filter(isVisible),
  }
}

/** The entity of a subject. */
const entityOf = ({ entities }: Scene, { name, words }: Subject): Entity | undefined =>
  entities.find(one => one.name === (name ?? words).slice(0, 80))

const hasNote = (notes: readonly SceneNote[], pointer: string): boolean =>
  notes.some(({ at }) => at === pointer || at.startsWith(`${pointer}/`))

function tellOfThing(
  { word, names, sprites }: Of<'thing'>,
  { list, scene, notes, isNamed, arrangements = [] }: Drawn,
): Told {
  const named = list.shots
    .flatMap(({ subjects }) => subjects)
    .filter(({ words, what }) => names.includes(words) || ('sprite' in what && sprites.includes(what.sprite)))
  const written = named.filter(subject => entityOf(scene, subject))
  const visible = written.find(subject => {
    const entity = entityOf(scene, subject)!
    return !isUnseen(scene.entities.indexOf(entity), notes) && !isSpeck(entity, arrangements)
  })
  if (visible) return asWhatElse([word, ...names], visible, entityOf(scene, visible)!.asset)
  if (written.length > 0) return { code: 'not-visible', word }
  // A part of another figure or of the place is visible with it.
  const assets = sprites.flatMap(sprite => assetOfBody(sprite) ?? [])
  return [word, ...names, ...assets].some(isNamed) ? 'seen' : 'unseen'
}

/** No shot shows it, or nothing of it is drawn. */
const isUnseen = (entity: number, notes: readonly SceneNote[]): boolean =>
  notes.some(
    ({ code, at }) =>
      ((code === 'not-in-frame' || code === 'covered') && at === `/entities/${entity}`) ||
      (code === 'not-drawn' && at === `/entities/${entity}/asset`),
  )

/** Of the frame: a smaller box shows something that nobody recognises. */
const SPECK = 0.0006
/** Whether it is a dot wherever it is seen. */
function isSpeck({ id }: Entity, arrangements: readonly Arrangement[]): boolean {
  const boxes = arrangements.flatMap(({ bodies }) =>
    bodies.flatMap(({ entity, box }) => (entity === id && box ? [box.width * box.height] : [])),
  )
  return boxes.length > 0 && Math.max(...boxes) < SPECK
}

/** Things that the prompt excludes, but the scene shows. */
function tellOfAbsence({ word, sprites }: Of<'absence'>, { scene, notes }: Drawn): Told {
  const unwanted = new Set(sprites.flatMap(sprite => assetOfBody(sprite) ?? []))
  const isThere = scene.entities.some(({ asset }, nth) => unwanted.has(asset) && !isUnseen(nth, notes))
  return isThere ? { code: 'still-seen', word } : 'seen'
}

/** A substitute is visible and is reported as one, unless the drawn asset has the name that was asked for. */
function asWhatElse(asked: readonly [string, ...string[]], { label, words, drawnAs }: Subject, asset: string): Told {
  const [word] = asked
  if (asked.some(name => isNameOf(asset, name)) || hasOwnShape(asset)) return 'seen'
  if (label !== undefined) return label === words ? { code: 'block', word } : 'seen'
  return drawnAs ? { code: 'nearest-asset', word, as: drawnAs } : 'seen'
}

/** A ginger tomcat has the shape of a cat, and is one. */
const hasOwnShape = (asset: string): boolean => {
  const entry = loadCatalogue().asset(asset)
  return entry?.like !== undefined && entry.standsIn !== true
}

/** A manual wheelchair is a wheelchair; an ibex that has the body of a goat is none. */
function isNameOf(asset: string, name: string): boolean {
  const drawn = assetOfBody(assetBody(asset) ?? '') ?? asset
  const { en = [], zh = [] } = loadCatalogue().asset(drawn)?.names ?? {}
  const own = new Set([drawn, ...en, ...zh].flatMap(one => [plainName(one), plainName(one).split(' ').at(-1)]))
  return [plainName(name), ...possibleSingulars(plainName(name))].some(one => own.has(one))
}

function tellOfDeed(asked: Of<'deed'>, drawn: Drawn): Told {
  const { word, verb, by } = asked
  if (by === undefined) return isDoneByNobody(asked, drawn) ? 'seen' : 'unseen'
  const deedsOf = (isThis: (deed: Deed) => boolean): Done[] =>
    drawn.list.shots.flatMap(({ subjects }, shot) =>
      subjects.flatMap(subject =>
        subject.words === by ? (subject.deeds ?? []).filter(isThis).map(deed => ({ shot, subject, deed })) : [],
      ),
    )
  const own = deedsOf(deed => deed.verb === verb || deed.words === word)
  // Compound actions (a shot at a goal, a vase that falls) have their own actions, which have no words.
  const deeds = own.length > 0 ? own : deedsOf(deed => deed.words === '')
  const isDone =
    deeds.some(one => isActed(one, drawn) || isGoneOver(one, drawn)) ||
    (own.length === 0 && isDoneByNobody(asked, drawn))
  return isDone || isPutThere(asked, drawn) ? 'seen' : { code: 'not-acted', word }
}

/** `a bottle placed on marble`: there is no actor, and the bottle is on the marble. */
function isPutThere({ verb, by }: Of<'deed'>, { list, scene }: Drawn): boolean {
  const subject = list.shots.flatMap(({ subjects }) => subjects).find(({ words }) => words === by)
  const entity = subject && entityOf(scene, subject)
  const relation = PUT.get(actionFor(verb)?.result ?? '')
  // A caller's picture has no entry.
  if (!entity || !relation || (loadCatalogue().asset(entity.asset)?.rig ?? 'thing') !== 'thing') return false
  const isOnSurface = relation === 'on' && scene.places.some(({ surface }) => surface !== undefined)
  return isOnSurface || placementsOf(scene).some(one => one.who === entity.id && one.relation === relation)
}
const placementsOf = ({ shots }: Scene) => shots.flatMap(({ placements = [] }) => placements)

type Deed = NonNullable<Subject['deeds']>[number]
type Done = { shot: number; subject: Subject; deed: Deed }

function isActed({ shot, subject, deed }: Done, { list, scene, notes }: Drawn): boolean {
  const who = entityOf(scene, subject)
  const members = new Set([who?.id, ...(who?.members ?? []).map(one => (typeof one === 'string' ? one : one.id))])
  return (scene.shots[shot]?.actions ?? []).some(
    (action, nth) =>
      members.has(action.who) &&
      isAction(action, deed.verb) &&
      !lacksTarget(action, scene) &&
      serves(action, list.shots[shot]?.subjects[deed.to ?? -1], scene) &&
      !hasNote(notes, `/shots/${shot}/actions/${nth}/does`) &&
      !notes.some(({ at, code }) => at === `/shots/${shot}/actions/${nth}` && code === 'not-acted'),
  )
}

/** True if the action has a role for the object, or places the actor by it. */
function serves(
  { who, does, object, target, with: tools = [], of, path }: Action,
  to: Subject | undefined,
  scene: Scene,
): boolean {
  const wanted = to && entityOf(scene, to)
  // `stretches at his desk`: what an action without roles is said of is where it is done.
  if (!wanted || loadCatalogue().action(does)?.roles.length === 0) return true
  const isWanted = (id: unknown): boolean => {
    const [first] = typeof id === 'string' ? id.split('/') : []
    return first !== undefined && (first === wanted.id || idsOf(wanted).has(first))
  }
  return (
    [object, target, ...tools, of, ...(path ? Object.values(path) : [])].some(isWanted) ||
    placementsOf(scene).some(
      one => ((one.who === who || one.who === object) && isWanted(one.to)) || (one.to === who && isWanted(one.who)),
    )
  )
}

const idsOf = ({ id, members = [] }: Entity): Set<string> =>
  new Set([id, ...members.map(one => (typeof one === 'string' ? one : one.id))])

/** `crosses a viaduct`: who stands on it goes. */
function isGoneOver({ shot, subject, deed }: Done, { list, scene, notes }: Drawn): boolean {
  const over = deed.to === undefined ? undefined : list.shots[shot]?.subjects[deed.to]
  const [who, under] = [entityOf(scene, subject), over && entityOf(scene, over)]
  const { placements = [], actions = [] } = scene.shots[shot] ?? {}
  return (
    actionFor(deed.verb)?.motion === 'walk' &&
    placements.some(one => one.who === who?.id && one.to === under?.id && ON.has(one.relation)) &&
    actions.some(
      (one, nth) =>
        one.who === who?.id &&
        GOING.has(loadCatalogue().action(one.does)?.motion ?? '') &&
        !hasNote(notes, `/shots/${shot}/actions/${nth}`),
    )
  )
}
const ON: ReadonlySet<string> = new Set<Placement['relation']>(['on', 'standing-on'])
const GOING: ReadonlySet<string> = new Set(['walk', 'run', 'drive'])

/** It ends on, in or under something, and there is nothing: `he hangs from an overhang` without the overhang. */
function lacksTarget({ who, does, object, target }: Action, scene: Scene): boolean {
  const relation = PUT.get(actionFor(does)?.result ?? '')
  if (!relation || relation === 'on' || target !== undefined) return false
  return !placementsOf(scene).some(one => (one.who === who || one.who === object) && one.relation === relation)
}

/** True if an actor performs the action, or if it happens by itself and is visible: rain, snow, sparks, steam. */
const isDoneByNobody = ({ verb, doer }: Of<'deed'>, { scene, notes, isNamed }: Drawn): boolean =>
  scene.shots.some(({ actions = [] }, shot) =>
    actions.some((action, nth) => isAction(action, verb) && !hasNote(notes, `/shots/${shot}/actions/${nth}`)),
  ) ||
  (verb === 'fall' && scene.places.some(({ weather }) => weather === 'rain' || weather === 'snow')) ||
  (doer !== undefined && isEffect(doer) && isNamed(doer))

const isEffect = (name: string): boolean =>
  [name, ...possibleSingulars(name)].some(one => SEEN_EFFECTS.some(effect => effect === one))

/** An entity or the place changes in some shot. */
const isChanged = ({ scene: { shots } }: Drawn): boolean =>
  shots.some(({ becomes, actions = [] }) => becomes !== undefined || actions.some(isChange))

function isChange({ does, becomes }: Action): boolean {
  const { events, effects } = behaviourOf(does)
  return (becomes ?? events ?? effects) !== undefined
}

const isWritten = ({ scene: { shots, entities } }: Drawn, text: string): boolean =>
  shots.some(({ texts = [], actions = [] }) => [...texts, ...actions].some(one => one.text?.includes(text))) ||
  entities.some(({ label, wears = [] }) => [label, ...wears.map(worn => worn.text)].some(one => one?.includes(text)))

const isSpoken = ({ scene: { shots } }: Drawn, line: string): boolean =>
  shots.some(({ speech = [] }) => speech.some(({ text }) => line.includes(text) || text.includes(line)))

/**
 * A general verb matches its special forms: to jump down is to jump, to play chess is to play, to surf is to ride a
 * wave.
 */
function isAction({ does }: Action, verb: string): boolean {
  const id = actionFor(verb)?.id ?? verb
  return does === id || does.startsWith(`${id}-`) || needsOf(does).insteadOf === id
}

function tellOfPlace(
  { word, place, where: named, isOnlyNear }: Of<'place'>,
  { list: { shots }, isNamed }: Drawn,
): Told {
  // A beach by its own name is the plate of that name.
  const where = named === place ? undefined : named
  const set = shots.find(shot => (where ? shot.where === where : shot.place === place || shot.where === place))
  if (set) {
    if (isOnlyNear) return { code: 'nearest-place', word, as: set.where ?? set.place }
    if (!where || isDressed(where) || set.view) return 'seen'
    return { code: 'nearest-place', word, as: set.place }
  }
  // A close view of a table shows the kitchen table, not the kitchen.
  const head = plainName(word).split(' ').at(-1)
  if (shots.some(shot => (shot.where ?? shot.place) === head)) return 'seen'
  // The sea at a beach, the mountains around a lake.
  if (isNamed(word) || shots.some(shot => isWithin(word, shot))) return 'seen'
  const near = shots.find(shot => shot.place === place)
  if (near) return { code: 'nearest-place', word, as: near.where ?? near.place }
  // The air is everywhere, and every outdoor place has a sky.
  if (AIR.has(word.toLowerCase())) return 'seen'
  if (place === 'sky' && shots.some(shot => !PLACE_TRAITS[shot.place].isIndoors)) return 'seen'
  const [first] = shots
  return { code: 'place-not-shown', word, ...(first && { as: first.where ?? first.place }) }
}

/** What flies, leaps or is thrown is in it. */
const AIR: ReadonlySet<string> = new Set<string>(readTable('ground-setting', 'air'))

const isWithin = (word: string, { where, place }: Shot): boolean =>
  findTrimmings(plainName(word)).some(({ places }) => places?.has(where ?? place))

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

/** True if a shot has this camera and the stage reports no problem with it. */
const isFilmed = ({ scene, notes }: DrawnReading, field: string, isThis: (camera: Camera) => boolean): boolean =>
  scene.shots.some(
    ({ camera }, nth) =>
      camera !== undefined &&
      isThis(camera) &&
      // From where a place can be seen, the camera still has the angle.
      !hasNote(
        notes.filter(({ code }) => code !== 'place-view'),
        `/shots/${nth}/camera/${field}`,
      ),
  )

/** True if all actions are slow. */
const isSlowed = ({ scene: { shots } }: DrawnReading): boolean =>
  shots.some(({ actions = [] }) => actions.every(({ speed }) => speed === 'slow'))

function hasAngle({ angle = 'eye', from, roll }: Camera, asked: string): boolean {
  if (asked === 'tilted') return roll !== undefined
  if (asked === 'over-shoulder') return from?.startsWith('over:') === true
  if (asked === 'first-person') return from?.startsWith('eyes-of:') === true
  return angle === asked
}

/** Light that the time of day implies. */
const GIVEN_LIGHT: ReadonlySet<string> = new Set(['sun', 'moon', 'natural'])
/** Light of the place; or steam, smoke and flames of an action or thing. */
const isLit = ({ scene: { places, entities }, isNamed }: Drawn, name: string): boolean =>
  GIVEN_LIGHT.has(name) ||
  places.some(({ light = [] }) => light.some(one => one === name)) ||
  isNamed(name) ||
  (name === 'flames' && entities.some(({ asset }) => useOf(asset).lit === 'flame'))

/** Styles that every picture of the stage has. */
const USUAL_STYLES: ReadonlySet<string> = new Set(['cinematic', 'realistic', '3d'])
const isUsualStyle = (name: string): boolean => USUAL_STYLES.has(name)

/** Of the picture of a place: a smaller part does not give it a colour. */
const LEAST_SHARE = 0.04
const isOfPlace = (shot: Shot, seed: number, name: string): boolean => shareOfColour(shot, seed, name) >= LEAST_SHARE

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
