import { isFinal, RequestRefused, type Scene } from '@kinora/client'
import { useEffect, useState } from 'preact/hooks'
import { keep } from '../core/storage.ts'
import { address } from '../core/route.ts'
import { noteMade } from '../session/drafts.ts'
import { client, mayCreate } from '../session/session.ts'
import { explain, explainProblem } from '../texts/explain.ts'
import { t } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { tell } from '../ui/toasts.tsx'
import { useLoad } from '../ui/use-load.ts'
import { CreationView } from '../task-parts/creation-view.tsx'
import { placeWords } from '../task-parts/place-words.ts'
import { ProgressBar } from '../task-parts/progress-bar.tsx'
import { StateBadge } from '../task-parts/state-badge.tsx'
import { useTask } from '../task-parts/use-task.ts'

type FieldSpec = { standing?: string; max?: number }
type Spec = {
  generators: readonly {
    name: string
    fields: Record<string, FieldSpec>
    columns: readonly { key: string; fields: Record<string, FieldSpec> }[]
  }[]
}

/** The models that film documents of a length, in the order of the service. */
export function filmingModels({ generators }: Spec, generator: string, seconds: number): string[] {
  const found = generators.find(({ name }) => name === generator)
  return (found?.columns ?? [])
    .filter(({ fields }) => {
      const { scene, duration } = { ...found?.fields, ...fields }
      return scene !== undefined && !scene.standing && seconds <= (duration?.max ?? Infinity)
    })
    .map(({ key }) => key)
}

type Props = {
  scene: Scene
  name: string
  seed: number
  ratio: string
  images: readonly string[]
  isValid: boolean
  /** The chosen model. */
  model: string | undefined
  onModel: (model: string) => void
}

const MAX_VARIATIONS = 8

/** Makes the clip of a document, or several with different seeds. */
export function MakeBar({ scene, name, seed, ratio, images, isValid, model: chosen, onModel }: Props) {
  const texts = t().desk.make
  const generator = images.length > 0 ? 'reference2video' : 'text2video'
  const { value: spec } = useLoad(signal => client().call<Spec>('GET', '/ent/v2/catalog', { signal }), [])
  const models = spec ? filmingModels(spec, generator, scene.seconds) : []
  const [count, setCount] = useState(1)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Error>()
  const [made, setMade] = useState<readonly string[]>([])
  const { value: prices } = useLoad(
    async signal => {
      if (!isValid) return undefined
      const path = `/ent/v2/estimate/${generator}`
      const told = await Promise.all(
        models.map(one => client().call<{ credits: number }>('POST', path, { json: body(one, 0), signal })),
      )
      return new Map(models.map((one, at) => [one, told[at]?.credits ?? 0]))
    },
    [scene.seconds, models.join(), isValid, generator, ratio],
  )
  // The cheapest is chosen once; from then on only the user chooses another.
  const cheapest = prices && models.toSorted((one, other) => (prices.get(one) ?? 0) - (prices.get(other) ?? 0))[0]
  useEffect(() => {
    if (!chosen && cheapest !== undefined) onModel(cheapest)
  }, [chosen, cheapest])
  const model = chosen ?? ''
  const canFilm = models.includes(model)
  const price = prices?.get(model)
  const make = async (): Promise<void> => {
    setBusy(true)
    setFailure(undefined)
    try {
      for (let nth = 0; nth < count; nth++) {
        const task = await client().call<{ id: string }>('POST', `/ent/v2/${generator}`, {
          json: body(model, nth),
          headers: { prefer: 'respond-async' },
        })
        noteMade(task.id)
        setMade(before => [task.id, ...before])
      }
      tell(texts.begun(count))
    } catch (error) {
      setFailure(error as Error)
    }
    setBusy(false)
  }
  return (
    <section class="card stack desk-make" aria-label={texts.title}>
      <div class="desk-make-row">
        <label class="field">
          <span class="field-label">{texts.model}</span>
          <select
            value={model}
            onChange={event => {
              onModel(event.currentTarget.value)
              keep('desk.model', event.currentTarget.value)
            }}
          >
            {[...(canFilm || model === '' ? [] : [model]), ...models].map(one => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <label class="field">
          <span class="field-label">{texts.variations}</span>
          <input
            type="number"
            min={1}
            max={MAX_VARIATIONS}
            value={count}
            onInput={event => setCount(Math.min(MAX_VARIATIONS, Math.max(1, event.currentTarget.valueAsNumber || 1)))}
          />
        </label>
        <button
          type="button"
          class="primary"
          disabled={isBusy || !isValid || !canFilm || !mayCreate.value}
          onClick={() => void make()}
        >
          <Icon name="play" />
          {isBusy ? texts.making : texts.make(count)}
        </button>
        <span class="dim" role="status">
          {price !== undefined && texts.price(String(price * count))}
        </span>
      </div>
      {!isValid && <p class="hint">{texts.notYet}</p>}
      {models.length > 0 && model !== '' && !canFilm && (
        <p class="field-error">{texts.notThis(model, scene.seconds)}</p>
      )}
      {spec && models.length === 0 && <p class="hint">{texts.tooLong(scene.seconds)}</p>}
      {failure instanceof RequestRefused && failure.problems.length > 0
        ? failure.problems.map(one => (
            <Notice kind="error" key={one.message}>
              {explainProblem(one)}
            </Notice>
          ))
        : failure && <Notice kind="error">{explain(failure)}</Notice>}
      {made.length > 0 && (
        <ul class="desk-made">
          {made.map(id => (
            <MadeClip key={id} id={id} />
          ))}
        </ul>
      )}
    </section>
  )

  function body(by: string, nth: number): Record<string, unknown> {
    return {
      model: by,
      prompt: name || texts.untitled,
      scene,
      seed: seed + nth,
      aspect_ratio: ratio,
      ...(images.length > 0 && { images }),
    }
  }
}

function MadeClip({ id }: { id: string }) {
  const { task } = useTask(id)
  const [creation] = task?.creations ?? []
  return (
    <li class="desk-clip" data-state={task?.state ?? 'created'}>
      {task?.state === 'success' && creation && <CreationView creation={creation} label={t().desk.make.clip(id)} />}
      {task && !isFinal(task) && <ProgressBar {...task} />}
      {task?.state === 'failed' && <p class="field-error">{task.err_msg || task.err_code}</p>}
      <span class="desk-clip-line">
        <StateBadge state={task?.state ?? 'created'} />
        {task && !isFinal(task) && <span class="hint">{placeWords(task)}</span>}
        <a href={address('tasks', [id])}>{t().make.details}</a>
      </span>
    </li>
  )
}
