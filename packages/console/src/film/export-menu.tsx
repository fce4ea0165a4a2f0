import type { FilmGenerator, Storyboard } from '@kinora/client'
import { client } from '../session/session.ts'
import { t } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { useAction } from '../ui/use-action.tsx'

const FORMATS = ['json', 'otio', 'edl'] as const
type Format = (typeof FORMATS)[number]

/** Exports the timeline for editing programs. */
export function ExportMenu({ film }: { film: Storyboard }) {
  const texts = t().film
  const { run, problem } = useAction()
  const save = (format: Format): Promise<boolean> =>
    run(async () => {
      const generator = film.type as FilmGenerator
      const text =
        format === 'json'
          ? JSON.stringify(await client().timeline(generator, film.id), null, 2)
          : await client().exportFilm(generator, film.id, format)
      saveFile(text, `film-${film.id}.${format}`)
    }, format)
  return (
    <details class="export-menu" onKeyDown={closeOnEscape} onFocusOut={closeWhenLeft}>
      <summary class="button">
        <Icon name="download" />
        {texts.export}
      </summary>
      <ul class="export-list">
        {FORMATS.map(format => (
          <li key={format}>
            <button type="button" class="quiet" disabled={film.cut === ''} onClick={() => void save(format)}>
              {texts.formats[format]}
            </button>
            {problem(format)}
          </li>
        ))}
      </ul>
    </details>
  )
}

function closeOnEscape(event: KeyboardEvent & { currentTarget: HTMLDetailsElement }): void {
  if (event.key !== 'Escape') return
  event.currentTarget.open = false
  event.currentTarget.querySelector('summary')?.focus()
}

function closeWhenLeft(event: FocusEvent & { currentTarget: HTMLDetailsElement }): void {
  if (!event.currentTarget.contains(event.relatedTarget as Node | null)) event.currentTarget.open = false
}

function saveFile(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has started the download by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
