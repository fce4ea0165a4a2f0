import type { LoggedCallback } from '@kinora/client'
import { address, go } from '../core/route.ts'
import { client } from '../session/session.ts'
import { explain } from '../texts/explain.ts'
import { t } from '../texts/texts.ts'
import { ChoiceGroup } from '../ui/choice-group.tsx'
import { Empty } from '../ui/empty.tsx'
import { MoreButton } from '../ui/more-button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { usePages } from '../ui/use-pages.ts'
import { useVisibleInterval } from '../ui/use-visible-interval.ts'
import { LogEntry } from './log-entry.tsx'

const STATES = ['', 'pending', 'delivered', 'failed'] as const
type State = (typeof STATES)[number]

const EVERY_MS = 3_000

/** Every callback with all attempts; the filter is part of the address. */
export function DeliveryLog({ query }: { query: URLSearchParams }) {
  const texts = t().callbacks
  const state = STATES.find(one => one === query.get('state')) ?? ''
  const task = query.get('task') ?? ''
  const pages = usePages<LoggedCallback>(
    async (token, signal) => {
      const { callbacks, next_page_token } = await client().callbackLog(
        {
          count: 25,
          next_page_token: token,
          ...(state && { state }),
          ...(/^\d{1,19}$/.test(task) && { task_id: task }),
        },
        { signal },
      )
      return { entries: callbacks, next: next_page_token }
    },
    [state, task],
  )
  useVisibleInterval(pages.refresh, EVERY_MS)
  const look = (wanted: { state?: string; task?: string }): void =>
    go(address('callbacks', [], { state, task, ...wanted }), { replace: true })
  return (
    <section class="callbacks-log" aria-label={texts.log}>
      <div class="filters">
        <ChoiceGroup<State>
          label={texts.state}
          value={state}
          choices={STATES.map(value => ({ value, label: texts.states[value || 'all'] }))}
          onChange={chosen => look({ state: chosen })}
        />
        <label class="filter-text">
          <span class="unseen">{texts.taskId}</span>
          <input
            type="search"
            inputMode="numeric"
            placeholder={texts.taskId}
            value={task}
            onInput={event => look({ task: event.currentTarget.value.trim() })}
          />
        </label>
      </div>
      {pages.error && <Notice kind="error">{explain(pages.error)}</Notice>}
      {pages.entries.length > 0 ? (
        <ul class="card callbacks-list">
          {pages.entries.map(callback => (
            <LogEntry key={callback.id} callback={callback} onChange={pages.reload} />
          ))}
        </ul>
      ) : (
        !pages.error &&
        (pages.isLoading ? (
          <Spinner />
        ) : (
          <Empty title={texts.none}>
            <p>{texts.noneHint}</p>
            <a class="button" href={address('callbacks', ['receiver'])}>
              {texts.receiver}
            </a>
          </Empty>
        ))
      )}
      <MoreButton pages={pages} />
    </section>
  )
}
