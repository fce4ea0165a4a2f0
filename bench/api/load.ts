// The load: a process of its own, so that its work is not counted as the server's. Raw sockets with requests made up
// beforehand, one outstanding on each; of an answer it reads no more than the status and where it ends.
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { answerRounds, type Window } from './round.ts'

export type LoadPlan = Window & {
  port: number
  connections: number
  method: 'GET' | 'POST'
  /** The requests take these in turn. */
  paths: string[]
  keys: string[]
  body?: string
}

const HEAD_END = Buffer.from('\r\n\r\n')

answerRounds<LoadPlan>(async (plan, marks) => {
  const requests = requestsOf(plan)
  const latenciesMs: number[] = []
  let [next, counting, over, refused] = [0, false, false, 0]

  const open = (): Promise<Socket> =>
    new Promise((resolve, reject) => {
      let sentAt = 0
      let pending: Buffer | undefined
      const send = (): void => {
        sentAt = performance.now()
        socket.write(requests[next++ % requests.length] as Buffer)
      }
      const socket = connect({ host: '127.0.0.1', port: plan.port, noDelay: true }, () => {
        resolve(socket)
        send()
      })
      socket.on('error', reject)
      socket.on('data', chunk => {
        const answer = pending ? Buffer.concat([pending, chunk]) : chunk
        if (!isWhole(answer)) {
          pending = answer
          return
        }
        pending = undefined
        if (counting) latenciesMs.push(performance.now() - sentAt)
        // The status stands after "HTTP/1.1 "; anything but a 2xx is not work done.
        if (answer[9] !== 0x32) {
          if (refused++ === 0) process.stderr.write(`refused: ${answer.toString()}\n`)
        }
        if (!over) send()
      })
    })

  const sockets = await Promise.all(Array.from({ length: plan.connections }, open))
  await sleep(plan.warmUpMs)
  counting = true
  await marks.begin()
  await sleep(plan.measuredMs)
  counting = false
  await marks.end()
  over = true
  for (const socket of sockets) socket.destroy()
  if (refused > 0) throw new Error(`${refused} requests were refused`)
  return latenciesMs
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

function isWhole(answer: Buffer): boolean {
  const headEnd = answer.indexOf(HEAD_END)
  if (headEnd < 0) return false
  const length = /content-length: (\d+)/i.exec(answer.toString('latin1', 0, headEnd))?.[1]
  return answer.length >= headEnd + HEAD_END.length + Number(length ?? 0)
}
