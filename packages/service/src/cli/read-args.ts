import type { Values } from '../catalog/fill-defaults.ts'
import type { Field, Fields } from '../catalog/words/field.ts'
import { isId } from '../core/ids.ts'
import { quoteValue } from '../core/text.ts'
import { type FlagOptions, parseFlags } from './parse-flags.ts'
import { parseQuery } from '../http/body/parse-query.ts'

/**
 * Parses a command line by the declaration of its request. `takes` names the arguments in order: a field of the request
 * (`AMOUNT`) is its value, any other (`ACCOUNT`) is the id of the command's object. All other fields are flags.
 */
export function readArgs(args: string[], takes: readonly string[], fields: Fields): { id: string; body: Values } {
  const { values, positionals } = parseFlags(negativesLast(args), flagOptions(takes, fields))
  if (positionals.length !== takes.length) {
    throw new Error(
      `${takes.length === 0 ? 'no argument' : takes.join(' and ')} expected, got ${quoteValue(positionals)}`,
    )
  }
  const raw: Values = {}
  for (const [flag, { name }] of Object.entries(flagsOf(takes, fields))) raw[name] = valueOf(values[flag])
  let id = ''
  for (const [index, name] of takes.entries()) {
    const given = positionals[index] ?? ''
    if (isFieldOf(fields, name)) raw[name.toLowerCase()] = given
    else if (isId(given)) id = given
    else throw new Error(`${name} must be an id (decimal digits), got ${quoteValue(given)}`)
  }
  return { id, body: parseQuery(fields, raw) }
}

/** The flags of a request, as they are parsed. */
export const flagOptions = (takes: readonly string[], fields: Fields): FlagOptions =>
  Object.fromEntries(
    Object.entries(flagsOf(takes, fields)).map(([flag, { field }]) => [
      flag,
      { type: 'string', multiple: field.kind === 'list' },
    ]),
  )

const isFieldOf = (fields: Fields, argument: string): boolean => argument.toLowerCase() in fields

const flagsOf = (takes: readonly string[], fields: Fields): Record<string, { name: string; field: Field }> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !takes.includes(name.toUpperCase()))
      .map(([name, field]) => [name.replaceAll('_', '-'), { name, field }]),
  )

/** `--scopes create,read` and `--scopes create --scopes read` are the same list. */
const valueOf = (given: unknown): unknown =>
  Array.isArray(given) ? given.flatMap(one => String(one).split(',')).map(one => one.trim()) : given

/** `-50` is a number here, not a group of flags: after `--` it is parsed as an argument. */
function negativesLast(args: string[]): string[] {
  const isNegative = (arg: string): boolean => /^-\d+$/.test(arg)
  if (args.includes('--') || !args.some(isNegative)) return args
  return [...args.filter(arg => !isNegative(arg)), '--', ...args.filter(isNegative)]
}

/** The usage: `ACCOUNT --name TEXT [--scopes create,read,admin]`. */
export function formatUsage(takes: readonly string[], fields: Fields): string {
  const flags = Object.entries(flagsOf(takes, fields)).map(([flag, { field }]) => {
    const usage = `--${flag} ${placeholderOf(field)}`
    return field.required ? usage : `[${usage}]`
  })
  return [...takes, ...flags].join(' ')
}

/** A line with the description of each flag. */
export function flagLines(takes: readonly string[], fields: Fields): string {
  const flags = Object.entries(flagsOf(takes, fields))
  const width = Math.max(0, ...flags.map(([flag]) => flag.length))
  const lines = flags.map(([flag, { field }]) => `  --${flag.padEnd(width)}  ${field.about ?? ''}\n`)
  return lines.length > 0 ? `\n${lines.join('')}` : ''
}

function placeholderOf(field: Field): string {
  if (field.kind === 'choice') return field.choices.join('|')
  if (field.kind === 'list' && field.of.kind === 'choice') return field.of.choices.join(',')
  return field.kind === 'integer' ? 'N' : field.kind.toUpperCase()
}
