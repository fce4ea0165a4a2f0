import { canMake } from '@kinora/media/engine/can-make'
import type { OpenEngine } from '@kinora/media/engine/combine-engines'
import type { Order } from '@kinora/media/engine/contract'
import type { Clock } from '../../core/clock.ts'
import type { Log } from '../../core/log.ts'
import { type Breaker, type BreakerState, createBreaker } from './breaker.ts'
import { type EngineLimits, matchRoute, type RouteRule } from './engines-file.ts'
import type { EngineLedger, Route, Router, Verdict } from './route.ts'
import { createPlaces, type Places } from './places.ts'

/** An open engine with its limits. */
export type RoutedEngine = {
  engine: OpenEngine
  isRemote: boolean
  isForeign: boolean
  ambiguous: 'again' | 'fail'
  limits: EngineLimits
}

export type EngineStatus = {
  engine: string
  state: BreakerState
  inFlight: number
  waiting: number
}

export type OpenRouter = Router & {
  status(): EngineStatus[]
  stop(): Promise<void>
}

type RouterOptions = {
  engines: ReadonlyMap<string, RoutedEngine>
  rules: readonly RouteRule[]
  /** The engines without a rule, and stand-ins where a rule allows them. */
  builtIn: readonly string[]
  ledger: EngineLedger
  clock: Clock
  log: Log
}

// Default limits, for about one machine with a GPU.
const [IN_FLIGHT, WAITING, SECONDS] = [16, 1_000, 3_600]

type Entry = RoutedEngine & { name: string; breaker: Breaker; places: Places }
type Entries = ReadonlyMap<string, Entry>
type Candidate = { entry: Entry; standsIn: boolean }
type Count = (engine: string, counts: Parameters<EngineLedger['add']>[1]) => Promise<void>

/** Routes orders to engines by the rules, and skips engines that fail, are full or have spent their daily budget. */
export function createRouter({ engines, rules, builtIn, ledger, clock, log }: RouterOptions): OpenRouter {
  const entries = openEntries(engines, clock)
  const count: Count = (name, counts) =>
    ledger
      .add(name, counts)
      .catch((error: Error) => log.warn({ engine: name, reason: error.message }, 'an engine was not counted'))
  const candidates = (order: Order): Candidate[] => findCandidates(order, { entries, rules, builtIn })
  const toRoute = (candidate: Candidate, passedOver: Route['passedOver'] = []): Route =>
    buildRoute(candidate, passedOver, { count, log })

  async function choose(order: Order, tried: readonly string[]): Promise<Route | undefined> {
    const passedOver: Route['passedOver'][number][] = []
    const busy: Candidate[] = []
    for (const candidate of candidates(order).filter(({ entry }) => !tried.includes(entry.name))) {
      const { entry } = candidate
      const hasBudget = await isWithinBudget(entry, ledger)
      const why = hasBudget ? whyNotNow(entry) : 'it has cost what it may cost today'
      if (why === undefined) return toRoute(candidate, passedOver)
      if (hasBudget) busy.push(candidate)
      passedOver.push({ engine: entry.name, why })
    }
    // The last remaining engine is tried whatever its failures.
    const [last] = busy
    return last && toRoute(last)
  }

  return {
    accepts: order => candidates(order).length > 0,
    leavesOut: order => candidates(order)[0]?.entry.engine.leavesOut?.(order) ?? [],
    choose,
    find(name) {
      const entry = entries.get(name)
      return entry && toRoute({ entry, standsIn: false })
    },
    status: () =>
      [...entries.values()].map(({ name, breaker, places }) => ({
        engine: name,
        state: breaker.state(),
        inFlight: places.inFlight(),
        waiting: places.waiting(),
      })),
    async stop() {
      await Promise.all([...entries.values()].map(({ engine }) => engine.stop()))
    },
  }
}

const openEntries = (engines: RouterOptions['engines'], clock: Clock): Entries =>
  new Map(
    [...engines].map(([name, one]) => [
      name,
      {
        ...one,
        name,
        breaker: createBreaker(clock),
        places: createPlaces(one.isRemote ? (one.limits.inFlight ?? IN_FLIGHT) : Number.POSITIVE_INFINITY),
      },
    ]),
  )

/** All engines that the rules allow and that accept the order, in order of preference. */
function findCandidates(
  order: Order,
  { entries, rules, builtIn }: { entries: Entries } & Pick<RouterOptions, 'rules' | 'builtIn'>,
): Candidate[] {
  const accepting = (name: string, standsIn: boolean): Candidate[] => {
    const entry = entries.get(name)
    return entry && canMake(entry.engine, order) ? [{ entry, standsIn }] : []
  }
  const maker = voiceMaker(order)
  if (maker !== undefined) return accepting(maker, false)
  const rule = matchRoute(rules, order)
  // A scene document needs an engine that renders documents, whatever engines a rule names for prompts. If no language
  // model can convert a prompt, the rules parse it.
  const isOwn = (order.scene !== undefined && !order.inWords) || READ_BY_MODELS.has(order.kind)
  const onRoute = rule?.engines ?? builtIn
  const named = order.engine === undefined ? onRoute : [...new Set([order.engine, ...onRoute])]
  const last = rule?.standIn || isOwn ? builtIn.filter(name => !named.includes(name)) : []
  return [...named.flatMap(name => accepting(name, false)), ...last.flatMap(name => accepting(name, !isOwn))]
}

const READ_BY_MODELS: ReadonlySet<Order['kind']> = new Set(['reading', 'reviewing', 'rewriting', 'writing'])

const isWithinBudget = async ({ name, limits: { spending } }: Entry, ledger: EngineLedger): Promise<boolean> =>
  !spending || (await ledger.spentToday(name)) < spending.perDay

function whyNotNow({ breaker, places, limits }: Entry): string | undefined {
  if (!breaker.isAllowed()) return 'it fails at the moment'
  const waiting = places.waiting()
  return waiting > 0 && waiting >= (limits.waiting ?? WAITING) ? 'too many orders wait for it' : undefined
}

type ReportOptions = { count: Count; log: Log }

function buildRoute({ entry, standsIn }: Candidate, passedOver: Route['passedOver'], reporting: ReportOptions): Route {
  const { name, engine, isRemote, isForeign, ambiguous, limits, breaker, places } = entry
  const { count, log } = reporting
  return {
    name,
    engine,
    isRemote,
    isForeign,
    ambiguous,
    timeMs: (limits.seconds ?? SECONDS) * 1_000,
    standsIn,
    passedOver,
    isAvailable: () => breaker.isAllowed(),
    async enter(signal) {
      const place = await places.enter(signal)
      const probe = breaker.begin()
      return {
        leave() {
          probe()
          place.leave()
        },
      }
    },
    tell: verdict => tell(entry, verdict, reporting),
    tellAmbiguous() {
      log.warn({ engine: name }, 'it is not known whether an engine took an order')
      void count(name, { ambiguous: 1 })
    },
    // The operator's price, if set, replaces the server's.
    tellCost: cost => void (hasPrice(limits) || count(name, { spent: cost })),
    async tellStarted(order) {
      for (const { engine: other } of passedOver) void count(other, { passedOver: 1 })
      await count(name, { orders: 1, spent: costs(limits, order), ...(standsIn && { stoodIn: 1 }) })
    },
  }
}

function tell({ name, breaker }: Entry, verdict: Verdict, { count, log }: ReportOptions): void {
  const before = breaker.state()
  // A rejected request does not count as a failure of the engine; the answer shows that it works.
  if (verdict === 'made' || verdict === 'refused') breaker.succeed()
  else breaker.fail()
  if (verdict === 'failed') void count(name, { failed: 1 })
  const state = breaker.state()
  if (state !== before) log.warn({ engine: name, before, state }, 'the circuit breaker of an engine has changed')
}

/**
 * Only the engine that made a caller's own voice can speak with it, whatever the rules say: the order's main voice
 * decides.
 */
function voiceMaker(order: Order): string | undefined {
  if (order.kind !== 'speech' || !order.ownVoices) return undefined
  const [first] = [order.voice, ...(order.voices ?? [])].flatMap(id => order.ownVoices?.[id] ?? [])
  return first?.engine
}

const hasPrice = ({ spending }: EngineLimits): boolean =>
  spending?.perOrder !== undefined || spending?.perSecond !== undefined

function costs({ spending }: EngineLimits, order: Order): number {
  if (!spending) return 0
  const seconds = 'seconds' in order ? order.seconds : 0
  return (spending.perOrder ?? 0) + (spending.perSecond ?? 0) * seconds
}
