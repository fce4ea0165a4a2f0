import type { ListedTask } from '@kinora/client'
import { formatAge } from '../core/format.ts'
import { address } from '../core/route.ts'
import { client } from '../session/session.ts'
import { explain } from '../texts/explain.ts'
import { t } from '../texts/texts.ts'
import { Notice } from '../ui/notice.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { useLoad } from '../ui/use-load.ts'
import { useVisibleInterval } from '../ui/use-visible-interval.ts'
import { FILMS } from '../task-parts/film-edits.ts'
import { PartBadge } from './part-badge.tsx'

const MAX_FILMS = 48
const EVERY_MS = 5_000

/** The latest films. */
export function FilmList() {
  const texts = t().film
  const ask = (signal: AbortSignal) => client().tasks({ types: [...FILMS], 'pager.pagesz': MAX_FILMS }, { signal })
  const { value, error, reload } = useLoad(ask, [])
  const isMoving = value?.tasks.some(({ state }) => state !== 'success' && state !== 'failed')
  useVisibleInterval(reload, isMoving ? EVERY_MS : undefined)
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      {error && !value && <Notice kind="error">{explain(error)}</Notice>}
      {!value && !error && <Spinner />}
      {value?.tasks.length === 0 && (
        <div class="card empty">
          <h2>{texts.none}</h2>
          <p>{texts.noneHint}</p>
        </div>
      )}
      <ul class="film-grid">
        {value?.tasks.map(film => (
          <li key={film.id}>
            <FilmCard film={film} />
          </li>
        ))}
      </ul>
    </>
  )
}

function FilmCard({ film }: { film: ListedTask }) {
  const cover = film.creations[0]?.cover_url
  const texts = t().film
  return (
    <a class="film-card" href={address('film', [film.id])}>
      <span class="film-cover">{cover && <img src={cover} alt="" loading="lazy" />}</span>
      <span class="film-card-text">
        <strong>{film.prompt || texts.kinds[film.type as keyof typeof texts.kinds] || film.type}</strong>
        <span class="dim">
          {texts.kinds[film.type as keyof typeof texts.kinds] ?? film.type} · {formatAge(film.created_at)}
        </span>
        <PartBadge state={film.state} progress={film.progress} />
      </span>
    </a>
  )
}
