import { readFileSync } from 'node:fs'
import type { Catalog } from '../../catalog/catalog.ts'
import { numberIn } from '../../catalog/check/text-rules.ts'
import type { FilmAction, Generator } from '../../catalog/declare.ts'
import type { Field, MediaField } from '../../catalog/words/field.ts'
import { WrongUsage } from './exit-codes.ts'
import type { Flag, Flags, Given } from './people-command.ts'

// Flags from the declaration of a request, one for each field, and their conversion to a body.

const flagName = (field: string): string => field.replaceAll('_', '-')

export const isMedia = (field: Field): field is MediaField =>
  field.kind === 'picture' || field.kind === 'clip' || field.kind === 'sound'

/** True if its values are files, in a list or alone. */
export const takesFiles = (field: Field): boolean => isMedia(field) || (field.kind === 'list' && isMedia(field.of))

const isJson = (field: Field): boolean =>
  field.kind === 'record' || (field.kind === 'list' && (field.of.kind === 'record' || field.of.kind === 'list'))

// The flag for the voice, whatever the name of the field.
const VOICE = 'voice'

/**
 * A flag for each field, and a short form where the last words are unambiguous: `--voice-id` for
 * `--voice-setting-voice-id`.
 */
export function requestFlags(declared: Generator | FilmAction, catalog: Catalog): Flags {
  const flags: Flags = {}
  for (const [name, field] of Object.entries(declared.fields))
    flags[flagName(name)] = flagFor(name, field, declared, catalog)
  for (const [short, full] of shortNames(declared)) {
    const flag = flags[full]
    if (flag?.takes === undefined) continue
    flags[short] = short === VOICE ? { ...flag, about: `The same as --${full}` } : { ...flag, isHidden: true }
  }
  return flags
}

function flagFor(name: string, field: Field, declared: Generator | FilmAction, catalog: Catalog): Flag {
  const choices = name === declared.rulesBy ? [...catalog.columns(declared).keys()] : choicesOf(field)
  const standard =
    'default' in field && field.default !== undefined && field.default !== ''
      ? `; default: ${String(field.default)}`
      : ''
  const allowed = choices.length > 0 ? `: ${choices.join(', ')}` : boundsOf(field)
  const about =
    `${field.about ?? ''}${allowed}${standard}${isNeeded(name, field, declared) ? ' (required)' : ''}`.replace(
      /^[:;] /,
      '',
    )
  if (field.kind === 'flag') return { about }
  return {
    about,
    takes: placeholderFor(field),
    choices,
    ...(field.kind === 'list' && !isJson(field) && { many: true }),
  }
}

const isNeeded = (name: string, field: Field, declared: Generator | FilmAction): boolean =>
  field.required === true && name !== declared.rulesBy && field.kind !== 'voice'

const boundsOf = (field: Field): string =>
  (field.kind === 'integer' || field.kind === 'number') && Math.abs(field.max) < 1e9
    ? `, ${field.min} to ${field.max}`
    : ''

const choicesOf = (field: Field): readonly string[] => {
  if (field.kind === 'choice') return field.choices
  if (field.kind === 'integer') return (field.choices ?? []).map(String)
  return field.kind === 'list' && field.of.kind === 'choice' ? field.of.choices : []
}

function placeholderFor(field: Field): string {
  if (field.kind === 'scene') return 'FILE'
  if (isJson(field)) return 'JSON'
  if (takesFiles(field)) return 'FILE|URL'
  const inner = field.kind === 'list' ? field.of : field
  return inner.kind === 'integer' || inner.kind === 'number' ? 'N' : inner.kind.toUpperCase()
}

function shortNames({ fields }: Pick<Generator, 'fields'>): [short: string, full: string][] {
  const names = Object.keys(fields).map(flagName)
  const all = names.flatMap(full => {
    const words = full.split('-')
    return words.slice(1).map((_, index): [string, string] => [words.slice(index + 1).join('-'), full])
  })
  const clear = all.filter(([short]) => !names.includes(short) && all.filter(one => one[0] === short).length === 1)
  const voices = Object.entries(fields).filter(([, { kind }]) => kind === 'voice')
  const [voice] = voices.length === 1 && !names.includes(VOICE) ? voices : []
  return voice ? [...clear.filter(([short]) => short !== VOICE), [VOICE, flagName(voice[0])]] : clear
}

/** Builds the body from the flags; files stay paths or URLs. */
export function readRequest(declared: Generator | FilmAction, given: Given): Record<string, unknown> {
  const shorts = shortNames(declared)
  const body: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(declared.fields)) {
    const flag = flagName(name)
    const names = [flag, ...shorts.filter(([, full]) => full === flag).map(([short]) => short)]
    const value = names.map(one => valueOf(field, one, given)).find(one => one !== undefined)
    if (value !== undefined) body[name] = value
  }
  for (const pair of given.texts('set')) Object.assign(body, readPair(pair))
  return body
}

function valueOf(field: Field, flag: string, given: Given): unknown {
  if (field.kind === 'flag') return given.switched(flag)
  const texts = given.texts(flag)
  if (texts.length === 0) return undefined
  if (isJson(field)) return parseJson(texts[0] ?? '', `--${flag}`)
  if (field.kind === 'scene') return readJsonFile(texts[0] ?? '', `--${flag}`)
  if (field.kind === 'list') return texts.map(text => scalarOf(field.of, text))
  return scalarOf(field, texts[0] ?? '')
}

/** Text that is not a number stays text, and the service reports it. */
const scalarOf = (field: Field, text: string): unknown =>
  field.kind === 'integer' || field.kind === 'number' ? (numberIn(text) ?? text) : text

/** `--set name=value`: any field, as JSON or text. */
function readPair(pair: string): Record<string, unknown> {
  const [, name, value = ''] = /^(\w+)=(.*)$/s.exec(pair) ?? []
  if (name === undefined) throw new WrongUsage(`--set takes FIELD=VALUE, got ${JSON.stringify(pair)}`)
  try {
    return { [name]: JSON.parse(value) as unknown }
  } catch {
    return { [name]: value }
  }
}

/** The JSON in a file; `-` is the standard input. */
export function readJsonFile(path: string, what: string): unknown {
  let text: string
  try {
    text = readFileSync(path === '-' ? 0 : path, 'utf8')
  } catch (error) {
    throw new WrongUsage(`${what}: ${JSON.stringify(path)} cannot be read: ${(error as Error).message}`, {
      cause: error,
    })
  }
  return parseJson(text, `${what} ${path}`)
}

function parseJson(text: string, flag: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new WrongUsage(`${flag} takes JSON: ${(error as Error).message}`, { cause: error })
  }
}
