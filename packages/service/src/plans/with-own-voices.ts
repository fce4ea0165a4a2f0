import type { Order, OwnVoice } from '@kinora/media/engine/contract'
import { voices } from '../catalog/voices.ts'
import { type PlanContext, PlanFailure } from './plan.ts'

const LISTED: ReadonlySet<string> = new Set(voices.map(({ id }) => id))

/** The ids of all voices in an order. */
const voicesIn = (order: Order): string[] => [
  ...(order.kind === 'speech' ? [order.voice, ...(order.voices ?? [])] : []),
  ...(order.kind === 'video' && order.voice ? [order.voice] : []),
  ...(order.scene?.entities ?? []).flatMap(({ voice }) => (voice ? [voice] : [])),
  ...(order.scene?.shots ?? []).flatMap(({ speech = [] }) => speech.flatMap(({ voice }) => (voice ? [voice] : []))),
  ...order.inputs.flatMap(({ voice }) => (voice ? [voice] : [])),
]

/** Adds the data of the account's own voices to an order. If a voice was deleted meanwhile, the task fails. */
export async function withOwnVoices<One extends Order>(order: One, { findVoices }: PlanContext): Promise<One> {
  const known = order.ownVoices ?? {}
  const ids = [...new Set(voicesIn(order))].filter(id => !LISTED.has(id) && !Object.hasOwn(known, id))
  if (ids.length === 0 || !findVoices) return order
  const found = await findVoices(ids)
  const missing = ids.find(id => !found.has(id))
  if (missing !== undefined)
    throw new PlanFailure('FieldInvalid', `there is no voice ${missing} any more: it was deleted`, { retryable: false })
  const ownVoices: Record<string, OwnVoice> = { ...known, ...Object.fromEntries(found) }
  return { ...order, ownVoices }
}
