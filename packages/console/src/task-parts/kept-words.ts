import type { Task } from '@kinora/client'
import { formatTime } from '../core/format.ts'
import { t } from '../texts/texts.ts'

/** Until when the files of a task are kept; empty if unknown. */
export const keptWords = ({
  pinned,
  kept_until: until,
  state,
}: Pick<Task, 'pinned' | 'kept_until' | 'state'>): string =>
  pinned && state === 'success' ? t().tasks.keptForGood : until ? t().tasks.keptUntil(formatTime(until)) : ''
