import { countCharacters } from '../calculate-price.ts'
import type { Field, Fields } from '../words/field.ts'

/** Problems of single fields: empty limits, a default outside them, a case that widens. */
export function fieldFaults(fields: Fields): string[] {
  const order = Object.keys(fields)
  return Object.entries(fields).flatMap(([name, field]) =>
    [...limitFaults(field), ...defaultFaults(field), ...caseFaults(name, field, order)].map(
      fault => `${name} ${fault}`,
    ),
  )
}

function limitFaults(field: Field): string[] {
  if (field.kind === 'list')
    return [
      ...minMaxFaults(field.min, field.max),
      ...Object.entries(field.countBy?.counts ?? {}).flatMap(([value, [min, max]]) =>
        min < field.min || max > field.max || min > max ? [`has a count for ${value} outside its own`] : [],
      ),
      ...limitFaults(field.of).map(fault => `entry ${fault}`),
    ]
  if (field.kind === 'record') return fieldFaults(field.fields)
  if (field.kind === 'text') return minMaxFaults(field.min ?? 0, field.max ?? Number.POSITIVE_INFINITY)
  if (field.kind === 'sound') return minMaxFaults(field.minSeconds, field.maxSeconds)
  if (field.kind !== 'integer' && field.kind !== 'number') return []
  const outside = ('choices' in field ? (field.choices ?? []) : []).filter(one => one < field.min || one > field.max)
  const ends = `${field.min} to ${field.max}`
  return [
    ...minMaxFaults(field.min, field.max),
    ...(outside.length > 0 ? [`has the choices ${outside.join(', ')}, outside ${ends}`] : []),
  ]
}

const minMaxFaults = (min: number, max: number): string[] => (min > max ? ['has a minimum above its maximum'] : [])

function defaultFaults(field: Field): string[] {
  if (!('default' in field) || field.default === undefined) return []
  const { default: standard } = field
  const says = `defaults to ${String(standard)}`
  if (field.kind === 'choice')
    return field.required || field.choices.includes(field.default ?? '') ? [] : [`${says}, which it does not allow`]
  if (field.kind === 'flag') return field.never?.value === standard ? [`${says}, which it never allows`] : []
  if (field.kind === 'text')
    return countCharacters(standard) > (field.max ?? Number.POSITIVE_INFINITY)
      ? [`${says}, longer than ${field.max}`]
      : []
  const number = Number(standard)
  if (number < field.min || number > field.max) return [`${says}, outside ${field.min} to ${field.max}`]
  const choices = 'choices' in field ? field.choices : undefined
  return choices && !choices.includes(number) ? [`${says}, which it does not allow`] : []
}

const countedBy = (field: Field): Record<string, true>[] =>
  field.kind === 'list' && field.countBy ? [{ [field.countBy.field]: true }] : []

function caseFaults(name: string, field: Field, order: readonly string[]): string[] {
  const conditions = [
    ...(field.cases ?? []).map(one => one.when),
    ...(field.mutedBy ? [field.mutedBy] : []),
    ...countedBy(field),
  ]
  const scene = field.kind === 'text' ? field.titleOf : field.kind === 'integer' ? field.lengthOf : undefined
  const wide = field.kind === 'choice' ? field.choices : undefined
  return [
    ...(scene !== undefined && !order.includes(scene) ? [`goes by ${scene}, which is not there`] : []),
    ...conditions.flatMap(Object.keys).flatMap(other => {
      if (!order.includes(other)) return [`depends on ${other}, which is not there`]
      return order.indexOf(other) < order.indexOf(name) ? [] : [`depends on ${other}, which is declared after it`]
    }),
    ...(field.cases ?? []).flatMap(({ choices, default: standard }) => [
      ...(wide && choices?.some(choice => !wide.includes(choice))
        ? ['has a case that allows more than the field does']
        : []),
      ...(choices && standard !== undefined && !choices.includes(String(standard))
        ? [`has a case that defaults to ${standard}, which it does not allow`]
        : []),
    ]),
  ]
}
