import { useState } from 'preact/hooks'
import { formatAge, formatTime } from '../core/format.ts'
import { client } from '../session/session.ts'
import { explain } from '../texts/explain.ts'
import { t } from '../texts/texts.ts'
import { Confirm } from '../ui/confirm.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { MoreButton } from '../ui/more-button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Once } from '../ui/once.tsx'
import { ScrollTable } from '../ui/scroll-table.tsx'
import { tell } from '../ui/toasts.tsx'
import { usePages } from '../ui/use-pages.ts'
import { Form, TextField } from './form.tsx'
import { ScopeFields } from './scope-fields.tsx'
import type { KeyPage, NewKey, OperatedKey } from './answers.ts'

type Open = { what: 'new' } | { what: 'scopes' | 'revoke' | 'rotate'; key: OperatedKey }

const keyPath = (key: OperatedKey): string => `/admin/v1/keys/${key.id}`
const scopesIn = (values: FormData): string[] => values.getAll('scopes').map(String)

/** The keys of an account: made, changed and ended. A key itself is shown once. */
export function Keys({ path }: { path: string }) {
  const texts = t().operators
  const [open, setOpen] = useState<Open>()
  const [made, setMade] = useState<NewKey>()
  const pages = usePages<OperatedKey>(
    async (token, signal) => {
      const query = { count: 50, next_page_token: token }
      const page = await client().call<KeyPage>('GET', `${path}/keys`, { query, signal })
      return { entries: page.keys, next: page.next_page_token }
    },
    [path],
  )
  const close = (): void => setOpen(undefined)
  const done = (text: string): void => {
    tell(text)
    close()
    pages.reload()
  }
  return (
    <section class="card">
      <header class="card-head">
        <h2>{texts.keys}</h2>
        <button type="button" class="small" onClick={() => setOpen({ what: 'new' })}>
          <Icon name="make" />
          {texts.newKey}
        </button>
      </header>
      {made && <Once secrets={[{ label: made.name, value: made.key }]} />}
      {pages.error && <Notice kind="error">{explain(pages.error)}</Notice>}
      <ScrollTable label={texts.keys}>
        <thead>
          <tr>
            <th>{texts.name}</th>
            <th>{texts.beginsWith}</th>
            <th>{texts.mayDo}</th>
            <th>{texts.lastUsed}</th>
            <th>{texts.ends}</th>
            <th>
              <span class="unseen">{texts.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {pages.entries.map(key => (
            <KeyRow key={key.id} of={key} onOpen={what => setOpen({ what, key })} />
          ))}
        </tbody>
      </ScrollTable>
      <MoreButton pages={pages} />
      {open?.what === 'new' && (
        <Dialog title={texts.newKey} onClose={close}>
          <Form
            submit={texts.makeKey}
            onSubmit={async values => {
              const json = { name: values.get('name'), scopes: scopesIn(values) }
              setMade(await client().call<NewKey>('POST', `${path}/keys`, { json }))
              done(texts.keyMade)
            }}
          >
            <TextField name="name" label={texts.name} maxLength={100} />
            <ScopeFields given={['create', 'read']} />
          </Form>
        </Dialog>
      )}
      {open?.what === 'scopes' && (
        <Dialog title={texts.scopesOf(open.key.name)} onClose={close}>
          <Form
            submit={texts.change}
            onSubmit={async values => {
              await client().call('POST', `${keyPath(open.key)}/scopes`, { json: { scopes: scopesIn(values) } })
              done(texts.scopesChanged)
            }}
          >
            <ScopeFields given={open.key.scopes} />
          </Form>
        </Dialog>
      )}
      {open?.what === 'rotate' && (
        <Confirm
          title={texts.rotateTitle(open.key.name)}
          text={texts.rotateText}
          action={texts.rotate}
          run={async () => {
            setMade(await client().call<NewKey>('POST', `${keyPath(open.key)}/rotate`))
            pages.reload()
          }}
          onClose={close}
        />
      )}
      {open?.what === 'revoke' && (
        <Confirm
          title={texts.revokeTitle(open.key.name)}
          text={texts.revokeText}
          action={texts.revoke}
          run={async () => {
            await client().call('DELETE', keyPath(open.key))
            pages.reload()
          }}
          onClose={close}
        />
      )}
    </section>
  )
}

function KeyRow({ of: key, onOpen }: { of: OperatedKey; onOpen: (what: 'scopes' | 'revoke' | 'rotate') => void }) {
  const texts = t().operators
  const isOver = key.revoked_at !== null || (key.expires_at !== null && Date.parse(key.expires_at) < Date.now())
  return (
    <tr class={isOver ? 'is-over' : ''}>
      <td>{key.name}</td>
      <td>
        <code>{key.prefix ? `${key.prefix}…` : '—'}</code>
      </td>
      <td>
        <span class="badges">
          {key.scopes.map(scope => (
            <span key={scope} class={scope === 'admin' ? 'badge is-accent' : 'badge'}>
              {scope}
            </span>
          ))}
        </span>
      </td>
      <td class="nowrap">{key.last_used_at ? formatAge(key.last_used_at) : texts.neverUsed}</td>
      <td class="nowrap">
        {key.revoked_at ? (
          <span class="badge is-danger">{texts.revoked}</span>
        ) : key.expires_at ? (
          formatTime(key.expires_at)
        ) : (
          texts.never
        )}
      </td>
      <td>
        {!isOver && (
          <span class="row-actions">
            {(['scopes', 'rotate', 'revoke'] as const).map(what => (
              <button
                key={what}
                type="button"
                class={what === 'revoke' ? 'quiet small danger' : 'quiet small'}
                onClick={() => onOpen(what)}
              >
                {texts.keyActions[what]}
                <span class="unseen"> {key.name}</span>
              </button>
            ))}
          </span>
        )}
      </td>
    </tr>
  )
}
