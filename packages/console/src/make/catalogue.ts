/** A field of `GET /ent/v2/catalog`. */
export type FieldSpec = {
  kind:
    | 'text'
    | 'integer'
    | 'number'
    | 'flag'
    | 'choice'
    | 'url'
    | 'voice'
    | 'id'
    | 'time'
    | 'picture'
    | 'clip'
    | 'sound'
    | 'list'
    | 'record'
    | 'scene'
  about?: string
  required?: boolean
  min?: number
  max?: number
  default?: unknown
  /** The default of a required voice, by the language of the text. */
  default_by_language?: { en: string; zh: string }
  choices?: readonly (string | number)[]
  means?: Record<string, string>
  drawn?: boolean
  unseen?: boolean
  formats?: readonly string[]
  max_bytes?: number
  max_seconds?: number
  min_seconds?: number
  of?: FieldSpec
  of_clip?: Record<string, unknown>
  fields?: FieldSpecs
  muted_by?: Record<string, unknown>
  cases?: readonly { when: Record<string, unknown>; choices?: readonly string[]; default?: unknown; why?: string }[]
  standing?: 'ignored' | 'rejected'
}
export type FieldSpecs = Record<string, FieldSpec>

export type GeneratorSpec = {
  name: string
  path: string
  summary: string
  film: boolean
  rules_by?: string
  needs_one_of?: readonly string[]
  fields: FieldSpecs
  columns: readonly { key: string; fields: FieldSpecs }[]
}

export type Catalogue = { generators: readonly GeneratorSpec[]; models: readonly { id: string; about: string }[] }

/** The values of a form, by field. */
export type Values = Record<string, unknown>
