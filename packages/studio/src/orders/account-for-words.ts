import type { Note } from '@kinora/media/engine/note'
import type { Action, Entity, Placement, Scene, SceneNote, SceneShot } from '@kinora/media/scene/scene-schema'
import type { Asked } from '../prompt-parsing/asked-words.ts'
import { PLACE_TRAITS } from '../setting/place-traits.ts'
import type { Shot, ShotList, Subject } from '../setting/shot-list.ts'
import { AIR } from '../prompt-parsing/ground-setting.ts'
import { NEAR_NAMES } from '../words/vocabulary/near-names.ts'
import { findTrimmings } from '../words/vocabulary/trimming-file.ts'
import { actionFor } from '../scene-writing/actions.ts'
import { colourOf } from '../scene-writing/looks.ts'
import { needsOf } from '../scene-writing/needs.ts'
import { assetBody, assetOfBody } from '../library/asset-bodies.ts'
import { SEEN_EFFECTS } from '../library/behaviour.ts'
import { loadCatalogue } from '../library/catalogue.ts'
import { behaviourOf, useOf } from '../library/find-behaviour.ts'
import { partsOf } from '../library/parts.ts'
import { plainName, possibleSingulars } from '../library/match-names.ts'
import { type ArrangedBody, type Arrangement, HARDLY_SEEN } from '../stage/geometry/arrangement.ts'
import { surfaceWords } from '../prompt-parsing/find-surface.ts'
import { parseItems } from '../words/parse-items.ts'
import { foldText } from '../words/tokenise.ts'
import { isDressed } from '../scenery/dressed/find-dressed.ts'
import { thingHue } from '../hues/hues.ts'
import { hexToLab } from '../planes/oklab.ts'
import { findAsset } from '../bodies/assets/asset-library.ts'
import { isGarmentInView } from './is-garment-in-view.ts'
import { sceneNames } from './scene-names.ts'
import { isFramedSo, isPlacedSo, isSeenFrom, isViewed, ownersOf, type Positions, PUT } from './account-for-positions.ts'
import { type Compared, isAlike, measurePlace, shareOfColour } from './measure-place.ts'

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
  const hidden = new Set<string>()
  // `snow` is a season and a weather; either is enough.
  const seenSettings = new Set<string>()
  for (const one of asked) {
    const told = tellOf(one, drawn)
    if (told === 'seen' && SETTINGS.has(one.of)) seenSettings.add(one.word)
    // Worn on the side that the camera does not see.
    if (one.of !== 'thing' && typeof told === 'object' && told.code === 'not-visible') hidden.add(one.word)
    if (told === 'seen') seen.add(one.word)
    else if (told === 'unseen') unshown.add(one.word)
    else if (!notes.has(one.word)) notes.set(one.word, told)
  }
  for (const { standsFor } of drawn.list.shots)
    if (standsFor !== undefined) notes.set(standsFor, { code: 'stands-for', word: standsFor })
  // A word that is visible once counts as visible; a word with its own note is reported once.
  const isThing = new Set(asked.flatMap(({ of, word }) => (of === 'thing' ? [word] : [])))
  const isSeen = (word: string): boolean => seen.has(word) && isThing.has(word) && !hidden.has(word)
  const blocks = new Set([...notes.values()].flatMap(({ code, word }) => (code === 'block' ? [word] : [])))
  return {
    // A word that is drawn by its name, as a block or as a part of a drawn thing is not also reported as unknown.
    unknown: drawn.list.unknown.filter(
      word => !blocks.has(word) && !isSeen(word) && !isOfDrawn(word, drawn) && !isOfSetting(word, drawn),
    ),
    unshown: [...unshown].filter(word => !isSeen(word) && !notes.has(word) && !isOfSurface(word, drawn)),
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
    return own.some(one => plainName(one) === plainName(word)) || isMadeOf(asset, word)
  })

/** Its shapes are of this material: `a wooden chair`. */
function isMadeOf(asset: string, word: string): boolean {
  const material = loadCatalogue().material(word)?.id
  return material !== undefined && JSON.stringify(findAsset(asset) ?? {}).includes(`"material":"${material}"`)
}

/** `falls into the snow` in a field of snow: its usual meaning is what the shot shows. */
function isOfSetting(word: string, { list: { shots } }: Drawn): boolean {
  const [{ meaning } = {}, ...others] = parseItems(foldText(word))
  if (!meaning || others.length > 0) return false
  const { placeHint, season, weather } = meaning
  return shots.some(
    shot =>
      (placeHint !== undefined && placeHint === shot.place) ||
      (season !== undefined && season === shot.season) ||
      (weather !== undefined && weather === shot.weather),
  )
}

/** `on wet black stone`: the words of the surface that is drawn. */
const isOfSurface = (word: string, { scene: { origin, places }, list: { shots } }: Drawn): boolean =>
  places.some(({ surface }) => surface !== undefined) &&
  shots.some(({ surface }) => surface && surfaceWords(origin?.prompt ?? '', surface.of).includes(word.toLowerCase()))

const SETTINGS: ReadonlySet<Asked['of']> = new Set<Asked['of']>(['time', 'season', 'weather'])

type Told = Note | 'seen' | 'unseen'
type Of<Kind extends Asked['of']> = Extract<Asked, { of: Kind }>

function tellOf(one: Asked, drawn: Drawn): Told {
  const { word } = one
  switch (one.of) {
    case 'thing':
      return tellOfThing(one, drawn)
    case 'part':
      if (!one.names.some(drawn.isNamed)) return 'unseen'
      return isWornInView(one.names, drawn) ? 'seen' : { code: 'not-visible', word }
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
      if (isOfSky(one.name) && isSeenFromAbove(drawn)) return { code: 'setting-not-seen', word }
      return isLit(drawn, one.name) ? 'seen' : { code: 'not-drawn-yet', word }
    case 'style':
      return drawn.scene.style?.look === one.name || isUsualStyle(one.name) ? 'seen' : { code: 'not-drawn-yet', word }
    case 'colour':
      return isColoured(one, drawn) ? 'seen' : 'unseen'
    case 'framing':
      return isFramedSo(one.framing, positionsOf(drawn), one.on) ? 'seen' : { code: 'not-drawn-yet', word }
    case 'from':
      return isSeenFrom(one.from, positionsOf(drawn)) ? 'seen' : { code: 'not-drawn-yet', word }
    case 'count':
      return tellOfCount(one, drawn)
    case 'relation':
      return isPlacedSo(one, positionsOf(drawn)) ? 'seen' : { code: 'not-placed', word }
    case 'worn':
      if (!isWorn(one, drawn)) return { code: 'not-placed', word }
      return isWornInView(one.names, drawn) ? 'seen' : { code: 'not-visible', word }
    case 'held':
      return isHeld(one, drawn) ? 'seen' : { code: 'not-placed', word }
    case 'view':
      return isViewed(one, positionsOf(drawn)) ? 'seen' : { code: 'not-drawn-yet', word }
    case 'size':
      return isSized(one.size, drawn) ? 'seen' : 'unseen'
  }
}

/** Beside people, what is enormous is larger than they are, and what is small is not. */
function isSized(wanted: Subject['size'], drawn: Drawn): boolean {
  const { scene, list, arrangements = [] } = drawn
  const sized = list.shots.flatMap(({ subjects }) => subjects).filter(({ size }) => size === wanted)
  const ids = new Set(sized.flatMap(subject => entityOf(scene, subject)?.id ?? []))
  const people = new Set(scene.entities.flatMap(one => (rigOf(one) === 'person' && !ids.has(one.id) ? [one.id] : [])))
  const compared = arrangements.flatMap(({ bodies }) => {
    const heights = (own: ReadonlySet<string>): number[] =>
      bodies.flatMap(({ entity, box, low, high }) => (own.has(entity) && box ? [high[1] - low[1]] : []))
    const [own, others] = [heights(ids), heights(people)]
    return own.length > 0 && others.length > 0 ? [Math.max(...own) / Math.max(...others)] : []
  })
  if (sized.length === 0 || compared.length === 0) return sized.length > 0
  const most = Math.max(...compared)
  return wanted === 'huge' ? most >= 1 : wanted === 'tiny' || wanted === 'small' ? most <= 1 : true
}

const rigOf = ({ asset }: Entity): string => loadCatalogue().asset(asset)?.rig ?? 'thing'

/** Any of them wears it, or nobody and nothing has it: then it has a note of its own. */
function isWorn({ who, names }: Of<'worn'>, drawn: Drawn): boolean {
  const { scene } = drawn
  const wearers = positionsOf(drawn).named(who)
  const isIt = (garment: string): boolean => names.some(name => isGarmentOf(garment, name))
  const things = new Set(scene.entities.flatMap(({ id, asset, name = '' }) => (isIt(asset) || isIt(name) ? [id] : [])))
  const wears = (one: Entity): boolean =>
    clothesOf(one).some(({ garment }) => isIt(garment)) ||
    placementsOf(scene).some(each => things.has(each.who) && ON_BODY.has(each.relation) && isOf(each.to, one))
  return wearers.length === 0 || wearers.some(wears) || !(things.size > 0 || scene.entities.some(wears))
}

/** Any garment of these names is on a side of its wearer that some frame shows; nobody wears one: a thing. */
function isWornInView(names: readonly string[], drawn: Drawn): boolean {
  const clothes = drawn.scene.entities.flatMap(one =>
    clothesOf(one).flatMap(({ garment }) => (names.some(name => isGarmentOf(garment, name)) ? [{ one, garment }] : [])),
  )
  const worn = ({ one, garment }: (typeof clothes)[number]): boolean =>
    isGarmentInView(
      garment,
      (drawn.arrangements ?? []).flatMap(frame =>
        frame.bodies.filter(({ entity, box }) => entity === one.id && box).map(body => ({ body, frame })),
      ),
    )
  return clothes.length === 0 || clothes.some(worn)
}

/** What the document gives it, and the clothes of its trade or its costume. */
const clothesOf = ({ asset, costume, wears = [], traits }: Entity): { garment: string; colour?: string }[] => [
  ...wears,
  ...[asset, costume].flatMap(one => (one === undefined ? [] : (loadCatalogue().asset(one)?.wears ?? []))),
  ...(traits?.glasses ? [{ garment: 'glasses' }] : []),
]

const ON_BODY: ReadonlySet<string> = new Set<Placement['relation']>(['worn-by', 'held-by', 'on', 'hanging-from'])
const isOf = (name: Placement['to'], one: Entity): boolean =>
  [name ?? []].flat().some(each => idsOf(one).has(each.split('/')[0]!))

/** In the hands or on the body of any of them, used in their actions, or by them. */
function isHeld({ who, names, sprites, isNear }: Of<'held'>, drawn: Drawn): boolean {
  const { scene } = drawn
  const positions = positionsOf(drawn)
  const [bearers, things] = [positions.named(who), positions.named(names, sprites)]
  if (bearers.length === 0 || things.length === 0) return true
  const to = { names, sprites, isPlace: false }
  const isBy = isPlacedSo({ of: 'relation', relation: 'beside', who, to }, positions)
  if (isNear && isBy) return true
  return bearers.some(one =>
    things.some(
      thing =>
        placementsOf(scene).some(
          each => idsOf(thing).has(each.who) && ON_BODY.has(each.relation) && isOf(each.to, one),
        ) ||
        scene.shots.some(({ actions = [] }) =>
          actions.some(
            ({ who: doer, object, with: tools = [] }) =>
              isOf(doer, one) && [...(object ? [object] : []), ...tools].some(each => isOf(each, thing)),
          ),
        ),
    ),
  )
}

/** So many bodies of it are seen at once. Of a crowd, nobody counts. */
function tellOfCount({ least, names, sprites, word }: Of<'count'>, drawn: Drawn): Told {
  const { scene, arrangements = [] } = drawn
  if (arrangements.length === 0) return 'seen'
  const wanted = least <= COUNTED ? least : CROWD * least
  const garments = scene.entities.flatMap(({ wears = [] }) => wears.filter(worn => isGarmentOf(worn.garment, word)))
  const entities = positionsOf(drawn).named(names, sprites)
  const tell = (isThere: boolean): Told => (isThere ? 'seen' : { code: 'not-visible', word })
  // The parts of a thing or of a place have no number in the document.
  if (entities.length === 0)
    return garments.length > 0 ? tell(garments.length >= wanted) : { code: 'not-drawn-yet', word }
  const ids = new Set(entities.map(({ id }) => id))
  const seen = arrangements.map(
    ({ bodies }) => apartOf(bodies.filter(({ entity, box }) => ids.has(entity) && box)).length,
  )
  if (entities.some(isSeveral)) return least <= SEVERAL ? 'seen' : { code: 'not-drawn-yet', word }
  return tell(Math.max(...seen) >= wanted)
}

/** Those that are not in the place of another. */
const apartOf = (bodies: readonly ArrangedBody[]): ArrangedBody[] =>
  bodies.filter((one, nth) => bodies.slice(0, nth).every(other => sharedVolume(one, other) <= MOSTLY))
const COUNTED = 6
const CROWD = 0.6
/** More than a pair that one asset has are not counted: `twelve steps`. */
const SEVERAL = 3

/** The last word of the asked ones names it: `four glasses`. */
function isGarmentOf(garment: string, word: string): boolean {
  const { id, names, isA = [] } = loadCatalogue().garment(garment) ?? { id: garment }
  const own = [id, ...isA, ...(names?.en ?? []), ...(names?.zh ?? [])].map(one => plainName(one).split(' ').at(-1)!)
  const last = plainName(word).split(' ').at(-1)!
  return [last, ...possibleSingulars(last)].some(one =>
    own.some(each => each === one || (/\p{Script=Han}/u.test(one) && (one.endsWith(each) || each.endsWith(one)))),
  )
}

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
  const subjects = list.shots.flatMap(one => one.subjects)
  const called = subjects.filter(({ words }) => names.includes(words))
  // Two people of one figure are two.
  const named =
    called.length > 0 ? called : subjects.filter(({ what }) => 'sprite' in what && sprites.includes(what.sprite))
  const written = named.filter(subject => entityOf(scene, subject))
  const visible = written.find(subject => {
    const entity = entityOf(scene, subject)!
    return (
      !isUnseen(scene.entities.indexOf(entity), notes) &&
      !isSpeck(entity, arrangements) &&
      !isInAnother(entity, scene, arrangements)
    )
  })
  if (visible) return asWhatElse([word, ...names], visible, entityOf(scene, visible)!.asset)
  const all = [word, ...names, ...sprites.flatMap(sprite => assetOfBody(sprite) ?? [])]
  // Others that the place has are visible: the icebergs of an icy coast.
  if (written.length > 0)
    return all.some(sceneNames({ ...scene, entities: [], shots: [] })) ? 'seen' : { code: 'not-visible', word }
  // A part of another figure or of the place is visible with it.
  return all.some(isNamed) ? 'seen' : 'unseen'
}

/** No shot shows it, or nothing of it is drawn. */
const isUnseen = (entity: number, notes: readonly SceneNote[]): boolean =>
  notes.some(
    ({ code, at }) =>
      ((code === 'not-in-frame' || code === 'covered') && at === `/entities/${entity}`) ||
      (code === 'not-drawn' && at === `/entities/${entity}/asset`),
  )

/** Somebody takes more pixels than a thing to be recognised. Bodies of one entity are seen together: falling leaves. */
const [SPECK, SPECK_OF_LIFE] = [HARDLY_SEEN, 2 * HARDLY_SEEN]
/** Of its box, where its pixels are not counted. */
const FILLED = 0.45
function isSpeck(one: Entity, arrangements: readonly Arrangement[]): boolean {
  const frames = arrangements.flatMap(({ bodies }) => {
    const own = bodies.filter(({ entity, box }) => entity === one.id && box)
    return own.length > 0
      ? [own.reduce((sum, { seen, box }) => sum + (seen ?? FILLED * box!.width * box!.height), 0)]
      : []
  })
  return frames.length > 0 && Math.max(...frames) < (rigOf(one) === 'thing' ? SPECK : SPECK_OF_LIFE)
}

/** Two people in the place of one look like one, which is the first. */
function isInAnother(one: Entity, { entities }: Scene, arrangements: readonly Arrangement[]): boolean {
  const before = new Set(
    entities.slice(0, entities.indexOf(one)).flatMap(other => (rigOf(other) === rigOf(one) ? [other.id] : [])),
  )
  const frames = arrangements.flatMap(({ bodies }) => {
    const own = bodies.filter(({ entity, box }) => entity === one.id && box)
    const others = bodies.filter(({ entity, box }) => before.has(entity) && box)
    return own.length > 0 ? [own.every(body => others.some(other => sharedVolume(body, other) > MOSTLY))] : []
  })
  return rigOf(one) !== 'thing' && frames.length > 0 && frames.every(Boolean)
}
const MOSTLY = 0.6

/** The share of the smaller of two boxes that is in both. */
function sharedVolume(one: ArrangedBody, other: ArrangedBody): number {
  const [shared, own, its] = [0, 1, 2].reduce(
    ([shared, own, its], axis) => [
      shared * Math.max(0, Math.min(one.high[axis]!, other.high[axis]!) - Math.max(one.low[axis]!, other.low[axis]!)),
      own * (one.high[axis]! - one.low[axis]!),
      its * (other.high[axis]! - other.low[axis]!),
    ],
    [1, 1, 1] as [number, number, number],
  )
  return shared / Math.max(1e-6, Math.min(own, its))
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
  if (asked.some(name => isNameOf(asset, name))) return 'seen'
  if (isNear(asset, asked)) return { code: 'nearest-asset', word, as: plainName(asset) }
  if (hasOwnShape(asset)) return 'seen'
  if (label !== undefined) return label === words ? { code: 'block', word } : 'seen'
  return drawnAs ? { code: 'nearest-asset', word, as: drawnAs } : 'seen'
}

/** A ginger tomcat has the shape of a cat, and is one. */
const hasOwnShape = (asset: string): boolean => {
  const entry = loadCatalogue().asset(asset)
  return entry?.like !== undefined && entry.standsIn !== true
}

const formsOf = (name: string): string[] => [plainName(name), ...possibleSingulars(plainName(name))]
const isNear = (asset: string, asked: readonly string[]): boolean =>
  NEAR_NAMES[asset]?.some(one => asked.flatMap(formsOf).includes(plainName(one))) === true

/** A manual wheelchair is a wheelchair; an ibex that has the body of a goat is none. */
function isNameOf(asset: string, name: string): boolean {
  const drawn = assetOfBody(assetBody(asset) ?? '') ?? asset
  const { en = [], zh = [] } = loadCatalogue().asset(drawn)?.names ?? {}
  const own = new Set([drawn, ...en, ...zh].flatMap(one => [plainName(one), plainName(one).split(' ').at(-1)]))
  return formsOf(name).some(one => own.has(one) && !isNear(drawn, [name]))
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
    deeds.some(one => isActed(one, drawn) || isGoneOver(one, drawn) || isAtRest(one, drawn)) ||
    (own.length === 0 && isDoneByNobody(asked, drawn))
  if (isDone || isPutThere(asked, drawn)) return 'seen'
  // `crawls under the truck`: who crawls elsewhere does crawl.
  const elsewhere = deeds.find(({ deed: { to: _to, ...deed }, ...one }) => isActed({ ...one, deed }, drawn))
  const to = elsewhere && drawn.list.shots[elsewhere.shot]?.subjects[elsewhere.deed.to ?? -1]
  return { code: 'not-acted', word: to ? phraseFrom(word, to.words, drawn) : word }
}

/** The words of the prompt from a verb to its object. */
function phraseFrom(verb: string, object: string, { scene: { origin } }: Drawn): string {
  const prompt = origin?.prompt ?? ''
  const from = prompt.indexOf(verb)
  const end = prompt.toLowerCase().indexOf(object.toLowerCase(), from + verb.length)
  return from < 0 || end < 0 || end - from > MAX_PHRASE ? verb : prompt.slice(from, end + object.length)
}
const MAX_PHRASE = 60

/** `boats rest in a harbour`: a thing that is seen does so. */
function isAtRest({ subject, deed }: Done, { scene, notes }: Drawn): boolean {
  const entity = entityOf(scene, subject)
  return (
    entity !== undefined &&
    rigOf(entity) === 'thing' &&
    RESTING.has(actionFor(deed.verb)?.motion ?? '') &&
    !isUnseen(scene.entities.indexOf(entity), notes)
  )
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
      (!who || canDo(action, rigOf(who))) &&
      !lacksTarget(action, scene) &&
      serves(action, list.shots[shot]?.subjects[deed.to ?? -1], scene) &&
      !hasNote(notes, `/shots/${shot}/actions/${nth}/does`) &&
      !notes.some(({ at, code }) => at === `/shots/${shot}/actions/${nth}` && code === 'not-acted'),
  )
}

/** A staircase holds nothing, whatever the document says: it has no hands. */
function canDo({ does }: Action, rig: string): boolean {
  const { actors, roles } = loadCatalogue().action(does) ?? {}
  return rig !== 'thing' || !roles?.some(({ held }) => held) || actors?.some(one => one === rig) !== false
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
  (doer !== undefined && (isEffect(doer) || RESTING.has(actionFor(verb)?.motion ?? '')) && isNamed(doer))

/** What is a part of the place keeps its position: an iceberg that floats, mountains that stand around a lake. */
const RESTING: ReadonlySet<string> = new Set(['still', 'float'])

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
    const shown = set.where ?? set.place
    // A canal city has a canal.
    if (isOnlyNear && !plainName(shown).split(' ').includes(plainName(word)))
      return { code: 'nearest-place', word, as: shown }
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

/** Lights in the sky, which no view from above shows. */
const isOfSky = (light: string): boolean => loadCatalogue().find('light', light)?.isA.includes('sky') === true
const isSeenFromAbove = ({ scene: { shots } }: Drawn): boolean => shots.every(({ camera }) => camera?.angle === 'top')

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
function isColoured({ name, isOfPlace, isOfPart, on }: Of<'colour'>, drawn: Drawn): boolean {
  const { shots } = drawn.list
  const own = on && coloursOf(name, on, drawn)
  if (own && own.length > 0) return own.some(colour => colour === name || colour === colourOf(name))
  if (isOfPart && on) return false
  // Of a noun that is no thing of the document, a colour is that of the place: the colours of others say nothing.
  return shots.some(
    shot =>
      (on === undefined ? hasColour(shot, name) : coloursOfPlace(shot).includes(name)) ||
      ((isOfPlace ?? on !== undefined) && shareOfColour(shot, drawn.seed, name) >= LEAST_SHARE),
  )
}

/** The colours of the things and clothes that a noun names; none if the document has none of them. */
function coloursOf(name: string, { names, sprites }: NonNullable<Of<'colour'>['on']>, drawn: Drawn): string[] {
  const { entities, shots } = drawn.scene
  const things = positionsOf(drawn).named(names, sprites)
  const clothes = entities.flatMap(one =>
    clothesOf(one).filter(({ garment }) => names.some(name => isGarmentOf(garment, name))),
  )
  const ids = new Set(things.flatMap(one => [...idsOf(one)]))
  const changed = shots.flatMap(({ actions = [] }) =>
    actions.flatMap(({ who, becomes }) => (ids.has(who) && becomes?.colour ? [becomes.colour] : [])),
  )
  // `a turtle with a green shell`: a colour of the shapes of an asset that has such a part.
  const owners = ids.size > 0 || clothes.length > 0 ? [] : ownersOf(drawn.scene, names)
  const ofParts = owners.flatMap(({ asset }) => (hasShapesIn(asset, name) ? [name] : []))
  return [
    ...clothes.flatMap(({ garment, colour }) => [colour ?? '', ...garment.split('-')]),
    ...things.flatMap(({ colour, asset, material, traits, members = [], name = '' }) => [
      colour ?? '',
      material ?? '',
      ...plainName(asset).split(' '),
      ...plainName(name).split(' '),
      traits?.hair ?? '',
      traits?.beard ?? '',
      ...members.flatMap(one => (typeof one === 'string' ? [] : [one.colour ?? ''])),
    ]),
    ...changed,
    ...ofParts,
  ]
}

function hasShapesIn(asset: string, colour: string): boolean {
  const hue = thingHue(colour)
  const own = JSON.stringify(findAsset(asset) ?? {}).match(/#[0-9a-f]{6}/giu) ?? []
  if (hue === undefined) return false
  const wanted = hexToLab(hue)
  return own.some(
    hex => isAlike(wanted, hexToLab(hex), OF_ONE_NAME) && chromaOf(hexToLab(hex)) > PALE * chromaOf(wanted),
  )
}
const chromaOf = ([, a, b]: readonly [number, number, number]): number => Math.hypot(a, b)
/** Of the chroma of its name: cream is not gold. */
const PALE = 0.4
/** Radians: an olive shell is green. */
const OF_ONE_NAME = 0.45

const coloursOfPlace = ({ trimmings = [], filledWith = [], ...shot }: Shot): (string | undefined)[] => [
  shot.backdrop,
  shot.surface?.colour,
  ...(shot.colours ?? []),
  ...trimmings.map(({ colour }) => colour),
  ...filledWith.map(({ colour }) => colour),
]

function hasColour({ subjects, ...shot }: Shot, name: string): boolean {
  const all = [
    ...coloursOfPlace({ ...shot, subjects: [] }),
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
