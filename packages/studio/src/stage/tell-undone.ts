import type { Scene } from '@kinora/media/scene/scene-schema'
import type { SceneNotes } from './scene-notes.ts'

/** Tells every part of a document that the stage does not draw yet, each at its place. */
export function tellUndone({ style, entities, places, shots }: Scene, notes: SceneNotes): void {
  const undone = (at: string, value: unknown, message: string): void => {
    if (value !== undefined) notes.add('not-drawn', at, message)
  }
  undone('/style/palette', style?.palette, 'the colours of a palette are not drawn')
  for (const [at, { wears = [] }] of entities.entries())
    for (const [nth, { text }] of wears.entries())
      undone(`/entities/${at}/wears/${nth}/text`, text, 'letters on clothes are not drawn')
  for (const [at, { goods, dressing }] of places.entries()) {
    undone(`/places/${at}/goods`, goods, 'goods of a place are not drawn')
    undone(`/places/${at}/dressing`, dressing, 'a place keeps its own dressing')
  }
  for (const [at, { actions = [], camera }] of shots.entries()) {
    for (const [nth, lens] of (camera?.lens ?? []).entries())
      if (lens === 'lens-flare') undone(`/shots/${at}/camera/lens/${nth}`, lens, 'flares of a lens are not drawn')
    undone(`/shots/${at}/camera/focus`, camera?.focus, 'the target is in focus')
    for (const [nth, action] of actions.entries()) {
      undone(`/shots/${at}/actions/${nth}/manner`, action.manner, 'the manner of an action is not drawn')
    }
  }
}
