import { resolve } from 'node:path'
import type { Log } from '../../core/log.ts'
import { BUILT_IN } from '../../engines/index.ts'
import { KINDS } from '../../engines/kinds.ts'
import { type RoutingFacts, routingFacts } from '../../engines/routing-facts.ts'
import type { EnginesFile } from '../../engines/routing/engines-file.ts'
import { readEnginesFile, resolver } from '../../engines/routing/read-engines-file.ts'

/** The operator's engines file as last read. */
export type OpenEnginesFile = {
  path: string
  env: Record<string, string | undefined>
  /** Undefined without a file: the built-in engines make everything. */
  current(): EnginesFile | undefined
  facts(): RoutingFacts
  /** Reads the file again. An invalid file changes nothing and is logged. */
  reload(): void
  /** Called after each reload. */
  onReload(listener: () => void): void
}

type EnginesFileOptions = {
  path: string
  builtIn: readonly string[]
  env: Record<string, string | undefined>
  log: Log
}

/** Reads the engines file. An invalid file stops the start with its reason. */
export function openEnginesFile({ path, builtIn, env, log }: EnginesFileOptions): OpenEnginesFile {
  const known = { kinds: KINDS, builtIn: Object.keys(BUILT_IN), env }
  const read = (): EnginesFile | undefined => (path === '' ? undefined : readEnginesFile(path, known))
  const listeners: (() => void)[] = []
  let file = read()
  let facts = routingFacts(builtIn, file, resolver(path))
  return {
    path: resolve(path),
    env,
    current: () => file,
    facts: () => facts,
    reload() {
      if (path === '') return
      try {
        file = read()
        facts = routingFacts(builtIn, file, resolver(path))
        log.info({ path }, 'reloaded the engines file')
      } catch (error) {
        log.error({ reason: (error as Error).message }, 'the engines file is invalid; the previous one stays in effect')
        return
      }
      for (const listener of listeners) listener()
    },
    onReload: listener => void listeners.push(listener),
  }
}
