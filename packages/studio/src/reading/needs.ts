import { readData } from '../documents/read-data.ts'

/** The things that an action needs if the prompt names none. */
type Needs = {
  /** Assets of its roles. */
  object?: string
  with?: string
  /** The action whose verb also means this one: with food and a vessel as in `with`, of an animal, with a tool on a person, on a seat, or on a thing that has none. */
  insteadOf?: string
  when?: 'vessel' | 'animal' | 'tool' | 'seated' | 'wave'
  /** Done sitting at a table, or standing at a worktop. */
  at?: 'table' | 'worktop'
  /** The asset that is the worktop. */
  worktop?: string
  /** Done standing, to a person who sits. */
  to?: 'seated'
}

type NeedsFile = {
  needs: (Needs & { action: string })[]
  /** The usual form of a thing in a room. */
  indoors: { asset: string; is: string }[]
}
let rows: Map<string, Needs> | undefined
let rooms: Map<string, string> | undefined
const readNeeds = (): NeedsFile => readData('catalogue/needs.json')

const allNeeds = (): Map<string, Needs> =>
  (rows ??= new Map(readNeeds().needs.map(({ action: id, ...needs }) => [id, needs])))

/** By the id of an action. */
export const needsOf = (action: string): Needs => allNeeds().get(action) ?? {}

/** The action that the verb of another one means in such a case: food that is tossed in a pan is flipped. */
export const meantBy = (
  action: string,
  when: NonNullable<Needs['when']>,
): { action: string; with?: string } | undefined => {
  const found = [...allNeeds()].find(([, one]) => one.insteadOf === action && one.when === when)
  return found && { action: found[0], ...(found[1].with && { with: found[1].with }) }
}

/** The form of an asset in a room: a fire is in its fireplace. */
export function indoorsOf(asset: string): string | undefined {
  rooms ??= new Map(readNeeds().indoors.map(one => [one.asset, one.is]))
  return rooms.get(asset)
}
