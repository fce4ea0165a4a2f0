import type { Scene } from '@kinora/media/scene/scene-schema'
import type { Declaration } from './declare.ts'

/**
 * Media in a stored request: the caller's URL or upload uri, or the key of a stored file (`given` is then the caller's
 * name for it). The latter is an object, so that a caller's text can never be mistaken for one.
 */
export type MediaReference = string | { blob: string; given?: string }

/**
 * The values of a checked request, derived from its declaration: the stored values, which plans receive. A field is
 * present if it is required, has a default or is drawn at random. It may be absent if a model ignores it or another
 * field mutes it. Cards and cases only narrow, so this holds for every model. For several declarations, only their
 * common fields are certain to be present.
 */
export type RequestValues<D extends Declaration> = Readable<KeptFields<D>>

/** Values with their own task column are not in the request. */
type OwnColumn = 'payload' | 'callback_url'

type KeptFields<D extends Declaration> = D extends unknown
  ? { [Name in Exclude<keyof D['fields'], OwnColumn>]: ChosenBy<D, Name> }
  : never

/** The field that selects rules in the declaration can have the values that have rules. */
type ChosenBy<D extends Declaration, Name extends keyof D['fields']> = D extends { rulesBy: Name; rules: infer R }
  ? Omit<D['fields'][Name], 'choices'> & { kind: 'choice'; choices: readonly Extract<keyof R, string>[] }
  : D['fields'][Name]

/** The values of one or several sets of fields. */
type Readable<F> = { readonly [Name in keyof Present<F>]: Present<F>[Name] } & {
  readonly [Name in Exclude<EveryName<F>, keyof Present<F>>]?: Found<F, Name>
}

type EveryName<F> = F extends unknown ? keyof F : never
type Found<F, Name extends PropertyKey> = F extends { [_ in Name]: infer One } ? FieldValue<One> : never

/** The fields that are always present in each set; of several sets only the common ones. */
type Present<F> = F extends unknown
  ? { [Name in keyof F as IsPresent<F[Name]> extends true ? Name : never]: FieldValue<F[Name]> }
  : never

type IsPresent<F> = F extends { ignorable: true } | { mutedBy: object }
  ? false
  : F extends { required: true } | { default: string | number | boolean } | { drawn: true }
    ? true
    : false

/** The value type of a checked field. */
type FieldValue<F> = F extends { kind: 'text' | 'url' | 'voice' | 'id' | 'time' }
  ? string
  : F extends { kind: 'integer' | 'number' }
    ? number
    : F extends { kind: 'flag' }
      ? boolean
      : F extends { kind: 'choice'; choices: readonly (infer One)[] }
        ? // If cards give the choices, the declaration has none.
          [One] extends [never]
          ? string
          : One
        : F extends { kind: 'picture' | 'clip' | 'sound' }
          ? MediaReference
          : F extends { kind: 'list'; of: infer Entry }
            ? readonly FieldValue<Entry>[]
            : F extends { kind: 'record'; fields: infer Inner }
              ? Readable<Inner>
              : F extends { kind: 'scene' }
                ? Scene
                : never
