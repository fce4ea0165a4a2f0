import type { OrderKind } from '@kinora/media/engine/contract'
import type { Catalog } from '../../catalog/catalog.ts'
import { systemClock } from '../../core/clock.ts'
import type { Log } from '../../core/log.ts'
import type { Abilities, Unfit } from '../../engines/engine-kind.ts'
import { configureEntry, engineTools, type OpenRouterOptions } from '../../engines/open-router.ts'
import { examineEngine } from '../../engines/without-secrets.ts'
import { matchRoute } from '../../engines/routing/engines-file.ts'
import { resolver } from '../../engines/routing/read-engines-file.ts'
import { findPlan } from '../../tasks/plans.ts'
import type { OpenEnginesFile } from '../open/open-engines-file.ts'
import type { Settings } from '../settings.ts'

/** An engine of the file, and its missing parts. */
export type ExaminedEngine = {
  engine: string
  kind: string
  makes: readonly OrderKind[]
  problems: Unfit[]
  /** The capabilities that its server reports. */
  abilities?: Abilities
}

// A server that takes longer to answer would not answer orders either.
const PATIENCE_MS = 15_000

/** Checks whether the engines of the file, or one of them, can make something now. */
export async function examineEngines(
  file: OpenEnginesFile,
  settings: Settings,
  log: Log,
  only?: string,
): Promise<ExaminedEngine[]> {
  const entries = Object.entries(file.current()?.engines ?? {}).filter(([name]) => only === undefined || name === only)
  const means: OpenRouterOptions = {
    children: 1,
    log,
    builtIn: settings.KINORA_ENGINES,
    current: () => file.current(),
    path: file.path,
    env: file.env,
    guard: { allowPrivateNetworks: settings.KINORA_ALLOW_PRIVATE_NETWORKS },
    ledger: { spentToday: async () => 0, add: async () => {} },
    clock: systemClock,
  }
  return Promise.all(
    entries.map(async ([name, entry]) => {
      const configured = configureEntry(entry)
      const tools = engineTools(name, entry, means)
      const { problems, abilities } = await examineEngine(configured, tools, AbortSignal.timeout(PATIENCE_MS))
      return {
        engine: name,
        kind: entry.kind,
        makes: configured.makes(tools.resolvePath),
        problems,
        ...(Object.keys(abilities).length > 0 && { abilities }),
      }
    }),
  )
}

export type RoutedModels = {
  generator: string
  models: string[]
  kind: OrderKind
  engines: readonly string[]
  standIn: boolean
}

/** Lists, for each generator and model, the engines in the order in which they are tried. */
export function listRoutes(catalog: Catalog, file: OpenEnginesFile, builtIn: readonly string[]): RoutedModels[] {
  const rules = file.current()?.routes ?? []
  const makers = (generator: string, model: string, kind: OrderKind) => {
    const rule = matchRoute(rules, { kind, generator, model })
    const named = (rule?.engines ?? builtIn).filter(name => canMake(name, kind, file))
    return { engines: named, standIn: rule?.standIn === true }
  }
  return catalog.generators.flatMap(generator => {
    const models = generator.rulesBy === 'model' ? [...catalog.columns(generator).keys()] : []
    return kindsOf(generator.plan).flatMap(kind => {
      const all = (models.length > 0 ? models : ['']).map(model => ({ model, ...makers(generator.name, model, kind) }))
      const alike = Map.groupBy(all, ({ engines, standIn }) => JSON.stringify([engines, standIn]))
      return [...alike.values()].map(group => ({
        generator: generator.name,
        models: group.map(({ model }) => model).filter(Boolean),
        kind,
        engines: group[0]?.engines ?? [],
        standIn: group[0]?.standIn ?? false,
      }))
    })
  })
}

const kindsOf = (plan: Parameters<typeof findPlan>[0]): readonly OrderKind[] => findPlan(plan).needs({})

function canMake(name: string, kind: OrderKind, file: OpenEnginesFile): boolean {
  const entry = file.current()?.engines[name]
  return entry ? configureEntry(entry).makes(resolver(file.path)).includes(kind) : true
}
