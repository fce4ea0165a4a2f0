import type { LedgerEntry, LedgerPage } from '@kinora/client'
import { useState } from 'preact/hooks'
import { formatNumber, formatTime } from '../core/format.ts'
import { address } from '../core/route.ts'
import { client } from '../session/session.ts'
import { explain } from '../texts/explain.ts'
import { t } from '../texts/texts.ts'
import { Confirm } from '../ui/confirm.tsx'
import { Icon } from '../ui/icon.tsx'
import { LedgerTable } from '../ui/ledger-table.tsx'
import { MoreButton } from '../ui/more-button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Once } from '../ui/once.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { Stats } from '../ui/stats.tsx'
import { tell } from '../ui/toasts.tsx'
import { useLoad } from '../ui/use-load.ts'
import { usePages } from '../ui/use-pages.ts'
import { Form, NumberField, TextField } from './form.tsx'
import { Keys } from './keys.tsx'
import type { OperatedAccount } from './answers.ts'

/** One account: its credits, limits, keys, secret and ledger. */
export function AccountView({ id }: { id: string }) {
  const texts = t().operators
  const path = `/admin/v1/accounts/${encodeURIComponent(id)}`
  const { value, error, reload } = useLoad(signal => client().call<OperatedAccount>('GET', path, { signal }), [id])
  const ledger = usePages<LedgerEntry>(
    async (token, signal) => {
      const query = { count: 20, next_page_token: token }
      const page = await client().call<LedgerPage>('GET', `${path}/ledger`, { query, signal })
      return { entries: page.entries, next: page.next_page_token }
    },
    [id],
  )
  const changed = (text: string): void => {
    tell(text)
    reload()
    ledger.reload()
  }
  return (
    <>
      <p class="back">
        <a href={address('accounts')}>
          <Icon name="left" />
          {texts.accounts}
        </a>
      </p>
      <PageHead
        title={value?.name ?? id}
        lead={value ? texts.accountLead(value.id, formatTime(value.created_at)) : ''}
      />
      {error && <Notice kind="error">{explain(error)}</Notice>}
      {!value && !error && <Spinner />}
      {value && (
        <div class="stack">
          <Stats
            stats={[
              { label: texts.credits, value: formatNumber(value.credits) },
              { label: texts.held, value: formatNumber(value.held) },
              { label: texts.running, value: texts.of(formatNumber(value.running), formatNumber(value.max_running)) },
              {
                label: texts.unfinished,
                value: texts.of(formatNumber(value.unfinished), formatNumber(value.max_unfinished)),
              },
            ]}
          />
          <div class="operator-forms">
            <section class="card">
              <h2>{texts.giveCredits}</h2>
              <p class="hint">{texts.giveHint}</p>
              <Form
                submit={texts.give}
                onSubmit={async values => {
                  const json = { amount: Number(values.get('amount')), note: values.get('note') }
                  await client().call('POST', `${path}/credits`, { json })
                  changed(texts.given)
                }}
              >
                <NumberField name="amount" label={texts.amount} />
                <TextField name="note" label={texts.note} maxLength={1_000} />
              </Form>
            </section>
            <section class="card">
              <h2>{texts.limits}</h2>
              <p class="hint">{texts.limitsHint}</p>
              <Form
                key={`${value.max_running} ${value.max_unfinished}`}
                submit={texts.change}
                onSubmit={async values => {
                  const number = (name: string): number => Number(values.get(name))
                  const json = { max_running: number('max_running'), max_unfinished: number('max_unfinished') }
                  await client().call('POST', `${path}/limits`, { json })
                  changed(texts.limitsChanged)
                }}
              >
                <NumberField name="max_running" label={texts.maxRunning} min={1} value={value.max_running} />
                <NumberField name="max_unfinished" label={texts.maxUnfinished} min={1} value={value.max_unfinished} />
              </Form>
            </section>
            <Secret path={path} />
          </div>
          <Keys path={path} />
          <section class="card">
            <h2>{t().credits.ledger}</h2>
            {ledger.entries.length > 0 ? (
              <LedgerTable entries={ledger.entries} isOwn={false} />
            ) : (
              <p class="dim">{t().credits.none}</p>
            )}
            <MoreButton pages={ledger} />
          </section>
        </div>
      )}
    </>
  )
}

function Secret({ path }: { path: string }) {
  const texts = t().operators
  const [isAsked, setAsked] = useState(false)
  const [secret, setSecret] = useState<string>()
  return (
    <section class="card">
      <h2>{texts.callbackSecret}</h2>
      <p class="hint">{texts.secretHint}</p>
      {secret ? (
        <Once secrets={[{ label: texts.callbackSecret, value: secret }]} />
      ) : (
        <button type="button" onClick={() => setAsked(true)}>
          {texts.newSecret}
        </button>
      )}
      {isAsked && (
        <Confirm
          title={texts.newSecret}
          text={texts.secretHint}
          action={texts.newSecret}
          run={async () => {
            const made = await client().call<{ callback_secret: string }>('POST', `${path}/callback-secret`)
            setSecret(made.callback_secret)
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </section>
  )
}
