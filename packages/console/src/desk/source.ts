import type { Scene, Storyboard } from '@kinora/client'
import { client } from '../session/session.ts'
import { isFilm } from '../task-parts/film-edits.ts'
import { bringRequest } from '../session/upload-local-files.ts'
import { imagesOf, storyboard, takeOver } from '../session/drafts.ts'

/** Characters of the name of a kept scene. */
export const MAX_NAME = 100

/** A document to open in the desk, with its context. */
export type Source = {
  scene: Scene
  name: string
  seed: number
  /** Pictures of the request that the document names. */
  images: readonly string[]
  ratio: string
  model?: string
  /** True of a document that exists only on the desk: of a preview or a file. */
  isOnlyHere?: boolean
  /** Of a kept scene: what to save to, and the version that was opened. */
  saved?: { id: string; version: number }
  /** Of a storyboard: the key of the segment, which the document goes back to. */
  segment?: string
  /** Of a film that is made: the version that it is changed from. */
  film?: FilmSegment
}

export type FilmSegment = { film: Storyboard; index: number; version: string }

/** The smallest document. */
const EMPTY: Scene = {
  version: 'kinora.scene/1',
  seconds: 5,
  entities: [],
  places: [{ id: 'here', asset: 'meadow' }],
  shots: [{ from: 0, to: 5, place: 'here', camera: { size: 'wide', move: 'still' } }],
}

const PLAIN = { seed: 1, images: [], ratio: '16:9' } as const

/** Loads what an address names: `start/chase`, `scene/17`, `task/17`, `task/17/2`, `preview/x7`, `empty`. */
export async function loadSource(
  [kind = '', id = '', part]: readonly string[],
  version: number | undefined,
  signal: AbortSignal,
): Promise<Source | undefined> {
  switch (kind) {
    case 'start': {
      const { scene } = await client().startingPoint(id, { signal })
      return { ...PLAIN, scene, name: (scene.title ?? id).slice(0, MAX_NAME) }
    }
    case 'scene': {
      const saved = await client().savedScene(id, { signal, ...(version !== undefined && { version }) })
      return {
        ...PLAIN,
        scene: saved.scene,
        name: saved.name,
        ...(saved.seed !== undefined && { seed: saved.seed }),
        ...(saved.aspect_ratio && { ratio: saved.aspect_ratio }),
        ...(saved.model && { model: saved.model }),
        saved: { id, version: saved.newest },
      }
    }
    case 'task':
      return loadTask(id, part === undefined ? undefined : Number(part), signal)
    case 'preview':
    case 'file': {
      const given = takeOver(id)
      return given && { ...PLAIN, ...given, name: (given.scene.title ?? '').slice(0, MAX_NAME), isOnlyHere: true }
    }
    case 'storyboard':
      return loadSegment(id)
    case 'empty':
      return { ...PLAIN, scene: EMPTY, name: '' }
    default:
      return undefined
  }
}

function loadSegment(key: string): Source | undefined {
  const board = storyboard.value
  const found = board?.segments.find(one => one.key === key)
  if (!board || !found) return undefined
  const { body } = board
  return {
    ...PLAIN,
    scene: found.scene,
    name: found.words.slice(0, MAX_NAME),
    images: JSON.stringify(found.scene).includes('input:images[') ? imagesOf(body) : [],
    ratio: ratioIn(body),
    segment: key,
  }
}

const ratioIn = ({ aspect_ratio: ratio }: Record<string, unknown>): string =>
  typeof ratio === 'string' && RATIOS.has(ratio) ? ratio : '16:9'

async function loadTask(id: string, segment: number | undefined, signal: AbortSignal): Promise<Source | undefined> {
  const found = await client().taskScene(id, { signal })
  const one = segment === undefined ? undefined : found.segments.find(each => each.segment === segment)
  const scene = one?.scene ?? found.scene ?? found.segments[0]?.scene
  if (!scene) return undefined
  const { type, body } = await client().request(id, { signal })
  const asked = body as Record<string, unknown>
  const film = one === undefined ? undefined : await filmSegment(type, id, one.segment, signal)
  const needsImages = JSON.stringify(scene).includes('input:images[')
  return {
    scene,
    name: (scene.title ?? (typeof asked['prompt'] === 'string' ? asked['prompt'] : '')).slice(0, MAX_NAME),
    seed: typeof asked['seed'] === 'number' ? asked['seed'] : 1,
    // The desk may stay open for longer than the URL of a film's file is valid.
    images: needsImages ? imagesOf((await bringRequest(asked)) as Record<string, unknown>) : [],
    ratio: ratioIn(asked),
    ...(typeof asked['model'] === 'string' && { model: asked['model'] }),
    ...(film && { film }),
  }
}

/** The version of a segment that the film shows. */
async function filmSegment(
  type: string,
  id: string,
  index: number,
  signal: AbortSignal,
): Promise<FilmSegment | undefined> {
  if (!isFilm(type)) return undefined
  const film = await client().storyboard(type, id, { signal })
  const versions = film.segments.find(one => one.index === index)?.versions ?? []
  const shown = film.cuts.find(one => one.id === film.cut)?.segments ?? []
  const version = versions.find(one => shown.includes(one.id)) ?? versions.at(-1)
  return version && { film, index, version: version.id }
}

export const RATIO_NAMES = ['16:9', '9:16', '1:1', '4:3', '3:4'] as const
const RATIOS: ReadonlySet<string> = new Set(RATIO_NAMES)
