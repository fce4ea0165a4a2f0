import { isFinal } from '@kinora/client'
import { address } from '../core/route.ts'
import { madeHere } from '../session/drafts.ts'
import { CreationView } from '../task-parts/creation-view.tsx'
import { keptWords } from '../task-parts/kept-words.ts'
import { placeWords } from '../task-parts/place-words.ts'
import { ProgressBar } from '../task-parts/progress-bar.tsx'
import { PromptIdeas } from '../task-parts/prompt-ideas.tsx'
import { StateBadge } from '../task-parts/state-badge.tsx'
import { useTask } from '../task-parts/use-task.ts'
import { explain } from '../texts/explain.ts'
import { t } from '../texts/texts.ts'

/** The tasks created from this page, each followed to its end. */
export function MadeList() {
  const texts = t().make
  return (
    <section class="made" aria-label={texts.made}>
      <h2>{texts.made}</h2>
      {madeHere.value.length === 0 && <p class="made-none">{texts.nothingMade}</p>}
      <ol>
        {madeHere.value.map((id, index) => (
          <MadeTask key={id} id={id} isNewest={index === 0} />
        ))}
      </ol>
    </section>
  )
}

function MadeTask({ id, isNewest }: { id: string; isNewest: boolean }) {
  const { task, error } = useTask(id)
  const texts = t()
  return (
    <li class="made-task card" data-task={id} data-state={task?.state ?? 'created'}>
      {task?.state === 'success' &&
        task.creations
          .slice(0, 1)
          .map(creation => (
            <CreationView key={creation.id} creation={creation} label={texts.make.result} autoplay={isNewest} />
          ))}
      {task?.prompts && <PromptIdeas prompts={task.prompts} />}
      {task && task.state !== 'success' && task.state !== 'failed' && <ProgressBar {...task} />}
      {task?.state === 'failed' && <p class="field-error">{task.err_msg || task.err_code}</p>}
      {error && <p class="field-error">{explain(error)}</p>}
      {task?.notes?.map(note => (
        <p class="hint" key={note}>
          {note}
        </p>
      ))}
      <footer>
        <span aria-live="polite">
          <StateBadge state={task?.state ?? 'created'} />
          {task && <span class="hint">{isFinal(task) ? keptWords(task) : placeWords(task)}</span>}
        </span>
        <a href={address('tasks', [id])}>{texts.make.details}</a>
      </footer>
    </li>
  )
}
