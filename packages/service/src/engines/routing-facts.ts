import type { OrderKind } from '@kinora/media/engine/contract'
import { isRemote, type ResolvePath } from './engine-kind.ts'
import { findBuiltIn } from './index.ts'
import { KINDS } from './kinds.ts'
import type { EnginesFile } from './routing/engines-file.ts'
import { type Asked, matchRoute } from './routing/match-route.ts'

/** What can be said of who makes what without opening an engine: for whoever takes requests. */
export type RoutingFacts = {
  /** What at least one engine makes. */
  makes: ReadonlySet<OrderKind>
  /** Whether another machine is asked first: then it takes no render slot to begin with. */
  isMadeElsewhere(asked: Asked): boolean
}

export function routingFacts(
  builtIn: readonly string[],
  file: EnginesFile | undefined,
  resolvePath: ResolvePath = path => path,
): RoutingFacts {
  const entries = file?.engines ?? {}
  // Told once: it may stand in files of its own, and every request asks.
  const madeBy = new Map(
    Object.entries(entries).map(([name, entry]): [string, readonly OrderKind[]] => [
      name,
      KINDS[entry.kind]?.makes(entry as never, resolvePath) ?? [],
    ]),
  )
  const makes = new Set([...builtIn.flatMap(name => findBuiltIn(name).makes), ...[...madeBy.values()].flat()])
  return {
    makes,
    isMadeElsewhere(asked) {
      const named = matchRoute(file?.routes ?? [], asked)?.engines ?? []
      const first = named.find(name => madeBy.get(name)?.includes(asked.kind) ?? true)
      const entry = first === undefined ? undefined : entries[first]
      const kind = entry && KINDS[entry.kind]
      return entry !== undefined && kind !== undefined && isRemote(kind, entry)
    },
  }
}
