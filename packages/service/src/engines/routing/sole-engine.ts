import { canMake } from '@kinora/media/engine/can-make'
import type { Engine } from '@kinora/media/engine/contract'
import type { Route, Router } from './route.ts'

// A local order has its own time limit; this one is for orders that hang.
const TIME_MS = 6 * 3_600_000

/** One engine for everything: without an engines file, and in tests. */
export function soleEngine(engine: Engine): Router {
  const route = (isRemote: boolean): Route => ({
    name: engine.name,
    engine,
    isRemote,
    isForeign: false,
    ambiguous: 'again',
    timeMs: TIME_MS,
    enter: async () => ({ leave() {} }),
    tell() {},
    tellAmbiguous() {},
    async tellStarted() {},
    tellCost() {},
    isAvailable: () => true,
    standsIn: false,
    passedOver: [],
  })
  return {
    accepts: order => canMake(engine, order),
    leavesOut: order => engine.leavesOut?.(order) ?? [],
    choose: async (order, tried) =>
      canMake(engine, order) && !tried.includes(engine.name) ? route(engine.isRemote?.(order) === true) : undefined,
    find: (name, order) => (name === engine.name ? route(engine.isRemote?.(order) === true) : undefined),
  }
}
