import type { Behaviour, Use } from './behaviour.ts'
import { readRows } from './read-rows.ts'

let behaviours: Map<string, Behaviour> | undefined
let uses: Map<string, Use> | undefined

/** How an action of the catalogue is acted. */
export function behaviourOf(id: string): Behaviour {
  behaviours ??= new Map(readRows('action').map(row => [row.id, row.behaviour ?? {}]))
  return behaviours.get(id) ?? {}
}

/** What an asset of the catalogue is like in use. What has the shape of another is used like it. */
export function useOf(id: string): Use {
  if (!uses) {
    const rows = readRows('asset')
    const own = new Map(rows.map(row => [row.id, row.use]))
    uses = new Map(rows.map(row => [row.id, row.use ?? own.get(row.like ?? '') ?? {}]))
  }
  return uses.get(id) ?? {}
}
