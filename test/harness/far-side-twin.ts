import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'

export type TwinRequest = {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  /** The values of `:name` in the route's path. */
  params: Record<string, string>
  body: Buffer
  /** The body as JSON; undefined where it is none. */
  json: any
  form(): Promise<FormData>
}

export type TwinAnswer = {
  status?: number
  headers?: Record<string, string>
  /** One of these is the body. */
  json?: unknown
  text?: string
  bytes?: Uint8Array
}

/** `'POST /jobs/:id/cancel': request => answer`. What no route takes is answered with 404. */
export type TwinRoutes = Record<string, (request: TwinRequest) => TwinAnswer | Promise<TwinAnswer>>

/** A fault, from the next request on. */
export type TwinFault = {
  /** The affected route in the table's spelling; all by default. */
  on?: string
  /** How often; always by default. */
  times?: number
} & (
  | { answers: TwinAnswer }
  /** Reads the request and never answers. */
  | { does: 'hang' }
  /** Breaks the connection before it reads what was asked. */
  | { does: 'reset' }
  /** Does what was asked, and breaks the connection without a word. */
  | { does: 'drop' }
  /** Does what was asked, promises the whole answer and breaks off in the middle of it. */
  | { does: 'cut' }
  /** Does the work and answers late. */
  | { does: 'slow'; ms: number }
)

export type FarSideTwin = {
  url: string
  /** For what is no plain request: websockets. */
  server: Server
  requests: TwinRequest[]
  /** How often a route was asked, faults included. */
  count(route: string): number
  fault(fault: TwinFault): void
  /** Nothing goes wrong any more. */
  heal(): void
  /** Stops listening: connections are refused, open ones break. */
  down(): Promise<void>
  /** Listens again at the same address. What the routes remember is theirs to forget. */
  up(): Promise<void>
  close(): Promise<void>
}

/** A fake of a remote server: a table of routes whose faults are data. */
export async function startFarSideTwin(routes: TwinRoutes): Promise<FarSideTwin> {
  const table = Object.entries(routes).map(([route, answer]) => ({ route, answer, ...compile(route) }))
  const requests: TwinRequest[] = []
  const counts = new Map<string, number>()
  let faults: TwinFault[] = []
  let stopped = new AbortController()

  const takeFault = (route: string): TwinFault | undefined => {
    const found = faults.find(fault => (fault.on ?? route) === route)
    if (found?.times !== undefined && --found.times <= 0) faults = faults.filter(fault => fault !== found)
    return found
  }

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://twin')
    const found = table.find(one => one.method === incoming.method && one.pattern.test(pathname))
    const route = found?.route ?? `${incoming.method} ${pathname}`
    counts.set(route, (counts.get(route) ?? 0) + 1)
    const fault = takeFault(route)
    if (fault && 'does' in fault && fault.does === 'reset') return void incoming.socket.destroy()
    const request = await read(incoming, pathname, searchParams, found?.pattern)
    requests.push(request)
    if (fault && 'answers' in fault) return send(outgoing, fault.answers)
    if (fault?.does === 'hang') return
    const answer = found ? await found.answer(request) : { status: 404, json: { detail: 'Not Found' } }
    if (fault?.does === 'drop') return void incoming.socket.destroy()
    if (fault?.does === 'slow') await delay(fault.ms, undefined, { signal: stopped.signal })
    send(outgoing, answer, fault?.does === 'cut')
  }

  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch(error => {
      if (stopped.signal.aborted) return
      send(outgoing, { status: 599, text: `the twin failed: ${error instanceof Error ? error.stack : error}` })
    })
  })
  const listen = (port: number): Promise<void> =>
    new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo

  async function down(): Promise<void> {
    if (!server.listening) return
    stopped.abort()
    const closed = new Promise(resolve => server.close(resolve))
    server.closeAllConnections()
    await closed
  }

  return {
    url: `http://127.0.0.1:${port}`,
    server,
    requests,
    count: route => counts.get(route) ?? 0,
    fault: fault => void faults.push({ ...fault }),
    heal: () => void (faults = []),
    down,
    async up() {
      stopped = new AbortController()
      await listen(port)
    },
    close: down,
  }
}

function compile(route: string): { method: string; pattern: RegExp } {
  const [method = '', path = ''] = route.split(' ')
  const escaped = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return { method, pattern: new RegExp(`^${escaped.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`) }
}

async function read(
  incoming: IncomingMessage,
  path: string,
  query: URLSearchParams,
  pattern: RegExp | undefined,
): Promise<TwinRequest> {
  const body = await buffer(incoming)
  const named = Object.entries(pattern?.exec(path)?.groups ?? {})
  return {
    method: incoming.method ?? '',
    path,
    query,
    headers: incoming.headers,
    params: Object.fromEntries(named.map(([name, value]) => [name, decodeURIComponent(value)])),
    body,
    json: parse(body),
    form: () =>
      new Response(new Uint8Array(body), {
        headers: { 'content-type': incoming.headers['content-type'] ?? '' },
      }).formData(),
  }
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}

function send(outgoing: ServerResponse, answer: TwinAnswer, isCut = false): void {
  const { status = 200, headers = {}, json, text, bytes } = answer
  const body = Buffer.from(bytes ?? text ?? (json === undefined ? '' : JSON.stringify(json)))
  const type = bytes ? 'application/octet-stream' : text === undefined ? 'application/json' : 'text/plain'
  outgoing.writeHead(status, { 'content-type': type, 'content-length': String(body.length), ...headers })
  if (!isCut) return void outgoing.end(body)
  outgoing.write(body.subarray(0, Math.floor(body.length / 2)), () => outgoing.socket?.destroy())
}
