import type { ReceivedCall } from '@kinora/client'
import { formatAge, formatBytes, formatTime } from '../core/format.ts'
import { client, mayCreate } from '../session/session.ts'
import { explain } from '../texts/explain.ts'
import { t } from '../texts/texts.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { ScrollTable } from '../ui/scroll-table.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { useAction } from '../ui/use-action.tsx'
import { useLoad } from '../ui/use-load.ts'
import { useVisibleInterval } from '../ui/use-visible-interval.ts'

const EVERY_MS = 2_000
const EVENTS = ['processing', 'success', 'failed'] as const

/** The built-in test receiver: its address, samples to send, and the last calls. */
export function TestReceiver() {
  const texts = t().callbacks
  const { value, error, reload } = useLoad(signal => client().testReceiver({ signal }), [])
  useVisibleInterval(reload, EVERY_MS)
  if (error && !value) return <Notice kind="error">{explain(error)}</Notice>
  if (!value) return <Spinner />
  return (
    <div class="stack">
      <section class="card">
        <h2>{texts.address}</h2>
        <p class="dim">{texts.addressHint}</p>
        <div class="receiver-url">
          <code>{value.url}</code>
          <CopyButton text={value.url} />
        </div>
        {mayCreate.value && <Samples onSent={reload} />}
      </section>
      <section class="card">
        <h2>{texts.calls}</h2>
        {value.calls.length === 0 ? (
          <p class="dim">{texts.noCalls}</p>
        ) : (
          <ul class="callbacks-list">
            {value.calls.map(call => (
              <Received key={call.id} call={call} />
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}

function Samples({ onSent }: { onSent: () => void }) {
  const texts = t().callbacks
  const { isBusy, run, problem } = useAction()
  const send = (event: (typeof EVENTS)[number]): Promise<boolean> =>
    run(async () => {
      await client().call('POST', '/ent/v2/callbacks/sample', { json: { event, receive: true } })
      onSent()
    })
  return (
    <div class="buttons receiver-samples">
      <span class="dim">{texts.sendSample}</span>
      {EVENTS.map(event => (
        <button key={event} type="button" class="small" disabled={isBusy} onClick={() => void send(event)}>
          {texts.events[event]}
        </button>
      ))}
      {problem()}
    </div>
  )
}

/** One call: whether it was signed, which opens to show the content. */
function Received({ call }: { call: ReceivedCall }) {
  const texts = t().callbacks
  return (
    <li>
      <details class="callback">
        <summary>
          <Signature name="webhook-signature" isRight={call.webhook_signed} />
          <Signature name="X-HMAC-SIGNATURE" isRight={call.hmac_signed} />
          <span class="callback-what dim">{formatBytes(call.body_bytes)}</span>
          <time class="dim nowrap" dateTime={call.received_at} title={formatTime(call.received_at)}>
            {formatAge(call.received_at)}
          </time>
        </summary>
        <div class="callback-more">
          <h3>{texts.body}</h3>
          <pre class="callback-body" tabIndex={0}>
            {indented(call.body)}
          </pre>
          <h3>{texts.headers}</h3>
          <ScrollTable label={texts.headers}>
            <tbody>
              {call.headers.map(({ name, value }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td class="callback-answer">
                    <code>{value}</code>
                  </td>
                </tr>
              ))}
            </tbody>
          </ScrollTable>
        </div>
      </details>
    </li>
  )
}

function Signature({ name, isRight }: { name: string; isRight: boolean }) {
  const texts = t().callbacks
  return (
    <span class={isRight ? 'badge is-good' : 'badge is-danger'}>
      <Icon name={isRight ? 'check' : 'close'} />
      {name}
      <span class="unseen"> {isRight ? texts.signed : texts.notSigned}</span>
    </span>
  )
}

/** Pretty-printed JSON; other text is unchanged. */
function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
