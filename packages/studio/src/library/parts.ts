import type { AssetEntry } from '@kinora/media/scene/catalogue'
import { readData } from '../data-files/read-data.ts'

/**
 * The position of a body part: at a bone or socket, or as a fraction of the body's box (x from -0.5 at its right to 0.5
 * at its left, y from 0 at its foot to 1 at its top, z from -0.5 at its back to 0.5 at its front).
 */
export type PartSpot = { bone?: string; socket?: string; at?: [x: number, y: number, z: number] }

type PartFile = { parts: Record<string, Record<string, PartSpot>> }
let file: PartFile['parts'] | undefined

/** Parts by the rig or the kind of thing that has them. */
const partTables = (): PartFile['parts'] => (file ??= readData<PartFile>('catalogue/parts.json').parts)

/** The names of all parts of an asset with this rig and these kinds, including its own. */
export function partsOf(rig: AssetEntry['rig'], isA: readonly string[], own: readonly string[]): string[] {
  const tables = partTables()
  return [...new Set([...own, ...[rig, ...isA].flatMap(kind => Object.keys(tables[kind] ?? {}))])]
}

/** The position of a part of an asset. */
export function partSpot({ rig, isA }: Pick<AssetEntry, 'rig' | 'isA'>, part: string): PartSpot | undefined {
  const tables = partTables()
  for (const kind of [...isA, rig, 'any']) {
    const spot = tables[kind]?.[part]
    if (spot) return spot
  }
  return undefined
}
