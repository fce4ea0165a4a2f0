import type { OrderKind } from '@kinora/media/engine/contract'
import { isRemote } from './engine-kind.ts'
import { findBuiltIn } from './index.ts'
import { KINDS } from './kinds.ts'
import type { EngineEntry, EnginesFile } from './routing/engines-file.ts'
import { type Asked, matchRoute } from './routing/match-route.ts'

/** What can be said of who makes what without opening an engine: for whoever takes requests. */
export type RoutingFacts = {
  /** What at least one engine makes. */
  makes: ReadonlySet<OrderKind>
  /** Whether another machine is asked first: then it takes no render slot to begin with. */
  isMadeElsewhere(asked: Asked): boolean
}

export function routingFacts(builtIn: readonly string[], file: EnginesFile | undefined): RoutingFacts {
  const entries = file?.engines ?? {}
  const kindsOf = ({ kind, ...settings }: EngineEntry): readonly OrderKind[] =>
    KINDS[kind]?.makes({ kind, ...settings } as never) ?? []
  const makes = new Set([
    ...builtIn.flatMap(name => findBuiltIn(name).makes),
    ...Object.values(entries).flatMap(entry => kindsOf(entry)),
  ])
  return {
    makes,
    isMadeElsewhere(asked) {
      const named = matchRoute(file?.routes ?? [], asked)?.engines ?? []
      const first = named.find(name => {
        const entry = entries[name]
        return entry ? kindsOf(entry).includes(asked.kind) : true
      })
      const entry = first === undefined ? undefined : entries[first]
      const kind = entry && KINDS[entry.kind]
      return entry !== undefined && kind !== undefined && isRemote(kind, entry)
    },
  }
}
