import { MB } from '@kinora/media/core/units'
import type {
  ChoiceField,
  ClipField,
  Field,
  Fields,
  FlagField,
  IdField,
  IntegerField,
  ListField,
  NumberField,
  PictureField,
  RecordField,
  SoundField,
  TextField,
  TimeField,
  UrlField,
  VoiceField,
} from './field.ts'

export { MB }

type Options<F extends { kind: string }> = Omit<F, 'kind'>

export const text = (options: Options<TextField>): TextField => ({ kind: 'text', ...options })
export const integer = (options: Options<IntegerField>): IntegerField => ({ kind: 'integer', ...options })
export const number = (options: Options<NumberField>): NumberField => ({ kind: 'number', ...options })
export const flag = (options: Options<FlagField>): FlagField => ({ kind: 'flag', ...options })
export const url = (options: Options<UrlField>): UrlField => ({ kind: 'url', ...options })
export const voice = (options: Options<VoiceField>): VoiceField => ({ kind: 'voice', ...options })
export const id = (options: Options<IdField>): IdField => ({ kind: 'id', ...options })
export const time = (options: Options<TimeField>): TimeField => ({ kind: 'time', ...options })
export const choice = (
  choices: readonly string[],
  options: Omit<ChoiceField, 'kind' | 'choices'> = {},
): ChoiceField => ({
  kind: 'choice',
  choices,
  ...options,
})
export const list = (of: Field, options: Omit<ListField, 'kind' | 'of'>): ListField => ({
  kind: 'list',
  of,
  ...options,
})
export const record = (fields: Fields, options: Omit<RecordField, 'kind' | 'fields'> = {}): RecordField => ({
  kind: 'record',
  fields,
  ...options,
})

/** Whole seconds. */
export const seconds = (options: Options<IntegerField>): IntegerField =>
  integer({ about: 'Length in seconds', ...options })

/** A picture under the contract's common rules: png, jpeg, webp; ratio between 1:4 and 4:1 exclusive; at most 50 MB. */
export const picture = (options: Partial<Options<PictureField>> = {}): PictureField => ({
  kind: 'picture',
  formats: ['png', 'jpeg', 'webp'],
  maxBytes: 50 * MB,
  ratio: { below: 4 },
  ...options,
})

export const pictures = ({
  of,
  ...options
}: Omit<ListField, 'kind' | 'of'> & { of?: Partial<Options<PictureField>> }): ListField => list(picture(of), options)

/** A reference video: mp4, avi or mov, at least 128x128, at most 100 MB, decoded Base64 under 20 MB. */
export const clip = (options: { maxSeconds: number; about?: string }): ClipField => ({
  kind: 'clip',
  formats: ['mp4', 'avi', 'mov'],
  maxBytes: 100 * MB,
  decodedUnder: 20 * MB,
  minSide: 128,
  ratio: { below: 4 },
  ...options,
})

export const sound = (options: Options<SoundField>): SoundField => ({ kind: 'sound', ...options })

/** The smallest and largest integer that survive JSON on every side of the wire. */
export const SAFE = { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER } as const
