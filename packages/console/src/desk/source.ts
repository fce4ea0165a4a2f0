import type { Scene } from '@kinora/client'
import { client } from '../session/session.ts'
import { handedOver } from '../session/drafts.ts'

/** What the desk opens: a document, and what belongs to it. */
export type Source = {
  scene: Scene
  name: string
  seed: number
  /** Pictures of the request that the document names. */
  images: readonly string[]
  ratio: string
  /** Of a kept scene: what to save to, and the version that was opened. */
  saved?: { id: string; version: number }
}

/** The smallest document. */
const EMPTY: Scene = {
  version: 'kinora.scene/1',
  seconds: 5,
  entities: [],
  places: [{ id: 'here', asset: 'meadow' }],
  shots: [{ from: 0, to: 5, place: 'here', camera: { size: 'wide', move: 'still' } }],
}

const PLAIN = { seed: 1, images: [], ratio: '16:9' } as const

/** Loads what an address names: `start/chase`, `scene/17`, `task/17`, `task/17/2`, `preview`, `empty`. */
export async function loadSource(
  [kind = '', id = '', part]: readonly string[],
  version: number | undefined,
  signal: AbortSignal,
): Promise<Source | undefined> {
  switch (kind) {
    case 'start': {
      const { scene } = await client().startingPoint(id, { signal })
      return { ...PLAIN, scene, name: scene.title ?? id }
    }
    case 'scene': {
      const saved = await client().savedScene(id, { signal, ...(version !== undefined && { version }) })
      return { ...PLAIN, scene: saved.scene, name: saved.name, saved: { id, version: saved.newest } }
    }
    case 'task':
      return loadTask(id, part === undefined ? undefined : Number(part), signal)
    case 'preview':
    case 'file': {
      const given = handedOver.value
      return given && { ...PLAIN, ...given, name: given.scene.title ?? '' }
    }
    case 'empty':
      return { ...PLAIN, scene: EMPTY, name: '' }
    default:
      return undefined
  }
}

async function loadTask(id: string, segment: number | undefined, signal: AbortSignal): Promise<Source | undefined> {
  const found = await client().taskScene(id, { signal })
  const one = segment === undefined ? undefined : found.segments.find(each => each.segment === segment)
  const scene = one?.scene ?? found.scene ?? found.segments[0]?.scene
  if (!scene) return undefined
  const { body } = await client().request(id, { signal })
  const asked = body as Record<string, unknown>
  const images = Array.isArray(asked['images']) ? asked['images'].filter(each => typeof each === 'string') : []
  const needsImages = JSON.stringify(scene).includes('input:images[')
  return {
    scene,
    name: scene.title ?? (typeof asked['prompt'] === 'string' ? asked['prompt'] : '').slice(0, 100),
    seed: typeof asked['seed'] === 'number' ? asked['seed'] : 1,
    images: needsImages ? images : [],
    ratio:
      typeof asked['aspect_ratio'] === 'string' && RATIOS.has(asked['aspect_ratio']) ? asked['aspect_ratio'] : '16:9',
  }
}

export const RATIO_NAMES = ['16:9', '9:16', '1:1', '4:3', '3:4'] as const
const RATIOS: ReadonlySet<string> = new Set(RATIO_NAMES)
