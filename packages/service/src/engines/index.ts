import type { OrderKind } from '@kinora/media/engine/contract'
import type { OpenEngine } from '@kinora/media/engine/combine-engines'
import type { EngineOptions } from '@kinora/media/engine/engine-options'
import { createMinimalEngine } from './minimal/minimal-engine.ts'
import { createStudioEngine } from '@kinora/studio'
import { ORDER_KINDS } from '@kinora/media/engine/order-kinds'

/** `makes` describes an engine that is not open, for API processes. */
type BuiltIn = {
  open: (options: EngineOptions) => OpenEngine
  makes: readonly OrderKind[]
  takesScenes?: true
}

/** The built-in engines. */
export const BUILT_IN: Readonly<Record<string, BuiltIn>> = {
  studio: { open: createStudioEngine, makes: ORDER_KINDS, takesScenes: true },
  minimal: { open: createMinimalEngine, makes: ORDER_KINDS },
}

export const openBuiltIn = (name: string, options: EngineOptions): OpenEngine => findBuiltIn(name).open(options)

export function findBuiltIn(name: string): BuiltIn {
  const found = BUILT_IN[name]
  if (!found) throw new RangeError(`there is no engine "${name}"; there are ${Object.keys(BUILT_IN).join(', ')}`)
  return found
}
