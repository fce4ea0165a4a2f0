import { readDataFile } from '../library/read-rows.ts'

/** The things that an action needs if the prompt names none. */
type Needs = {
  /** Assets of its roles. */
  object?: string
  with?: string
  /** Done sitting at a table, or standing at a worktop. */
  at?: 'table' | 'worktop'
  /** The asset that is the worktop. */
  worktop?: string
}

type NeedsFile = {
  needs: (Needs & { action: string })[]
  /** The usual form of a thing in a room. */
  indoors: { asset: string; is: string }[]
}
let rows: Map<string, Needs> | undefined
let rooms: Map<string, string> | undefined
const readNeeds = (): NeedsFile => JSON.parse(readDataFile('needs.json')) as NeedsFile

/** By the id of an action. */
export function needsOf(action: string): Needs {
  rows ??= new Map(readNeeds().needs.map(({ action: id, ...needs }) => [id, needs]))
  return rows.get(action) ?? {}
}

/** The form of an asset in a room: a fire is in its fireplace. */
export function indoorsOf(asset: string): string | undefined {
  rooms ??= new Map(readNeeds().indoors.map(one => [one.asset, one.is]))
  return rooms.get(asset)
}
