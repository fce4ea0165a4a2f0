import { groupCounts } from '../../catalog/build-schema.ts'
import type { ClipField, Muting, Field, ListField, MediaField, TextField } from '../../catalog/words/field.ts'
import { MB } from '../../catalog/words/words.ts'
import { codes } from './blocks.ts'

// A declaration's rules in words. Ajv's schemas come from the same fields.

const TYPES: Partial<Record<Field['kind'], string>> = {
  integer: 'integer',
  number: 'number',
  flag: 'boolean',
  record: 'object',
  scene: 'object',
}

export function typeInWords(field: Field): string {
  if (field.kind !== 'list') return TYPES[field.kind] ?? 'string'
  return field.orOne ? `${typeInWords(field.of)} or array` : `array of ${typeInWords(field.of)}`
}

/** True if the field is required, and its default. */
export function needInWords(field: Field): string {
  const scene = field.kind === 'text' ? field.titleOf : undefined
  if (scene !== undefined) return field.required ? `**required** without \`${scene}\`` : 'optional'
  if (field.required) return '**required**'
  if (!('default' in field) || field.default === undefined) return 'optional'
  if ('languageOf' in field) return `default that of \`${field.languageOf}\`, \`${field.default}\` without words`
  return field.default === '' ? 'default empty' : `default \`${String(field.default)}\``
}

/** A phrase for each rule that restricts a field beyond its type. */
export function rulesInWords(field: Field): string[] {
  const cases = (field.cases ?? []).flatMap(one => {
    if (!one.choices) return []
    return [
      `${one.choices.every(choice => choice === '') ? 'empty' : `only ${codes(one.choices)}`} when ${conditionInWords(one.when)}`,
    ]
  })
  const muted = field.mutedBy ? [`not used when ${conditionInWords(field.mutedBy)}`] : []
  return [...limitsOf(field), ...cases, ...muted]
}

const conditionInWords = (condition: Muting): string =>
  Object.entries(condition)
    .map(([name, value]) => (typeof value === 'object' ? `\`${name}\` is given` : `\`${name}\` is \`${value}\``))
    .join(' and ')

function limitsOf(field: Field): string[] {
  switch (field.kind) {
    case 'text':
      return textLimitsOf(field)
    case 'integer':
    case 'number': {
      if (field.kind === 'integer' && field.choices) return [joinWithOr(field.choices.map(String))]
      if (field.kind === 'integer' && field.means)
        return [
          Object.entries(field.means)
            .map(([value, meaning]) => `\`${value}\` ${meaning}`)
            .join(', '),
        ]
      const range = field.min === Number.MIN_SAFE_INTEGER ? [] : [rangeInWords(field.min, field.max)]
      return [...range, ...(field.orNumeral ? ['also as a string'] : [])]
    }
    case 'flag':
      return field.never ? [`not \`${field.never.value}\`: ${field.never.why}`] : []
    case 'choice':
      return [
        field.choices.length === 1 ? `only ${codes(field.choices)}` : codes(field.choices),
        ...(field.orEmpty ? ['empty is the same as none'] : []),
        ...(field.numbers
          ? [`also as ${joinWithOr(Object.keys(field.numbers).map(one => `\`${one}\``))}, in this order`]
          : []),
      ]
    case 'url':
      return ['http or https URL']
    case 'voice':
      return ['a [voice](voices)']
    case 'id':
      return ['an id: decimal digits', ...(field.ofClip ? clipLimitsOf(field.ofClip) : [])]
    case 'time':
      return ['ISO 8601 time']
    case 'picture':
    case 'clip':
    case 'sound':
      return mediaLimitsOf(field)
    case 'list':
      return listLimitsOf(field)
    case 'record':
      return []
    case 'scene':
      return ['a [scene document](scenes)']
  }
}

const TEXT_RULES: Record<NonNullable<TextField['rule']>, string> = {
  jsonObject: 'a JSON object as text',
  pauseMarkers: 'a pause marker stands between two texts, never next to another',
  pronunciation: '`word/replacement`',
  noPunctuation: 'no punctuation',
  words: 'at least one letter or digit',
  wordsOrPictograms: 'at least one letter, digit or emoji',
}

function textLimitsOf({ min, max, required, shape, rule }: TextField): string[] {
  const least = min ?? (required ? 1 : 0)
  const most =
    max === undefined
      ? []
      : [least > 0 ? `${least} to ${thousands(max)} characters` : `at most ${thousands(max)} characters`]
  const length = max === undefined && least > 0 ? ['not empty'] : most
  return [...(shape ? [shape.says] : length), ...(rule ? [TEXT_RULES[rule]] : [])]
}

/** For a video made here, whose format is known. */
const clipLimitsOf = (rules: Omit<ClipField, 'kind'>): string[] =>
  mediaLimitsOf({ kind: 'clip', ...rules }).filter(rule => /seconds|frames/.test(rule))

function mediaLimitsOf(field: MediaField): string[] {
  const said: string[] = [field.formats.join(', '), `at most ${megabytes(field.maxBytes)}`]
  if (field.decodedUnder !== undefined) said.push(`as Base64 under ${megabytes(field.decodedUnder)} decoded`)
  if ('minSide' in field && field.minSide !== undefined)
    said.push(`at least ${field.minSide} × ${field.minSide} pixels`)
  if ('longestSideUnder' in field && field.longestSideUnder !== undefined)
    said.push(`longest side under ${thousands(field.longestSideUnder)} pixels`)
  if ('ratio' in field && field.ratio) {
    said.push(
      'below' in field.ratio
        ? `aspect ratio between 1:${field.ratio.below} and ${field.ratio.below}:1`
        : `aspect ratio at most ${field.ratio.atMost}`,
    )
  }
  if ('maxSeconds' in field) {
    const least = ('minSeconds' in field ? field.minSeconds : undefined) ?? 0
    said.push(
      least > 0
        ? `${least} to ${thousands(field.maxSeconds)} seconds`
        : `at most ${thousands(field.maxSeconds)} seconds`,
    )
  }
  if ('fpsUnder' in field && field.fpsUnder !== undefined) said.push(`under ${field.fpsUnder} frames a second`)
  return said
}

const countInWords = (min: number, max: number): string =>
  min === max ? `exactly ${min}` : min > 0 ? `${min} to ${max}` : `at most ${max}`

function listLimitsOf({ min, max, of, pixelRatio, secondsByCount, countBy }: ListField): string[] {
  const counts = [...groupCounts(countBy?.counts ?? {})].map(
    ([[least, most], values]) => `${countInWords(least, most)} for ${codes(values)}`,
  )
  // If the length depends on the number of clips, the length of a single clip adds nothing.
  const each = rulesInWords(of).filter(rule => !secondsByCount || !rule.endsWith('seconds'))
  return [
    ...(counts.length > 0 ? counts : [countInWords(min, max)]),
    ...(['text', 'choice', 'id'].includes(of.kind) ? each.map(rule => `each ${rule}`) : each),
    ...(pixelRatio
      ? [`pixel count of the first over that of the second between ${pixelRatio.from} and ${pixelRatio.to}`]
      : []),
    ...Object.entries(secondsByCount ?? {}).map(([many, most]) =>
      many === '1' ? `one of at most ${most} seconds` : `${many} of at most ${most} seconds each`,
    ),
  ]
}

export const rangeInWords = (min: number, max: number): string =>
  min === max
    ? `only ${min}`
    : max === Number.MAX_SAFE_INTEGER
      ? `at least ${min}`
      : `${thousands(min)} to ${thousands(max)}`

/** `4 or 8`. */
export const joinWithOr = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`

export const thousands = (value: number): string => value.toLocaleString('en-US')

export const megabytes = (bytes: number): string => `${thousands(bytes / MB)} MB`
