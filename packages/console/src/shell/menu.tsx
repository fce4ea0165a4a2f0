import { address, route } from '../core/route.ts'
import { BASE } from '../core/base.ts'
import { isOperator, signOut } from '../session/session.ts'
import { t } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { Balance } from './balance.tsx'
import { FIRST_PAGE, type Page, PAGES } from './pages.ts'

/** The menu and the signed-in user. */
export function Menu({ onGo }: { onGo: () => void }) {
  const texts = t().shell
  const group = (menu: Page['menu']): Page[] => PAGES.filter(one => one.menu === menu)
  const operators = isOperator.value ? group('operators') : []
  return (
    <nav class="menu" aria-label={texts.pages} onClick={event => (event.target as Element).closest('a') && onGo()}>
      <Links pages={group('work')} />
      {group('account').length > 0 && <h2>{texts.account}</h2>}
      <Links pages={group('account')} />
      {operators.length > 0 && <h2>{texts.operators}</h2>}
      <Links pages={operators} />
      <div class="menu-end">
        <Balance />
        <a class="menu-link" href={`${BASE}/docs`} target="_blank" rel="noreferrer">
          <Icon name="book" />
          {texts.documentation}
        </a>
        <button type="button" class="menu-link" onClick={signOut}>
          <Icon name="out" />
          {texts.signOut}
        </button>
      </div>
    </nav>
  )
}

function Links({ pages }: { pages: readonly Page[] }) {
  const here = route.value.page || FIRST_PAGE
  return (
    <ul>
      {pages.map(page => (
        <li key={page.path}>
          <a class="menu-link" href={address(page.path)} aria-current={page.path === here ? 'page' : undefined}>
            <Icon name={page.icon} />
            {page.title(t())}
          </a>
        </li>
      ))}
    </ul>
  )
}
