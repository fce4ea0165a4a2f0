import type { OrderKind } from '@kinora/media/engine/contract'
import { combineEngines, type OpenEngine } from '@kinora/media/engine/combine-engines'
import type { EngineOptions } from '@kinora/media/engine/engine-options'
import { createMinimalEngine } from './minimal/minimal-engine.ts'
import { createStudioEngine } from '@kinora/studio'

/** `makes` is what can be said of an engine that is not open: whoever takes requests has none. */
type Registered = { open: (options: EngineOptions) => OpenEngine; makes: readonly OrderKind[] }

const EVERYTHING: readonly OrderKind[] = ['video', 'image', 'speech', 'music', 'hearing', 'seeing']

/** Every engine there is; a new one is a folder and a line here. */
export const ENGINES: Readonly<Record<string, Registered>> = {
  studio: { open: createStudioEngine, makes: EVERYTHING },
  minimal: { open: createMinimalEngine, makes: EVERYTHING },
}

/** Opens engines by name. An order goes to the first that accepts it. */
export function openEngines(names: readonly string[], options: EngineOptions): OpenEngine {
  return combineEngines(names.map(name => registered(name).open(options)))
}

/** What at least one of these engines makes. */
export const orderKindsMadeBy = (names: readonly string[]): ReadonlySet<OrderKind> =>
  new Set(names.flatMap(name => registered(name).makes))

function registered(name: string): Registered {
  const found = ENGINES[name]
  if (!found) throw new RangeError(`there is no engine "${name}"; there are ${Object.keys(ENGINES).join(', ')}`)
  return found
}
