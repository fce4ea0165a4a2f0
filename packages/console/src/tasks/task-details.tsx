import { isFinal, type Task } from '@kinora/client'
import { useEffect, useState } from 'preact/hooks'
import { formatLength, formatNumber, formatTime } from '../core/format.ts'
import { address, go, hasPage } from '../core/route.ts'
import { client } from '../session/session.ts'
import { CreationView } from '../task-parts/creation-view.tsx'
import { creationKind } from '../task-parts/creation-kind.ts'
import { FavouriteButton } from '../task-parts/favourite-button.tsx'
import { keptWords } from '../task-parts/kept-words.ts'
import { placeWords } from '../task-parts/place-words.ts'
import { ProgressBar } from '../task-parts/progress-bar.tsx'
import { PromptIdeas } from '../task-parts/prompt-ideas.tsx'
import { StateBadge } from '../task-parts/state-badge.tsx'
import { useTask } from '../task-parts/use-task.ts'
import { explain, explainReason } from '../texts/explain.ts'
import { t } from '../texts/texts.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { useLoad } from '../ui/use-load.ts'
import { TaskActions } from './task-actions.tsx'
import { titleOf } from './task-rows.tsx'

type Props = { id: string; closeHref: string; onMade: () => void }

/** One task: its result, its request and its actions. */
export function TaskDetails({ id, closeHref, onMade }: Props) {
  const texts = t().tasks
  const { task, error, change } = useTask(id)
  useEffect(() => {
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) go(closeHref)
    }
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [closeHref])
  return (
    <aside class="details card" aria-label={texts.details}>
      <header class="details-head">
        <div aria-live="polite">{task && <StateBadge state={task.state} />}</div>
        {task && <FavouriteButton id={id} name={texts.thisTask} />}
        <a class="button icon-button" href={closeHref} aria-label={t().shell.close}>
          <Icon name="close" />
        </a>
      </header>
      {error && <Notice kind="error">{explain(error)}</Notice>}
      {!task && !error && <Spinner />}
      {task && (
        <>
          <Result task={task} />
          <TaskActions task={task} onMade={onMade} onKept={change} />
          <Facts id={id} task={task} />
        </>
      )}
    </aside>
  )
}

function Result({ task }: { task: Task }) {
  const texts = t().tasks
  const [at, setAt] = useState(0)
  if (task.state === 'failed')
    return (
      <Notice kind="error">
        <p>
          <strong>{task.err_code}</strong>
        </p>
        <p class="pre">{explainReason(task.err_code, task.err_msg)}</p>
      </Notice>
    )
  if (!isFinal(task))
    return (
      <div class="stack">
        <ProgressBar state={task.state} progress={task.progress} />
        <p class="hint">
          {placeWords(task)}
          {task.estimated_start_at && ` · ${texts.startsAt(formatTime(task.estimated_start_at))}`}
        </p>
      </div>
    )
  const creation = task.creations[at] ?? task.creations[0]
  return (
    <div class="stack">
      {creation && <CreationView key={creation.id} creation={creation} label={t().make.result} />}
      {task.prompts && <PromptIdeas prompts={task.prompts} />}
      {task.creations.length > 1 && (
        <div class="buttons">
          {task.creations.map((one, index) => (
            <button type="button" class="small" key={one.id} aria-pressed={index === at} onClick={() => setAt(index)}>
              {texts.creation(index + 1)}
            </button>
          ))}
        </div>
      )}
      {creation?.sheet_url && creationKind(creation.url) === 'video' && (
        <details>
          <summary>{texts.sheet}</summary>
          <img class="creation" src={creation.sheet_url} alt={texts.sheet} loading="lazy" />
        </details>
      )}
      {task.notes?.map(note => (
        <Notice kind="warning" key={note}>
          {note}
        </Notice>
      ))}
    </div>
  )
}

function Facts({ id, task }: { id: string; task: Task }) {
  const texts = t().tasks
  const { value: listed } = useLoad(
    async signal => (await client().tasks({ task_ids: [id] }, { signal })).tasks[0],
    [id, task.state],
  )
  const { value: request } = useLoad(
    signal =>
      client()
        .request(id, { signal })
        .catch(() => undefined),
    [id],
  )
  const rows: (readonly [string, string | number | undefined])[] = [
    [texts.type, listed && titleOf(listed.type)],
    [texts.model, listed?.model],
    [texts.resolution, [listed?.resolution, listed?.aspect_ratio].filter(Boolean).join(' · ')],
    [texts.length, listed && listed.duration > 0 ? formatLength(listed.duration) : ''],
    [texts.seed, listed?.seed],
    [texts.engine, task.engine],
    [texts.price, formatNumber(task.credits)],
    [texts.created, listed && formatTime(listed.created_at)],
    [texts.files, keptWords(task)],
    [texts.id, id],
  ]
  const json = request && JSON.stringify(request.body, null, 2)
  return (
    <>
      {listed?.prompt && <p class="details-prompt">{listed.prompt}</p>}
      <dl class="facts">
        {rows
          .filter(([, value]) => value !== undefined && value !== '')
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {json && (
        <details>
          <summary>{texts.request}</summary>
          <CopyButton text={json} />
          <pre class="code" tabIndex={0}>
            <code>{json}</code>
          </pre>
        </details>
      )}
      {listed && isFilm(listed.type) && hasPage('film') && (
        <a class="button" href={address('film', [id])}>
          <Icon name="film" />
          {texts.openFilm}
        </a>
      )}
    </>
  )
}

/** The generators whose result is made of parts that can be edited. */
const isFilm = (type: string): boolean => /^(?:one-click\/\w+|explain-comic|ad-one-click)$/.test(type)
