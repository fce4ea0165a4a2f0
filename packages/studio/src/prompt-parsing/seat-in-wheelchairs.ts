import { type FoundSubject, isPerson } from './found-subject.ts'
import type { Item } from '../words/item.ts'

const WHEELCHAIR = /^(?:wheelchairs?|轮椅)$/u
const MAX_BETWEEN = 3

/**
 * `wheelchair rugby player`, 轮椅篮球运动员, 坐轮椅的老人: the item of the person whose name or description begins with a
 * wheelchair.
 */
export function riderAfter(items: readonly Item[], at: number): number | undefined {
  if (!WHEELCHAIR.test(items[at]?.text ?? '')) return undefined
  for (let index = at + 1; index <= at + MAX_BETWEEN; index++) {
    const item = items[index]
    if (!item || item.stop) return undefined
    if (item.meaning.noun?.kind === 'person') return index
  }
  return undefined
}

/** Seats these people, whatever else they do. Changes `found`. */
export function seatInWheelchairs(items: readonly Item[], found: readonly FoundSubject[]): void {
  for (const chair of found) {
    const seat = chair.at >= 0 ? riderAfter(items, chair.at) : undefined
    const rider = seat === undefined ? undefined : found.find(one => one.at === seat && isPerson(one))
    if (!rider) continue
    delete chair.relation
    rider.relation = { kind: 'in', to: chair }
  }
}
