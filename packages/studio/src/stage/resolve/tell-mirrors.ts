import type { Scene } from '@kinora/media/scene/scene-schema'
import type { SceneNotes } from '../scene-notes.ts'

/** A part with at least this reflectance is meant as a mirror. */
const MIRROR = 0.6

/** Reports the mirrors of a document's own assets: bodies do not reflect what is before them. */
export function tellMirrors({ assets = [] }: Scene, notes: SceneNotes): void {
  for (const [at, { parts = [] }] of assets.entries())
    for (const [nth, part] of parts.entries())
      if ('gloss' in part && typeof part.gloss === 'number' && part.gloss >= MIRROR)
        notes.add('not-drawn', `/assets/${at}/parts/${nth}/gloss`, 'a body of the cast reflects nothing')
}
