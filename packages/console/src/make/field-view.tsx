import type { Problem } from '@kinora/client'
import { explainProblem } from '../texts/explain.ts'
import { t } from '../texts/texts.ts'
import { Control } from './control.tsx'
import { fieldLabel } from './field-label.ts'
import type { Catalogue, GeneratorSpec, Values } from './catalogue.ts'
import { type FormField, shownValue, standardKey } from './form-fields.ts'

type Props = {
  field: FormField
  generator: GeneratorSpec
  models: Catalogue['models']
  values: Values
  problems: readonly Problem[]
  onChange: (value: unknown) => void
}

/** A field with its name, its description, whether it has an effect, and its problem. */
export function FieldView({ field, generator, models, values, problems, onChange }: Props) {
  const id = `field-${field.name}`
  const hints: Record<string, string> = t().fields.hints
  const model = models.find(one => one.id === shownValue(field, values))
  const hint =
    field.name === generator.rules_by && model
      ? (t().api?.models[model.id] ?? model.about)
      : (hints[field.name] ?? (field.name in t().fields.labels ? '' : field.about))
  const chosen = (values[generator.rules_by ?? ''] as string | undefined) ?? standardKey(generator)
  const why = whyIdle(field, chosen)
  const isGroup =
    field.kind === 'list' ||
    field.kind === 'record' ||
    field.kind === 'picture' ||
    field.kind === 'clip' ||
    field.kind === 'sound'
  const Tag = isGroup ? 'fieldset' : 'div'
  const describedBy = [hint || why ? `${id}-hint` : '', problems.length > 0 ? `${id}-error` : '']
    .filter(Boolean)
    .join(' ')
  return (
    <Tag class={`field kind-${field.kind} is-${field.state}`} data-field={field.name}>
      {field.kind !== 'flag' &&
        (isGroup ? (
          <legend class="field-label">{fieldLabel(field.name)}</legend>
        ) : (
          <label class="field-label" for={id}>
            {fieldLabel(field.name)}
          </label>
        ))}
      <Control
        id={id}
        field={field}
        value={shownValue(field, values)}
        isSaid={values[field.name] !== undefined}
        isInvalid={problems.length > 0}
        describedBy={describedBy}
        onChange={onChange}
      />
      {(why || hint) && (
        <span id={`${id}-hint`} class="field-hint">
          {why || hint}
        </span>
      )}
      {problems.length > 0 && (
        <span id={`${id}-error`} class="field-error">
          {problems.map(one => (
            <span key={one.message} class="problem">
              {explainProblem(one)}
            </span>
          ))}
        </span>
      )}
    </Tag>
  )
}

function whyIdle(field: FormField, chosen: string): string {
  if (field.state === 'ignored') return t().make.ignored(chosen)
  if (field.state === 'muted') return t().make.muted(fieldLabel(field.because ?? ''))
  return ''
}
