import { useState } from 'preact/hooks'
import { BASE } from '../core/base.ts'
import { client } from '../session/session.ts'
import { explain } from '../texts/explain.ts'
import { language, t } from '../texts/texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { useLoad } from '../ui/use-load.ts'
import type { CatalogueKind } from './suggestions.ts'

const PICTURED: ReadonlySet<CatalogueKind> = new Set(['asset', 'place', 'garment', 'action'])

/** The address of an entry's picture at this service. */
export const catalogPicture = (kind: CatalogueKind, id: string): string =>
  `${BASE}/ent/v2/scene/catalog/${kind}/${encodeURIComponent(id)}/picture`

type Props = { kind: CatalogueKind; onPick: (id: string) => void; onClose: () => void }

/** Entries of the catalogue with their pictures, found by a word in either language. */
export function PickDialog({ kind, onPick, onClose }: Props) {
  const texts = t().desk.pick
  const [query, setQuery] = useState('')
  const wanted = query.trim()
  const {
    value: found,
    error,
    isLoading,
  } = useLoad(
    async signal => ({
      of: wanted,
      items: (await client().catalogue({ kind, limit: 24, ...(wanted && { query: wanted }) }, { signal })).items,
    }),
    [kind, wanted],
  )
  // What was found for other words is not shown for these.
  const items = found?.of === wanted ? found.items : undefined
  return (
    <Dialog title={texts.title[kind as keyof typeof texts.title] ?? texts.other} onClose={onClose} class="wide">
      <div class="stack">
        <input
          type="search"
          class="pick-search"
          aria-label={texts.search}
          placeholder={texts.search}
          value={query}
          autoFocus
          onInput={event => setQuery(event.currentTarget.value)}
        />
        {error && <Notice kind="error">{explain(error)}</Notice>}
        {!items && isLoading && <Spinner />}
        {items?.length === 0 && <p class="dim">{texts.nothing(query)}</p>}
        <ul class="pick-list" aria-busy={isLoading}>
          {items?.map(({ id, names }) => (
            <li key={id}>
              <button type="button" class="pick-entry" onClick={() => onPick(id)}>
                {PICTURED.has(kind) && (
                  <img src={catalogPicture(kind, id)} alt="" loading="lazy" width={96} height={96} />
                )}
                <span>{(language.value === 'zh' ? names.zh[0] : names.en[0]) ?? id}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
