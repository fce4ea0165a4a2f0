import type { Task } from '@kinora/client'
import { t } from '../texts/texts.ts'

type Placed = Pick<Task, 'queue_position' | 'estimated_start_at' | 'estimated_end_at' | 'state' | 'progress'>

/** The queue position or progress of an unfinished task, and the remaining time. */
export function placeWords({ queue_position, estimated_end_at, state, progress }: Placed, now = Date.now()): string {
  const texts = t().tasks
  const words = [
    queue_position != null ? texts.position(queue_position) : state === 'processing' && texts.progress(progress),
    estimated_end_at && texts.left(Math.max(0, Math.round((Date.parse(estimated_end_at) - now) / 1_000))),
  ]
  return words.filter(Boolean).join(' · ')
}
