import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Random } from './chaos-random.ts'

/** One callback that reached the receiver, and whether it said 200 to it. */
export type Arrival = { webhookId: string; taskId: string; state: string; accepted: boolean }

export type ChaosReceiver = { url: string; arrivals: Arrival[]; close(): Promise<void> }

const FAILS = 0.1

/** A receiver that fails one callback in ten: half of them with a 500, half by hanging up. */
export async function startChaosReceiver(random: Random): Promise<ChaosReceiver> {
  const arrivals: Arrival[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer)
    } catch {
      // Its sender was killed half way: nothing has arrived.
      return
    }
    const { id, state } = JSON.parse(Buffer.concat(chunks).toString('utf8')) as { id: string; state: string }
    const accepted = !random.chance(FAILS)
    arrivals.push({ webhookId: String(request.headers['webhook-id']), taskId: id, state, accepted })
    if (accepted) response.end()
    else if (random.chance(0.5)) response.writeHead(500).end()
    else request.socket.destroy()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    arrivals,
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
