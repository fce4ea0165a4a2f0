import type { EngineOptions } from '@kinora/media/engine/engine-options'
import type { OpenEngine } from '@kinora/media/engine/combine-engines'
import type { Clock } from '../core/clock.ts'
import { keepSecret } from '../core/known-secrets.ts'
import type { Log } from '../core/log.ts'
import type { GuardOptions } from '../net/guarded-agent.ts'
import type { EngineTools } from './engine-kind.ts'
import { continueFromFrame } from './remote/continue-from-frame.ts'
import { paintFirst } from './remote/paint-first.ts'
import { createServerClient } from './remote/server-client.ts'
import { openBuiltIn } from './index.ts'
import { KINDS } from './kinds.ts'
import type { ConfiguredEngine } from './register-kind.ts'
import { createRouter, type OpenRouter, type RoutedEngine } from './routing/create-router.ts'
import type { EngineLedger } from './routing/route.ts'
import type { EngineEntry, EnginesFile } from './routing/engines-file.ts'
import { resolver } from './routing/read-engines-file.ts'
import { findSecrets } from './routing/find-secrets.ts'
import { readSecret } from './routing/read-secret.ts'
import { withoutSecrets } from './without-secrets.ts'

export type OpenRouterOptions = EngineOptions & {
  /** Built-in engines, in order of preference. */
  builtIn: readonly string[]
  /** The operator's file as last read; undefined without one. */
  current: () => EnginesFile | undefined
  /** The path of that file. */
  path: string
  env: Record<string, string | undefined>
  guard: GuardOptions
  ledger: EngineLedger
  clock: Clock
  publicUrl?: () => string
}

export type ReloadableRouter = OpenRouter & {
  /** Applies the reloaded file. Running orders continue as they began. */
  reload(): void
}

/** Opens the engines of the operator's file beside the built-in ones. */
export function openRouter(means: OpenRouterOptions): ReloadableRouter {
  const { log, builtIn } = means
  const own = new Map(builtIn.map(name => [name, builtInEngine(openBuiltIn(name, means))]))
  const leaving = new Set<Promise<void>>()
  let current = open(means.current())

  function open(file: EnginesFile | undefined): OpenRouter {
    const others = Object.entries(file?.engines ?? {}).map(
      ([name, entry]) => [name, openEntry(name, entry, means)] as const,
    )
    return createRouter({
      engines: new Map([...[...own].map(([name, one]) => [name, keepOpen(one)] as const), ...others]),
      rules: file?.routes ?? [],
      builtIn,
      ledger: means.ledger,
      clock: means.clock,
      log: log as Log,
    })
  }

  return {
    accepts: order => current.accepts(order),
    leavesOut: order => current.leavesOut(order),
    choose: (order, tried) => current.choose(order, tried),
    find: (name, order) => current.find(name, order),
    status: () => current.status(),
    reload() {
      const before = current
      current = open(means.current())
      const gone = stopWhenIdle(before).finally(() => leaving.delete(gone))
      leaving.add(gone)
    },
    async stop() {
      await current.stop()
      await Promise.all([...own.values()].map(({ engine }) => engine.stop()))
    },
  }
}

const builtInEngine = (engine: OpenEngine): RoutedEngine => ({
  engine,
  isRemote: false,
  isForeign: false,
  ambiguous: 'again',
  limits: {},
})

/** The built-in engines stay open when the file changes. */
const keepOpen = (one: RoutedEngine): RoutedEngine => ({ ...one, engine: { ...one.engine, stop: async () => {} } })

/**
 * The time in which engines of a replaced file may finish their orders. After that, the new engines find the orders.
 */
const LEAVING_MS = 60_000

async function stopWhenIdle(router: OpenRouter): Promise<void> {
  const until = Date.now() + LEAVING_MS
  while (Date.now() < until && router.status().some(({ inFlight, waiting }) => inFlight + waiting > 0))
    await new Promise(resolve => setTimeout(resolve, 1_000).unref())
  await router.stop()
}

/** The tools of an engine of the file. */
export function engineTools(name: string, entry: EngineEntry, means: OpenRouterOptions): EngineTools {
  const resolvePath = resolver(means.path)
  const headers = Object.fromEntries(
    Object.entries(entry.headers ?? {}).map(([header, value]) => [
      header.toLowerCase(),
      readSecret(value, { env: means.env, resolvePath }),
    ]),
  )
  for (const secret of [...Object.values(headers), ...findSecrets(entry)]) keepSecret(secret)
  return {
    ...means,
    name,
    headers,
    resolvePath,
    readSecret(secret) {
      const value = readSecret(secret, { env: means.env, resolvePath })
      keepSecret(value)
      return value
    },
    reach: url => createServerClient({ url, headers, guard: means.guard }),
  }
}

function openEntry(name: string, entry: EngineEntry, means: OpenRouterOptions): RoutedEngine {
  const configured = configureEntry(entry)
  const engine = continueFromFrame(withoutSecrets(configured.open(engineTools(name, entry, means))))
  return {
    engine: entry.look ? paintFirst(engine, entry.look) : engine,
    isRemote: configured.isRemote,
    isForeign: true,
    ambiguous: entry.ambiguous ?? (configured.costsMoney ? 'fail' : 'again'),
    limits: entry.limits ?? {},
  }
}

/** An entry of the engines file with its kind. */
export function configureEntry(entry: EngineEntry): ConfiguredEngine {
  const kind = KINDS[entry.kind]
  if (!kind)
    throw new RangeError(`there is no kind of engine "${entry.kind}"; there are ${Object.keys(KINDS).join(', ')}`)
  return kind.configure(entry)
}
