import type { LoggedCallback } from '@kinora/client'
import { formatAge, formatNumber, formatTime } from '../core/format.ts'
import { address } from '../core/route.ts'
import { client, mayCreate } from '../session/session.ts'
import { t } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { ScrollTable } from '../ui/scroll-table.tsx'
import { tell } from '../ui/toasts.tsx'
import { useAction } from '../ui/use-action.tsx'

const TONES = { pending: 'is-accent', delivered: 'is-good', failed: 'is-danger' } as const

// As receivers see it.
const ID_HEADER = 'webhook-id'

type Props = { callback: LoggedCallback; onChange: () => void }

/** One callback: a line, which opens to show all attempts. */
export function LogEntry({ callback, onChange }: Props) {
  const texts = t().callbacks
  const { id, state, event, task_id, url, tries, created_at, next_try_at } = callback
  const last = tries.at(-1)
  return (
    <li>
      <details class="callback">
        <summary>
          <span class={`badge ${TONES[state]}`}>{texts.states[state]}</span>
          <span class="callback-what">
            <span class="callback-event">{texts.events[event]}</span>
            <span class="callback-url">{url}</span>
          </span>
          <span class="callback-last">{last && (last.status ?? last.error)}</span>
          <span class="callback-tries">{texts.tries(tries.length)}</span>
          <time class="dim nowrap" dateTime={created_at} title={formatTime(created_at)}>
            {formatAge(created_at)}
          </time>
        </summary>
        <div class="callback-more">
          <dl class="facts">
            <div>
              <dt>{texts.task}</dt>
              <dd>
                <a href={address('tasks', [task_id])}>{task_id}</a>
              </dd>
            </div>
            <div>
              <dt>{ID_HEADER}</dt>
              <dd>
                <code>{id}</code>
              </dd>
            </div>
            <div>
              <dt>{texts.url}</dt>
              <dd>{url}</dd>
            </div>
            <div>
              <dt>{texts.nextTry}</dt>
              <dd>{next_try_at ? formatTime(next_try_at) : texts.noNextTry}</dd>
            </div>
          </dl>
          {tries.length > 0 && <Tries callback={callback} />}
          <Redeliver callback={callback} onChange={onChange} />
        </div>
      </details>
    </li>
  )
}

function Tries({ callback: { tries } }: { callback: LoggedCallback }) {
  const texts = t().callbacks
  return (
    <ScrollTable label={texts.everyTry}>
      <thead>
        <tr>
          <th>{texts.when}</th>
          <th class="number">{texts.status}</th>
          <th class="number">{texts.took}</th>
          <th>{texts.answer}</th>
        </tr>
      </thead>
      <tbody>
        {tries.map(({ at, status, error, ms, answer }) => (
          <tr key={at}>
            <td class="nowrap">{formatTime(at)}</td>
            <td class="number">{status ?? '—'}</td>
            <td class="number nowrap">{formatNumber(ms)} ms</td>
            <td class="callback-answer">
              {error && <p class="field-error">{error}</p>}
              {answer && <code>{answer}</code>}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}

function Redeliver({ callback: { id }, onChange }: Props) {
  const texts = t().callbacks
  const { isBusy, run, problem } = useAction()
  if (!mayCreate.value) return null
  const send = (): Promise<boolean> =>
    run(async () => {
      await client().redeliver(id)
      tell(texts.sentAgain)
      onChange()
    })
  return (
    <>
      <button type="button" disabled={isBusy} onClick={() => void send()}>
        <Icon name="again" />
        {texts.redeliver}
      </button>
      {problem()}
    </>
  )
}
