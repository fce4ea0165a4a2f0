import type { Column } from '../column.ts'
import { calculatePrice } from '../calculate-price.ts'
import type { Tariff } from '../tariff.ts'
import type { Field, Fields } from '../words/field.ts'

/** Requests without a price, and prices for impossible requests. */
export function priceFaults({ price, fields }: Column): string[] {
  if (!price) return ['has no price']
  return [...nameFaults(price, fields), ...gaps(price, fields)]
}

function nameFaults(price: Tariff, fields: Fields): string[] {
  const must = (name: string, kind: Field['kind']): string[] =>
    fields[name]?.kind === kind ? [] : [`its price counts ${name}, which is no ${kind} of it`]
  // An id of an earlier video also has a length.
  const mustPlay = (name: string): string[] =>
    ['clip', 'id'].includes(fields[name]?.kind ?? '') ? [] : must(name, 'sound')
  return [
    ...Object.entries(price.surcharges ?? {}).flatMap(([name, one]) =>
      must(name, 'perStarted' in one ? 'text' : 'perEntry' in one ? 'list' : 'flag'),
    ),
    ...('secondsOf' in price && price.secondsOf
      ? [
          ...mustPlay(price.secondsOf.sound),
          ...(price.secondsOf.text === undefined ? [] : must(price.secondsOf.text, 'text')),
        ]
      : []),
    ...('perSecond' in price && price.sizeBy ? must(price.sizeBy, 'choice') : []),
    ...('firstSecond' in price && price.each ? must(price.each.list, 'list') : []),
    ...('perStartedCount' in price
      ? [...must(price.perStartedCount.count, 'integer'), ...must(price.perStartedCount.forEach, 'list')]
      : []),
    ...('perStarted' in price ? must(price.perStarted.field, 'text') : []),
    ...('perScriptSecond' in price ? must(price.perScriptSecond.field, 'text') : []),
  ]
}

function gaps(price: Tariff, fields: Fields): string[] {
  const { duration, images } = fields
  const resolution = fields['perSecond' in price ? (price.sizeBy ?? 'resolution') : 'resolution']
  const faults = new Set<string>()
  const counts = images?.kind === 'list' ? range(images.min, images.max) : [0]
  for (const seconds of secondsOf(duration)) {
    const narrowed = resolution?.cases?.find(one => one.when.duration === seconds)?.choices
    const sizes = narrowed ?? (resolution?.kind === 'choice' ? resolution.choices : [''])
    for (const size of sizes)
      for (const pictures of counts) {
        const fault = gap(price, { seconds, resolution: size, pictures })
        if (fault) faults.add(fault)
      }
  }
  return [...faults]
}

function gap(price: Tariff, asked: { seconds: number; resolution: string; pictures: number }): string | undefined {
  try {
    const credits = calculatePrice(price, { ...asked, values: {} })
    if (Number.isSafeInteger(credits) && credits >= 0) return undefined
    return `costs ${credits} for ${asked.seconds} s at ${asked.resolution}`
  } catch (error) {
    return (error as Error).message
  }
}

function secondsOf(duration: Field | undefined): readonly number[] {
  if (duration?.kind !== 'integer') return [1]
  return duration.choices ?? range(duration.min, duration.max)
}

const range = (min: number, max: number): number[] => Array.from({ length: max - min + 1 }, (_, at) => min + at)
