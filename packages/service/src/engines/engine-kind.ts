import type { OpenEngine } from '@kinora/media/engine/combine-engines'
import type { OrderKind } from '@kinora/media/engine/contract'
import type { EngineOptions } from '@kinora/media/engine/engine-options'
import type { Clock } from '../core/clock.ts'
import type { FarSide } from './far-side/far-side.ts'

/** Where a value is kept that must not stand in the engines file. */
export type Secret = { env: string } | { file: string }

/** A path of the engines file, which may be relative to it, as one that can be opened. */
export type ResolvePath = (path: string) => string

/** What every engine of the engines file is opened with. */
export type EngineTools = EngineOptions & {
  /** The name that the operator gave it. */
  name: string
  /** Requests to a server of the operator's; the headers that the file gives this engine are sent to it alone. */
  reach: (url: string) => FarSide
  /** Those headers, for what is no plain request: a websocket. Never to another origin. */
  headers: Readonly<Record<string, string>>
  /** What an entry does not hold itself. Throws an Error that names the place. */
  readSecret: (secret: Secret) => string
  resolvePath: ResolvePath
  /** Public address of this service, where it has one that a far side can call. */
  publicUrl?: () => string
  clock: Clock
}

/** What is wrong with an engine, or with one of the things that it can make: `workflow wan22: the model … is missing`. */
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
  /** Whether the far side takes money for each order: then an order that may have been taken is not given again. */
  costsMoney?: (settings: Settings) => boolean
  /** What it makes, as can be told without asking anybody. */
  makes(settings: Settings, resolvePath?: ResolvePath): readonly OrderKind[]
  /** Checks what a schema cannot; throws an Error whose message names the property. */
  check?(settings: Settings, resolvePath?: ResolvePath): void
  open(settings: Settings, tools: EngineTools): OpenEngine
  /** What is missing for it to work, asked of the far side; empty when it is fit. For `kinora doctor` and `engines test`. */
  examine?(settings: Settings, tools: EngineTools, signal: AbortSignal): Promise<Unfit[]>
}
