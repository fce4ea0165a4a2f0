import type { LedgerEntry } from '@kinora/client'
import { useState } from 'preact/hooks'
import { client } from '../session/session.ts'
import { explain } from '../texts/explain.ts'
import { t } from '../texts/texts.ts'
import { ChoiceGroup } from '../ui/choice-group.tsx'
import { LedgerTable } from '../ui/ledger-table.tsx'
import { MoreButton } from '../ui/more-button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { usePages } from '../ui/use-pages.ts'
import { useVisibleInterval } from '../ui/use-visible-interval.ts'

const FILTERS = {
  all: [],
  paid: ['settle', 'charge'],
  given: ['grant', 'adjust'],
  returned: ['refund'],
  held: ['hold'],
} as const satisfies Record<string, readonly LedgerEntry['kind'][]>
type Filter = keyof typeof FILTERS

const EVERY_MS = 15_000

/** The account's ledger, entry by entry. */
export function Ledger() {
  const texts = t().credits
  const [filter, setFilter] = useState<Filter>('all')
  const pages = usePages(
    async (token, signal) => {
      const kinds = [...FILTERS[filter]]
      const { entries, next_page_token } = await client().ledger(
        { kinds, count: 25, next_page_token: token },
        { signal },
      )
      return { entries, next: next_page_token }
    },
    [filter],
  )
  useVisibleInterval(pages.refresh, EVERY_MS)
  return (
    <section class="card">
      <header class="card-head">
        <h2>{texts.ledger}</h2>
        <ChoiceGroup
          label={texts.kind}
          value={filter}
          choices={(Object.keys(FILTERS) as Filter[]).map(value => ({ value, label: texts.filters[value] }))}
          onChange={setFilter}
        />
      </header>
      {pages.error && <Notice kind="error">{explain(pages.error)}</Notice>}
      {pages.entries.length > 0 && <LedgerTable entries={pages.entries} />}
      {pages.entries.length === 0 && !pages.error && (pages.isLoading ? <Spinner /> : <p class="dim">{texts.none}</p>)}
      <MoreButton pages={pages} />
    </section>
  )
}
