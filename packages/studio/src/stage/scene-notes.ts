import type { NoteCode } from '@kinora/media/scene/notes'
import type { SceneNote } from '@kinora/media/scene/scene-schema'

/** Collects notes, each once, by code and JSON pointer. */
export type SceneNotes = {
  add(code: NoteCode, at: string, message: string): void
  all(): SceneNote[]
}

export function createSceneNotes(): SceneNotes {
  const notes = new Map<string, SceneNote>()
  return {
    add(code, at, message) {
      const key = `${code} ${at}`
      if (!notes.has(key)) notes.set(key, { code, at, message })
    },
    all: () => [...notes.values()],
  }
}
