import type { OpenEngine } from '@kinora/media/engine/combine-engines'
import type { Order } from '@kinora/media/engine/contract'
import type { Clock } from '../../core/clock.ts'
import type { Log } from '../../core/log.ts'
import { type Breaker, type BreakerState, createBreaker } from './breaker.ts'
import type { EngineLimits, RouteRule } from './engines-file.ts'
import type { EngineLedger } from './engine-counts.ts'
import { matchRoute } from './match-route.ts'
import { createPlaces, type Places } from './places.ts'
import type { Route, Router, Verdict } from './route.ts'

/** An engine that is open, and what it may be given. */
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

// Default limits: about what one machine with a graphics card makes.
const [IN_FLIGHT, WAITING, SECONDS] = [16, 1_000, 3_600]

type Entry = RoutedEngine & { name: string; breaker: Breaker; places: Places }

/** Chooses who makes an order: by the rules, past engines that are open-circuited, full or have cost enough today. */
export function createRouter({ engines, rules, builtIn, ledger, clock, log }: RouterOptions): OpenRouter {
  const entries = new Map<string, Entry>(
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
  const counted = (name: string, counts: Parameters<EngineLedger['add']>[1]): Promise<void> =>
    ledger
      .add(name, counts)
      .catch((error: Error) => log.warn({ engine: name, reason: error.message }, 'an engine was not counted'))

  /** All that the rules allow, the preferred first. */
  function candidates(order: Order): { entry: Entry; standsIn: boolean }[] {
    const rule = matchRoute(rules, order)
    const maker = voiceMaker(order)
    if (maker !== undefined) {
      const entry = entries.get(maker)
      return entry?.engine.accepts(order) ? [{ entry, standsIn: false }] : []
    }
    const listed = (rule?.engines ?? builtIn).map(name => ({ name, standsIn: false }))
    const last = rule?.standIn ? builtIn.filter(name => !rule.engines.includes(name)) : []
    return [...listed, ...last.map(name => ({ name, standsIn: true }))].flatMap(({ name, standsIn }) => {
      const entry = entries.get(name)
      return entry?.engine.accepts(order) ? [{ entry, standsIn }] : []
    })
  }

  const isWithinBudget = async ({ name, limits: { spending } }: Entry): Promise<boolean> =>
    !spending || (await ledger.spentToday(name)) < spending.perDay

  const whyNotNow = ({ breaker, places, limits }: Entry): string | undefined => {
    if (!breaker.isAllowed()) return 'it fails at the moment'
    return places.waiting() > 0 && places.waiting() >= (limits.waiting ?? WAITING) ? 'too much waits for it' : undefined
  }

  async function choose(order: Order, tried: readonly string[]): Promise<Route | undefined> {
    const left = candidates(order).filter(({ entry }) => !tried.includes(entry.name))
    const passedOver: Route['passedOver'][number][] = []
    const busy: typeof left = []
    for (const one of left) {
      const hasBudget = await isWithinBudget(one.entry)
      const why = hasBudget ? whyNotNow(one.entry) : 'it has cost what it may cost today'
      if (why === undefined) return toRoute(one.entry, { ...one, passedOver })
      if (hasBudget) busy.push(one)
      passedOver.push({ engine: one.entry.name, why })
    }
    // The last remaining engine is tried however often it has failed.
    const [last] = busy
    return last && toRoute(last.entry, { ...last, passedOver: [] })
  }

  function toRoute(
    entry: Entry,
    { standsIn, passedOver }: Pick<Route, 'standsIn' | 'passedOver'> = { standsIn: false, passedOver: [] },
  ): Route {
    const { name, engine, isRemote, isForeign, ambiguous, limits, breaker, places } = entry
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
      tell: verdict => tell(entry, verdict),
      tellAmbiguous() {
        log.warn({ engine: name }, 'it is not known whether an engine took an order')
        void counted(name, { ambiguous: 1 })
      },
      // Where the operator's own price is counted, that is what an order costs.
      tellCost: cost => void (hasPrice(limits) || counted(name, { spent: cost })),
      async tellStarted(order) {
        for (const { engine } of passedOver) void counted(engine, { passedOver: 1 })
        await counted(name, { orders: 1, spent: costs(limits, order), ...(standsIn && { stoodIn: 1 }) })
      },
    }
  }

  function tell({ name, breaker }: Entry, verdict: Verdict): void {
    const before = breaker.state()
    // A refusal of the request does not count against the engine; that it answered counts for it.
    if (verdict === 'made' || verdict === 'refused') breaker.succeed()
    else breaker.fail()
    if (verdict === 'failed') void counted(name, { failed: 1 })
    const state = breaker.state()
    if (state !== before) log.warn({ engine: name, before, state }, 'an engine is asked differently')
  }

  return {
    accepts: order => candidates(order).length > 0,
    leavesOut: order => candidates(order)[0]?.entry.engine.leavesOut?.(order) ?? [],
    choose,
    find(name) {
      const entry = entries.get(name)
      return entry && toRoute(entry)
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
