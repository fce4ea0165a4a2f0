import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { FileCache } from './file-cache.ts'
import type { OpenEngine } from './combine-engines.ts'
import type { EngineContext, MadeFile, Order, Progress, StartContext, Started, Token } from './contract.ts'

type Speech = Extract<Order, { kind: 'speech' }>

/**
 * Wraps an engine with a speech cache: repeated texts are answered from stored files, with the same bytes. `version`
 * stands for everything except the order that affects the bytes.
 */
export function cacheSpeech(engine: OpenEngine, kept: FileCache, version: Promise<string>): OpenEngine {
  async function place(order: Order): Promise<Token> {
    const token = await engine.place(order)
    return order.kind === 'speech' ? { ...token, keeps: keyOf(order, await version) } : token
  }

  async function start(given: Token, order: Order, context: StartContext): Promise<Started> {
    const { keeps, ...token } = given
    const isKept = keeps !== undefined && (await kept.has(String(keeps)).catch(() => false))
    if (isKept) return { state: 'started', token: { kept: keeps } }
    const started = await engine.start(token, order, context)
    if (started.state !== 'started' || keeps === undefined) return started
    return { ...started, token: { ...started.token, keeps } }
  }

  async function poll(given: Token, order: Order, context: EngineContext): Promise<Progress> {
    if (given['kept'] !== undefined) return taken(String(given['kept']), context)
    const { keeps, ...token } = given
    const progress = await engine.poll(token, order, context)
    if (progress.state === 'done' && keeps !== undefined) await keep(String(keeps), progress.files, context)
    return progress
  }

  async function taken(key: string, { folder }: EngineContext): Promise<Progress> {
    const names = await kept.take(key, folder)
    if (names) return { state: 'done', files: names.map(name => fileOf(name, folder)) }
    // The entry was removed between the two calls.
    return { state: 'lost', message: 'what was kept is gone' }
  }

  /** Best effort: a file that cannot be stored is made again. */
  async function keep(key: string, files: readonly MadeFile[], { log }: EngineContext): Promise<void> {
    const named = files.map(({ role, format, path }) => ({ name: `${role}.${format}`, path }))
    await kept.keep(key, named).catch((error: Error) => log.warn({ reason: error.message }, 'speech was not kept'))
  }

  return {
    ...engine,
    place,
    start,
    poll,
    async cancel({ kept: isKept, keeps: _key, ...token }, order) {
      if (isKept === undefined) await engine.cancel?.(token, order)
    },
    async leave({ kept: isKept, keeps: _key, ...token }) {
      if (isKept === undefined) await engine.leave?.(token)
    },
  }
}

/** Everything that affects the sound, and nothing about the caller. */
function keyOf(order: Speech, version: string): string {
  const { text, voice, voices, speed, pitch, volume, emotion, pronunciations, mayBeSilent, language, ownVoices } = order
  const heard = [version, text, voice, speed, pitch, volume, emotion ?? '', pronunciations ?? []]
  if (mayBeSilent) heard.push('may be silent')
  // The same id is another voice in another account.
  if (ownVoices) heard.push(['own voices', JSON.stringify(ownVoices)])
  if (language) heard.push(['language', language])
  if (voices) heard.push(['voices', ...voices])
  return createHash('sha256').update(JSON.stringify(heard)).digest('hex')
}

function fileOf(name: string, folder: string): MadeFile {
  const [role, format] = name.split('.') as [MadeFile['role'], MadeFile['format']]
  return { role, format, path: join(folder, name) }
}
