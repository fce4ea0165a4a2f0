import type { Task } from '@kinora/client'
import { t } from '../texts/texts.ts'

/** The progress; while the task waits it is an indeterminate animation. */
export function ProgressBar({ state, progress }: Pick<Task, 'state' | 'progress'>) {
  const waits = state === 'created' || state === 'queueing'
  return (
    <div
      class={waits ? 'progress is-waiting' : 'progress'}
      role="progressbar"
      aria-label={t().states[state]}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(!waits && { 'aria-valuenow': progress })}
    >
      <div {...(!waits && { style: { width: `${progress}%` } })} />
    </div>
  )
}
