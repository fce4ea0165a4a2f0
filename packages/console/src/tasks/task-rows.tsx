import type { ListedTask } from '@kinora/client'
import { useEffect, useRef, useState } from 'preact/hooks'
import { formatAge, formatLength, formatTime } from '../core/format.ts'
import { go } from '../core/route.ts'
import { creationKind } from '../task-parts/creation-kind.ts'
import { FavouriteButton } from '../task-parts/favourite-button.tsx'
import { keptWords } from '../task-parts/kept-words.ts'
import { placeWords } from '../task-parts/place-words.ts'
import { ProgressBar } from '../task-parts/progress-bar.tsx'
import { StateBadge } from '../task-parts/state-badge.tsx'
import { explainReason } from '../texts/explain.ts'
import { t } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { VirtualRows } from '../ui/virtual-rows.tsx'
import type { TaskList } from './use-task-list.ts'

export type Shown = {
  list: TaskList
  open: string | undefined
  hrefFor: (id: string) => string
  chosen: ReadonlySet<string>
  choose: (id: string, isChosen: boolean) => void
}

const ROW_PX = 84

/** One task per line. The arrow keys move. */
export function TaskRows({ list, open, hrefFor, chosen, choose }: Shown) {
  const step = (event: KeyboardEvent, index: number): void => {
    const to = event.key === 'ArrowDown' ? index + 1 : event.key === 'ArrowUp' ? index - 1 : undefined
    const task = to === undefined ? undefined : list.tasks[to]
    if (!task) return
    event.preventDefault()
    if (open) go(hrefFor(task.id), { replace: true })
    document.querySelector<HTMLElement>(`[data-task="${task.id}"] .task-link`)?.focus()
  }
  const row = (index: number) => {
    const task = list.tasks[index]
    if (!task) return null
    return (
      <div class={task.id === open ? 'task-row is-open' : 'task-row'} data-task={task.id} data-state={task.state}>
        <Choose task={task} chosen={chosen} choose={choose} />
        <a
          class="task-link"
          href={hrefFor(task.id)}
          aria-current={task.id === open ? 'true' : undefined}
          onKeyDown={event => step(event, index)}
        >
          <Cover task={task} />
          <span class="task-words">
            <span class="task-prompt">{promptOf(task)}</span>
            <span class="task-line">{lineOf(task)}</span>
            {task.state === 'failed' && (
              <span class="task-why">{firstLine(explainReason(task.err_code, task.err_msg ?? ''))}</span>
            )}
            {isUnderWay(task) && <ProgressBar state={task.state} progress={task.progress} />}
          </span>
          <span class="task-end">
            <StateBadge state={task.state} />
            <time datetime={task.created_at} title={formatTime(task.created_at)}>
              {formatAge(task.created_at)}
            </time>
          </span>
        </a>
        <FavouriteButton id={task.id} name={promptOf(task)} />
      </div>
    )
  }
  return (
    <VirtualRows
      count={list.tasks.length}
      rowHeight={ROW_PX}
      row={row}
      keyFor={index => list.tasks[index]?.id}
      onEnd={list.more}
      label={t().tasks.title}
    />
  )
}

const CELL_PX = 240

/** Pictures side by side. */
export function TaskGrid({ list, open, hrefFor, chosen, choose }: Shown) {
  const box = useRef<HTMLDivElement>(null)
  const [columns, setColumns] = useState(4)
  useEffect(() => {
    const measure = new ResizeObserver(([entry]) =>
      setColumns(Math.max(1, Math.floor((entry?.contentRect.width ?? 0) / CELL_PX))),
    )
    if (box.current) measure.observe(box.current)
    return () => measure.disconnect()
  }, [])
  const row = (index: number) => (
    <div class="grid-row" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {list.tasks.slice(index * columns, (index + 1) * columns).map(task => (
        <div
          class={task.id === open ? 'cell is-open' : 'cell'}
          key={task.id}
          data-task={task.id}
          data-state={task.state}
        >
          <Choose task={task} chosen={chosen} choose={choose} />
          <a class="task-link" href={hrefFor(task.id)} aria-current={task.id === open ? 'true' : undefined}>
            <Cover task={task} />
            <span class="task-prompt">{promptOf(task)}</span>
          </a>
          {task.state !== 'success' && <StateBadge state={task.state} />}
          <FavouriteButton id={task.id} name={promptOf(task)} />
        </div>
      ))}
    </div>
  )
  return (
    <div ref={box}>
      <VirtualRows
        class="grid"
        count={Math.ceil(list.tasks.length / columns)}
        rowHeight={208}
        row={row}
        onEnd={list.more}
        label={t().tasks.title}
      />
    </div>
  )
}

function Choose({ task, chosen, choose }: { task: ListedTask } & Pick<Shown, 'chosen' | 'choose'>) {
  return (
    <label class="task-choose">
      <input
        type="checkbox"
        checked={chosen.has(task.id)}
        aria-label={t().tasks.choose(promptOf(task))}
        onChange={event => choose(task.id, event.currentTarget.checked)}
      />
    </label>
  )
}

/** The first picture of the result; an icon if there is none. */
function Cover({ task }: { task: ListedTask }) {
  const creation = task.creations[0]
  const kind = creation ? creationKind(creation.url) : undefined
  const url = creation?.cover_url || (kind === 'picture' ? creation?.url : '')
  if (url) return <img class="cover" src={url} alt="" loading="lazy" decoding="async" />
  return (
    <span class="cover">
      <Icon
        name={task.state === 'failed' ? 'warning' : kind === 'sound' || task.type === 'audio-tts' ? 'voices' : 'film'}
      />
    </span>
  )
}

export const titleOf = (type: string): string => {
  const generators: Record<string, { title: string }> = t().generators
  return generators[type]?.title ?? type
}

const promptOf = (task: ListedTask): string => task.prompt || titleOf(task.type)

const lineOf = (task: ListedTask): string =>
  [
    titleOf(task.type),
    task.model,
    task.resolution,
    task.duration > 0 && formatLength(task.duration),
    task.engine,
    isUnderWay(task) ? placeWords(task) : keptWords(task),
    (task.notes?.length ?? 0) > 0 && t().tasks.notesCount(task.notes?.length ?? 0),
  ]
    .filter(Boolean)
    .join(' · ')

const isUnderWay = ({ state }: ListedTask): boolean => state !== 'success' && state !== 'failed'
const firstLine = (text: string): string => text.split('\n')[0] ?? ''
