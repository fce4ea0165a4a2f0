import { once } from 'node:events'
import { createServer as createHttpServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { after } from 'node:test'
import type { GuardOptions } from '../../src/net/guarded-agent.ts'
import { privateHostReason } from '../../src/net/private-address.ts'

// The far side of the network, on this machine: real servers on loopback, and name servers that are a table.

/** A host of this name passes as a public one, wherever the test's names say that it is. */
export const PUBLIC_HOST = 'public.example'

export type Names = Record<string, readonly string[] | (() => readonly string[])>

/** The guard as in production, but for where names lead and for the one public host. */
export const guardWith = (names: Names = {}): GuardOptions => ({
  allowPrivateNetworks: false,
  resolve: async name => {
    const found = name === PUBLIC_HOST ? ['127.0.0.1'] : names[name]
    if (!found) throw Object.assign(new Error(`no ${name}`), { code: 'ENOTFOUND' })
    return [...(typeof found === 'function' ? found() : found)]
  },
  judge: (address, host) => (host === PUBLIC_HOST ? undefined : privateHostReason(address)),
})

const portOf = (server: Server): number => (server.address() as AddressInfo).port

function closeAfterwards(server: Server): void {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
  })
  after(async () => {
    for (const socket of sockets) socket.destroy()
    if (server.listening) await new Promise(resolve => server.close(resolve))
  })
}

export type HttpHost = {
  port: number
  /** By its name, for the guard. */
  url: string
  /** By its address, where private networks are allowed. */
  localUrl: string
}

/** An HTTP server for the rest of the test file. */
export async function startHost(listener: RequestListener): Promise<HttpHost> {
  const server = createHttpServer(listener)
  closeAfterwards(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server)
  return { port, url: `http://${PUBLIC_HOST}:${port}`, localUrl: `http://127.0.0.1:${port}` }
}

/** A server that writes what it likes to its sockets, for the rest of the test file. */
export async function startSocketHost(serve: (socket: Socket) => void): Promise<HttpHost> {
  const server = createServer(serve)
  closeAfterwards(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const port = portOf(server)
  return { port, url: `http://${PUBLIC_HOST}:${port}`, localUrl: `http://127.0.0.1:${port}` }
}

export type PrivateListener = { port: number; hits(): number }

/** Something on every address of this machine that nobody should reach: it counts connections. */
export async function startPrivateListener(): Promise<PrivateListener> {
  let hits = 0
  const server = createServer(socket => {
    hits += 1
    socket.on('error', () => {}).end('HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 6\r\n\r\nsecret')
  })
  closeAfterwards(server)
  // `::` takes IPv4 as well; a machine without IPv6 has only that.
  server.listen(0, '::')
  await once(server, 'listening').catch(async () => {
    server.listen(0, '0.0.0.0')
    await once(server, 'listening')
  })
  return { port: portOf(server), hits: () => hits }
}
