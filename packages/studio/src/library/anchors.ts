import type { Anchor } from '@kinora/media/scene/catalogue'
import { readData } from '../data-files/read-data.ts'

/** A kind of anchor: the id of a single one, and of several. */
export type AnchorRow = Anchor & { many?: string }

type AnchorFile = { anchors: AnchorRow[] }
let rows: Map<string, AnchorRow> | undefined

function readAnchors(): NonNullable<typeof rows> {
  if (!rows) {
    const { anchors } = readData<AnchorFile>('catalogue/anchors.json')
    rows = new Map()
    for (const row of anchors) for (const id of row.many ? [row.id, row.many] : [row.id]) rows.set(id, row)
  }
  return rows
}

/** The kind of an anchor, by the id of an anchor of it. */
export const findAnchorRow = (id: string | undefined): AnchorRow | undefined =>
  id === undefined ? undefined : readAnchors().get(id)

/** An anchor by its id, or by the id of a group. */
export function findAnchor(id: string): Anchor | undefined {
  const row = readAnchors().get(id)
  if (!row) return undefined
  const { names, affords, many } = row
  return { id, names: id === many ? { ...names, en: [many.replaceAll('-', ' '), ...names.en] } : names, affords }
}
