import type { AssetEntry } from '@kinora/media/scene/catalogue'
import { readData } from '../data-files/read-data.ts'

/** The props and positions that an action adds if the prompt names none. */
type Needs = {
  /** Assets of its roles. */
  object?: string
  with?: string
  /** The affordance of the objects to which the needs apply: only food is flipped in a pan. */
  of?: AssetEntry['affords'][number]
  /**
   * The action whose verb also means this one under the condition `when`: with food and the vessel in `with`, of an
   * animal, with a tool on a person, on a seat, on a thing without a wave, on a thing that fits into a hand, or on a
   * thing with a screen.
   */
  insteadOf?: string
  when?: 'vessel' | 'animal' | 'tool' | 'seated' | 'wave' | 'handy' | 'screen'
  /** The position of the actor: sitting at a table, or standing at a worktop. */
  at?: 'table' | 'worktop'
  /** The asset of the worktop. */
  worktop?: string
  /** The partner sits, and the actor stands. */
  to?: 'seated'
}

type NeedsFile = {
  needs: (Needs & { action: string })[]
  /** The asset that replaces another indoors. */
  indoors: { asset: string; is: string }[]
}
let rows: Map<string, Needs> | undefined
let rooms: Map<string, string> | undefined
const readNeeds = (): NeedsFile => readData('catalogue/needs.json')

const allNeeds = (): Map<string, Needs> =>
  (rows ??= new Map(readNeeds().needs.map(({ action: id, ...needs }) => [id, needs])))

/** The needs of an action on an object; without an object, those of its usual one. */
export function needsOf(action: string, object?: Pick<AssetEntry, 'affords'>): Needs {
  const needs = allNeeds().get(action) ?? {}
  return needs.of === undefined || !object || object.affords.includes(needs.of) ? needs : {}
}

/** The action that a verb means under a condition: tossing food in a pan is flipping. */
export const meantBy = (
  action: string,
  when: NonNullable<Needs['when']>,
): { action: string; with?: string } | undefined => {
  const found = [...allNeeds()].find(([, one]) => one.insteadOf === action && one.when === when)
  return found && { action: found[0], ...(found[1].with && { with: found[1].with }) }
}

/** The asset that replaces another indoors: a fire in a room is a fireplace. */
export function indoorForm(asset: string): string | undefined {
  rooms ??= new Map(readNeeds().indoors.map(one => [one.asset, one.is]))
  return rooms.get(asset)
}
