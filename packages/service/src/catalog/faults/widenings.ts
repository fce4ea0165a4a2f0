import type { Field, Fields, MediaField } from '../words/field.ts'

// A card may only narrow a declaration: no model accepts what the declaration rejects.

/** The values that a card's patch allows beyond the declaration of the field. */
function widenings(wide: Field, narrow: Field): string[] {
  if (narrow.kind !== wide.kind) return [`is ${narrow.kind}, declared as ${wide.kind}`]
  const common = [
    ...(wide.required && (narrow.standing || !narrow.required) ? [`is required and cannot be left out`] : []),
    // Plans rely on this: the type of a request says that the value is present.
    ...(hasDefault(wide) && !wide.ignorable && (narrow.standing || !(hasDefault(narrow) || narrow.required))
      ? ['has a default, and can be left out only where it is declared ignorable']
      : []),
  ]
  if (narrow.standing) return common
  common.push(...changed('condition that mutes it', wide.mutedBy, narrow.mutedBy))
  return [...common, ...caseWidenings(wide, narrow), ...limitWidenings(wide, narrow)]
}

const hasDefault = (field: Field): boolean => 'default' in field && field.default !== undefined

/** The same for the fields of a record, by name. */
export const fieldWidenings = (wide: Fields, narrow: Fields): string[] =>
  Object.entries(narrow).flatMap(([name, field]) => {
    const declared = wide[name]
    return declared ? widenings(declared, field).map(fault => `${name} ${fault}`) : [`${name} is not declared`]
  })

function limitWidenings(wide: Field, narrow: Field): string[] {
  switch (narrow.kind) {
    case 'text': {
      const { min, max, rule, shape, unseen, titleOf } = wide as typeof narrow
      return [
        ...changed('scene that it is a title of', titleOf, narrow.titleOf),
        ...below('minimum', min, narrow.min),
        ...above('maximum', max, narrow.max),
        ...(rule === undefined ? [] : changed('rule', rule, narrow.rule)),
        ...(shape === undefined ? [] : changed('shape', shape, narrow.shape)),
        ...(unseen ? [] : changed('standing before the list of words', unseen, narrow.unseen)),
      ]
    }
    case 'integer':
    case 'number': {
      const { min, max, orNumeral, ...rest } = wide as typeof narrow
      const choices = 'choices' in narrow ? (narrow.choices ?? []) : []
      return [
        ...below('minimum', min, narrow.min),
        ...above('maximum', max, narrow.max),
        ...('choices' in rest ? beyond('choices', rest.choices, choices) : []),
        ...changed('taking of strings', orNumeral, narrow.orNumeral),
      ]
    }
    case 'flag': {
      const { never } = wide as typeof narrow
      return never ? changed('value that is never allowed', never.value, narrow.never?.value) : []
    }
    case 'choice':
      return beyond('choices', (wide as typeof narrow).choices, narrow.choices)
    case 'picture':
    case 'clip':
    case 'sound':
      return mediaWidenings(wide as typeof narrow, narrow)
    case 'list': {
      const { min, max, of, orOne, pixelRatio, secondsByCount, countBy } = wide as typeof narrow
      return [
        ...(countBy ? changed('counts', countBy, narrow.countBy) : []),
        ...below('item count', min, narrow.min),
        ...above('item count', max, narrow.max),
        ...(orOne ? [] : changed('taking of a single entry', orOne, narrow.orOne)),
        ...(pixelRatio ? below('pixel ratio', pixelRatio.from, narrow.pixelRatio?.from) : []),
        ...(pixelRatio ? above('pixel ratio', pixelRatio.to, narrow.pixelRatio?.to) : []),
        ...Object.entries(secondsByCount ?? {}).flatMap(([count, seconds]) =>
          above(`length of ${count}`, seconds, narrow.secondsByCount?.[Number(count)]),
        ),
        ...widenings({ ...of, required: true }, { ...narrow.of, required: true }).map(fault => `entry ${fault}`),
      ]
    }
    case 'record': {
      const { fields, alias, mindMisspellings } = wide as typeof narrow
      return [
        ...fieldWidenings(fields, narrow.fields),
        ...changed('other names', alias, narrow.alias),
        ...changed('misspellings', mindMisspellings, narrow.mindMisspellings),
      ]
    }
    case 'scene':
    case 'url':
    case 'voice':
    case 'id':
    case 'time':
      return []
  }
}

/** All limits of pictures, clips and sounds. */
type Media = Pick<MediaField, 'formats' | 'maxBytes' | 'decodedUnder'> & {
  minSide?: number
  longestSideUnder?: number
  ratio?: { below: number } | { atMost: number }
  minSeconds?: number
  maxSeconds?: number
}

const ratioOf = ({ ratio }: Media): number | undefined => ratio && ('below' in ratio ? ratio.below : ratio.atMost)

const mediaWidenings = (wide: Media, narrow: Media): string[] => [
  ...beyond('formats', wide.formats, narrow.formats),
  ...above('maximum of bytes', wide.maxBytes, narrow.maxBytes),
  ...above('maximum of decoded bytes', wide.decodedUnder, narrow.decodedUnder),
  ...below('shortest side', wide.minSide, narrow.minSide),
  ...above('longest side', wide.longestSideUnder, narrow.longestSideUnder),
  ...above('ratio', ratioOf(wide), ratioOf(narrow)),
  ...below('shortest length', wide.minSeconds, narrow.minSeconds),
  ...above('longest length', wide.maxSeconds, narrow.maxSeconds),
]

/** A case may be dropped only if the field itself became as narrow. */
function caseWidenings(wide: Field, narrow: Field): string[] {
  const left = new Set((narrow.cases ?? []).map(one => JSON.stringify([one.when, one.choices])))
  const own = narrow.kind === 'choice' ? narrow.choices : undefined
  return (wide.cases ?? []).flatMap(({ when, choices }) => {
    if (!choices || left.has(JSON.stringify([when, choices]))) return []
    return own?.every(choice => choices.includes(choice)) ? [] : [`drops the case ${JSON.stringify(when)}`]
  })
}

const above = (what: string, most: number | undefined, got: number | undefined): string[] =>
  most !== undefined && (got === undefined || got > most) ? [`has the ${what} ${got ?? 'none'}, above ${most}`] : []

const below = (what: string, least: number | undefined, got: number | undefined): string[] =>
  least !== undefined && (got === undefined || got < least) ? [`has the ${what} ${got ?? 'none'}, below ${least}`] : []

function beyond(what: string, all: readonly unknown[] | undefined, got: readonly unknown[]): string[] {
  const more = all ? got.filter(one => !all.includes(one)) : []
  return more.length > 0 ? [`has the ${what} ${more.join(', ')}, which are not among ${all?.join(', ')}`] : []
}

const changed = (what: string, was: unknown, is: unknown): string[] =>
  JSON.stringify(was) === JSON.stringify(is) ? [] : [`changes the ${what}`]
