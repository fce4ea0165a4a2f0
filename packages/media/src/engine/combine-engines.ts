import { canMake } from './can-make.ts'
import type { Engine, OrderLost, Token } from './contract.ts'

/** An engine with its open resources: processes, connections. */
export type OpenEngine = Engine & { stop(): Promise<void> }

/** Combines engines into one. Tokens carry the name of their engine. */
export function combineEngines(
  engines: readonly OpenEngine[],
  name = engines.map(engine => engine.name).join(', '),
): OpenEngine {
  const byName = new Map(engines.map(engine => [engine.name, engine]))
  // A combined engine may contain another one: names go from outer to inner, like a path.
  const findOwner = ({ engine, ...token }: Token): { owner: OpenEngine | undefined; token: Token } => {
    const [first = '', ...inner] = String(engine).split('/')
    return { owner: byName.get(first), token: inner.length > 0 ? { ...token, engine: inner.join('/') } : token }
  }
  return {
    name,
    accepts: order => engines.some(engine => canMake(engine, order)),
    takesScenes: engines.some(engine => engine.takesScenes === true),
    leavesOut: order => engines.find(engine => canMake(engine, order))?.leavesOut?.(order) ?? [],
    preview: async (order, context) => engines.find(engine => canMake(engine, order))?.preview?.(order, context),
    stills: async (order, wanted, context) =>
      engines.find(engine => canMake(engine, order))?.stills?.(order, wanted, context),
    passes: async (order, wanted, context) =>
      engines.find(engine => canMake(engine, order))?.passes?.(order, wanted, context),
    isRemote: order => engines.find(one => canMake(one, order))?.isRemote?.(order) === true,
    async place(order) {
      const engine = engines.find(one => canMake(one, order))
      if (!engine) throw new RangeError(`no engine accepts an order for ${order.kind}`)
      return named(engine, await engine.place(order))
    },
    async start(given, order, context) {
      const { owner, token } = findOwner(given)
      if (!owner) return notHere(given)
      const started = await owner.start(token, order, context)
      return started.state === 'started' ? { ...started, token: named(owner, started.token) } : started
    },
    async poll(given, order, context) {
      const { owner, token } = findOwner(given)
      return owner ? owner.poll(token, order, context) : notHere(given)
    },
    async cancel(given, order) {
      const { owner, token } = findOwner(given)
      await owner?.cancel?.(token, order)
    },
    async leave(given) {
      const { owner, token } = findOwner(given)
      await owner?.leave?.(token)
    },
    async stop() {
      await Promise.all(engines.map(engine => engine.stop()))
    },
  }
}

/** Adds the engine's name before that of an inner engine. */
const named = (engine: Engine, { engine: inner, ...token }: Token): Token => ({
  ...token,
  engine: inner === undefined ? engine.name : `${engine.name}/${String(inner)}`,
})

/** Started by an engine that this process does not have: another engine can make it from the start. */
const notHere = ({ engine }: Token): OrderLost => ({
  state: 'lost',
  message: `the engine that began this (${String(engine)}) is not here`,
})
