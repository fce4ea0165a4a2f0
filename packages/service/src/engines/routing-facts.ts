import type { OrderKind } from '@kinora/media/engine/contract'
import type { ResolvePath } from './engine-kind.ts'
import { findBuiltIn } from './index.ts'
import { KINDS } from './kinds.ts'
import { type Asked, type EnginesFile, matchRoute } from './routing/engines-file.ts'

/** Routing without open engines, for API processes. */
export type RoutingFacts = {
  /** The kinds that at least one engine makes. */
  makes: ReadonlySet<OrderKind>
  /** True if at least one engine films scene documents. */
  takesScenes: boolean
  /** True if the first engine is on another machine, so that the order needs no render slot at first. */
  usesExternalEngine(asked: Asked): boolean
  /** Credits that the first engine for the order adds to the price of its task. */
  modelCredits(asked: Asked): number
}

export function routingFacts(
  builtIn: readonly string[],
  file: EnginesFile | undefined,
  resolvePath: ResolvePath = path => path,
): RoutingFacts {
  const entries = file?.engines ?? {}
  // Cached, because it may read other files and every request needs it.
  const told = new Map(
    Object.entries(entries).flatMap(([name, entry]) => {
      const configured = KINDS[entry.kind]?.configure(entry)
      return configured
        ? [
            [
              name,
              { makes: configured.makes(resolvePath), isRemote: configured.isRemote, credits: configured.credits },
            ] as const,
          ]
        : []
    }),
  )
  const firstFor = (asked: Asked) => {
    const named = matchRoute(file?.routes ?? [], asked)?.engines ?? []
    return told.get(named.find(name => told.get(name)?.makes.includes(asked.kind) ?? true) ?? '')
  }
  const makes = new Set([
    ...builtIn.flatMap(name => findBuiltIn(name).makes),
    ...[...told.values()].flatMap(one => one.makes),
  ])
  return {
    makes,
    takesScenes: builtIn.some(name => findBuiltIn(name).takesScenes === true),
    usesExternalEngine: asked => firstFor(asked)?.isRemote ?? false,
    modelCredits: asked => firstFor(asked)?.credits ?? 0,
  }
}
