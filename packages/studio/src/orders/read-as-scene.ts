import type { Input, Order } from '@kinora/media/engine/contract'
import { inputAsset } from '@kinora/media/engine/input-asset'
import type { Scene } from '@kinora/media/scene/scene-schema'
import type { Asked } from '../prompt-parsing/asked-words.ts'
import type { ShotList } from '../setting/shot-list.ts'
import { findSinger } from '../pictures/lips/find-singer.ts'
import { addUnusedInputs } from '../scene-writing/add-unused-inputs.ts'
import { createCast } from '../scene-writing/cast.ts'
import { turnModels } from '../scene-writing/turn-models.ts'
import { writeScene, type WritingOptions } from '../scene-writing/write-scene.ts'
import type { MusicWish } from '../scene-writing/write-sound.ts'
import { readInput } from './cut-input.ts'
import { readOrder } from './direct-order.ts'
import { isEdited } from './paint-picture.ts'
import { panelBoxes, panelOrders } from './panels.ts'
import type { SceneOrder } from './film-options.ts'
import { portraitOf } from './prepare-take.ts'
import { showPlaces } from './show-places.ts'

type VideoOrder = Extract<Order, { kind: 'video' }>
type ImageOrder = Extract<Order, { kind: 'image' }>

/** A picture is taken from a scene of this length. */
const STILL_SECONDS = 4

/** A parsed order: its document, and all words that ask for something visible. */
export type ReadAsScene = { order: SceneOrder; list: ShotList; asked: readonly Asked[] }

/** Adds the document of an order's prompt; undefined if a picture or clip is shown unchanged. */
export async function readAsScene(wanted: Order): Promise<ReadAsScene | undefined> {
  if (wanted.kind === 'image') return readImage(wanted)
  if (wanted.kind !== 'video') return undefined
  const order = filmModel(wanted)
  const { kind } = order.from
  if (kind !== 'words' && kind !== 'references' && kind !== 'panels') return undefined
  const shown = await showPlaces(order)
  if (shown.lips && (await singsAsPortrait(shown))) return undefined
  return shown.from.kind === 'panels' ? readPanels(shown, shown.from) : readWords(shown)
}

/** For a first frame that shows a 3D model, the model itself is rendered. */
const filmModel = (order: VideoOrder): VideoOrder =>
  order.from.kind === 'frame' && order.inputs[0]?.model !== undefined
    ? { ...order, from: { kind: 'references' } }
    : order

/** If the subject is only mentioned, the picture itself is shown, unless a mouth must move in it. */
async function singsAsPortrait(order: VideoOrder): Promise<boolean> {
  const portrait = portraitOf(order)
  if (!portrait) return false
  if (order.lips?.required) return true
  return 'face' in (await findSinger(await readInput(portrait.path), portrait.role))
}

function readWords(order: VideoOrder): ReadAsScene {
  const { seconds, prompt } = order
  const { shots, asked } = readOrder(order)
  const hasVoice = order.voice !== undefined
  const { entities, places = [] } = order.cast ?? {}
  const film = { cast: createCast(entities), places: [...places] }
  const { list, scene } = writeRead(shots, order.inputs, { seconds, prompt, music: musicWish(order), hasVoice, film })
  return { order: { ...order, scene }, list, asked }
}

async function readImage(wanted: ImageOrder): Promise<ReadAsScene | undefined> {
  const order = await showPlaces(wanted)
  if (isEdited(order)) return undefined
  const { shots, asked } = readOrder(order)
  // A picture shows the first shot; words about other shots are not visible.
  const first = { ...shots, shots: shots.shots.slice(0, 1) }
  const options = { seconds: STILL_SECONDS, prompt: order.prompt, music: 'unwanted' } as const
  const { list, scene } = writeRead(first, order.inputs, options)
  return { order: { ...order, scene }, list, asked }
}

/** Several simultaneous scenes, each in its part of the frame. */
function readPanels(order: VideoOrder, from: Extract<VideoOrder['from'], { kind: 'panels' }>): ReadAsScene {
  const { seconds, prompt } = order
  const boxes = panelBoxes(order, from.panels.length)
  const parts = panelOrders(order, from).map(part => {
    const { shots, asked } = readOrder(part)
    return { list: withInputs(shots, part.inputs), asked }
  })
  const panels = parts.flatMap(({ list }, nth) => list.shots.map(() => boxes[nth]!))
  const list: ShotList = {
    language: parts[0]?.list.language ?? 'en',
    shots: parts.flatMap(part => part.list.shots),
    unknown: parts.flatMap(part => part.list.unknown),
    unshown: parts.flatMap(part => part.list.unshown ?? []),
  }
  const scene = writeScene(list, { seconds, prompt, music: musicWish(order), panels })
  return { order: { ...order, scene: nameInputs(scene, order.inputs) }, list, asked: parts.flatMap(one => one.asked) }
}

const musicWish = ({ withMusic, musicBed, onlyMusic, heard, withSound }: VideoOrder): MusicWish =>
  withMusic || onlyMusic ? 'wanted' : musicBed && withSound && !heard ? 'open' : 'unwanted'

/** A reading with all the caller's pictures, and its document. */
export function writeRead(
  read: ShotList,
  inputs: readonly Input[],
  options: WritingOptions,
): { list: ShotList; scene: Scene } {
  const list = withInputs(read, inputs)
  return { list, scene: nameInputs(writeScene(list, options), inputs) }
}

/** All the caller's pictures are in the scene; those that no shot mentions are in the first. */
export function withInputs(list: ShotList, inputs: readonly Input[]): ShotList {
  const cast = inputs.filter(({ kind, shows }) => kind !== 'sound' && shows !== 'place')
  const all = addUnusedInputs(list, [...new Set(cast.map(({ name, role }) => name ?? role))])
  return turnModels(
    all,
    cast.flatMap(({ name, role, model }) => (model === undefined ? [] : [{ name: name ?? role }])),
  )
}

/** Inputs by their names in documents; the parser knows subjects by their names. */
export function nameInputs(scene: Scene, inputs: readonly Input[]): Scene {
  const named = <T extends { asset: string }>(one: T): T => {
    const [, own] = /^input:(.*)$/su.exec(one.asset) ?? []
    const input = own === undefined ? undefined : inputs.find(({ name, role }) => (name ?? role) === own)
    return input ? { ...one, asset: inputAsset(input) ?? `input:${input.role}` } : one
  }
  return { ...scene, entities: scene.entities.map(named), places: scene.places.map(named) }
}
