import type { OpenEngine } from '@kinora/media/engine/combine-engines'
import type { OrderKind } from '@kinora/media/engine/contract'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { EngineKind, EngineTools, Examined, ResolvePath } from './engine-kind.ts'
import type { EngineEntry } from './routing/engines-file.ts'
import { tellInWords } from './tell-in-words.ts'
import { entrySchema } from './routing/entry-schema.ts'

/** An entry of the engines file with its kind. The type of its settings is hidden. */
export type ConfiguredEngine = {
  isRemote: boolean
  costsMoney: boolean
  /** Credits that it adds to the price of a task that it reads or writes. */
  credits: number
  makes(resolvePath?: ResolvePath): readonly OrderKind[]
  /** Checks that a schema cannot express; throws an Error whose message names the property. */
  check(resolvePath?: ResolvePath): void
  open(tools: EngineTools): OpenEngine
  examine(tools: EngineTools, signal: AbortSignal): Promise<Examined>
}

/** A registered kind of engine. */
export type RegisteredKind = Pick<EngineKind<object>, 'about' | 'properties' | 'required'> & {
  /** Throws an Error if the entry does not match the schema of this kind. */
  configure(entry: EngineEntry): ConfiguredEngine
}

const ajv = new Ajv2020({ strict: false, validateSchema: false })

/** The kind's schema ensures the type of the settings. */
export function registerKind<Settings extends object>(kind: EngineKind<Settings>): RegisteredKind {
  const { about, properties, required } = kind
  let compiled: ValidateFunction<Settings> | undefined
  return {
    about,
    properties,
    required,
    configure(entry) {
      const settings: unknown = entry
      // Compiled with the first entry of the kind, because most services have none.
      compiled ??= ajv.compile<Settings>({ type: 'object', ...entrySchema(entry.kind, kind) })
      if (!compiled(settings))
        throw new Error(`the entry of kind ${entry.kind} does not fit: ${ajv.errorsText(compiled.errors)}`)
      return configured(kind, settings)
    },
  }
}

const configured = <Settings extends object>(kind: EngineKind<Settings>, settings: Settings): ConfiguredEngine => ({
  isRemote: typeof kind.isRemote === 'boolean' ? kind.isRemote : kind.isRemote(settings),
  costsMoney: kind.costsMoney?.(settings) ?? false,
  credits: kind.credits?.(settings) ?? 0,
  makes: resolvePath => kind.makes(settings, resolvePath),
  check: resolvePath => kind.check?.(settings, resolvePath),
  open: tools => tellInWords(kind.open(settings, tools)),
  async examine(tools, signal) {
    const examined = (await kind.examine?.(settings, tools, signal)) ?? []
    return Array.isArray(examined) ? { problems: examined, abilities: {} } : examined
  },
})
