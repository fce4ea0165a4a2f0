import type { ComponentType } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { type PageProps, route } from '../core/route.ts'
import { account, isOperator } from '../session/session.ts'
import { t } from '../texts/texts.ts'
import { Notice } from '../ui/notice.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { FIRST_PAGE, PAGES } from './pages.ts'

const loaded = new Map<string, ComponentType<PageProps>>()

/** The page of the address. It sets the document's title and moves the focus to its heading. */
export function PageView() {
  const { page: asked, rest, query } = route.value
  const path = asked || FIRST_PAGE
  const page = PAGES.find(one => one.path === path)
  const Found = useComponent(path)
  const main = useRef<HTMLElement>(null)
  const isFirst = useRef(true)
  const title = page?.title(t())
  useEffect(() => {
    document.title = title ? `${title} · Kinora` : 'Kinora'
  }, [title])
  useEffect(() => {
    if (!isFirst.current && typeof Found === 'function') main.current?.querySelector<HTMLElement>('h1')?.focus()
    if (typeof Found === 'function') isFirst.current = false
  }, [path, Found])
  return (
    <main id="page" ref={main} class={`page page-${path}`}>
      {!page && <Notice kind="error">{t().shell.notFound}</Notice>}
      {page?.menu === 'operators' && account.value && !isOperator.value ? (
        <Notice>{t().shell.notYours}</Notice>
      ) : (
        page && <Loaded found={Found} rest={rest} query={query} key={path} />
      )}
    </main>
  )
}

type Found = ComponentType<PageProps> | 'failed' | undefined

function Loaded({ found: Found, rest, query }: PageProps & { found: Found }) {
  if (Found === undefined) return <Spinner />
  if (Found !== 'failed') return <Found rest={rest} query={query} />
  return (
    <Notice kind="error">
      <p>{t().shell.failedToLoad}</p>
      <button type="button" onClick={() => location.reload()}>
        {t().shell.tryAgain}
      </button>
    </Notice>
  )
}

function useComponent(path: string): Found {
  const [, redraw] = useState(0)
  const [failed, setFailed] = useState('')
  useEffect(() => {
    const page = PAGES.find(one => one.path === path)
    if (!page || loaded.has(path)) return
    page.load().then(
      component => {
        loaded.set(path, component)
        redraw(round => round + 1)
      },
      // After an update of the service the file has another name, so the page is reloaded.
      () => setFailed(path),
    )
  }, [path])
  return loaded.get(path) ?? (failed === path ? 'failed' : undefined)
}
