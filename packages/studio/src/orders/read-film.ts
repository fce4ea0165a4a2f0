import type { DescribedMember, DirectedShot, Input, Order, ShotCamera } from '@kinora/media/engine/contract'
import { hasHan } from '@kinora/media/language/has-han'
import type { Scene, ScenePlace } from '@kinora/media/scene/scene-schema'
import { loadCatalogue } from '../library/catalogue.ts'
import { type Camera, CAMERA_MOVES, SHOT_SIZES } from '../setting/setting.ts'
import type { SaidSetting } from '../prompt-parsing/setting.ts'
import type { Shot, ShotList } from '../setting/shot-list.ts'
import { carryOn } from '../scene-writing/carry-on.ts'
import { type Cast, createCast } from '../scene-writing/cast.ts'
import { writeScene } from '../scene-writing/write-scene.ts'
import { readOrder } from './direct-order.ts'
import { panelBoxes } from './panels.ts'
import { nameInputs, withInputs } from './read-as-scene.ts'
import { nameCast } from './name-cast.ts'
import { showPlaces } from './show-places.ts'

type ReadingOrder = Extract<Order, { kind: 'reading' }>
type VideoOrder = Extract<Order, { kind: 'video' }>
type Film = { cast: Cast; places: ScenePlace[]; held?: SaidSetting }

/** Writes the documents of a film's shots. The same person, thing or place has the same id in all of them. */
export async function readFilm(order: ReadingOrder, shots: readonly DirectedShot[]): Promise<{ scenes: Scene[] }> {
  const film: Film = { cast: createCast(order.cast?.entities, true), places: [...(order.cast?.places ?? [])] }
  const before = (order.members ?? []).map(member => introduce(order, member, film))
  const scenes: Scene[] = []
  for (const [nth, shot] of shots.entries())
    scenes.push(carryOn(holdPlace(await readShot(order, shot, nth, film), shot, scenes.at(-1)), [...before, ...scenes]))
  return { scenes }
}

/**
 * A shot that goes on is in the place of the shot before it, with all that is there: the same kind of place is the same
 * place, and a place that only a thing suggests is none.
 */
function holdPlace(scene: Scene, { before, isThere, prompt }: DirectedShot, last: Scene | undefined): Scene {
  const there = last?.places.find(({ id }) => id === last.shots.at(-1)?.place)
  const [here, ...others] = scene.places
  if (!before?.length || !there || !here || others.length > 0 || here.id === there.id) return scene
  const isSameKind = here.asset === there.asset
  if (!isSameKind && (!isThere || isNamed(here, prompt))) return scene
  const { time, weather, season } = here
  const isSame = time === there.time && weather === there.weather && season === there.season
  const place: ScenePlace = isSame
    ? there
    : { ...there, id: here.id, ...(time && { time }), ...(weather && { weather }), ...(season && { season }) }
  return { ...scene, places: [place], shots: scene.shots.map(shot => ({ ...shot, place: place.id })) }
}

/** True if words name a kind of place. */
const isNamed = ({ asset }: ScenePlace, words: string): boolean => {
  const { en = [], zh = [] } = loadCatalogue().place(asset)?.names ?? {}
  const told = words.toLowerCase()
  return [...en, ...zh].some(name => told.includes(name.toLowerCase()))
}

/** A picture of nothing but a member of the cast: the looks, and what is worn or held in all shots. */
function introduce(order: ReadingOrder, { name, words }: DescribedMember, { cast }: Film): Scene {
  const read = (prompt: string): ShotList => readOrder(videoOrder(order, { prompt, roles: [], seconds: 1 }, 0)).shots
  const [head = ''] = words.split(/[,，、。.;；]/u)
  const described = read(words)
  const isHead = described.shots[0]?.subjects[0] && head.includes(described.shots[0].subjects[0].words)
  // Looks without a noun are those of a person.
  const list = isHead ? described : read(hasHan(name) ? `一个人，${words}` : `a person, ${words}`)
  const shots = list.shots.slice(0, 1).map(({ subjects: [first, ...others], ...shot }) => ({
    ...shot,
    subjects: first ? [{ ...first, name }, ...others] : [],
  }))
  return writeScene({ ...list, shots }, { seconds: 1, prompt: words, music: 'unwanted', film: { cast, places: [] } })
}

async function readShot(order: ReadingOrder, shot: DirectedShot, nth: number, film: Film): Promise<Scene> {
  const { seconds, prompt, before } = shot
  const parts: { list: ShotList; inputs: readonly Input[] }[] = []
  for (const part of shot.panels ?? [shot]) {
    const drawn = await showPlaces(videoOrder(order, { ...part, seconds }, nth))
    // Panels side by side go on in the same place, each with its own people.
    const read = readOn(drawn, before && shot.panels ? [] : before, film)
    const own = drawn.inputs.filter(input => !isOfBefore(input, part.prompt, before))
    parts.push({ list: direct(withInputs(read, own), part.camera), inputs: drawn.inputs })
  }
  const [first] = parts
  if (!first) throw new RangeError('a shot has no panels')
  const options = { seconds, prompt, music: 'unwanted', film } as const
  if (!shot.panels) return fromSide(nameInputs(writeScene(first.list, options), first.inputs), shot.camera?.from)
  const boxes = panelBoxes(order, parts.length)
  const list: ShotList = {
    ...first.list,
    shots: parts.flatMap(part => part.list.shots),
    unknown: parts.flatMap(part => part.list.unknown),
  }
  const panels = parts.flatMap(part => part.list.shots.map(() => boxes[parts.indexOf(part)]!))
  return nameInputs(
    writeScene(list, { ...options, panels }),
    parts.flatMap(part => part.inputs),
  )
}

/**
 * Reads a shot as the end of its story. With the scenes before it, `they paint it` is the boat of the sentence before;
 * place, hour and weather go on unless its own words name others.
 */
function readOn(order: VideoOrder, before: readonly string[] | undefined, film: Film): ShotList {
  const named = (prompt: string, inputs: readonly Input[]): VideoOrder =>
    nameCast({ ...order, prompt, inputs }, film.cast.entities)
  const { prompt, inputs } = order
  const own = inputs.filter(input => !isOfBefore(input, prompt, before))
  const cut = hasHan(prompt) ? '切到：' : ' Cut to: '
  const read = (scenes: readonly string[]): ReturnType<typeof readOrder> =>
    readOrder(named(scenes.map(asOneShot).join(cut), inputs))
  const earlier = film.held === undefined && before?.length ? read(before).said : undefined
  if (earlier) film.held = earlier
  const { shots: alone, said } = readOrder(named(prompt, own), before && film.held)
  if (said) film.held = said
  if (!before?.length) return alone
  const whole = read([...before, prompt]).shots.shots
  const last = whole.slice(read(before).shots.shots.length)
  if (last.length !== alone.shots.length || !mentioned(alone.shots).every(name => mentioned(last).includes(name)))
    return alone
  return { ...alone, shots: last.map(({ continues: _continues, ...shot }, at) => holdSetting(shot, alone.shots[at]!)) }
}

/** Sentences of one shot; after a cut, each sentence would be a shot. */
const asOneShot = (text: string): string =>
  text.replaceAll(/[.。](?=\s*[\p{L}[])/gu, mark => (mark === '.' ? ',' : '，'))

/** The pictures and the members of the cast in shots. */
const mentioned = (shots: readonly Shot[]): string[] =>
  shots.flatMap(({ subjects }) => subjects.flatMap(({ what }) => ('input' in what ? [what.input] : [])))

/** True for a picture that only the scenes before mention: it is seen if the words refer to it. */
const isOfBefore = ({ name }: Input, prompt: string, before: readonly string[] | undefined): boolean =>
  name !== undefined && !prompt.includes(`[@${name}]`) && before?.some(one => one.includes(`[@${name}]`)) === true

function holdSetting(
  { where: _where, lights: _lights, tide: _tide, ...shot }: Shot,
  { place, where, time, weather, season, lights, tide }: Shot,
): Shot {
  return {
    ...shot,
    place,
    time,
    weather,
    season,
    ...(where !== undefined && { where }),
    ...(lights && { lights }),
    ...(tide && { tide }),
  }
}

const videoOrder = (
  { seed, inputs, cast, width, height }: ReadingOrder,
  { prompt, roles, seconds }: DirectedShot,
  nth: number,
): VideoOrder => ({
  kind: 'video',
  prompt,
  seed: seed + nth,
  inputs: roles.flatMap(role => inputs.filter(input => input.role === role)),
  seconds,
  width,
  height,
  withSound: true,
  withMusic: false,
  from: { kind: roles.length > 0 ? 'references' : 'words' },
  amplitude: 'auto',
  ...(cast && { cast }),
})

/** The shots with the camera of the film, as if the prompt had named it. */
const direct = (list: ShotList, camera: ShotCamera | undefined): ShotList =>
  camera ? { ...list, shots: list.shots.map(shot => ({ ...shot, camera: directCamera(shot.camera, camera) })) } : list

/** The camera of a parsed shot with what the film decides. The side is that of the document. */
export function directCamera(read: Camera, { size, move, speed }: ShotCamera): Camera {
  const { size: said, ...others } = read
  const sized = size === undefined ? said : SHOT_SIZES.find(one => one === size)
  const moved = CAMERA_MOVES.find(one => one === move)
  return {
    ...others,
    ...(size && { framing: FRAMINGS[size] }),
    ...(sized && { size: sized }),
    ...(moved && { move: moved, speed: speed ?? 'normal' }),
  }
}

const fromSide = (scene: Scene, from: ShotCamera['from']): Scene =>
  from === undefined
    ? scene
    : { ...scene, shots: scene.shots.map(shot => ({ ...shot, camera: { ...shot.camera, from } })) }

const FRAMINGS = {
  eyes: 'close',
  face: 'close',
  hands: 'close',
  bust: 'close',
  waist: 'medium',
  whole: 'medium',
  wide: 'wide',
} as const
