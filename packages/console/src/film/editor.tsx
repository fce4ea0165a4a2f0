import type { FilmGenerator, Storyboard } from '@kinora/client'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { client } from '../session/session.ts'
import { explain, explainReason } from '../texts/explain.ts'
import { t } from '../texts/texts.ts'
import { Notice } from '../ui/notice.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { useLoad } from '../ui/use-load.ts'
import { useVisibleInterval } from '../ui/use-visible-interval.ts'
import { Workbench } from './workbench.tsx'
import { isFilm } from '../task-parts/film-edits.ts'

// Parts take seconds, and a query costs a millisecond. URLs are valid for an hour at least and are renewed well before.
const EVERY_MS = 1_200
const WHILE_STILL_MS = 5 * 60_000
const KEPT_MS = 40 * 60_000

const isOpen = ({ state }: { state: string }): boolean => state !== 'success' && state !== 'failed'

/** True if anything of a film is being made. */
const isMoving = (film: Storyboard): boolean =>
  isOpen(film) ||
  [...film.segments.flatMap(one => one.versions), ...film.narration, ...film.music, ...film.cuts].some(isOpen)

/** Finds a film of any kind by its id and follows it while parts are made. */
export function Editor({ id }: { id: string }) {
  const texts = t().film
  const task = useLoad(async signal => (await client().tasks({ task_ids: [id] }, { signal })).tasks[0], [id])
  const type = task.value?.type ?? ''
  const generator = isFilm(type) ? type : undefined
  const load = useLoad(
    async signal => (generator ? client().storyboard(generator, id, { signal }) : undefined),
    [id, generator],
  )
  const film = load.value
  useVisibleInterval(load.reload, film && isMoving(film) ? EVERY_MS : WHILE_STILL_MS)
  const error = task.error ?? load.error
  if (film && generator)
    return <OpenFilm film={film} name={task.value?.prompt ?? ''} generator={generator} reload={load.reload} />
  return (
    <>
      <PageHead title={texts.title} />
      {!task.isLoading && !task.error && !generator ? (
        <Notice kind="error">{texts.noFilm(id)}</Notice>
      ) : error ? (
        <Notice kind="error">{explain(error)}</Notice>
      ) : (
        <Spinner />
      )}
    </>
  )
}

type OpenFilmProps = { film: Storyboard; name: string; generator: FilmGenerator; reload: () => void }

/** A film in the editor, or its progress. */
function OpenFilm({ film, name, generator, reload }: OpenFilmProps) {
  const texts = t().film
  const sound = useLoad(
    async signal => (film.cut === '' ? undefined : client().filmSound(generator, film.id, { cut: film.cut, signal })),
    [film.id, film.cut],
  )
  // Signed URLs change with every query while the file does not, so the player keeps its URL.
  const urls = useRef<KeptUrls>(new Map())
  const steady = useMemo(() => keepUrls(film, urls.current), [film])
  const [wasOpened, setOpened] = useState(false)
  const isReady = !isOpen(film) && film.segments.length > 0
  useEffect(() => setOpened(isReady), [isReady])
  if (!isReady && !wasOpened)
    return (
      <>
        <PageHead title={name || texts.title} />
        {film.state === 'failed' ? (
          <Notice kind="error">{texts.failedEmpty(explainReason(film.err_code, film.err_msg))}</Notice>
        ) : (
          <div class="card film-making" role="status">
            <h2>{texts.making}</h2>
            <progress max={100} value={film.progress} aria-label={texts.making} />
            <p class="dim">{film.progress} %</p>
          </div>
        )}
      </>
    )
  return <Workbench film={steady} name={name} sound={sound.value} reload={reload} />
}

type KeptUrls = Map<string, { url: string; at: number }>

function keepUrls(film: Storyboard, known: KeptUrls): Storyboard {
  const now = Date.now()
  const keep = (name: string, url: string): string => {
    const kept = known.get(name)
    if (url === '' || (kept && now - kept.at < KEPT_MS)) return url && (kept?.url ?? url)
    known.set(name, { url, at: now })
    return url
  }
  const steady = <R extends { id: string; url: string; cover_url: string }>(record: R): R => ({
    ...record,
    url: keep(`${record.id} url`, record.url),
    cover_url: keep(`${record.id} cover`, record.cover_url),
  })
  return {
    ...film,
    segments: film.segments.map(segment => ({ ...segment, versions: segment.versions.map(steady) })),
    narration: film.narration.map(steady),
    music: film.music.map(steady),
    cuts: film.cuts.map(steady),
  }
}
