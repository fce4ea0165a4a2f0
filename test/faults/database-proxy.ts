import { once } from 'node:events'
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import type { ConnectionSettings } from '../../packages/service/src/store/pool.ts'

export type DatabaseProxy = {
  /** For KINORA_DATABASE_URL. */
  url: string
  /** From now on no byte gets through, in either direction; connections are taken and stay as they are. */
  stall(): void
  /** Whatever was held up goes on. */
  resume(): void
  close(): Promise<void>
}

/** Stands between a service and its database, as a network does that loses what it is given. */
export async function startDatabaseProxy(connection: ConnectionSettings): Promise<DatabaseProxy> {
  const { host, port, user, password = '', database } = connection
  const pairs = new Set<readonly [Socket, Socket]>()
  let stalled = false
  const server = createServer(near => {
    const far = createConnection(join(host, `.s.PGSQL.${port}`))
    const pair = [near, far] as const
    pairs.add(pair)
    for (const [from, to] of [pair, [far, near]] as const) {
      from.on('data', chunk => void to.write(chunk))
      from.on('error', () => {})
      from.on('close', () => {
        to.destroy()
        pairs.delete(pair)
      })
      if (stalled) from.pause()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const all = (): Socket[] => [...pairs].flat()
  return {
    url: `postgresql://${user}:${encodeURIComponent(password)}@127.0.0.1:${(server.address() as AddressInfo).port}/${database}`,
    stall() {
      stalled = true
      for (const socket of all()) socket.pause()
    },
    resume() {
      stalled = false
      for (const socket of all()) socket.resume()
    },
    async close() {
      for (const socket of all()) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
