import type { OpenEngine } from '@kinora/media/engine/combine-engines'
import type { OrderKind } from '@kinora/media/engine/contract'
import type { EngineOptions } from '@kinora/media/engine/engine-options'
import type { Clock } from '../core/clock.ts'
import type { ServerClient } from './remote/server-client.ts'

/** A reference to a secret outside the engines file. */
export type Secret = { env: string } | { file: string }

/** Resolves a path relative to the engines file. */
export type ResolvePath = (path: string) => string

/** The tools that every engine of the engines file gets. */
export type EngineTools = EngineOptions & {
  /** The engine's name in the file. */
  name: string
  /** Requests to the operator's server. The entry's headers are sent only to that server. */
  reach: (url: string) => ServerClient
  /** The same headers for other connections, such as websockets. They are never sent to another origin. */
  headers: Readonly<Record<string, string>>
  /** Reads a secret that the entry refers to. Throws an error that names its place. */
  readSecret: (secret: Secret) => string
  resolvePath: ResolvePath
  /** The public address of this service, if servers can call it. */
  publicUrl?: () => string
  clock: Clock
  /** How long a start waits for a refusal where an answer takes as long as the work; 500 ms unless said. */
  refusalMs?: number
}

/** A problem of an engine, or of one thing that it makes: `workflow wan22: the model … is missing`. */
export type Unfit = { what: string; why: string }

/** A kind of engine for the engines file. */
export type EngineKind<Settings extends object> = {
  /** One sentence for `kinora engines` and the documentation. */
  about: string
  /** JSON Schema of the properties of this kind, besides the common ones. */
  properties: Readonly<Record<string, object>>
  required: readonly string[]
  /** True if another machine makes the result; if the operator decides, by the settings. */
  isRemote: boolean | ((settings: Settings) => boolean)
  /** True if the server charges for each order: then an order that may have been accepted is not placed again. */
  costsMoney?: (settings: Settings) => boolean
  /** Credits that it adds to the price of a task that it reads or writes. */
  credits?: (settings: Settings) => number
  /** The kinds of order it makes, as far as known without a request. */
  makes(settings: Settings, resolvePath?: ResolvePath): readonly OrderKind[]
  /** Checks that a schema cannot express; throws an Error whose message names the property. */
  check?(settings: Settings, resolvePath?: ResolvePath): void
  open(settings: Settings, tools: EngineTools): OpenEngine
  /** Asks the server what is missing; empty if it works. For `kinora doctor` and `engines test`. */
  examine?(settings: Settings, tools: EngineTools, signal: AbortSignal): Promise<Unfit[] | Examined>
}

/** The missing parts of an engine, and the capabilities of its server. */
export type Examined = { problems: Unfit[]; abilities: Abilities }
export type Abilities = Readonly<Record<string, string | number | boolean>>
