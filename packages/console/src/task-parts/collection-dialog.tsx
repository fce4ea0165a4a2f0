import type { Collection } from '@kinora/client'
import { useState } from 'preact/hooks'
import { collectionsChanged, FAVOURITES } from '../session/favourites.ts'
import { client } from '../session/session.ts'
import { explain } from '../texts/explain.ts'
import { t } from '../texts/texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { useAction } from '../ui/use-action.tsx'
import { useLoad } from '../ui/use-load.ts'

type Props = {
  /** Tasks or kept scenes. */
  items: readonly string[]
  onClose: () => void
}

/** Puts tasks or scenes into collections, or takes them out. */
export function CollectionDialog({ items, onClose }: Props) {
  const texts = t().collections
  const [name, setName] = useState('')
  const { isBusy, run, problem } = useAction()
  const { value, error, reload } = useLoad(async signal => {
    const all = (await client().collections({ signal })).filter(({ id }) => id !== FAVOURITES)
    const [only] = items
    // Of several, a box is ticked when it is pressed.
    const within = items.length === 1 && only ? await client().collections({ item: only, signal }) : []
    return { all, within: new Set(within.map(({ id }) => id)) }
  }, [])
  const put = (collection: string, isIn: boolean): Promise<boolean> =>
    run(async () => {
      for (const item of items)
        await (isIn ? client().addToCollection(collection, item) : client().removeFromCollection(collection, item))
      collectionsChanged.value += 1
      reload()
    })
  const create = (): Promise<boolean> =>
    run(async () => {
      const made: Collection = await client().createCollection(name.trim())
      for (const item of items) await client().addToCollection(made.id, item)
      setName('')
      collectionsChanged.value += 1
      reload()
    })
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <div class="stack">
        {error && <Notice kind="error">{explain(error)}</Notice>}
        {!value && !error && <Spinner />}
        <ul class="collection-boxes">
          {value?.all.map(one => (
            <li key={one.id}>
              <label>
                <input
                  type="checkbox"
                  checked={value.within.has(one.id)}
                  disabled={isBusy}
                  onChange={event => void put(one.id, event.currentTarget.checked)}
                />
                {texts.items(one.name, one.items)}
              </label>
            </li>
          ))}
        </ul>
        <form
          class="stack"
          onSubmit={event => {
            event.preventDefault()
            if (name.trim() !== '' && !isBusy) void create()
          }}
        >
          <label class="field">
            <span class="field-label">{texts.create}</span>
            <input
              value={name}
              maxLength={100}
              autocomplete="off"
              onInput={event => setName(event.currentTarget.value)}
            />
            <span class="field-hint">{texts.keepHint}</span>
          </label>
          <div class="form-end">
            <button type="submit" class="primary" disabled={isBusy || name.trim() === ''}>
              {texts.add}
            </button>
          </div>
          {problem()}
        </form>
      </div>
    </Dialog>
  )
}
