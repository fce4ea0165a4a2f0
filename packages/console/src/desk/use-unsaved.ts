import { useEffect, useMemo, useState } from 'preact/hooks'
import { address } from '../core/route.ts'
import type { History } from '../ui/history.ts'
import type { Scene } from '@kinora/client'
import { moveDesk } from './open-address.ts'
import type { Source } from './source.ts'
import { dropUnsaved, keepUnsaved, type Kept, newId, type Unsaved, type View } from './unsaved.ts'

export type Opened = {
  source: Source
  /** What was opened, if it is a scene that is not saved yet. */
  draft: Unsaved | undefined
  /** The address, after the page. */
  path: readonly string[]
  /** The key of this desk, for its address. */
  deskKey: string
}

type Now = { history: History<Scene>; values: Omit<Kept, 'scene'>; view: View }

/** Keeps a scene that is not saved, with its undo, under an address of its own. */
export function useUnsaved({ source, draft, path, deskKey }: Opened, { history, values, view }: Now) {
  const [id] = useState(draft?.id ?? (source.isOnlyHere ? (path[1] ?? newId()) : newId()))
  const [base, setBase] = useState(source)
  const scene = history.now
  const isChanged = useMemo(
    () =>
      values.name !== base.name ||
      values.seed !== base.seed ||
      values.ratio !== base.ratio ||
      (base.model !== undefined && values.model !== base.model) ||
      (scene !== base.scene && JSON.stringify(scene) !== JSON.stringify(base.scene)),
    [scene, base, values.name, values.seed, values.ratio, values.model],
  )
  const isUnsaved = isChanged || base.isOnlyHere === true
  useEffect(() => {
    if (!isUnsaved) return dropUnsaved(id)
    keepUnsaved({ id, at: Date.now(), path, source: base, history, values, view })
    if (!base.isOnlyHere) moveDesk(deskKey, address('desk', path, { draft: id }))
  }, [isUnsaved, base, history, ...Object.values(values), view.panel, view.seconds, view.selected])
  return {
    isChanged,
    saved: base.saved,
    /** The scene is saved as it is now. */
    noteSaved: (saved: NonNullable<Source['saved']>, name: string): void => {
      const { isOnlyHere: _, ...rest } = base
      const { seed, ratio, model } = values
      setBase({ ...rest, scene, name, seed, ratio, saved, ...(model !== undefined && { model }) })
      moveDesk(deskKey, address('desk', ['scene', saved.id]))
    },
    drop: (): void => dropUnsaved(id),
  }
}
