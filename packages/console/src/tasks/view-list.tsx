import { useState } from 'preact/hooks'
import { t } from '../texts/texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { tell } from '../ui/toasts.tsx'
import { keepViews, savedViews, withoutView, withView } from './saved-views.ts'

type Props = {
  /** The current query; empty without filters. */
  query: string
}

/** Saved views, and a button to save the current one. */
export function ViewList({ query }: Props) {
  const texts = t().tasks.saved
  const [views, setViews] = useState(savedViews)
  const [isNaming, setNaming] = useState(false)
  const change = (next: typeof views): void => {
    setViews(next)
    keepViews(next)
  }
  const isSaved = views.some(view => view.query === query)
  if (views.length === 0 && query === '') return null
  return (
    <div class="saved-views">
      <ul aria-label={texts.title}>
        {views.map(view => (
          <li key={view.name}>
            <a class="pill" href={`#/tasks?${view.query}`} aria-current={view.query === query ? 'page' : undefined}>
              {view.name}
            </a>
            <button
              type="button"
              class="icon-button small"
              aria-label={texts.remove(view.name)}
              onClick={() => change(withoutView(views, view.name))}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ul>
      {query !== '' && !isSaved && (
        <button type="button" class="quiet small" onClick={() => setNaming(true)}>
          {texts.save}
        </button>
      )}
      {isNaming && (
        <NameView
          onClose={() => setNaming(false)}
          onName={name => {
            change(withView(views, { name, query }))
            tell(texts.kept(name))
            setNaming(false)
          }}
        />
      )}
    </div>
  )
}

function NameView({ onClose, onName }: { onClose: () => void; onName: (name: string) => void }) {
  const texts = t().tasks.saved
  const [name, setName] = useState('')
  return (
    <Dialog title={texts.save} onClose={onClose}>
      <form
        class="stack"
        onSubmit={event => {
          event.preventDefault()
          if (name.trim()) onName(name.trim())
        }}
      >
        <label class="field">
          <span class="field-label">{texts.name}</span>
          <input value={name} maxLength={60} onInput={event => setName(event.currentTarget.value)} autocomplete="off" />
          <span class="field-hint">{texts.hint}</span>
        </label>
        <div class="form-end">
          <button type="submit" class="primary" disabled={name.trim() === ''}>
            {texts.keep}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
