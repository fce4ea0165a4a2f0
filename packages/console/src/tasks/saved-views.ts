import { keep, recall } from '../core/storage.ts'

/** A named view of the list: the query of its address. */
export type SavedView = { name: string; query: string }

const isView = (one: unknown): one is SavedView =>
  typeof (one as SavedView | null)?.name === 'string' && typeof (one as SavedView).query === 'string'

/** The views in this browser, by name. Invalid ones are ignored. */
export function savedViews(kept = recall('views')): readonly SavedView[] {
  try {
    const read: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(read) ? read.filter(isView) : []
  } catch {
    return []
  }
}

/** Adds a view; an existing name is replaced. */
export const withView = (views: readonly SavedView[], view: SavedView): readonly SavedView[] =>
  [...views.filter(one => one.name !== view.name), view].toSorted((a, b) => a.name.localeCompare(b.name))

export const withoutView = (views: readonly SavedView[], name: string): readonly SavedView[] =>
  views.filter(one => one.name !== name)

export const keepViews = (views: readonly SavedView[]): void =>
  keep('views', views.length === 0 ? undefined : JSON.stringify(views))
