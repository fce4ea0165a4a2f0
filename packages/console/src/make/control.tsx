import { formatNumber } from '../core/format.ts'
import { t } from '../texts/texts.ts'
import { ChoiceGroup } from '../ui/choice-group.tsx'
import type { FieldSpec } from './catalogue.ts'
import type { ControlProps } from './control-props.ts'
import { fieldLabel } from './field-label.ts'
import { MediaControl } from './media-control.tsx'
import { RecordsControl } from './records-control.tsx'
import { VoiceControl } from './voice-control.tsx'

/** The widget of a field, by its kind. */
export function Control(props: ControlProps) {
  const { field } = props
  if (field.kind === 'flag') return <FlagControl {...props} />
  if (field.choices && field.choices.length > 0) return <ChoiceControl {...props} />
  if (isMedia(field) || (field.of && isMedia(field.of))) return <MediaControl {...props} />
  if (field.of?.kind === 'record') return <RecordsControl {...props} part={Control} />
  if (field.kind === 'voice') return <VoiceControl {...props} />
  if (field.means) return <MeaningControl {...props} />
  if (field.kind === 'integer' || field.kind === 'number') return <NumberControl {...props} />
  if (field.kind === 'list') return <LinesControl {...props} />
  return <TextControl {...props} />
}

/** The value of a select element. */
const asText = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '')

const isMedia = ({ kind }: FieldSpec): boolean => kind === 'picture' || kind === 'clip' || kind === 'sound'

const shared = ({ id, isInvalid, describedBy, field }: ControlProps) => ({
  id,
  disabled: field.state !== 'open',
  'aria-invalid': isInvalid,
  'aria-describedby': describedBy || undefined,
  'aria-required': field.required,
})

// The character count is shown from here on.
const COUNT_FROM = 0.8

function TextControl(props: ControlProps) {
  const { field, value, onChange } = props
  const text = typeof value === 'string' ? value : ''
  const isLong = field.kind === 'text' && (field.max === undefined || field.max > 200)
  if (!isLong)
    return (
      <input
        {...shared(props)}
        type="text"
        inputMode={field.kind === 'url' ? 'url' : 'text'}
        value={text}
        onInput={event => onChange(event.currentTarget.value)}
      />
    )
  const max = field.max ?? Number.POSITIVE_INFINITY
  return (
    <>
      <textarea {...shared(props)} rows={3} value={text} onInput={event => onChange(event.currentTarget.value)} />
      {text.length > max * COUNT_FROM && (
        <span class={text.length > max ? 'count is-over' : 'count'}>
          {formatNumber(text.length)} / {formatNumber(max)}
        </span>
      )}
    </>
  )
}

// A slider with more steps cannot be set precisely.
const MAX_STEPS = 200

function NumberControl(props: ControlProps) {
  const { field, value, isSaid, onChange, id } = props
  const { min = 0, max = 0, kind } = field
  const step = kind === 'integer' ? 1 : 0.05
  const read = (text: string): number | undefined => (text === '' ? undefined : Number(text))
  const number = typeof value === 'number' ? value : undefined
  const hasSlider = (max - min) / step <= MAX_STEPS && max > min
  return (
    <div class="number-control">
      {hasSlider && (
        <input
          type="range"
          min={min}
          max={max}
          step={step}
          disabled={field.state !== 'open'}
          value={number ?? min}
          aria-label={fieldLabel(field.name)}
          onInput={event => onChange(Number(event.currentTarget.value))}
        />
      )}
      <input
        {...shared(props)}
        id={id}
        type="number"
        inputMode={kind === 'integer' ? 'numeric' : 'decimal'}
        step={step}
        {...(hasSlider && { min, max })}
        value={number ?? ''}
        placeholder={field.drawn && !isSaid ? t().make.drawn : ''}
        onInput={event => onChange(read(event.currentTarget.value))}
      />
    </div>
  )
}

function FlagControl(props: ControlProps) {
  const { field, value, onChange } = props
  return (
    <label class="check">
      <input
        {...shared(props)}
        type="checkbox"
        checked={value === true}
        onChange={event => onChange(event.currentTarget.checked)}
      />
      <span class="field-label">{fieldLabel(field.name)}</span>
    </label>
  )
}

// More letters do not fit side by side, so a select is used.
const MAX_LETTERS = 24

export const choiceLabel = (value: string | number): string => {
  const labels: Record<string, string> = t().choices
  return labels[String(value)] ?? String(value)
}

function ChoiceControl(props: ControlProps) {
  const { field, value, onChange } = props
  const choices = field.choices ?? []
  const isNumber = typeof choices[0] === 'number'
  const pick = (chosen: string): void => onChange(isNumber ? Number(chosen) : chosen)
  const fits = choices.length > 1 && choices.map(choiceLabel).join('').length <= MAX_LETTERS
  if (fits && field.state === 'open' && value !== undefined)
    return (
      <ChoiceGroup
        label={fieldLabel(field.name)}
        value={asText(value)}
        choices={choices.map(one => ({ value: String(one), label: choiceLabel(one) }))}
        onChange={pick}
      />
    )
  return (
    <select {...shared(props)} value={asText(value)} onChange={event => pick(event.currentTarget.value)}>
      {value === undefined && <option value="">{t().make.unset}</option>}
      {choices.map(one => (
        <option key={one} value={String(one)}>
          {choiceLabel(one)}
        </option>
      ))}
    </select>
  )
}

function MeaningControl(props: ControlProps) {
  const { field, value, onChange } = props
  return (
    <select {...shared(props)} value={asText(value)} onChange={event => onChange(Number(event.currentTarget.value))}>
      {Object.entries(field.means ?? {}).map(([number, meaning]) => (
        <option key={number} value={number}>
          {choiceLabel(meaning)}
        </option>
      ))}
    </select>
  )
}

/** A list of texts, one a line. */
function LinesControl(props: ControlProps) {
  const { field, value, onChange } = props
  const lines = Array.isArray(value) ? value.map(String) : []
  const read = (text: string): string[] | undefined => {
    const said = text.split('\n').filter(line => line !== '')
    return said.length > 0 ? said : undefined
  }
  return (
    <textarea
      {...shared(props)}
      // The legend of a group does not name what is in it.
      aria-label={fieldLabel(field.name)}
      rows={2}
      value={lines.join('\n')}
      onInput={event => onChange(read(event.currentTarget.value))}
    />
  )
}
