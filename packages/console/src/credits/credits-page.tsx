import type { CreditDay } from '@kinora/client'
import { useState } from 'preact/hooks'
import { formatNumber } from '../core/format.ts'
import { client } from '../session/session.ts'
import { explain } from '../texts/explain.ts'
import { t } from '../texts/texts.ts'
import { ChoiceGroup } from '../ui/choice-group.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { Stats } from '../ui/stats.tsx'
import { useLoad } from '../ui/use-load.ts'
import { useVisibleInterval } from '../ui/use-visible-interval.ts'
import { Ledger } from './ledger.tsx'
import { Spending } from './spending.tsx'

const SPANS = ['7', '30', '90', '365'] as const
type Span = (typeof SPANS)[number]

// Frequent enough to show new costs soon.
const EVERY_MS = 15_000

/** The balance, the costs of each day, and the ledger. */
export function CreditsPage() {
  const texts = t().credits
  const [span, setSpan] = useState<Span>('30')
  const balance = useLoad(signal => client().credits({ signal }), [])
  const days = useLoad(signal => client().creditDays(Number(span), { signal }), [span])
  useVisibleInterval(() => {
    balance.reload()
    days.reload()
  }, EVERY_MS)
  const { value } = balance
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      {balance.error && <Notice kind="error">{explain(balance.error)}</Notice>}
      {value && (
        <Stats
          stats={[
            { label: texts.remain, value: formatNumber(value.credit_remain) },
            { label: texts.spentIn(Number(span)), value: formatNumber(sum(days.value, one => one.spent)) },
            {
              label: texts.running,
              value: texts.ofLimit(formatNumber(value.current_concurrency), formatNumber(value.concurrency_limit)),
              hint: texts.shortRunning(value.current_short_concurrency, value.short_concurrency_limit),
            },
            { label: texts.waiting, value: formatNumber(value.queue_count) },
          ]}
        />
      )}
      <section class="card credits-days">
        <header class="card-head">
          <h2>{texts.perDay}</h2>
          <ChoiceGroup
            label={texts.span}
            value={span}
            choices={SPANS.map(one => ({ value: one, label: texts.spans[one] }))}
            onChange={setSpan}
          />
        </header>
        {days.error && <Notice kind="error">{explain(days.error)}</Notice>}
        {days.value ? <Spending days={days.value} /> : !days.error && <Spinner />}
      </section>
      <Ledger />
    </>
  )
}

const sum = (days: readonly CreditDay[] | undefined, pick: (day: CreditDay) => number): number =>
  (days ?? []).reduce((all, one) => all + pick(one), 0)
