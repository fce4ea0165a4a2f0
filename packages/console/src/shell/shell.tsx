import { useEffect, useState } from 'preact/hooks'
import { route } from '../core/route.ts'
import { away } from '../session/session.ts'
import { t } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { Toasts } from '../ui/toasts.tsx'
import { Brand } from '../ui/brand.tsx'
import { Menu } from './menu.tsx'
import { PageView } from './page-view.tsx'

/** The frame around every page: the menu at the side, or behind a button where there is little room. */
export function Shell() {
  const [isOpen, setOpen] = useState(false)
  const here = route.value.page
  useEffect(() => setOpen(false), [here])
  useEffect(() => {
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setOpen(false)
    }
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [])
  return (
    <div class={isOpen ? 'shell is-open' : 'shell'}>
      <a class="skip" href="#page" onClick={skip}>
        {t().shell.skip}
      </a>
      <header class="bar">
        <Brand />
        <button
          type="button"
          class="icon-button menu-button"
          aria-label={isOpen ? t().shell.close : t().shell.menu}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'close' : 'menu'} />
        </button>
        <Menu onGo={() => setOpen(false)} />
      </header>
      <div class="content">
        {away.value && (
          <div class="away" role="status">
            {t().shell.away}
          </div>
        )}
        <PageView />
      </div>
      <Toasts />
    </div>
  )
}

/** The address after the `#` belongs to the page, so a plain anchor link would navigate away. */
function skip(event: Event): void {
  event.preventDefault()
  document.querySelector<HTMLElement>('#page h1')?.focus()
}
