import { useState } from 'preact/hooks'
import { collectionsChanged, FAVOURITES } from '../session/favourites.ts'
import { client, mayCreate } from '../session/session.ts'
import { t } from '../texts/texts.ts'
import { Confirm } from '../ui/confirm.tsx'
import { Icon } from '../ui/icon.tsx'
import { useLoad } from '../ui/use-load.ts'

type Props = {
  /** The chosen collection; empty for everything. */
  chosen: string
  hrefFor: (collection: string) => string
  /** Called after the chosen one is deleted. */
  onDeleted: () => void
}

/** The favourites and the collections of the account, to filter by. */
export function CollectionBar({ chosen, hrefFor, onDeleted }: Props) {
  const texts = t().collections
  const { value = [], reload } = useLoad(signal => client().collections({ signal }), [chosen, collectionsChanged.value])
  const [deleted, setDeleted] = useState<{ id: string; name: string }>()
  const current = value.find(({ id }) => id === chosen)
  return (
    <nav class="collection-bar" aria-label={texts.title}>
      <a class="pill" href={hrefFor('')} aria-current={chosen === '' ? 'page' : undefined}>
        {texts.all}
      </a>
      {value.map(one => (
        <a key={one.id} class="pill" href={hrefFor(one.id)} aria-current={one.id === chosen ? 'page' : undefined}>
          {one.id === FAVOURITES && <Icon name="star" />}
          {texts.items(one.id === FAVOURITES ? texts.favourites : one.name, one.items)}
        </a>
      ))}
      {current && current.id !== FAVOURITES && mayCreate.value && (
        <button
          type="button"
          class="icon-button small"
          aria-label={texts.delete(current.name)}
          onClick={() => setDeleted({ id: current.id, name: current.name })}
        >
          <Icon name="trash" />
        </button>
      )}
      {deleted && (
        <Confirm
          title={texts.delete(deleted.name)}
          text={texts.deleteText}
          action={t().desk.remove}
          run={async () => {
            await client().deleteCollection(deleted.id)
            reload()
            onDeleted()
          }}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </nav>
  )
}
