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
  SceneField,
  SoundField,
  TextField,
  TimeField,
  UrlField,
  VoiceField,
} from './field.ts'

export { MB }

type Options<F extends { kind: string }> = Omit<F, 'kind'>

/** Literal option types, without options that the field type does not have. */
type Only<Allowed, Given> = Given & { [Name in Exclude<keyof Given, keyof Allowed>]: never }

/** For no options. */
type Undescribed = { about?: string }

/** Options keep their literal types, because the type of a field's values follows from them (`request-values.ts`). */
const word =
  <F extends Field>(kind: F['kind']) =>
  <const O extends Options<F>>(options: Only<Options<F>, O>): { kind: F['kind'] } & O => ({ kind, ...(options as O) })

export const text = word<TextField>('text')
export const integer = word<IntegerField>('integer')
export const number = word<NumberField>('number')
export const flag = word<FlagField>('flag')
export const url = word<UrlField>('url')
export const voice = word<VoiceField>('voice')
export const id = word<IdField>('id')
export const time = word<TimeField>('time')
export const sound = word<SoundField>('sound')
export const scene = word<SceneField>('scene')

type ChoiceOptions = Omit<ChoiceField, 'kind' | 'choices'>
export const choice = <const C extends readonly string[], const O extends ChoiceOptions = Undescribed>(
  choices: C,
  options?: Only<ChoiceOptions, O>,
): { kind: 'choice'; choices: C } & O => ({ kind: 'choice', choices, ...(options as O) })

type ListOptions = Omit<ListField, 'kind' | 'of'>
export const list = <const F extends Field, const O extends ListOptions>(
  of: F,
  options: Only<ListOptions, O>,
): { kind: 'list'; of: F } & O => ({ kind: 'list', of, ...(options as O) })

type RecordOptions = Omit<RecordField, 'kind' | 'fields'>
export const record = <const F extends Fields, const O extends RecordOptions = Undescribed>(
  fields: F,
  options?: Only<RecordOptions, O>,
): { kind: 'record'; fields: F } & O => ({ kind: 'record', fields, ...(options as O) })

/** Whole seconds. */
export const seconds = <const O extends Options<IntegerField>>(
  options: Only<Options<IntegerField>, O>,
): { kind: 'integer' } & O => ({ kind: 'integer', about: 'Length in seconds', ...(options as O) })

type PictureOptions = Partial<Options<PictureField>>

// A picture with the contract's common rules: png, jpeg, webp; ratio between 1:4 and 4:1 exclusive; at most 50 MB.
const COMMON_PICTURE = {
  kind: 'picture',
  formats: ['png', 'jpeg', 'webp'],
  maxBytes: 50 * MB,
  ratio: { below: 4 },
} satisfies PictureField

/** Pictures or 3D models (.glb) of a product or a subject. */
export const OR_MODEL = { formats: [...COMMON_PICTURE.formats, 'glb'] }

export const picture = <const O extends PictureOptions = Undescribed>(
  options?: Only<PictureOptions, O>,
): PictureField & O => ({ ...COMMON_PICTURE, ...(options as O) })

type PicturesOptions = ListOptions & { of?: PictureOptions }
export const pictures = <const O extends PicturesOptions>({
  of,
  ...options
}: Only<PicturesOptions, O>): { kind: 'list'; of: PictureField } & Omit<O, 'of'> => ({
  kind: 'list',
  of: { ...COMMON_PICTURE, ...of },
  ...options,
})

// A reference video: mp4, avi or mov, at least 128x128, at most 100 MB, decoded Base64 under 20 MB.
const COMMON_CLIP = {
  kind: 'clip',
  formats: ['mp4', 'avi', 'mov'],
  maxBytes: 100 * MB,
  decodedUnder: 20 * MB,
  minSide: 128,
  ratio: { below: 4 },
} satisfies Partial<ClipField>

type ClipOptions = Partial<Options<ClipField>> & { maxSeconds: number }
export const clip = <const O extends ClipOptions>(options: Only<ClipOptions, O>): ClipField & O => ({
  ...COMMON_CLIP,
  ...(options as O),
})

/** The smallest and largest integers that JSON implementations represent exactly. */
export const SAFE = { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER } as const
