import type { Log } from '../core/log.ts'
import { choiceOf, type OpenEngine } from './choice-of.ts'
import { createMinimalEngine } from './minimal/minimal-engine.ts'
import { createStudioEngine } from './studio/engine.ts'

/** `children` is how many orders may be in work at a time. */
export type EngineMeans = { children: number; log: Log }

/** Every engine there is; a new one is a folder and a line here. */
export const ENGINES: Readonly<Record<string, (means: EngineMeans) => OpenEngine>> = {
  studio: createStudioEngine,
  minimal: createMinimalEngine,
}

/** Opens engines by name. An order goes to the first that accepts it. */
export function openEngines(names: readonly string[], means: EngineMeans): OpenEngine {
  return choiceOf(
    names.map(name => {
      const open = ENGINES[name]
      if (!open) throw new RangeError(`there is no engine "${name}"; there are ${Object.keys(ENGINES).join(', ')}`)
      return open(means)
    }),
  )
}
