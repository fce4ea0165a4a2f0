import type { Anchor } from '@kinora/media/scene/catalogue'
import { readDataFile } from './read-rows.ts'

/** A kind of anchor: its id, the id of a group of them, and the scenery parts that provide it. */
export type AnchorRow = Anchor & { many?: string; parts?: string[] }

type AnchorFile = { anchors: AnchorRow[] }
let rows: { byId: Map<string, AnchorRow>; byPart: Map<string, AnchorRow> } | undefined

function readAnchors(): NonNullable<typeof rows> {
  if (!rows) {
    const { anchors } = JSON.parse(readDataFile('anchors.json')) as AnchorFile
    rows = { byId: new Map(), byPart: new Map() }
    for (const row of anchors) {
      for (const id of row.many ? [row.id, row.many] : [row.id]) rows.byId.set(id, row)
      for (const part of row.parts ?? []) rows.byPart.set(part, row)
    }
  }
  return rows
}

export const anchorRows = (): readonly AnchorRow[] => [...new Set(readAnchors().byId.values())]

/** The anchor that a scenery part provides. */
export const anchorOfPart = (part: string): AnchorRow | undefined => readAnchors().byPart.get(part)

/** An anchor by its id, or by the id of a group. */
export function findAnchor(id: string): Anchor | undefined {
  const row = readAnchors().byId.get(id)
  if (!row) return undefined
  const { names, affords, many } = row
  return { id, names: id === many ? { ...names, en: [many.replaceAll('-', ' '), ...names.en] } : names, affords }
}
