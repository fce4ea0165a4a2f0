import type { OpenEngine } from '@kinora/media/engine/combine-engines'
import type { OrderKind } from '@kinora/media/engine/contract'
import type { EngineOptions } from '@kinora/media/engine/engine-options'
import type { Clock } from '../core/clock.ts'
import type { ServerClient } from './remote/server-client.ts'

/** Where a value is kept that must not stand in the engines file. */
export type Secret = { env: string } | { file: string }

/** A path of the engines file, which may be relative to it, as one that can be opened. */
export type ResolvePath = (path: string) => string

/** The tools that every engine of the engines file gets. */
export type EngineTools = EngineOptions & {
  /** The name that the operator gave it. */
  name: string
  /** Requests to a server of the operator's; the headers that the file gives this engine are sent to it alone. */
  reach: (url: string) => ServerClient
  /** The same headers for connections that are no plain request, such as websockets. Never sent to another origin. */
  headers: Readonly<Record<string, string>>
  /** Reads a secret that the entry refers to. Throws an error that names its place. */
  readSecret: (secret: Secret) => string
  resolvePath: ResolvePath
  /** The public address of this service, if servers can call it. */
  publicUrl?: () => string
  clock: Clock
}

/** A problem of an engine, or of one thing that it makes: `workflow wan22: the model … is missing`. */
export type Unfit = { what: string; why: string }

/** A kind of engine that an operator can name in the engines file. */
export type EngineKind<Settings extends object> = {
  /** One sentence for `kinora engines` and the documentation. */
  about: string
  /** JSON Schema of the properties that this kind has besides those that all have. */
  properties: Readonly<Record<string, object>>
  required: readonly string[]
  /** Whether another machine makes it; where that is the operator's choice, by the settings. */
  isRemote: boolean | ((settings: Settings) => boolean)
  /** Whether the server charges for each order: then an order that may have been accepted is not placed again. */
  costsMoney?: (settings: Settings) => boolean
  /** The kinds of order it makes, as far as known without a request. */
  makes(settings: Settings, resolvePath?: ResolvePath): readonly OrderKind[]
  /** Checks what a schema cannot; throws an Error whose message names the property. */
  check?(settings: Settings, resolvePath?: ResolvePath): void
  open(settings: Settings, tools: EngineTools): OpenEngine
  /** Asks the server what is missing; empty if it works. For `kinora doctor` and `engines test`. */
  examine?(settings: Settings, tools: EngineTools, signal: AbortSignal): Promise<Unfit[] | Examined>
}

/** What an engine lacks, and what its server can do. */
export type Examined = { problems: Unfit[]; abilities: Abilities }
export type Abilities = Readonly<Record<string, string | number | boolean>>
