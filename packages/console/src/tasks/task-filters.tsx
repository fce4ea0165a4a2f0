import { useEffect, useRef, useState } from 'preact/hooks'
import { client } from '../session/session.ts'
import { t } from '../texts/texts.ts'
import { ChoiceGroup } from '../ui/choice-group.tsx'
import { Icon } from '../ui/icon.tsx'
import { useLoad } from '../ui/use-load.ts'
import { STATE_FILTERS, type TaskQuery } from './task-query.ts'

type Props = { query: TaskQuery; onChange: (next: Partial<TaskQuery>) => void }

// The delay after typing.
const PAUSE_MS = 200

/** The filters of the list. They are part of the address, so that a view can be bookmarked and shared. */
export function TaskFilters({ query, onChange }: Props) {
  const texts = t().tasks
  const generators: Record<string, { title: string }> = t().generators
  const { value: models = [] } = useLoad(
    async signal => (await client().call<{ models: { id: string }[] }>('GET', '/ent/v2/catalog', { signal })).models,
    [],
  )
  const isNarrow = [query.type, query.model, query.seed, query.from, query.to].some(Boolean)
  return (
    <search class="task-filters">
      <SearchField value={query.q} onChange={q => onChange({ q })} />
      <ChoiceGroup
        label={texts.state}
        value={query.state}
        choices={STATE_FILTERS.map(value => ({ value, label: texts.stateFilters[value] }))}
        onChange={state => onChange({ state })}
      />
      <ChoiceGroup
        label={texts.view}
        value={query.view}
        choices={(['list', 'gallery'] as const).map(value => ({ value, label: texts.views[value] }))}
        onChange={view => onChange({ view })}
      />
      <details class="narrow" open={isNarrow}>
        <summary>{texts.narrow}</summary>
        <div class="narrow-fields">
          <label class="field">
            <span class="field-label">{texts.type}</span>
            <select value={query.type} onChange={event => onChange({ type: event.currentTarget.value })}>
              <option value="">{texts.any}</option>
              {Object.entries(generators).map(([name, { title }]) => (
                <option key={name} value={name}>
                  {title}
                </option>
              ))}
            </select>
          </label>
          <label class="field">
            <span class="field-label">{texts.model}</span>
            <select value={query.model} onChange={event => onChange({ model: event.currentTarget.value })}>
              <option value="">{texts.any}</option>
              {models.map(({ id }) => (
                <option key={id} value={id}>
                  {id}
                </option>
              ))}
            </select>
          </label>
          <label class="field">
            <span class="field-label">{texts.seed}</span>
            <input
              inputMode="numeric"
              value={query.seed}
              onChange={event => onChange({ seed: event.currentTarget.value.trim() })}
            />
          </label>
          <label class="field">
            <span class="field-label">{texts.from}</span>
            <input type="date" value={query.from} onChange={event => onChange({ from: event.currentTarget.value })} />
          </label>
          <label class="field">
            <span class="field-label">{texts.to}</span>
            <input type="date" value={query.to} onChange={event => onChange({ to: event.currentTarget.value })} />
          </label>
        </div>
      </details>
    </search>
  )
}

function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => setTyped(value), [value])
  const type = (text: string): void => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onChange(text), PAUSE_MS)
  }
  return (
    <label class="search-field">
      <Icon name="search" />
      <input
        type="search"
        value={typed}
        placeholder={t().tasks.search}
        aria-label={t().tasks.search}
        onInput={event => type(event.currentTarget.value)}
      />
    </label>
  )
}
