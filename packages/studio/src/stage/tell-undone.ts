import type { Scene } from '@kinora/media/scene/scene-schema'
import type { SceneNotes } from './scene-notes.ts'

/** Tells every part of a document that the stage does not draw yet, each at its place. */
export function tellUndone({ places, shots }: Scene, notes: SceneNotes): void {
  const undone = (at: string, value: unknown, message: string): void => {
    if (value !== undefined) notes.add('not-drawn', at, message)
  }
  for (const [at, { dressing }] of places.entries()) {
    undone(`/places/${at}/dressing`, dressing, 'a place keeps its own dressing')
  }
  for (const [at, { camera }] of shots.entries()) {
    for (const [nth, lens] of (camera?.lens ?? []).entries())
      if (lens === 'lens-flare') undone(`/shots/${at}/camera/lens/${nth}`, lens, 'flares of a lens are not drawn')
  }
}
