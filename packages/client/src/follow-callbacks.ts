import { type CallOptions, type Connection } from './connection.ts'
import { ConnectionLost } from './kinora-errors.ts'
import { openEvents } from './open-events.ts'
import { createPatience } from './retry.ts'
import type { SignedCallback } from './api-types.ts'

const PATH = '/ent/v2/callbacks/events'

// Remembered callbacks, so that none is delivered twice; more than the repeated minute contains.
const MAX_REMEMBERED = 10_000

/**
 * Yields the callbacks of the account's tasks, signed for a URL, each once. A broken stream resumes where it was and
 * delivers what happened meanwhile. Ends with the signal, or when the service is unavailable for too long.
 */
export async function* followCallbacks(
  connection: Connection,
  url: string,
  { signal }: CallOptions = {},
): AsyncGenerator<SignedCallback, void, undefined> {
  const patience = createPatience(connection.patienceMs, signal)
  const seen = new Set<string>()
  let position = ''
  for (;;) {
    try {
      const headers = position === '' ? {} : { 'last-event-id': position }
      for await (const { event, data, id } of openEvents(connection, PATH, { signal, query: { url }, headers })) {
        patience.refresh()
        if (id !== '') position = id
        if (event !== 'callback') continue
        const callback = JSON.parse(data) as SignedCallback
        if (seen.has(callback.id)) continue
        seen.add(callback.id)
        if (seen.size > MAX_REMEMBERED) seen.delete(seen.values().next().value ?? '')
        yield callback
      }
      throw new ConnectionLost(`GET ${PATH}: the stream ended`)
    } catch (error) {
      await patience.pause(error)
    }
  }
}
