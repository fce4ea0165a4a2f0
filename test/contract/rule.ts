import type { Reason } from '../../packages/service/src/core/errors.ts'
import type { Body } from './bodies.ts'

/** Large media are made when their turn comes. */
export type Patch = Body | (() => Body)

export type Refused = { patch: Patch; reason: Reason; field: string }

/** What an estimate answers for a patch; only what is named is compared. */
export type Estimated = { patch: Patch; credits?: number; duration?: number; resolution?: string }

/** One rule of the contract: bodies at its limit that are accepted, and bodies one beyond it that are refused. */
export type Rule = {
  rule: string
  model?: string
  accepts?: Patch[]
  refuses?: Refused[]
  estimates?: Estimated[]
  /** Fields that the contract does not know here: accepted, and named in `x-ignored-fields`. */
  unknown?: Body
}

export const refused = (reason: Reason, field: string, patch: Patch): Refused => ({ patch, reason, field })

export const invalid = (field: string, ...values: unknown[]): Refused[] =>
  values.map(value => refused('FieldInvalid', field, { [field]: value }))

/** Two bytes or four in UTF-8, one or two units in JavaScript, always one character. */
const LETTERS = ['x', '好', '😀']

export const required = (field: string): Rule => ({
  rule: `${field} is required, and null is the same as absent`,
  refuses: [undefined, null].map(value => refused('FieldLacking', field, { [field]: value })),
})

export const optional = (...fields: string[]): Rule => ({
  rule: `${fields.join(', ')} may be absent or null`,
  accepts: fields.flatMap(field => [{ [field]: undefined }, { [field]: null }]),
})

export const text = (field: string, value = 'a text'): Rule => ({
  rule: `${field} is a string`,
  accepts: [{ [field]: value }],
  refuses: invalid(field, 5, true, ['a'], { a: 1 }),
})

/** So many characters, one of them a word. */
export const long = (letter: string, length: number): string => `a${letter.repeat(length - 1)}`

const SAYS_NOTHING = [' ', ' \n\t\u3000', '...', '。！？……', '-- * --', '\u3164', '\u200b']
const EMOJI = ['😀', '🐱 🌙', '👩‍👩‍👧', '1️⃣', 'ℹ️', '🇫🇷', '😀！']

/** Refused when they say nothing in words, before anything is made of them. */
export const inWords = (field: string): Rule => ({
  rule: `${field} says something in words: not only blanks, punctuation or emoji`,
  accepts: ['a', '猫', '7', 'Привет', '고양이', '😀 ok', '"ok"'].map(value => ({ [field]: value })),
  refuses: invalid(field, ...SAYS_NOTHING, ...EMOJI),
})

/** Emoji are drawn. */
export const inWordsOrEmoji = (field: string): Rule => ({
  rule: `${field} says or shows something: not only blanks or punctuation`,
  accepts: ['a', '猫', '7', 'Привет', ...EMOJI].map(value => ({ [field]: value })),
  refuses: invalid(field, ...SAYS_NOTHING),
})

export const atMost = (field: string, max: number): Rule => ({
  rule: `${field} has at most ${max} characters, counted in code points`,
  accepts: LETTERS.map(letter => ({ [field]: long(letter, max) })),
  refuses: LETTERS.flatMap(letter => invalid(field, long(letter, max + 1))),
})

export const choice = (field: string, allowed: readonly unknown[], ...others: unknown[]): Rule => ({
  rule: `${field} is one of ${allowed.join(', ')}`,
  accepts: allowed.map(value => ({ [field]: value })),
  refuses: invalid(field, 5, ...others),
})

export const flag = (field: string): Rule => ({
  rule: `${field} is true or false`,
  accepts: [{ [field]: true }, { [field]: false }, { [field]: null }],
  refuses: invalid(field, 'true', 1, []),
})

export const whole = (field: string, min: number, max: number): Rule => ({
  rule: `${field} is a whole number from ${min} to ${max}`,
  accepts: [{ [field]: min }, { [field]: max }],
  refuses: invalid(field, min - 1, max + 1, min + 0.5, String(min), true),
})

export const number = (field: string, min: number, max: number): Rule => ({
  rule: `${field} is a number from ${min} to ${max}`,
  accepts: [{ [field]: min }, { [field]: max }, { [field]: (min + max) / 2 }],
  refuses: invalid(field, min - 0.01, max + 0.01, String(min), true),
})

/** Public clients send numbers as strings, where there are voices and sounds. */
export const numeral = (field: string, min: number, max: number, step: number): Rule => ({
  rule: `${field} is a number from ${min} to ${max}, or one in a string`,
  accepts: [min, max, min + step].flatMap(value => [value, String(value)]).map(value => ({ [field]: value })),
  refuses: invalid(
    field,
    ...[min - step, max + step].flatMap(value => [value, String(value)]),
    '',
    ' ',
    'fast',
    '1,5',
    '0x1',
    `${min} `,
    'NaN',
    'Infinity',
    true,
    [min],
  ),
})

/** A list of so many; `entry` is one that is good. */
export const count = (field: string, entry: unknown, min: number, max: number): Rule => ({
  rule: `${field} has ${min} to ${max} entries`,
  accepts: [{ [field]: Array(min).fill(entry) }, { [field]: Array(max).fill(entry) }],
  refuses: [
    ...(min > 0 ? [refused('FieldItemCountOutOfRange', field, { [field]: Array(min - 1).fill(entry) })] : []),
    refused('FieldItemCountOutOfRange', field, { [field]: Array(max + 1).fill(entry) }),
    refused('FieldInvalid', field, { [field]: entry }),
    refused('FieldInvalid', `${field}[0]`, { [field]: Array(Math.max(1, min)).fill(entry).with(0, 5) }),
  ],
})

/** For the models on which a field has no effect: taken with the right type, refused with the wrong one. */
export const withoutEffect = (model: string, fields: Record<string, [right: unknown, wrong: unknown]>): Rule => ({
  rule: `${Object.keys(fields).join(', ')} without effect for ${model}: accepted, the type still checked`,
  model,
  accepts: Object.entries(fields).map(([field, [right]]) => ({ [field]: right })),
  refuses: Object.entries(fields).flatMap(([field, [, wrong]]) => invalid(field, wrong)),
})

export const forModels = (models: readonly string[], ...rules: Rule[]): Rule[] =>
  models.flatMap(model => rules.map(rule => ({ ...rule, model })))
