import type { Scene } from '@kinora/client'
import { useState } from 'preact/hooks'
import { t } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { type Bench, problemsAt, useBench } from './bench.ts'
import { spanAt, withAsset, withPlace } from './edit-scene.ts'
import { nameOf } from './name-of.ts'
import { PickDialog } from './pick-dialog.tsx'
import { valueAt, withValue } from './pointer.ts'
import { controlFor, type Control, objectOf, resolve, type Schema, schemaAt } from './schema.ts'
import { namesFor, pickedKind } from './suggestions.ts'
import { word } from './words.ts'

type Props = {
  pointer: string
  /** Fields that are edited elsewhere. */
  besides?: readonly string[]
}

/** A form for the object at a pointer, made from the schema of documents. Fields that are set come first. */
export function SchemaForm({ pointer, besides = [] }: Props) {
  const { root, scene } = useBench()
  const schema = objectOf(schemaAt(root, pointer), root)
  const fields = Object.entries(schema?.properties ?? {}).filter(
    ([name, field]) => !besides.includes(name) && resolve(field, root).const === undefined,
  )
  const isSet = ([name]: [string, Schema]): boolean =>
    valueAt(scene, `${pointer}/${name}`) !== undefined || (schema?.required?.includes(name) ?? false)
  const open = fields.filter(isSet)
  const rest = fields.filter(one => !isSet(one))
  const view = ([name, field]: [string, Schema]) => (
    <SchemaField
      key={name}
      pointer={`${pointer}/${name}`}
      name={name}
      schema={field}
      isRequired={schema?.required?.includes(name) ?? false}
    />
  )
  return (
    <div class="desk-form">
      {open.map(view)}
      {rest.length > 0 && (
        <details class="desk-more">
          <summary>{t().desk.more(rest.length)}</summary>
          <div class="desk-form">{rest.map(view)}</div>
        </details>
      )}
    </div>
  )
}

type FieldProps = { pointer: string; name: string; schema: Schema; isRequired: boolean }

function SchemaField({ pointer, name, schema, isRequired }: FieldProps) {
  const bench = useBench()
  const control = controlFor(schema, bench.root)
  const value = valueAt(bench.scene, pointer)
  const isGroup = control.kind === 'list' || (control.kind === 'record' && typeof value !== 'string')
  const id = `desk${pointer.replaceAll('/', '-')}`
  const problems = problemsAt(bench, pointer, !isGroup)
  const set = (next: unknown): void => bench.edit(withField(bench, pointer, next), { joins: pointer })
  const isLabelled = control.kind === 'flag' || isGroup || control.kind === 'numbers'
  const about = schema.description ?? resolve(schema, bench.root).description
  const Tag = isLabelled && control.kind !== 'flag' ? 'fieldset' : 'div'
  return (
    <Tag class={`field desk-field kind-${control.kind}`} data-pointer={pointer}>
      {isLabelled ? (
        control.kind !== 'flag' && (
          <legend class="field-label" title={about}>
            {word(name)}
          </legend>
        )
      ) : (
        <label class="field-label" for={id} title={about}>
          {word(name)}
        </label>
      )}
      <ValueControl
        id={id}
        name={name}
        pointer={pointer}
        control={control}
        value={value}
        isRequired={isRequired}
        isInvalid={problems.length > 0}
        set={set}
      />
      {problems.map(({ message }) => (
        <p class="field-error" id={`${id}-error`} key={message}>
          {message}
        </p>
      ))}
    </Tag>
  )
}

/** The document with another value of a field. Names and sounds of what is replaced go with it. */
function withField({ scene, shot, sounds }: Bench, pointer: string, next: unknown): Scene {
  const [, list, index] = /^\/(entities|places)\/(\d+)\/asset$/.exec(pointer) ?? []
  if (list === undefined || typeof next !== 'string') return withValue(scene, pointer, next)
  const at = Number(index)
  if (list === 'entities') return withAsset(scene, at, next, word(next))
  return withPlace(scene, at, next, scene.places[at]?.id === scene.shots[shot]?.place ? sounds : [])
}

type ControlProps = {
  id: string
  name: string
  pointer: string
  control: Control
  value: unknown
  isRequired: boolean
  isInvalid: boolean
  set: (next: unknown) => void
}

function ValueControl(props: ControlProps) {
  const { id, name, pointer, control, value, isRequired, isInvalid, set } = props
  const texts = t().desk
  const invalid = isInvalid ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {}
  switch (control.kind) {
    case 'choice':
      return (
        <select
          id={id}
          value={typeof value === 'string' ? value : ''}
          {...invalid}
          onChange={event => set(event.currentTarget.value || undefined)}
        >
          {!isRequired && <option value="">{texts.open}</option>}
          {control.choices.map(one => (
            <option key={one} value={one}>
              {word(one)}
            </option>
          ))}
        </select>
      )
    case 'number':
      return (
        <input
          id={id}
          type="number"
          step={control.isWhole ? 1 : 'any'}
          min={control.min}
          max={control.max}
          value={typeof value === 'number' ? value : ''}
          {...invalid}
          onInput={event => {
            const next = event.currentTarget.valueAsNumber
            set(Number.isNaN(next) ? undefined : next)
          }}
        />
      )
    case 'flag':
      return (
        <label class="check">
          <input
            id={id}
            type="checkbox"
            checked={value === true}
            onChange={event => set(event.currentTarget.checked || undefined)}
          />
          {word(name)}
        </label>
      )
    case 'numbers':
      return <NumbersControl {...props} names={control.names} />
    case 'words':
      return <WordsControl {...props} choices={control.choices} />
    case 'text':
      return <TextControl {...props} control={control} />
    case 'record':
      if (typeof value === 'string' || (control.choices.length > 0 && value === undefined))
        return (
          <TextControl
            {...props}
            control={{ kind: 'text', choices: control.choices, isLong: false, takesNumbers: false }}
          />
        )
      return <SchemaForm pointer={pointer} />
    case 'list':
      return <PartList pointer={pointer} />
    case 'json':
      return <JsonControl {...props} />
  }
}

/** A text with the names that fit; ids of the catalogue are also picked by their pictures. */
function TextControl({
  id,
  pointer,
  control,
  value,
  isInvalid,
  set,
}: ControlProps & { control: Extract<Control, { kind: 'text' }> }) {
  const { scene, anchors } = useBench()
  const [isPicking, setPicking] = useState(false)
  const kind = pickedKind(pointer)
  const names = [...namesFor(scene, pointer, anchors), ...control.choices]
  const read = (given: string): unknown =>
    given === ''
      ? undefined
      : control.takesNumbers && given.trim() !== '' && !Number.isNaN(Number(given))
        ? Number(given)
        : given
  const invalid = isInvalid ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {}
  const shown = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  if (control.isLong)
    return <textarea id={id} value={shown} {...invalid} onInput={event => set(read(event.currentTarget.value))} />
  return (
    <div class="desk-text">
      <input
        id={id}
        type="text"
        value={shown}
        list={names.length > 0 ? `${id}-names` : undefined}
        {...invalid}
        onInput={event => set(read(event.currentTarget.value))}
      />
      {names.length > 0 && (
        <datalist id={`${id}-names`}>
          {names.map(name => (
            <option key={name} value={name}>
              {word(name)}
            </option>
          ))}
        </datalist>
      )}
      {kind && (
        <button type="button" class="icon-button" aria-label={t().desk.pick.open} onClick={() => setPicking(true)}>
          <Icon name="search" />
        </button>
      )}
      {kind && isPicking && (
        <PickDialog
          kind={kind}
          onClose={() => setPicking(false)}
          onPick={picked => {
            set(picked)
            setPicking(false)
          }}
        />
      )}
    </div>
  )
}

function NumbersControl({ pointer, value, names, set }: ControlProps & { names: readonly string[] }) {
  const given = Array.isArray(value) ? (value as number[]) : undefined
  return (
    <div class="desk-numbers">
      {names.map((name, at) => (
        <label key={name}>
          <span>{word(name)}</span>
          <input
            type="number"
            step="any"
            aria-label={`${word(pointer.split('/').at(-1) ?? '')}: ${word(name)}`}
            value={given?.[at] ?? ''}
            onInput={event => {
              const next = event.currentTarget.valueAsNumber
              const all = names.map((_, nth) => (nth === at ? next : (given?.[nth] ?? 0)))
              set(all.some(one => Number.isNaN(one)) ? undefined : all)
            }}
          />
        </label>
      ))}
    </div>
  )
}

/** Several words of a list, or names with commas between them. */
function WordsControl({ id, pointer, value, choices, set }: ControlProps & { choices: readonly string[] }) {
  const { scene, anchors } = useBench()
  const given = Array.isArray(value) ? (value as string[]) : typeof value === 'string' ? [value] : []
  const all = choices.length > 0 ? choices : namesFor(scene, pointer, anchors)
  const put = (next: readonly string[]): void => set(next.length > 0 ? next : undefined)
  return (
    <div class="desk-words">
      {given.map(one => (
        <button
          type="button"
          class="chip"
          key={one}
          aria-label={t().desk.takeOut(word(one))}
          onClick={() => put(given.filter(other => other !== one))}
        >
          {word(one)}
          <Icon name="close" />
        </button>
      ))}
      <select
        id={id}
        value=""
        onChange={event => event.currentTarget.value && put([...given, event.currentTarget.value])}
      >
        <option value="">{t().desk.add}</option>
        {all
          .filter(one => !given.includes(one))
          .map(one => (
            <option key={one} value={one}>
              {word(one)}
            </option>
          ))}
      </select>
    </div>
  )
}

/** Anything else is written as JSON. */
function JsonControl({ id, value, set }: ControlProps) {
  const [draft, setDraft] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  const text = draft ?? (value === undefined ? '' : JSON.stringify(value))
  return (
    <>
      <textarea
        id={id}
        class="code"
        spellcheck={false}
        value={text}
        aria-invalid={isWrong}
        onInput={event => {
          const next = event.currentTarget.value
          setDraft(next)
          try {
            set(next.trim() === '' ? undefined : JSON.parse(next))
            setWrong(false)
          } catch {
            setWrong(true)
          }
        }}
        onBlur={() => !isWrong && setDraft(undefined)}
      />
      {isWrong && <p class="field-error">{t().desk.notJson}</p>}
    </>
  )
}

/** The name of an entry of a list. */
export function entryName(entry: unknown, scene: Scene): string {
  if (typeof entry !== 'object' || entry === null) return String(entry)
  const told = entry as Record<string, unknown>
  const [first = '', ...more] = [
    'id',
    'who',
    'does',
    'relation',
    'to',
    'object',
    'text',
    'sound',
    'garment',
    'asset',
    'at',
  ]
    .map(name => [name, told[name]] as const)
    .flatMap(([name, value]) =>
      typeof value === 'string'
        ? [NAMING.has(name) ? nameOf(scene, value) : name === 'text' ? value : word(value)]
        : [],
    )
  return [first, ...more.slice(0, 2)].join(' · ')
}

/** Fields whose values name somebody, something or a part of the place. */
const NAMING: ReadonlySet<string> = new Set(['id', 'who', 'to', 'object', 'at'])

/** A list of objects: each opens to a form. */
export function PartList({ pointer, besides }: { pointer: string; besides?: readonly string[] }) {
  const { scene, root, shot, seconds, edit, problems } = useBench()
  const texts = t().desk
  const [added, setAdded] = useState<number>()
  const list = (valueAt(scene, pointer) as unknown[] | undefined) ?? []
  const put = (next: readonly unknown[]): void => edit(withValue(scene, pointer, next))
  const items = objectOf(resolve(schemaAt(root, pointer).items ?? {}, root), root)
  return (
    <ul class="part-list">
      {list.map((entry, at) => {
        const here = `${pointer}/${at}`
        const isWrong = problems.some(one => one.at === here || one.at.startsWith(`${here}/`))
        return (
          <li key={at}>
            <details class="part" open={at === added}>
              <summary>
                {entryName(entry, scene)}
                {isWrong && <span class="badge is-danger">{texts.wrong}</span>}
              </summary>
              <SchemaForm pointer={here} {...(besides && { besides })} />
              <button type="button" class="quiet small danger" onClick={() => put(list.filter((_, nth) => nth !== at))}>
                <Icon name="trash" />
                {texts.remove}
              </button>
            </details>
          </li>
        )
      })}
      <li>
        <button
          type="button"
          class="small"
          onClick={() => {
            // What has times begins at the time that is shown.
            const times = items?.properties?.from && items.properties.to ? spanAt(scene, shot, seconds) : {}
            put([...list, { ...blank(items, scene.entities[0]?.id ?? '', root), ...times }])
            setAdded(list.length)
          }}
        >
          <Icon name="make" />
          {texts.addOne(word(pointer.split('/').at(-1) ?? ''))}
        </button>
      </li>
    </ul>
  )
}

/** A new entry: what it must have, with a first value where there is one. */
function blank(schema: Schema | undefined, entity: string, root: Schema): Record<string, unknown> {
  return Object.fromEntries(
    (schema?.required ?? []).map(name => {
      const control = controlFor(schema?.properties?.[name] ?? {}, root)
      if (name === 'who') return [name, entity]
      if (name === 'does') return [name, 'walk']
      if (control.kind === 'choice') return [name, control.choices[0] ?? '']
      return [name, control.kind === 'number' ? 0 : (FIRST[name] ?? '')]
    }),
  )
}
const FIRST: Readonly<Record<string, string>> = { text: '…', asset: 'ball', garment: 'coat', at: 'camera', id: 'new' }
