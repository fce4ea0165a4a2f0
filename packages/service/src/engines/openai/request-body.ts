import type { Fields } from '../remote/build-form.ts'
import { findByPattern } from '../find-by-pattern.ts'
import type { OpenaiOrder, OpenaiSettings } from './openai-settings.ts'

export type RequestBody = { json: Fields } | { form: FormData }

/** Adds the operator's fields; null removes a field. */
export function withParameters(
  fields: Fields,
  parameters: Readonly<Record<string, string | number | boolean | null>> = {},
): Fields {
  const added = Object.entries(parameters).map(([name, value]) => [name, value ?? undefined])
  return { ...fields, ...(Object.fromEntries(added) as Fields) }
}

/** The server's name for the model; undefined lets the server choose. */
export function chooseModel(order: OpenaiOrder, { model, models = {} }: OpenaiSettings): string | undefined {
  const named = order.model === undefined ? undefined : findByPattern(models, order.model)
  return named ?? (typeof model === 'string' ? model : model?.[order.kind])
}

type Size = { width: number; height: number }

/** The available size with the nearest aspect ratio and, among those, the nearest area. */
export function chooseSize(wanted: Size, sizes: readonly string[], step: number): Size {
  const [nearest] = sizes
    .map(parseSize)
    .map(size => ({ size, form: distance(ratio(size), ratio(wanted)), area: distance(area(size), area(wanted)) }))
    .sort((one, other) => one.form - other.form || one.area - other.area)
  return nearest ? nearest.size : { width: upTo(wanted.width, step), height: upTo(wanted.height, step) }
}

export function parseSize(size: string): Size {
  const [width = 0, height = 0] = size.split('x').map(Number)
  return { width, height }
}

/** The shortest available length that is long enough; undefined if there is none. */
export const chooseSeconds = (wanted: number, lengths: readonly number[]): number | undefined =>
  lengths.length === 0 ? Math.ceil(wanted) : lengths.filter(one => one >= wanted).sort((a, b) => a - b)[0]

const ratio = ({ width, height }: Size): number => width / height
const area = ({ width, height }: Size): number => width * height
/** Compares by ratio: twice as large is as far as half as large. */
const distance = (one: number, other: number): number => Math.abs(Math.log(one / other))
const upTo = (pixels: number, step: number): number => Math.ceil(pixels / step) * step
