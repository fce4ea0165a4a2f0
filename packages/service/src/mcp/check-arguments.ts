import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { describeProblems } from '../catalog/check/describe-problems.ts'
import { suggestName } from '../catalog/check/suggest-name.ts'
import type { Problem } from '../core/errors.ts'
import { isRecord } from '@kinora/media/core/is-record'
import { quoteValue } from '../core/text.ts'
import { AskRefused, type Json } from './ask.ts'
import type { Tool } from './tool.ts'

type Checked = Pick<Tool, 'name' | 'inputSchema'>

// The schemas are our own; tests check them against the meta-schema.
const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: false, validateSchema: false })
const compiled = new WeakMap<object, ValidateFunction>()

/**
 * Checks the arguments of a call against the tool's schema and reports all problems at once. `null` counts as absent.
 * `within` is their place in the call, if not the top.
 */
export function checkArguments({ name, inputSchema }: Checked, given: unknown, within = ''): Json {
  let validate = compiled.get(inputSchema)
  if (!validate) compiled.set(inputSchema, (validate = ajv.compile(inputSchema)))
  if (!isRecord(given)) throw refuse([`${within || 'the arguments'} must be an object, got ${quoteValue(given)}`])
  const args = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null))
  if (validate(args)) return args
  const declared = Object.keys(inputSchema.properties as object)
  const unknown = (validate.errors ?? []).filter(isUnknown)
  const problems = describeProblems(
    (validate.errors ?? []).filter(error => !isUnknown(error)),
    args,
    declared,
  )
  const prefix = within ? `${within}.` : ''
  throw refuse([
    ...problems.map(({ message }: Problem) => prefix + message),
    ...unknown.map(({ params }) => `${prefix}${describeUnknown(String(params.additionalProperty), name, declared)}`),
  ])
}

const isUnknown = ({ keyword }: ErrorObject): boolean => keyword === 'additionalProperties'

function describeUnknown(argument: string, tool: string, declared: readonly string[]): string {
  const meant = suggestName(argument, Object.fromEntries(declared.map(one => [one, []])))
  const told = quoteValue(argument).slice(1, -1)
  if (meant) return `${told} is no argument of ${tool}; is ${meant} meant?`
  return `${told} is no argument of ${tool}, which takes ${declared.join(', ') || 'none'}`
}

const refuse = (messages: readonly string[]): AskRefused =>
  new AskRefused(400, { reason: 'FieldInvalid', message: messages.join('; ') })
