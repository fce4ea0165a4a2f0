import type { DirectedShot, Input, Order, ShotCamera } from '@kinora/media/engine/contract'
import type { Scene, ScenePlace } from '@kinora/media/scene/scene-schema'
import { type Camera, CAMERA_MOVES, SHOT_SIZES } from '../setting/setting.ts'
import type { SaidSetting } from '../prompt-parsing/setting.ts'
import type { Shot, ShotList } from '../setting/shot-list.ts'
import { carryOn } from '../scene-writing/carry-on.ts'
import { type Cast, createCast } from '../scene-writing/cast.ts'
import { writeScene } from '../scene-writing/write-scene.ts'
import { readOrder } from './direct-order.ts'
import { panelBoxes } from './panels.ts'
import { nameInputs, withInputs } from './read-as-scene.ts'
import { showPlaces } from './show-places.ts'

type ReadingOrder = Extract<Order, { kind: 'reading' }>
type VideoOrder = Extract<Order, { kind: 'video' }>
type Film = { cast: Cast; places: ScenePlace[]; held?: SaidSetting }

/** Writes the documents of a film's shots. The same person, thing or place has the same id in all of them. */
export async function readFilm(order: ReadingOrder, shots: readonly DirectedShot[]): Promise<{ scenes: Scene[] }> {
  const film: Film = { cast: createCast(order.cast?.entities, true), places: [...(order.cast?.places ?? [])] }
  const scenes: Scene[] = []
  for (const [nth, shot] of shots.entries()) scenes.push(carryOn(await readShot(order, shot, nth, film), scenes))
  return { scenes }
}

async function readShot(order: ReadingOrder, shot: DirectedShot, nth: number, film: Film): Promise<Scene> {
  const { seconds, prompt } = shot
  const parts: { list: ShotList; inputs: readonly Input[] }[] = []
  for (const part of shot.panels ?? [shot]) {
    const { inputs, ...drawn } = await showPlaces(videoOrder(order, { ...part, seconds }, nth))
    const read = readOn({ ...drawn, inputs }, shot.panels ? undefined : shot.before, film)
    parts.push({ list: direct(withInputs(read, inputs), part.camera), inputs })
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
  const { shots: alone, said } = readOrder(order, before && film.held)
  if (said) film.held = said
  if (!before?.length) return alone
  const cut = alone.language === 'zh' ? '切到：' : ' Cut to: '
  const read = (scenes: readonly string[]): readonly Shot[] =>
    readOrder({ ...order, prompt: scenes.join(cut) }).shots.shots
  const whole = read([...before, order.prompt])
  const own = whole.slice(read(before).length)
  if (own.length !== alone.shots.length) return alone
  return { ...alone, shots: own.map(({ continues: _continues, ...shot }, at) => holdSetting(shot, alone.shots[at]!)) }
}

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
