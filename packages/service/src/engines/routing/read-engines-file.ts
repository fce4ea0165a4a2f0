import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import { quoteValue } from '../../core/text.ts'
import type { RegisteredKind } from '../register-kind.ts'
import type { EnginesFile } from './engines-file.ts'
import { enginesSchema } from './engines-schema.ts'
import { readSecret } from './read-secret.ts'

type Kinds = Readonly<Record<string, RegisteredKind>>

export type ReadOptions = {
  kinds: Kinds
  /** The names of engines that need no entry. */
  builtIn: readonly string[]
  env: Record<string, string | undefined>
}

// Enough for a few hundred entries.
const MAX_BYTES = 4 * 1024 * 1024

/**
 * Reads and checks the operator's file. An error names the place, the allowed values and the received value in one
 * line.
 */
export function readEnginesFile(path: string, options: ReadOptions): EnginesFile {
  try {
    const text = readFileSync(path, 'utf8')
    if (text.length > MAX_BYTES) throw new Error(`it is larger than ${MAX_BYTES} bytes`)
    return checkEnginesFile(parse(text), { ...options, resolvePath: resolver(path) })
  } catch (error) {
    throw new Error(`the engines file ${path} cannot be used: ${(error as Error).message}`, { cause: error })
  }
}

/** Paths in the file are relative to it. */
export const resolver =
  (file: string) =>
  (path: string): string =>
    resolve(dirname(file), path)

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    throw new Error(`it is not JSON: ${(error as Error).message}`, { cause: error })
  }
}

export function checkEnginesFile(
  given: unknown,
  { kinds, builtIn, env, resolvePath }: ReadOptions & { resolvePath: (path: string) => string },
): EnginesFile {
  const ajv = new Ajv2020({ allErrors: false, strict: false, verbose: true, validateSchema: false })
  const validate = ajv.compile<EnginesFile>(enginesSchema(kinds))
  const file = given
  if (!validate(file)) throw new Error(describe(validate.errors ?? [], kinds))
  for (const [name, entry] of Object.entries(file.engines)) {
    if (builtIn.includes(name)) throw new Error(`engines.${name} has the name of a built-in engine`)
    const at = (where: string, work: () => void): void => {
      try {
        work()
      } catch (error) {
        throw new Error(`engines.${name}${where}: ${(error as Error).message}`, { cause: error })
      }
    }
    at('', () => kinds[entry.kind]?.configure(entry).check(resolvePath))
    for (const [header, value] of Object.entries(entry.headers ?? {}))
      at(`.headers.${header}`, () => void readSecret(value, { env, resolvePath }))
  }
  const known = [...Object.keys(file.engines), ...builtIn]
  for (const [index, { engines }] of file.routes.entries())
    for (const name of engines)
      if (!known.includes(name))
        throw new Error(`routes[${index}].engines names ${quoteValue(name)}; there are ${known.join(', ')}`)
  for (const [name, { look }] of Object.entries(file.engines))
    for (const step of ['frame', 'portraits'] as const) {
      const painter = look?.[step]
      if (painter === undefined) continue
      const entry = file.engines[painter]
      const where = `engines.${name}.look.${step}`
      if (!known.includes(painter))
        throw new Error(`${where} names ${quoteValue(painter)}; there are ${known.join(', ')}`)
      if (entry && !kinds[entry.kind]?.configure(entry).makes(resolvePath).includes('image'))
        throw new Error(`${where} must be an engine that makes pictures; ${painter} makes none`)
    }
  return file
}

/** The first problem that is not just a consequence of another. */
function describe(errors: readonly ErrorObject[], kinds: Kinds): string {
  const error = errors.find(one => !['if', 'then', 'oneOf', 'allOf'].includes(one.keyword)) ?? errors[0]
  if (!error) return 'it does not match its schema'
  const where = error.instancePath.slice(1).replaceAll('/', '.') || 'it'
  const { keyword, params } = error
  if (keyword === 'additionalProperties')
    return `${where} has no property ${quoteValue((params as { additionalProperty: string }).additionalProperty)}`
  if (keyword === 'enum' && where.endsWith('.kind'))
    return `${where} must be one of ${Object.keys(kinds).join(', ')}; got ${quoteValue(error.data)}`
  if (keyword === 'enum')
    return `${where} must be one of ${((params as { allowedValues: unknown[] }).allowedValues ?? []).join(', ')}; got ${quoteValue(error.data)}`
  // A plain text instead of a reference may be a secret, so it is not repeated.
  if (where.includes('.headers.')) return `${where} must be {"env": "NAME"} or {"file": "path"}, not the value itself`
  const got = keyword === 'required' ? '' : `; got ${quoteValue(error.data)}`
  return `${where} ${error.message ?? 'is not right'}${got}`
}
