// The types of request fields. A field is plain data: it can be printed as JSON, patched by a model card, and converted
// to JSON Schema, a reference page or a form. Nothing is checked here; `build-schema.ts` defines the meaning of each
// type.

/** Common to all fields, before any case applies. `about` is a sentence for the documentation. */
type Described = {
  about?: string
  required?: true
  cases?: readonly Case[]
  /** While this condition holds, the field has no effect and only its type is checked. */
  mutedBy?: Muting
  /** Some models ignore the field, although it is required or has a default. It is then absent. */
  ignorable?: true
  /** Set by a column of rules: accepted without effect, or forbidden. */
  standing?: 'ignored' | 'rejected'
}

/** Values of other fields that activate a case: `{ duration: 8 }`. A field's default counts as its value. */
export type Condition = Record<string, string | number | boolean>

export type Muting = Condition | Record<string, typeof GIVEN>

/** The condition that a medium or text is present. */
export const GIVEN = { given: true } as const

/** While `when` holds, the field is narrowed (never widened) and may have another default. */
export type Case = { when: Condition; choices?: readonly string[]; default?: string | number; why?: string }

export type TextField = Described & {
  kind: 'text'
  min?: number
  max?: number
  default?: string
  /** Required only without this scene document. Beside the document it is a title, by default the document's. */
  titleOf?: string
  /** Neither drawn nor spoken, so the operator's list of words does not apply. */
  unseen?: true
  /** The name of a new voice. No other voice of the account and no listed voice may have it. */
  newVoice?: true
  /** A domain rule on the text, by its name in `check/keywords`. */
  rule?: 'jsonObject' | 'pauseMarkers' | 'pronunciation' | 'noPunctuation' | 'words' | 'wordsOrPictograms'
  /** A format that JSON Schema can express, with a description for the error message. */
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
  /** A string with a number is converted to that number. */
  orNumeral?: true
  /**
   * The length of this scene document, if there is one. If absent, it is the shortest allowed length that the document
   * fits into.
   */
  lengthOf?: string
  /** 0 or absent asks for a random value, which is then stored. */
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
  /** For a language: if absent, the language of this earlier field; `default` if that has no words. */
  languageOf?: string
  /** An empty text counts as absent. */
  orEmpty?: true
  /** Numbers accepted for choices. */
  numbers?: Readonly<Record<number, string>>
}
export type UrlField = Described & {
  kind: 'url'
  /** It leads to a file, which may be one that the account has here. */
  ofFile?: true
}
export type VoiceField = Described & { kind: 'voice' }
export type IdField = Described & {
  kind: 'id'
  /** An empty text counts as absent. */
  orEmpty?: true
  /** The id of an earlier video, used as a clip with these limits. */
  ofClip?: Omit<ClipField, 'kind'>
}
export type TimeField = Described & { kind: 'time' }

/** Media: a data URL, an http(s) URL, or the uri of an upload. */
export type PictureField = Described & {
  kind: 'picture'
  formats: readonly string[]
  /** For Base64 inputs: the decoded bytes must be fewer than this. */
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
  /** The number of entries by the value of an earlier choice: within `min` and `max`. */
  countBy?: { field: string; counts: Readonly<Record<string, readonly [min: number, max: number]>> }
  /** A single value is accepted as a list of one. */
  orOne?: true
  /** For two pictures: the allowed range, inclusive, of the first's pixel count divided by the second's. */
  pixelRatio?: { from: number; to: number }
  /** For clips: the longest length of each, by their number. */
  secondsByCount?: Record<number, number>
}
export type RecordField = Described & {
  kind: 'record'
  fields: Fields
  /** Reject unknown names that look like a misspelling of these, or are known wrong names for them. */
  mindMisspellings?: Record<string, readonly string[]>
  /** Another name accepted for a field: `{ id: 'name' }`. */
  alias?: Record<string, string>
}

/** A scene document, `kinora.scene/1`. */
export type SceneField = Described & {
  kind: 'scene'
  /** Flags that must not be true beside it. */
  excludes?: readonly string[]
  /** The pictures, clips and subjects that it names come with another request. */
  takesInputsLater?: true
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
