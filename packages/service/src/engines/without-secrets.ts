import { randomUUID } from 'node:crypto'
import type { OpenEngine } from '@kinora/media/engine/combine-engines'
import type { Progress, Started, Token } from '@kinora/media/engine/contract'
import { redactSecrets } from '../core/known-secrets.ts'
import type { EngineTools, Examined } from './engine-kind.ts'
import type { ConfiguredEngine } from './register-kind.ts'

// Running orders with a secret in their address: few, and deleted when they end.
const MAX_HELD = 1_000
const HELD = 'held:'
const GONE = { state: 'unsure', message: 'the process that had its address has ended' } as const

/**
 * Filters everything that an external engine returns: messages, notes, tokens. Repeated secrets are removed before
 * anything is stored, logged or shown. A token with a secret stays in this process, and a placeholder is stored.
 */
export function withoutSecrets(engine: OpenEngine): OpenEngine {
  const held = new Map<string, string>()

  const hold = (text: string): string => {
    if (redactSecrets(text) === text) return text
    const name = `${HELD}${randomUUID()}`
    held.set(name, text)
    const [oldest = ''] = held.keys()
    if (held.size > MAX_HELD) held.delete(oldest)
    return name
  }
  const toKept = (token: Token): Token => mapTexts(token, hold)
  const toOwn = (token: Token): Token => mapTexts(token, text => held.get(text) ?? text)

  const isGone = (token: Token): boolean =>
    Object.values(token).some(value => typeof value === 'string' && value.startsWith(HELD) && !held.has(value))

  const told = <T extends Started | Progress>(said: T): T => {
    if (said.state === 'started') return { ...said, token: toKept(said.token) }
    if ('message' in said) return { ...said, message: redactSecrets(said.message) }
    if (said.state !== 'done') return said
    const { notes, prompt } = said
    return {
      ...said,
      ...(notes && { notes: notes.map(redactSecrets) }),
      ...(prompt !== undefined && { prompt: redactSecrets(prompt) }),
    }
  }
  async function heard<T>(said: Promise<T>): Promise<T> {
    try {
      return await said
    } catch (error) {
      if (error instanceof Error) error.message = redactSecrets(error.message)
      throw error
    }
  }

  return {
    ...engine,
    ...(engine.leavesOut && { leavesOut: order => (engine.leavesOut?.(order) ?? []).map(redactSecrets) }),
    start: async (token, order, context) =>
      isGone(token) ? GONE : told(await heard(engine.start(toOwn(token), order, context))),
    poll: async (token, order, context) =>
      isGone(token) ? GONE : told(await heard(engine.poll(toOwn(token), order, context))),
    ...(engine.cancel && { cancel: (token, order) => heard(engine.cancel!(toOwn(token), order)) }),
    ...(engine.leave && { leave: token => heard(engine.leave!(toOwn(token))) }),
  }
}

/** Examines an engine, with secrets removed from the server's messages. */
export async function examineEngine(
  engine: Pick<ConfiguredEngine, 'examine'>,
  tools: EngineTools,
  signal: AbortSignal,
): Promise<Examined> {
  const { problems, abilities } = await engine
    .examine(tools, signal)
    .catch((error: Error): Examined => ({ problems: [{ what: tools.name, why: error.message }], abilities: {} }))
  return {
    problems: problems.map(({ what, why }) => ({ what: redactSecrets(what), why: redactSecrets(why) })),
    abilities,
  }
}

const mapTexts = (token: Token, change: (text: string) => string): Token =>
  Object.fromEntries(
    Object.entries(token).map(([name, value]) => [name, typeof value === 'string' ? change(value) : value]),
  )
