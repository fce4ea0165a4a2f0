import type { ListedTask } from '@kinora/client'
import { useState } from 'preact/hooks'
import { address, go, type PageProps } from '../core/route.ts'
import { explain } from '../texts/explain.ts'
import { t } from '../texts/texts.ts'
import { Notice } from '../ui/notice.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { CollectionBar } from '../task-parts/collection-bar.tsx'
import { Compare } from './compare.tsx'
import { Selection } from './selection.tsx'
import { TaskDetails } from './task-details.tsx'
import { TaskFilters } from './task-filters.tsx'
import { TaskGrid, TaskRows } from './task-rows.tsx'
import { formatTaskQuery, readTaskQuery, type TaskQuery } from './task-query.ts'
import { useTaskList } from './use-task-list.ts'
import { ViewList } from './view-list.tsx'

/** All tasks of the account, with the open one beside the list. */
export function TasksPage({ rest, query: address_ }: PageProps) {
  const texts = t().tasks
  const query = readTaskQuery(address_)
  const list = useTaskList(query)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [compared, setCompared] = useState<readonly ListedTask[]>()
  const open = rest[0]
  const hrefFor = (id?: string): string => address('tasks', id ? [id] : [], formatTaskQuery(query))
  const change = (next: Partial<TaskQuery>): void =>
    go(address('tasks', open ? [open] : [], formatTaskQuery({ ...query, ...next })), { replace: true })
  const choose = (id: string, isChosen: boolean): void => {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  const shown = { list, open, hrefFor, chosen, choose }
  return (
    <>
      <PageHead title={texts.title} />
      <TaskFilters query={query} onChange={change} />
      <CollectionBar
        chosen={query.collection}
        hrefFor={collection => address('tasks', [], formatTaskQuery({ ...query, collection }))}
        onDeleted={() => change({ collection: '' })}
      />
      <ViewList query={address('tasks', [], formatTaskQuery(query)).split('?')[1] ?? ''} />
      <Selection
        tasks={list.tasks.filter(task => chosen.has(task.id))}
        onDone={() => {
          setChosen(new Set())
          list.refresh()
        }}
        onCompare={setCompared}
      />
      <div class={open ? 'tasks has-details' : 'tasks'}>
        <div class="tasks-list">
          {list.error && <Notice kind="error">{explain(list.error)}</Notice>}
          {query.view === 'gallery' ? <TaskGrid {...shown} /> : <TaskRows {...shown} />}
          {list.tasks.length === 0 && !list.isLoading && <Nothing isFiltered={hrefFor() !== address('tasks')} />}
        </div>
        {open && <TaskDetails key={open} id={open} closeHref={hrefFor()} onMade={list.refresh} />}
      </div>
      {compared && <Compare tasks={compared} onClose={() => setCompared(undefined)} />}
    </>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const texts = t().tasks
  return (
    <div class="empty">
      <h2>{isFiltered ? texts.noneFound : texts.none}</h2>
      {isFiltered ? (
        <a href={address('tasks')}>{texts.showAll}</a>
      ) : (
        <a class="button primary" href={address('make')}>
          {texts.makeFirst}
        </a>
      )}
    </div>
  )
}
