// The load: clients that each keep a connection and ask about a task of theirs every few seconds, creates at a steady rate
// from among them, and the receiver of their callbacks. A process of its own, so that its work is not counted as the service's.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Window } from '../api/run-round.ts'
import { answerPlan } from '../work/run-child.ts'
import { createStopwatches, type Figures, type Stopwatches } from './stopwatches.ts'

export type ClientsPlan = Window & {
  ports: number[]
  keys: string[]
  clients: number
  createsPerSecond: number
  pollEveryMs: number
  createPath: string
  body: object
  /** With the id in place of `{id}`. */
  pollPath: string
  /** Nobody works on what is created. */
  isBare: boolean
}

/** `begin` when what comes is measured; then what it came to. */
export type ClientsSaid = 'begin' | Figures

answerPlan<ClientsPlan>(async plan => {
  const watches = createStopwatches()
  const receiver = await startReceiver(watches)
  const clients = createClients(plan)
  // What each account created last: what its clients ask about.
  const lastTask = new Map<string, string>()
  let over = false
  const underWay = new Set<Promise<void>>()
  const run = (work: Promise<void>): void => {
    underWay.add(work)
    void work.finally(() => underWay.delete(work))
  }

  const create = async (client: Client): Promise<void> => {
    const sentAt = performance.now()
    const callback = plan.isBare ? {} : { callback_url: receiver.url }
    const answer = await client.ask('POST', plan.createPath, JSON.stringify({ ...plan.body, ...callback }))
    watches.note('create', performance.now() - sentAt)
    const id = /"task_id":"?(\d+)/.exec(answer)?.[1] ?? '1'
    lastTask.set(client.key, id)
    watches.created(id, sentAt)
  }
  const poll = async (client: Client): Promise<void> => {
    const id = lastTask.get(client.key)
    if (id === undefined) return
    const sentAt = performance.now()
    await client.ask('GET', plan.pollPath.replace('{id}', id))
    watches.note('poll', performance.now() - sentAt)
  }

  const creating = (async () => {
    for (let nth = 0, nextAt = performance.now(); !over; nth++, nextAt += 1_000 / plan.createsPerSecond) {
      await sleep(Math.max(0, nextAt - performance.now()))
      const client = clients[(nth * 7) % clients.length] as Client
      if (!client.busy) run(create(client))
    }
  })()
  // All within one interval, one after another, and again.
  const polling = (async () => {
    const startedAt = performance.now()
    for (let nth = 0; !over; nth++) {
      const dueAt = startedAt + (nth * plan.pollEveryMs) / clients.length
      const waitMs = dueAt - performance.now()
      if (waitMs > 1) await sleep(waitMs)
      const client = clients[nth % clients.length] as Client
      if (!client.busy) run(poll(client))
    }
  })()
  const say = (said: ClientsSaid): void => void process.send?.(said)
  await sleep(plan.warmUpMs)
  watches.count(true)
  say('begin')
  await sleep(plan.measuredMs)
  watches.count(false)
  say(watches.figures())
  return async () => {
    over = true
    await Promise.all([creating, polling])
    await Promise.all(underWay)
    for (const client of clients) client.close()
    receiver.close()
  }
})

const IDLE_TOO_LONG = 'the request took too long to arrive'

type Client = {
  key: string
  busy: boolean
  ask(method: string, path: string, body?: string): Promise<string>
  close(): void
}

const createClients = ({ clients, ports, keys }: ClientsPlan): Client[] =>
  Array.from({ length: clients }, (_, nth) =>
    createClient(ports[nth % ports.length] ?? 0, keys[nth % keys.length] ?? ''),
  )

/** Connects with its first request: one that says nothing after it has connected is not let stay. */
function createClient(port: number, key: string): Client {
  let socket: Socket | undefined
  const client: Client = {
    key,
    busy: false,
    async ask(method, path, body = '') {
      client.busy = true
      const head = body === '' ? '' : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`
      const text = `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Token ${key}\r\n${head}prefer: respond-async\r\n\r\n${body}`
      for (;;) {
        if (!socket || socket.destroyed || socket.readableEnded) socket = await open(port)
        socket.write(text)
        const answer = await readAnswer(socket).catch(() => '')
        // A connection that was idle too long is closed, perhaps in this moment: as every client, it opens another.
        if (answer === '' || answer.includes(IDLE_TOO_LONG)) {
          socket.destroy()
          continue
        }
        client.busy = false
        if (answer[9] !== '2') throw new Error(`refused: ${answer}`)
        return answer
      }
    },
    close: () => void socket?.destroy(),
  }
  return client
}

async function open(port: number): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port, noDelay: true })
  socket.setEncoding('latin1')
  await once(socket, 'connect')
  socket.on('error', () => {})
  return socket
}

const readAnswer = (socket: Socket): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = ''
    const lost = (): void => reject(new Error('the connection was lost'))
    const read = (chunk: string): void => {
      answer += chunk
      const headEnd = answer.indexOf('\r\n\r\n')
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(answer)?.[1] ?? 0)
      if (headEnd < 0 || answer.length < headEnd + 4 + length) return
      socket.off('data', read).off('close', lost)
      resolve(answer)
    }
    socket.on('data', read).once('close', lost)
  })

/** Takes callbacks; of a final one it is noted how long after its create it came. */
async function startReceiver(watches: Stopwatches): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
    })
    request.on('end', () => {
      response.end()
      const { id, state } = JSON.parse(text) as { id?: string; state?: string }
      watches.heard(String(id), state ?? '')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/hook`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
