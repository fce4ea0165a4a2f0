import type { ComponentType } from 'preact'
import { t } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import type { ControlProps } from './control-props.ts'
import { fieldLabel } from './field-label.ts'
import type { FormField } from './form-fields.ts'
import type { Values } from './catalogue.ts'

/** `part` is the widget of a field, by its kind. */
type Props = ControlProps & { part: ComponentType<ControlProps> }

/** A list of records: named subjects, the cast of a comic. */
export function RecordsControl({ id, field, value, describedBy, onChange, part: Control }: Props) {
  const texts = t().make
  const entries = (value as Values[] | undefined) ?? []
  const inner = Object.entries(field.of?.fields ?? {}).filter(([, one]) => one.standing !== 'rejected')
  const replace = (index: number, next: Values): void => onChange(entries.map((one, at) => (at === index ? next : one)))
  return (
    <div class="records">
      {entries.map((entry, index) => (
        <fieldset class="record" key={index}>
          <legend class="unseen">{`${fieldLabel(field.name)} ${index + 1}`}</legend>
          <div class="options">
            {inner.map(([name, spec]) => {
              const part: FormField = { ...spec, name, state: spec.standing === 'ignored' ? 'ignored' : 'open' }
              const partId = `${id}-${index}-${name}`
              return (
                <div class={`field kind-${part.kind}`} key={name}>
                  {part.kind !== 'flag' && (
                    <label class="field-label" for={partId}>
                      {fieldLabel(name)}
                    </label>
                  )}
                  <Control
                    id={partId}
                    field={part}
                    value={entry[name] ?? spec.default}
                    isSaid={entry[name] !== undefined}
                    isInvalid={false}
                    describedBy={describedBy}
                    onChange={said => replace(index, withPart(entry, name, said))}
                  />
                </div>
              )
            })}
          </div>
          <button
            type="button"
            class="quiet small danger"
            onClick={() => onChange(entries.filter((_, at) => at !== index))}
          >
            <Icon name="trash" />
            {texts.removeEntry}
          </button>
        </fieldset>
      ))}
      {entries.length < (field.max ?? 100) && (
        <button
          type="button"
          id={id}
          class="small"
          disabled={field.state !== 'open'}
          onClick={() => onChange([...entries, emptyEntry(inner, entries.length)])}
        >
          <Icon name="make" />
          {texts.addEntry(fieldLabel(field.name))}
        </button>
      )}
    </div>
  )
}

/** Empty fields are omitted: an empty text differs from an absent one. */
function withPart(entry: Values, name: string, said: unknown): Values {
  const { [name]: _, ...others } = entry
  const isNothing = said === undefined || said === '' || (Array.isArray(said) && said.length === 0)
  return isNothing ? others : { ...others, [name]: said }
}

/** Required numbers are filled in; the first choice is selected. */
function emptyEntry(
  inner: [string, FormField | { required?: boolean; choices?: readonly (string | number)[] }][],
  index: number,
): Values {
  const entry: Values = {}
  for (const [name, spec] of inner) {
    if (name === 'id' && spec.required) entry[name] = String(index + 1).padStart(2, '0')
    else if (spec.required && spec.choices?.[0] !== undefined) entry[name] = spec.choices[0]
  }
  return entry
}
