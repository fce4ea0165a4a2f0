import type { Scene } from '@kinora/client'
import { account } from '../session/session.ts'
import type { History } from '../ui/history.ts'
import { isSceneLike } from './scene-like.ts'
import type { Source } from './source.ts'

/** The values of a scene that are kept when it is saved. */
export type Kept = { scene: Scene; name: string; seed: number; ratio: string; model?: string | undefined }

/** What a desk shows of its document. */
export type View = { panel: string; seconds: number; selected?: string | undefined }

/** A scene that is not saved: what was opened, and what has become of it. */
export type Unsaved = {
  id: string
  /** When it was changed last. */
  at: number
  /** The address of its desk, after the page. */
  path: readonly string[]
  /** What was opened or saved last. */
  source: Source
  history: History<Scene>
  values: Omit<Kept, 'scene'>
  view: View
}

// Every desk has an entry of its own, so that two tabs do not overwrite each other's.
const PREFIX = 'kinora.desk.'
const MOST = 20
/** Steps of undo that are stored: a document has some kilobytes, the storage of a page a few megabytes. */
const STEPS = 10

/** All of this page, also those that are too large for the storage. */
const known = new Map<string, Unsaved>()

const nameFor = (id: string): string => `${PREFIX}${account.value?.id ?? ''}.${id}`

export const newId = (): string => Math.random().toString(36).slice(2, 10)

export function findUnsaved(id: string): Unsaved | undefined {
  const found = known.get(nameFor(id))
  if (found) return found
  try {
    const read = JSON.parse(localStorage.getItem(nameFor(id)) ?? 'null') as Unsaved | null
    return read && isSceneLike(read.history?.now) && isSceneLike(read.source?.scene) ? read : undefined
  } catch {
    return undefined
  }
}

export function keepUnsaved(one: Unsaved): void {
  known.set(nameFor(one.id), one)
  const { history } = one
  const short = { ...history, past: history.past.slice(-STEPS), future: history.future.slice(0, STEPS) }
  const alone = { ...history, past: [], future: [] }
  for (const stored of [short, alone]) {
    try {
      localStorage.setItem(nameFor(one.id), JSON.stringify({ ...one, history: stored }))
      break
    } catch {
      // Without room, it lasts as long as the page.
    }
  }
  for (const { id } of listUnsaved().slice(MOST)) dropUnsaved(id)
}

export function dropUnsaved(id: string): void {
  known.delete(nameFor(id))
  try {
    localStorage.removeItem(nameFor(id))
  } catch {
    // Nothing was stored.
  }
}

/** Newest first. */
export function listUnsaved(): Unsaved[] {
  const start = nameFor('')
  let stored: string[] = []
  try {
    stored = Object.keys(localStorage)
  } catch {
    // Those of this page remain.
  }
  return [...new Set([...known.keys(), ...stored])]
    .filter(name => name.startsWith(start))
    .flatMap(name => findUnsaved(name.slice(start.length)) ?? [])
    .toSorted((one, other) => other.at - one.at)
}
