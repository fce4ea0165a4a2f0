import type { Socket } from 'node:net'
import { parseBoundedJson } from '../../core/parse-bounded-json.ts'
import { loadUndici } from '../../net/guarded-agent.ts'
import { field } from './ask.ts'
import type { Workflow } from './workflow/workflow.ts'

export type ProgressSocket = {
  /** The last reported progress, 0 to 99. */
  percent(): number
  /** Called once, when the job has ended. */
  onEnd(tell: () => void): void
  close(): void
}

type SocketOptions = {
  /** The server's URL. */
  url: string
  headers: Readonly<Record<string, string>>
  /** The job's id, which is also the client id of its submission, so that only its messages arrive. */
  id: string
  graph: Workflow
}

// Preview pictures are the largest messages; they are ignored.
const MAX_MESSAGE_BYTES = 4 * 1024 * 1024
const CONNECT_TIMEOUT_MS = 5_000
const GOODBYE_MS = 1_000

/**
 * Listens to the messages of one job. If the server has no websocket, or it breaks, no more messages arrive; the end of
 * the job is polled anyway.
 */
export function openProgressSocket({ url, headers, id, graph }: SocketOptions): ProgressSocket {
  const { Agent, buildConnector, WebSocket } = loadUndici()
  const connect = buildConnector({ timeout: CONNECT_TIMEOUT_MS })
  let connection: Socket | undefined
  const dispatcher = new Agent({
    connect(options, done) {
      connect(options, (error, dialled) => {
        // The socket does not keep the process alive.
        if (dialled) connection = dialled.unref()
        if (error) done(error, null)
        else done(null, dialled)
      })
    },
    webSocket: { maxPayloadSize: MAX_MESSAGE_BYTES },
  })
  const socket = new WebSocket(socketUrl(url, id), { headers: { ...headers }, dispatcher })
  socket.binaryType = 'arraybuffer'
  const done = new Map<string, number>()
  let describeFailure: (() => void) | undefined
  let hasEnded = false

  const end = (): void => {
    hasEnded = true
    describeFailure?.()
  }
  const hear = (message: unknown): void => {
    const data = field(message, 'data')
    // A server sends messages about jobs without a client to all listeners.
    if (field(data, 'prompt_id') !== id) return
    const type = field(message, 'type')
    if (type === 'execution_success' || type === 'execution_error' || type === 'execution_interrupted') return end()
    for (const [node, share] of readShares(type, data))
      if (Object.hasOwn(graph, node)) done.set(node, Math.max(share, done.get(node) ?? 0))
  }

  socket.addEventListener('message', ({ data }: { data: unknown }) => {
    if (typeof data === 'string') hear(parseBoundedJson(data))
  })
  // Without a listener an error would be uncaught.
  socket.addEventListener('error', () => {})
  return {
    percent: () => measure(graph, done),
    onEnd(tell) {
      describeFailure = tell
      if (hasEnded) tell()
    },
    close() {
      describeFailure = undefined
      socket.close()
      // A stopped server does not close its connections.
      setTimeout(() => connection?.destroy(), GOODBYE_MS).unref()
      dispatcher.destroy().catch(() => undefined)
    },
  }
}

function socketUrl(url: string, id: string): URL {
  const target = new URL(`${url.replace(/\/+$/, '')}/ws`)
  target.protocol = target.protocol === 'https:' ? 'wss:' : 'ws:'
  target.searchParams.set('clientId', id)
  return target
}

/** The progress of nodes: newer servers report all nodes at once, older ones the running node. */
function* readShares(type: unknown, data: unknown): Generator<[node: string, share: number]> {
  if (type === 'progress') {
    const node = field(data, 'node')
    if (typeof node === 'string') yield [node, shareIn(data)]
  } else if (type === 'progress_state') {
    for (const [node, state] of Object.entries(field(data, 'nodes') ?? {}))
      yield [node, field(state, 'state') === 'finished' ? 1 : shareIn(state)]
  } else if (type === 'executed') {
    const node = field(data, 'node')
    if (typeof node === 'string') yield [node, 1]
  } else if (type === 'execution_cached') {
    const nodes = field(data, 'nodes')
    if (Array.isArray(nodes)) for (const node of nodes) yield [String(node), 1]
  }
}

function shareIn(state: unknown): number {
  const [value, max] = [Number(field(state, 'value')), Number(field(state, 'max'))]
  return value >= 0 && max > 0 ? Math.min(1, value / max) : 0
}

// A sampler takes twenty times as long as other nodes, or more.
const SAMPLER_WEIGHT = 20
const weigh = (classType: string): number =>
  /sampler/i.test(classType) && !/select/i.test(classType) ? SAMPLER_WEIGHT : 1

/** The progress of the whole graph. The last percent is the download of the file. */
export function measure(graph: Workflow, done: ReadonlyMap<string, number>): number {
  let [whole, part] = [0, 0]
  for (const [id, { class_type }] of Object.entries(graph)) {
    whole += weigh(class_type)
    part += weigh(class_type) * (done.get(id) ?? 0)
  }
  return whole === 0 ? 0 : Math.min(99, Math.floor((100 * part) / whole))
}
