import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { quoteValue } from '../../../core/text.ts'
import type { Slots } from './slots.ts'
import { slotsSchema } from './slots-schema.ts'

// Compiled with the first file, because most services have none.
let compiled: ValidateFunction | undefined
const validator = (): ValidateFunction =>
  (compiled ??= new Ajv2020({ strict: false, verbose: true, validateSchema: false }).compile(slotsSchema))

/** Checks a slots file. Throws the first problem: the place, the allowed and the received value. */
export function readSlots(given: unknown): Slots {
  const validate = validator()
  if (!validate(given)) throw new Error(describe(validate))
  const slots = given as Slots
  const { kind, from } = slots.makes
  if (kind === 'video' && !from) throw new Error('makes.from is missing: what a video begins with, such as ["words"]')
  if (slots.slots.frames && !slots.frames) throw new Error('slots.frames needs frames with fps and step')
  for (const name of slots.optional ?? [])
    if (!slots.slots[name]) throw new Error(`optional names ${quoteValue(name)}, which is not a slot of this workflow`)
  return slots
}

function describe(validate: ValidateFunction): string {
  // A disallowed name gives two errors, of which the first names it.
  const [error] = validate.errors ?? []
  const where = error?.instancePath.slice(1).replaceAll('/', '.') || 'the slots file'
  const params = (error?.params ?? {}) as { allowedValues?: unknown[]; additionalProperty?: string }
  if (params.additionalProperty) return `${where} has no property ${quoteValue(params.additionalProperty)}`
  const allowed = params.allowedValues ? `: ${params.allowedValues.join(', ')}` : ''
  const got = error?.keyword === 'required' ? '' : `; got ${quoteValue(error?.data)}`
  return `${where} ${error?.message ?? 'is not right'}${allowed}${got}`
}
