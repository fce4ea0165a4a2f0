import { useState } from 'preact/hooks'
import { formatNumber, formatTime } from '../core/format.ts'
import { address, type PageProps } from '../core/route.ts'
import { client } from '../session/session.ts'
import { explain } from '../texts/explain.ts'
import { t } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { MoreButton } from '../ui/more-button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { ScrollTable } from '../ui/scroll-table.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { usePages } from '../ui/use-pages.ts'
import { AccountView } from './account-view.tsx'
import { NewAccountForm } from './new-account-form.tsx'
import type { AccountPage, OperatedAccount } from './answers.ts'

/** Every account; one of them by its address. */
export function AccountsPage({ rest }: PageProps) {
  return rest[0] ? <AccountView key={rest[0]} id={rest[0]} /> : <AllAccounts />
}

function AllAccounts() {
  const texts = t().operators
  const [isOpen, setOpen] = useState(false)
  const pages = usePages<OperatedAccount>(async (token, signal) => {
    const query = { count: 50, next_page_token: token }
    const page = await client().call<AccountPage>('GET', '/admin/v1/accounts', { query, signal })
    return { entries: page.accounts, next: page.next_page_token }
  }, [])
  return (
    <>
      <PageHead title={texts.accounts} lead={texts.accountsLead}>
        <button type="button" class="primary" onClick={() => setOpen(true)}>
          <Icon name="make" />
          {texts.newAccount}
        </button>
      </PageHead>
      {pages.error && <Notice kind="error">{explain(pages.error)}</Notice>}
      {pages.entries.length === 0 && !pages.error && <Spinner />}
      {pages.entries.length > 0 && (
        <div class="card table-card">
          <ScrollTable label={texts.accounts}>
            <thead>
              <tr>
                <th>{texts.name}</th>
                <th class="number">{texts.credits}</th>
                <th class="number">{texts.held}</th>
                <th class="number">{texts.running}</th>
                <th class="number">{texts.unfinished}</th>
                <th>{texts.opened}</th>
              </tr>
            </thead>
            <tbody>
              {pages.entries.map(one => (
                <tr key={one.id}>
                  <td>
                    <a href={address('accounts', [one.id])}>{one.name}</a>
                  </td>
                  <td class="number">{formatNumber(one.credits)}</td>
                  <td class="number">{formatNumber(one.held)}</td>
                  <td class="number">{texts.of(formatNumber(one.running), formatNumber(one.max_running))}</td>
                  <td class="number">{texts.of(formatNumber(one.unfinished), formatNumber(one.max_unfinished))}</td>
                  <td class="nowrap">{formatTime(one.created_at)}</td>
                </tr>
              ))}
            </tbody>
          </ScrollTable>
        </div>
      )}
      <MoreButton pages={pages} />
      {isOpen && <NewAccountForm onMade={pages.reload} onClose={() => setOpen(false)} />}
    </>
  )
}
