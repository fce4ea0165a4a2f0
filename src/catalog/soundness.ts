import type { Column } from './column.ts'
import { priceOf } from './price-of.ts'
import type { ChoiceField, Field, IntegerField } from './words/field.ts'

/**
 * Holds the declarations against themselves at start-up: a default inside its own limits, a case that narrows, a price
 * for everything that can be asked for. A mistake on a card stops the service before it takes a request.
 */
export function checkSoundness(columns: readonly Column[]): void {
  const faults = columns.flatMap(column => [
    ...Object.entries(column.fields).flatMap(([name, field]) =>
      faultsOf(field, column).map(fault => `${column.title}: ${name} ${fault}`),
    ),
    ...priceFaultsOf(column).map(fault => `${column.title}: ${fault}`),
  ])
  if (faults.length > 0) throw new Error(`the catalogue is not sound:\n${faults.join('\n')}`)
}

function faultsOf(field: Field, column: Column): string[] {
  const faults: string[] = []
  if (field.kind === 'integer' || field.kind === 'number') {
    const { min, max, default: standard } = field
    if (min > max) faults.push(`has a minimum above its maximum`)
    if (standard !== undefined && (standard < min || standard > max))
      faults.push(`defaults to ${standard}, outside ${min} to ${max}`)
  }
  if (field.kind === 'choice' && field.default !== undefined && !field.choices.includes(field.default)) {
    if (!field.required) faults.push(`defaults to ${field.default}, which it does not allow`)
  }
  for (const one of field.cases ?? []) {
    const names = Object.keys(column.fields)
    for (const other of Object.keys(one.when))
      if (!names.includes(other)) faults.push(`depends on ${other}, which is not there`)
    const wide = field.kind === 'choice' ? field.choices : undefined
    if (wide && one.choices?.some(choice => !wide.includes(choice)))
      faults.push('has a case that allows more than the field does')
  }
  return faults
}

function priceFaultsOf(column: Column): string[] {
  const { price } = column
  if (!price) return ['has no price']
  const resolution = column.fields.resolution as ChoiceField | undefined
  const faults: string[] = []
  for (const seconds of secondsOf(column.fields.duration as IntegerField | undefined)) {
    const narrowed = resolution?.cases?.find(one => one.when.duration === seconds)?.choices
    for (const size of narrowed ?? resolution?.choices ?? ['']) {
      try {
        const credits = priceOf(price, { seconds, resolution: size, pictures: 0, values: {} })
        if (!Number.isSafeInteger(credits) || credits < 0) faults.push(`costs ${credits} for ${seconds} s at ${size}`)
      } catch (error) {
        faults.push(`${(error as Error).message} (${seconds} s, ${size})`)
      }
    }
  }
  return faults
}

function secondsOf(duration: IntegerField | undefined): readonly number[] {
  if (!duration) return [1]
  return duration.choices ?? [duration.min, duration.max]
}
