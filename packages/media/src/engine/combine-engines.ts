import type { Engine, Token } from './contract.ts'

/** An engine with what it holds open: processes, connections. */
export type OpenEngine = Engine & { stop(): Promise<void> }

/** Several engines as one. Tokens carry the name of the engine that gave them, so that the same one is asked. */
export function combineEngines(
  engines: readonly OpenEngine[],
  name = engines.map(engine => engine.name).join(', '),
): OpenEngine {
  const named = new Map(engines.map(engine => [engine.name, engine]))
  // A choice can be one of the engines of another: names from the outer to the inner, as in a path.
  const ownerOf = ({ engine, ...token }: Token): { owner: OpenEngine | undefined; token: Token } => {
    const [first = '', ...inner] = String(engine).split('/')
    return { owner: named.get(first), token: inner.length > 0 ? { ...token, engine: inner.join('/') } : token }
  }
  return {
    name,
    accepts: order => engines.some(engine => engine.accepts(order)),
    leavesOut: order => engines.find(engine => engine.accepts(order))?.leavesOut?.(order) ?? [],
    isRemote: order => engines.find(one => one.accepts(order))?.isRemote?.(order) === true,
    async start(order, context) {
      const engine = engines.find(one => one.accepts(order))
      if (!engine) throw new RangeError(`no engine accepts an order for ${order.kind}`)
      const { engine: inner, ...token } = await engine.start(order, context)
      return { ...token, engine: inner === undefined ? engine.name : `${engine.name}/${String(inner)}` }
    },
    async poll(given, context) {
      const { owner, token } = ownerOf(given)
      if (owner) return owner.poll(token, context)
      // Begun by an engine that this process does not have: another one can make it from the start.
      const message = `the engine that began this (${String(given.engine)}) is not here`
      return { state: 'failed', code: 'EngineFailure', message, retryable: true }
    },
    async cancel(given) {
      const { owner, token } = ownerOf(given)
      await owner?.cancel?.(token)
    },
    async stop() {
      await Promise.all(engines.map(engine => engine.stop()))
    },
  }
}
