import type { Arrival } from './chaos-receiver.ts'

/** A row of the outbox. */
export type Sent = { id: string; task_id: string; event: string; state: string }

export type CallbackAudit = { missing: string[]; outOfOrder: string[]; undelivered: string[]; repeats: number }

const isFinal = (state: string): boolean => state === 'success' || state === 'failed'

/**
 * Holds what arrived against the tasks that asked for callbacks: each has exactly one final one that was accepted, though
 * it may have come more than once; after it comes nothing but itself again.
 */
export function auditCallbacks(
  tasks: ReadonlyMap<string, string>,
  sent: readonly Sent[],
  arrivals: readonly Arrival[],
): CallbackAudit {
  const arrived = Map.groupBy(arrivals, one => one.taskId)
  const rows = Map.groupBy(sent, one => one.task_id)
  const audit: CallbackAudit = { missing: [], outOfOrder: [], undelivered: [], repeats: 0 }
  for (const [taskId, state] of tasks) {
    const finals = (rows.get(taskId) ?? []).filter(row => isFinal(row.event))
    const came = arrived.get(taskId) ?? []
    if (finals.length !== 1 || finals[0]?.event !== state)
      audit.missing.push(`task ${taskId} is ${state}; its final callbacks: ${JSON.stringify(finals)}`)
    if (!came.some(one => one.state === state && one.webhookId === finals[0]?.id && one.accepted))
      audit.missing.push(`task ${taskId}: no receiver accepted its ${state}`)
    if (finals.some(row => row.state !== 'delivered'))
      audit.undelivered.push(`task ${taskId}: ${JSON.stringify(finals)}`)
    const first = came.findIndex(one => isFinal(one.state))
    const after = first < 0 ? [] : came.slice(first + 1)
    if (after.some(one => one.webhookId !== came[first]?.webhookId))
      audit.outOfOrder.push(`task ${taskId}: ${came.map(one => `${one.state} ${one.webhookId}`).join(', ')}`)
    audit.repeats += came.length - new Set(came.map(one => one.webhookId)).size
  }
  for (const taskId of arrived.keys()) if (!tasks.has(taskId)) audit.outOfOrder.push(`task ${taskId} asked for none`)
  return audit
}
