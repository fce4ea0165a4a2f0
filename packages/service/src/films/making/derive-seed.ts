import { createHash } from 'node:crypto'
import type { TaskRow } from '../../store/tasks/task-row.ts'

/** Films have no seed of their own: the same request gives the same film. */
export function deriveSeed({ type, request }: Pick<TaskRow, 'type' | 'request'>): number {
  const { callback_url: _callback, payload: _payload, ...asked } = request
  const hash = createHash('sha256')
    .update(JSON.stringify([type, asked]))
    .digest()
  return 1 + (hash.readUInt32BE(0) % 2_147_483_000)
}
