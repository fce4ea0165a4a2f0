import type { Scene } from '@kinora/client'
import { useRef, useState } from 'preact/hooks'
import { t } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { type Bench, problemsAt, useBench } from './bench.ts'
import { choicesFor, idMeant, idNamed } from './choices.ts'
import { spanAt, withAsset, withPlace } from './edit-scene.ts'
import { fieldLabel } from './field-labels.ts'
import { nameOf } from './name-of.ts'
import { PickDialog } from './pick-dialog.tsx'
import { valueAt, withValue } from './pointer.ts'
import { controlFor, type Control, objectOf, resolve, type Schema, schemaAt } from './schema.ts'
import { pickedKind } from './suggestions.ts'
import { word } from './words.ts'

type Props = {
  pointer: string
  /** Fields that are edited elsewhere. */
  besides?: readonly string[]
}

/**
 * A form for the object at a pointer, made from the schema of documents. Fields that are set or have a problem come
 * first; a field that is being written stays where it is.
 */
export function SchemaForm({ pointer, besides = [] }: Props) {
  const bench = useBench()
  const { root, scene } = bench
  const more = useRef<HTMLDetailsElement>(null)
  const first = useRef(new Set<string>())
  const schema = objectOf(schemaAt(root, pointer), root)
  const fields = Object.entries(schema?.properties ?? {}).filter(
    ([name, field]) => !besides.includes(name) && resolve(field, root).const === undefined,
  )
  const isRequired = (name: string): boolean => schema?.required?.includes(name) ?? false
  const isWriting = more.current?.contains(document.activeElement) ?? false
  for (const [name] of isWriting ? [] : fields) {
    const at = `${pointer}/${name}`
    if (valueAt(scene, at) !== undefined || isRequired(name) || problemsAt(bench, at, true).length > 0)
      first.current.add(name)
  }
  const rest = fields.filter(([name]) => !first.current.has(name))
  const view = ([name, field]: [string, Schema]) => (
    <SchemaField key={name} pointer={`${pointer}/${name}`} schema={field} isRequired={isRequired(name)} />
  )
  return (
    <div class="desk-form">
      {fields.filter(([name]) => first.current.has(name)).map(view)}
      {rest.length > 0 && (
        <details class="desk-more" ref={more}>
          <summary>{t().desk.more(rest.length)}</summary>
          <div class="desk-form">{rest.map(view)}</div>
        </details>
      )}
    </div>
  )
}

type FieldProps = { pointer: string; schema: Schema; isRequired: boolean }

function SchemaField({ pointer, schema, isRequired }: FieldProps) {
  const bench = useBench()
  const control = controlFor(schema, bench.root)
  const value = valueAt(bench.scene, pointer)
  const isGroup = control.kind === 'list' || (control.kind === 'record' && typeof value !== 'string')
  const id = `desk${pointer.replaceAll('/', '-')}`
  const label = fieldLabel(pointer)
  const problems = messagesFor(bench, pointer, control, value, !isGroup)
  const set = (next: unknown): void => bench.edit(withField(bench, pointer, next), { joins: pointer })
  const isLabelled = control.kind === 'flag' || isGroup || control.kind === 'numbers'
  const about = schema.description ?? resolve(schema, bench.root).description
  const Tag = isLabelled && control.kind !== 'flag' ? 'fieldset' : 'div'
  return (
    <Tag class={`field desk-field kind-${control.kind}`} data-pointer={pointer}>
      {isLabelled ? (
        control.kind !== 'flag' && (
          <legend class="field-label" title={about}>
            {label}
          </legend>
        )
      ) : (
        <label class="field-label" for={id} title={about}>
          {label}
        </label>
      )}
      <ValueControl
        id={id}
        label={label}
        pointer={pointer}
        control={control}
        value={value}
        isRequired={isRequired}
        isInvalid={problems.length > 0}
        set={set}
      />
      {problems.map(message => (
        <p class="field-error" id={`${id}-error`} key={message}>
          {message}
        </p>
      ))}
    </Tag>
  )
}

/** The problems of a field. For a name that nobody has, the names that there are. */
function messagesFor(bench: Bench, pointer: string, control: Control, value: unknown, isWhole: boolean): string[] {
  const messages = problemsAt(bench, pointer, isWhole).map(({ message }) => message)
  if (messages.length === 0 || control.kind !== 'text' || typeof value !== 'string') return messages
  const choices = choicesFor(bench.scene, pointer, bench.anchors, bench.entries)
  const isKnown = choices.length === 0 || value.includes('/') || choices.some(({ id }) => id === value)
  return isKnown ? messages : [t().desk.nobodyCalled(value, choices.map(({ label }) => label).join(', '))]
}

/** The document with another value of a field. Names and sounds of what is replaced go with it. */
function withField({ scene, shot, sounds }: Bench, pointer: string, next: unknown): Scene {
  const [, placement] = /^(.*\/placements\/\d+)\/(?:relation|to|near)$/.exec(pointer) ?? []
  // An offset counts from what it was dragged from.
  if (placement !== undefined && valueAt(scene, pointer) !== next)
    return withValue(withValue(scene, pointer, next), `${placement}/offset`, undefined)
  const [, list, index] = /^\/(entities|places)\/(\d+)\/asset$/.exec(pointer) ?? []
  if (list === undefined || typeof next !== 'string') return withValue(scene, pointer, next)
  const at = Number(index)
  if (list === 'entities') return withAsset(scene, at, next, word(next))
  return withPlace(scene, at, next, scene.places[at]?.id === scene.shots[shot]?.place ? sounds : [])
}

type ControlProps = {
  id: string
  label: string
  pointer: string
  control: Control
  value: unknown
  isRequired: boolean
  isInvalid: boolean
  set: (next: unknown) => void
}

function ValueControl(props: ControlProps) {
  const { id, label, pointer, control, value, isRequired, isInvalid, set } = props
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
          {label}
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

/** A text with the names that fit, which become ids; ids of the catalogue are also picked by their pictures. */
function TextControl({
  id,
  pointer,
  control,
  value,
  isInvalid,
  set,
}: ControlProps & { control: Extract<Control, { kind: 'text' }> }) {
  const { scene, anchors, entries } = useBench()
  const [isPicking, setPicking] = useState(false)
  // A name that is not complete yet is no value of the document.
  const [typed, setTyped] = useState<string>()
  const kind = pickedKind(pointer)
  const named = choicesFor(scene, pointer, anchors, entries)
  const choices = [...named, ...control.choices.map(one => ({ id: one, label: word(one), names: [word(one), one] }))]
  const read = (given: string): unknown =>
    given === ''
      ? undefined
      : control.takesNumbers && given.trim() !== '' && !Number.isNaN(Number(given))
        ? Number(given)
        : given
  const invalid = isInvalid ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {}
  const given = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  if (control.isLong)
    return <textarea id={id} value={given} {...invalid} onInput={event => set(read(event.currentTarget.value))} />
  const shown = typed ?? choices.find(one => one.id === given)?.label ?? given
  const write = (text: string): void => {
    if (named.length === 0) return set(idNamed(choices, text) ?? read(text))
    setTyped(text)
    const found = idNamed(choices, text)
    if (text === '' || found !== undefined) set(found)
  }
  const finish = (text: string): void => {
    if (typed === undefined) return
    setTyped(undefined)
    set(idMeant(choices, text) ?? read(text))
  }
  return (
    <div class="desk-text">
      <input
        id={id}
        type="text"
        value={shown}
        list={choices.length > 0 ? `${id}-names` : undefined}
        {...invalid}
        onInput={event => write(event.currentTarget.value)}
        onBlur={event => finish(event.currentTarget.value)}
        onKeyDown={event => event.key === 'Enter' && finish(event.currentTarget.value)}
      />
      {choices.length > 0 && (
        <datalist id={`${id}-names`}>
          {choices.map(({ id: one, label }) => (
            <option key={one} value={label} />
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

function NumbersControl({ label, pointer, value, names, set }: ControlProps & { names: readonly string[] }) {
  const given = Array.isArray(value) ? (value as number[]) : undefined
  return (
    <div class="desk-numbers">
      {names.map((name, at) => (
        <label key={name}>
          <span>{fieldLabel(`${pointer}/${name}`)}</span>
          <input
            type="number"
            step="any"
            aria-label={`${label}: ${fieldLabel(`${pointer}/${name}`)}`}
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
  const { scene, anchors, entries } = useBench()
  const given = Array.isArray(value) ? (value as string[]) : typeof value === 'string' ? [value] : []
  const named = choices.length > 0 ? [] : choicesFor(scene, pointer, anchors, entries)
  const all = choices.length > 0 ? choices : named.map(({ id: one }) => one)
  const told = (one: string): string =>
    choices.length > 0 ? word(one) : (named.find(other => other.id === one)?.label ?? nameOf(scene, one))
  const put = (next: readonly string[]): void => set(next.length > 0 ? next : undefined)
  return (
    <div class="desk-words">
      {given.map(one => (
        <button
          type="button"
          class="chip"
          key={one}
          aria-label={t().desk.takeOut(told(one))}
          onClick={() => put(given.filter(other => other !== one))}
        >
          {told(one)}
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
              {told(one)}
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
            <details class="part" data-pointer={here} open={at === added}>
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
