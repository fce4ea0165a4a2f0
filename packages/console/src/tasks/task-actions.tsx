import { isFinal, type Task } from '@kinora/client'
import { useState } from 'preact/hooks'
import { address, go } from '../core/route.ts'
import { bringAgain, bringRequest } from '../session/upload-local-files.ts'
import { keepDraft, noteMade } from '../session/drafts.ts'
import { client, mayCreate } from '../session/session.ts'
import { CollectionDialog } from '../task-parts/collection-dialog.tsx'
import { creationKind } from '../task-parts/creation-kind.ts'
import { t } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { tell } from '../ui/toasts.tsx'
import { useAction } from '../ui/use-action.tsx'
import { remake } from './remake.ts'

// Generators that can use a picture, or the first frame of a clip.
const TAKES_PICTURES = ['img2video', 'reference2image', 'reference2video'] as const

type Props = {
  task: Task
  onMade: () => void
  /** Called with the new retention of its files. */
  onKept: (kept: Pick<Task, 'kept_until' | 'pinned'>) => void
}

/** The actions on a task. */
export function TaskActions({ task, onMade, onKept }: Props) {
  const texts = t().tasks
  const { isBusy, run: act, problem } = useAction()
  const [isCollecting, setCollecting] = useState(false)
  const creation = task.creations.find(one => one.url !== '')
  const run = (work: () => Promise<void>) => async (): Promise<void> => void (await act(work))
  const again = (anotherSeed: boolean) =>
    run(async () => {
      noteMade(await remake(task.id, { anotherSeed }))
      tell(texts.made)
      onMade()
    })
  const edit = run(async () => {
    const { type, body } = await client().request(task.id)
    keepDraft(type, (await bringRequest(body)) as Record<string, unknown>)
    go(address('make', type.split('/')))
  })
  const use = (generator: (typeof TAKES_PICTURES)[number]) =>
    run(async () => {
      const url = creation && creationKind(creation.url) === 'video' ? creation.cover_url : creation?.url
      keepDraft(generator, { images: [await bringAgain(url ?? '')] })
      go(address('make', [generator]))
    })
  const cancel = run(async () => {
    await client().cancel(task.id)
    tell(texts.cancelled)
  })
  const keep = run(async () => onKept(task.pinned ? await client().unkeep(task.id) : await client().keep(task.id)))
  const canMake = mayCreate.value && !isBusy
  const hasPicture = creation && ['video', 'picture'].includes(creationKind(creation.url))
  const generators: Record<string, { title: string }> = t().generators
  return (
    <div class="buttons task-actions">
      {creation && (
        <a class="button" href={creation.url} download>
          <Icon name="download" />
          {texts.download}
        </a>
      )}
      {creation && (
        <button
          type="button"
          disabled={!canMake}
          aria-pressed={task.pinned}
          title={texts.keepHint}
          onClick={() => void keep()}
        >
          <Icon name="pin" />
          {task.pinned ? texts.keptForGood : texts.keep}
        </button>
      )}
      <button type="button" disabled={!mayCreate.value} onClick={() => setCollecting(true)}>
        <Icon name="star" />
        {t().collections.choose}
      </button>
      {isCollecting && <CollectionDialog items={[task.id]} onClose={() => setCollecting(false)} />}
      {!isFinal(task) && (
        <button type="button" class="danger" disabled={!canMake} onClick={() => void cancel()}>
          <Icon name="stop" />
          {texts.cancel}
        </button>
      )}
      <button type="button" disabled={!canMake} onClick={() => void again(false)()}>
        <Icon name="again" />
        {task.state === 'failed' ? texts.retry : texts.again}
      </button>
      {task.state === 'success' && (
        <button type="button" disabled={!canMake} onClick={() => void again(true)()}>
          <Icon name="dice" />
          {texts.anotherSeed}
        </button>
      )}
      <button type="button" disabled={!canMake} onClick={() => void edit()}>
        <Icon name="settings" />
        {texts.change}
      </button>
      {hasPicture && !task.creations.some(({ url }) => creationKind(url) === 'sound') && (
        <a class="button" href={address('desk', ['task', task.id])}>
          <Icon name="desk" />
          {t().desk.openHere}
        </a>
      )}
      {hasPicture && (
        <select
          class="use-as"
          aria-label={texts.useAs}
          disabled={!canMake}
          value=""
          onChange={event => void use(event.currentTarget.value as (typeof TAKES_PICTURES)[number])()}
        >
          <option value="">{texts.useAs}</option>
          {TAKES_PICTURES.map(name => (
            <option key={name} value={name}>
              {generators[name]?.title}
            </option>
          ))}
        </select>
      )}
      {problem()}
    </div>
  )
}
