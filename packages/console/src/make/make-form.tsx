import { type Problem, RequestRefused } from '@kinora/client'
import { useState } from 'preact/hooks'
import { noteMade } from '../session/drafts.ts'
import { client, mayCreate } from '../session/session.ts'
import { explain, explainProblem } from '../texts/explain.ts'
import { t } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { useAction } from '../ui/use-action.tsx'
import type { Catalogue, GeneratorSpec, Values } from './catalogue.ts'
import { fieldLabel } from './field-label.ts'
import { FieldView } from './field-view.tsx'
import { fillExample } from './example.ts'
import { type FormField, formFields, layOutFields, missingFields, problemsFor, requestBody } from './form-fields.ts'
import { Price } from './price.tsx'
import { Reading } from './reading.tsx'
import { CodeView } from './code-view.tsx'
import { StoryboardButton } from './storyboard-button.tsx'
import { useEstimate } from './use-estimate.ts'

/** Tasks that one press creates. */
const MAX_VARIATIONS = 8

type Props = {
  generator: GeneratorSpec
  models: Catalogue['models']
  values: Values
  onChange: (values: Values) => void
}

export function MakeForm({ generator, models, values, onChange }: Props) {
  const texts = t().make
  const [refusal, setRefusal] = useState<RequestRefused>()
  const [failure, setFailure] = useState<Error>()
  const [isBusy, setBusy] = useState(false)
  const filling = useAction()
  const [count, setCount] = useState(1)
  const [lacking, setLacking] = useState<readonly string[]>([])
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const fields = formFields(generator, values)
  const { first, options, last } = layOutFields(fields, generator.rules_by)
  const body = requestBody(generator, values)
  const { estimate, problems: found } = useEstimate(generator, body)
  // Without a seed, each has its own.
  const mayVary = fields.some(one => one.name === 'seed' && one.state === 'open')
  // A submitted form shows all problems; before, only touched fields do, and missing ones are not reported.
  const problems: readonly Problem[] = refusal
    ? refusal.problems
    : found.filter(one => touched.has(one.field.split(/[[.]/)[0] ?? '') && one.reason !== 'FieldLacking')
  const change = (name: string, value: unknown): void => {
    setRefusal(undefined)
    setFailure(undefined)
    setTouched(new Set([...touched, name]))
    onChange({ ...values, [name]: value })
  }
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    setFailure(undefined)
    try {
      for (let nth = 0; nth < (mayVary ? count : 1); nth++) {
        const made = await client().call<{ id: string }>('POST', generator.path, {
          json: nth === 0 ? body : { ...body, seed: typeof body['seed'] === 'number' ? body['seed'] + nth : undefined },
          headers: { prefer: 'respond-async' },
        })
        noteMade(made.id)
      }
      // Beside the form, or below it on narrow screens.
      requestAnimationFrame(() => document.querySelector('.made')?.scrollIntoView({ block: 'nearest' }))
    } catch (error) {
      if (error instanceof RequestRefused && error.problems.length > 0) showRefusal(error)
      else setFailure(error as Error)
    }
    setBusy(false)
  }
  const showRefusal = (error: RequestRefused): void => {
    setRefusal(error)
    const name = error.problems[0]?.field.split(/[[.]/)[0]
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-field="${name}"] :is(input, textarea, select, button)`)?.focus(),
    )
  }
  const example = async (): Promise<void> => {
    setRefusal(undefined)
    setFailure(undefined)
    setLacking([])
    await filling.run(async () => {
      const filled = await fillExample(generator, t().examples)
      onChange(filled.values)
      setLacking(filled.lacking)
    })
  }
  const unplaced = problems.filter(one => !fields.some(field => problemsFor([one], field.name).length > 0))
  const view = (field: FormField) => (
    <FieldView
      key={field.name}
      field={field}
      generator={generator}
      models={models}
      values={values}
      problems={problemsFor(problems, field.name)}
      onChange={value => change(field.name, value)}
    />
  )
  const does = t().generators[generator.name as keyof ReturnType<typeof t>['generators']]?.does ?? generator.summary
  return (
    <form class="make-form card" onSubmit={event => void submit(event)} noValidate>
      <header class="make-head">
        <p class="dim">{does}</p>
        <button type="button" class="quiet small" disabled={isBusy || filling.isBusy} onClick={() => void example()}>
          <Icon name="dice" />
          {texts.fillExample}
        </button>
      </header>
      {filling.problem()}
      {lacking.length > 0 && <Notice kind="warning">{texts.exampleLacks(lacking.map(fieldLabel).join(', '))}</Notice>}
      <div class="stack">{first.map(view)}</div>
      <div class="options">{options.map(view)}</div>
      {last.length > 0 && (
        <details class="more">
          <summary>{texts.more}</summary>
          <div class="options">{last.map(view)}</div>
        </details>
      )}
      {unplaced.map(one => (
        <Notice kind="error" key={one.message}>
          {explainProblem(one)}
        </Notice>
      ))}
      {failure && <Notice kind="error">{explain(failure)}</Notice>}
      <footer class="make-foot">
        <Price estimate={estimate} missing={missingFields(generator, body)} />
        <Reading generator={generator} body={body} onSeed={mayVary ? seed => change('seed', seed) : undefined} />
        {generator.fields['scenes'] && <StoryboardButton generator={generator} body={body} />}
        {mayVary && (
          <label class="variations">
            <span>{texts.variations}</span>
            <input
              type="number"
              min={1}
              max={MAX_VARIATIONS}
              value={count}
              onInput={event => setCount(Math.min(MAX_VARIATIONS, Math.max(1, event.currentTarget.valueAsNumber || 1)))}
            />
          </label>
        )}
        <button type="submit" class="primary" disabled={isBusy || !mayCreate.value}>
          {isBusy ? texts.making : texts.make}
        </button>
      </footer>
      <CodeView generator={generator} body={body} />
    </form>
  )
}
