import { isFinal, type ListedTask } from '@kinora/client'
import { useState } from 'preact/hooks'
import { client, mayCreate } from '../session/session.ts'
import { creationKind } from '../task-parts/creation-kind.ts'
import { CollectionDialog } from '../task-parts/collection-dialog.tsx'
import { t } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { tell } from '../ui/toasts.tsx'
import { useAction } from '../ui/use-action.tsx'
import { remake } from './remake.ts'

type Props = { tasks: readonly ListedTask[]; onDone: () => void; onCompare: (tasks: readonly ListedTask[]) => void }

/** Actions on several tasks. */
export function Selection({ tasks, onDone, onCompare }: Props) {
  const texts = t().tasks
  const { isBusy, run, problem } = useAction()
  const [isCollecting, setCollecting] = useState(false)
  if (tasks.length === 0) return null
  const failed = tasks.filter(task => task.state === 'failed')
  const running = tasks.filter(task => !isFinal(task))
  const playable = tasks.filter(task => task.creations.some(one => creationKind(one.url) === 'video'))
  const each = async (
    those: readonly ListedTask[],
    work: (id: string) => Promise<unknown>,
    said: string,
  ): Promise<void> => {
    const isDone = await run(async () => {
      let failure: unknown
      // One after another: a hundred at once would exceed the rate limit.
      for (const { id } of those) await work(id).catch((error: unknown) => (failure ??= error))
      if (failure !== undefined) throw failure
    })
    if (!isDone) return
    tell(said)
    onDone()
  }
  return (
    <div class="selection" role="toolbar" aria-label={texts.selected(tasks.length)}>
      <span>{texts.selected(tasks.length)}</span>
      {failed.length > 0 && mayCreate.value && (
        <button
          type="button"
          class="small"
          disabled={isBusy}
          onClick={() => void each(failed, id => remake(id), texts.made)}
        >
          <Icon name="again" />
          {texts.retryCount(failed.length)}
        </button>
      )}
      {running.length > 0 && mayCreate.value && (
        <button
          type="button"
          class="small danger"
          disabled={isBusy}
          onClick={() => void each(running, id => client().cancel(id), texts.cancelled)}
        >
          <Icon name="stop" />
          {texts.cancelCount(running.length)}
        </button>
      )}
      {playable.length === 2 && tasks.length === 2 && (
        <button type="button" class="small" onClick={() => onCompare(playable)}>
          <Icon name="compare" />
          {texts.compare}
        </button>
      )}
      {mayCreate.value && (
        <button type="button" class="small" onClick={() => setCollecting(true)}>
          <Icon name="star" />
          {t().collections.choose}
        </button>
      )}
      {isCollecting && <CollectionDialog items={tasks.map(({ id }) => id)} onClose={() => setCollecting(false)} />}
      <button type="button" class="small quiet" onClick={onDone}>
        {texts.chooseNone}
      </button>
      {problem()}
    </div>
  )
}
