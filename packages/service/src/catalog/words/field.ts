// The vocabulary in which requests are declared. A field is plain data: it can be printed as JSON, patched by a model
// card, projected to JSON Schema, to a reference page, to a form. Nothing here checks anything; `build-schema.ts` says what
// each word means.

/** Common to all fields, before any case applies. `about` is one sentence for the documentation. */
type Described = {
  about?: string
  required?: true
  cases?: readonly Case[]
  /** While this holds the field has no effect, so only its type is checked. */
  mutedBy?: Muting
  /** On some models it has no effect and is left out, though it is required or has a default. */
  ignorable?: true
  /** Set by a column of rules: accepted without effect, or not to be passed at all. */
  standing?: 'ignored' | 'rejected'
}

/** Other fields' values that switch a case on: `{ duration: 8 }`. A field's default counts as its value. */
export type Condition = Record<string, string | number | boolean>

export type Muting = Condition | Record<string, typeof GIVEN>

/** The condition that a medium or text, which mutes another field, is present. */
export const GIVEN = { given: true } as const

/** While `when` holds, the field is narrowed (never widened) and may default differently. */
export type Case = { when: Condition; choices?: readonly string[]; default?: string | number; why?: string }

export type TextField = Described & {
  kind: 'text'
  min?: number
  max?: number
  default?: string
  /** Required only without this scene document; beside it, it is a title, by default that of the document. */
  titleOf?: string
  /** Neither drawn nor spoken, so that the operator's list of words is not held against it. */
  unseen?: true
  /** It names a voice that is yet to be made: no other voice of the account, nor a listed one, may have it. */
  newVoice?: true
  /** A domain rule on the text, by its name in `check/keywords`. */
  rule?: 'jsonObject' | 'pauseMarkers' | 'pronunciation' | 'noPunctuation' | 'words' | 'wordsOrPictograms'
  /** A shape that JSON Schema can say, with the words for the error message. */
  shape?: { pattern: string; says: string }
}
export type IntegerField = Described & {
  kind: 'integer'
  min: number
  max: number
  choices?: readonly number[]
  default?: number
  /** The meaning of each value, if the number is only a name. */
  means?: Record<number, string>
  /** A string that holds a number is read as that number. */
  orNumeral?: true
  /** The length of this scene document where there is one: absent, the shortest allowed that it fits into. */
  lengthOf?: string
  /** 0 and absent both ask for a value drawn by chance: what is stored has one. */
  drawn?: true
}
export type NumberField = Described & {
  kind: 'number'
  min: number
  max: number
  default?: number
  orNumeral?: true
}
export type FlagField = Described & { kind: 'flag'; default?: boolean; never?: { value: boolean; why: string } }
export type ChoiceField = Described & {
  kind: 'choice'
  choices: readonly string[]
  default?: string
  /** For a language: if absent, that of this earlier field's words; `default` without words. */
  languageOf?: string
  /** An empty text is the same as none. */
  orEmpty?: true
  /** Numbers accepted for choices. */
  numbers?: Readonly<Record<number, string>>
}
export type UrlField = Described & { kind: 'url' }
export type VoiceField = Described & { kind: 'voice' }
export type IdField = Described & {
  kind: 'id'
  /** An empty text is the same as none. */
  orEmpty?: true
  /** It names a video that was made for the caller, which is taken as a clip: what that may be. */
  ofClip?: Omit<ClipField, 'kind'>
}
export type TimeField = Described & { kind: 'time' }

/** Bytes that come along or are pointed at: a data URL, an http(s) URL, or the uri of an upload. */
export type PictureField = Described & {
  kind: 'picture'
  formats: readonly string[]
  /** Base64 inputs: decoded bytes must be fewer than this. */
  decodedUnder?: number
  maxBytes: number
  minSide?: number
  longestSideUnder?: number
  /** Longer side over shorter side: `below` excludes the bound, `atMost` includes it. */
  ratio: { below: number } | { atMost: number }
}
export type ClipField = Described & {
  kind: 'clip'
  formats: readonly string[]
  decodedUnder?: number
  maxBytes: number
  minSide: number
  longestSideUnder?: number
  ratio?: { below: number }
  minSeconds?: number
  maxSeconds: number
  /** Frames a second. */
  fpsUnder?: number
}
export type SoundField = Described & {
  kind: 'sound'
  formats: readonly string[]
  decodedUnder?: number
  maxBytes: number
  minSeconds: number
  maxSeconds: number
}
export type MediaField = PictureField | ClipField | SoundField

export type ListField = Described & {
  kind: 'list'
  of: Field
  min: number
  max: number
  /** By the value of a choice that is declared before it, how many there may be: within `min` and `max`. */
  countBy?: { field: string; counts: Readonly<Record<string, readonly [min: number, max: number]>> }
  /** A single value is taken as a list of one. */
  orOne?: true
  /** For two pictures: the bounds, both included, of the first's pixel count divided by the second's. */
  pixelRatio?: { from: number; to: number }
  /** Clips: how long each may be, by how many there are. */
  secondsByCount?: Record<number, number>
}
export type RecordField = Described & {
  kind: 'record'
  fields: Fields
  /** Refuse unknown names that look like a misspelling of these, or are one of the wrong names known for them. */
  mindMisspellings?: Record<string, readonly string[]>
  /** Another name accepted for a field: `{ id: 'name' }`. */
  alias?: Record<string, string>
}

/** A scene document, `kinora.scene/1`. */
export type SceneField = Described & {
  kind: 'scene'
  /** Flags that must not be true beside it. */
  excludes?: readonly string[]
}

export type Field =
  | SceneField
  | TextField
  | IntegerField
  | NumberField
  | FlagField
  | ChoiceField
  | UrlField
  | VoiceField
  | IdField
  | TimeField
  | MediaField
  | ListField
  | RecordField

export type Fields = Record<string, Field>
