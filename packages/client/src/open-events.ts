import { type CallOptions, type Connection, openResponse, reading } from './connection.ts'
import { ConnectionLost, RequestRefused } from './kinora-errors.ts'
import { readEvents, type ServerEvent } from './read-events.ts'

// The service sends a comment every 15 s. A connection that is silent for three times as long is lost.
const SILENT_MS = 45_000

/** One event stream until it ends or breaks; the event `error` is a refusal. */
export async function* openEvents(
  connection: Connection,
  path: string,
  { signal, query, headers }: CallOptions & { query?: object; headers?: Record<string, string> },
): AsyncGenerator<ServerEvent> {
  const silence = new AbortController()
  const watch = setTimer(() => silence.abort(new ConnectionLost(`GET ${path}: nothing came for a while`)))
  const call = { method: 'GET', path, ...(query && { query }), ...(headers && { headers }) }
  try {
    const signals = [silence.signal, signal].filter(one => one !== undefined)
    const response = await openResponse(connection, { ...call, signal: AbortSignal.any(signals) })
    const events = readEvents(heard(response, watch.again))
    for (;;) {
      const { done, value } = await reading({ ...call, signal }, () => events.next())
      if (done) return
      if (value.event === 'error') throw refusalIn(value, response)
      yield value
    }
  } finally {
    watch.stop()
    silence.abort()
  }
}

/** An error within the stream, such as an expired key. */
function refusalIn({ data }: ServerEvent, { headers }: Response): RequestRefused {
  const body = JSON.parse(data) as { code: number }
  return new RequestRefused(body.code, body, headers)
}

/** Passes the bytes through and reports each chunk. */
function heard({ body }: Response, hear: () => void): ReadableStream<Uint8Array> {
  if (!body) throw new ConnectionLost('the answer has no body')
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        hear()
        controller.enqueue(chunk)
      },
    }),
  )
}

function setTimer(over: () => void): { again: () => void; stop: () => void } {
  let timer = setTimeout(over, SILENT_MS)
  return {
    again: () => {
      clearTimeout(timer)
      timer = setTimeout(over, SILENT_MS)
    },
    stop: () => clearTimeout(timer),
  }
}
