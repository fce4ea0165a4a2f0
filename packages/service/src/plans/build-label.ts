import { createHash } from 'node:crypto'
import type { TaskRow } from '../store/tasks/task-row.ts'

/**
 * What is written into every file that a task makes: the caller's own label, else one of the service. It holds no time
 * and no task's id, so that the same body with the same seed gives the same bytes. The service's own names those whose
 * models are seen.
 */
export function buildLabel(
  { type, request }: Pick<TaskRow, 'type' | 'request'>,
  credits: readonly string[] = [],
): string {
  if (typeof request.meta_data === 'string' && request.meta_data !== '') return request.meta_data
  const { callback_url: _callback, payload: _payload, ...asked } = request
  return JSON.stringify({
    Label: '1',
    ContentProducer: 'Kinora',
    ProduceID: createHash('sha256')
      .update(JSON.stringify([type, asked]))
      .digest('hex'),
    ContentPropagator: '',
    PropagateID: '',
    ReservedCode1: '',
    ReservedCode2: '',
    ...(credits.length > 0 && { Credits: credits }),
  })
}
