// The load: a process of its own, so that its work is not counted as the server's. Raw sockets with requests made up
// beforehand, one outstanding on each; of an answer it reads no more than the status and where it ends.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { answerRound, type Load } from './answer-round.ts'
import type { Window } from './run-round.ts'

export type LoadPlan = Window & {
  port: number
  connections: number
  method: 'GET' | 'POST'
  /** The requests take these in turn. */
  paths: string[]
  keys: string[]
  body?: string
}

const HEAD_END = '\r\n\r\n'
const STATUS_AT = 'HTTP/1.1 '.length

answerRound<LoadPlan>(async (plan): Promise<Load> => {
  const requests = requestsOf(plan)
  const latenciesMs: number[] = []
  let [next, counting, over] = [0, false, false]

  const open = async (): Promise<Socket> => {
    const socket = connect({ host: '127.0.0.1', port: plan.port, noDelay: true })
    let sentAt = 0
    let answer = ''
    const send = (): void => {
      sentAt = performance.now()
      socket.write(requests[next++ % requests.length] as Buffer)
    }
    // An answer in Latin-1 has a character for every byte.
    socket.setEncoding('latin1')
    socket.on('data', (chunk: string) => {
      answer += chunk
      if (!isWhole(answer)) return
      if (answer[STATUS_AT] !== '2') throw new Error(`refused: ${answer}`)
      if (counting) latenciesMs.push(performance.now() - sentAt)
      answer = ''
      if (over) socket.end()
      else send()
    })
    await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject))
    send()
    return socket
  }

  const sockets = await Promise.all(Array.from({ length: plan.connections }, open))
  return {
    latenciesMs,
    count: on => {
      counting = on
    },
    async stop() {
      // Every request gets its answer: none is at work any more when the next round begins.
      const closed = sockets.map(socket => once(socket, 'close'))
      over = true
      await Promise.all(closed)
    },
  }
})

function requestsOf({ method, paths, keys, body = '' }: LoadPlan): Buffer[] {
  const head =
    method === 'POST' ? `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n` : ''
  return Array.from({ length: Math.max(paths.length, keys.length) }, (_, index) => {
    const [path, key] = [paths[index % paths.length], keys[index % keys.length]]
    return Buffer.from(
      `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Token ${key}\r\n${head}\r\n${body}`,
    )
  })
}

function isWhole(answer: string): boolean {
  const headEnd = answer.indexOf(HEAD_END)
  if (headEnd < 0) return false
  const length = /\r\ncontent-length: (\d+)/i.exec(answer)?.[1]
  return answer.length >= headEnd + HEAD_END.length + Number(length ?? 0)
}
