import type { Behaviour, Use } from './behaviour.ts'
import { readRows } from './read-rows.ts'

let behaviours: Map<string, Behaviour> | undefined
let uses: Map<string, Use> | undefined

/** The behaviour of a catalogue action. */
export function behaviourOf(id: string): Behaviour {
  behaviours ??= new Map(readRows('action').map(row => [row.id, row.behaviour ?? {}]))
  return behaviours.get(id) ?? {}
}

/** The uses of an asset. An asset with the shape of another has its uses. */
export function useOf(id: string): Use {
  if (!uses) {
    const rows = readRows('asset')
    const own = new Map(rows.map(row => [row.id, row.use]))
    uses = new Map(rows.map(row => [row.id, row.use ?? own.get(row.like ?? '') ?? {}]))
  }
  return uses.get(id) ?? {}
}
