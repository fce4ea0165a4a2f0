import type { LookupAddress } from 'node:dns'
import {
  Agent,
  type AgentOptions as AgentConstructorOptions,
  type ClientRequest,
  type IncomingMessage,
  request as requestPlain,
} from 'node:http'
import { Agent as SecureAgent, request as requestSecure } from 'node:https'
import { isIP, type LookupFunction, type Socket } from 'node:net'
import { callbackify } from 'node:util'
import { createRequire } from 'node:module'
import type * as Undici from 'undici'
import type { buildConnector } from 'undici'
import { FetchRefused } from './fetch-failure.ts'
import { ALLOWED_BY, privateHostReason } from './private-address.ts'
import { resolveAnyHost, type ResolveHost, resolvePublicHost } from './resolve-host.ts'

/** Returns the reason why an address must not be dialled for a host, or undefined if it may. */
type JudgeAddress = (address: string, host: string) => string | undefined

export type GuardOptions = {
  allowPrivateNetworks: boolean
  /** For tests: custom name servers, and addresses that count as public. */
  resolve?: ResolveHost
  judge?: JudgeAddress
}

type AgentOptions = GuardOptions & {
  connectTimeoutMs: number
  /** How long an idle connection is kept if the server does not say; 0 closes each after its response. */
  keepAliveMs: number
}

type AgentRequest = {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'
  headers?: Record<string, string>
  body?: string | Uint8Array
  signal?: AbortSignal
}

export type GuardedAgent = {
  /** Resolves when the headers have arrived. The caller must read or destroy the body. */
  request(url: URL, request: AgentRequest): Promise<IncomingMessage>
  destroy(): void
}

// The next address of a host is tried after this time. Node's default of 250 ms is too short for distant servers.
const NEXT_ADDRESS_AFTER_MS = 1_000

/**
 * Requests to public addresses only. The checked addresses are the dialled ones: a name is resolved once per
 * connection, which prevents DNS rebinding. One forbidden address among several refuses the name. It uses Node's own
 * client: undici treats an answer as broken if the server closes while the body waits to be read, and does not
 * distinguish a stale kept connection from a fresh one that failed.
 */
export function createGuardedAgent(options: AgentOptions): GuardedAgent {
  const { keepAliveMs } = options
  const connect = createGuardedConnect(options)
  const once = openAgents({ keepAlive: false }, connect)
  const kept = keepAliveMs > 0 ? openAgents({ keepAlive: true, timeout: keepAliveMs }, connect) : once

  const send = (url: URL, { method, headers, body, signal }: AgentRequest, agents: Agents): SentRequest => {
    const how = { method, path: url.pathname + url.search, headers: { host: url.host, ...headers } }
    const where = { host: addressIn(url.hostname), ...(url.port && { port: url.port }) }
    const request =
      url.protocol === 'https:'
        ? requestSecure({ ...how, ...where, agent: agents.secure })
        : requestPlain({ ...how, ...where, agent: agents.plain })
    return { request, answer: answered(request, body, signal) }
  }

  return {
    async request(url, asked) {
      asked.signal?.throwIfAborted()
      const first = send(url, asked, kept)
      try {
        return await first.answer
      } catch (error) {
        // The server had closed this idle connection, so it read nothing that was sent.
        if (!first.request.reusedSocket || !isBroken(error) || asked.signal?.aborted) throw error
        return await send(url, asked, once).answer
      }
    },
    destroy() {
      for (const agent of [once.plain, once.secure, kept.plain, kept.secure]) agent.destroy()
    },
  }
}

type Agents = { plain: Agent; secure: SecureAgent }

/** Agents that can only connect through the guarded dialler. */
function openAgents(options: AgentConstructorOptions, connect: Connect): Agents {
  const agents = { plain: new Agent(options), secure: new SecureAgent(options) }
  for (const [agent, protocol] of [
    [agents.plain, 'http:'],
    [agents.secure, 'https:'],
  ] as const)
    agent.createConnection = ({ host, port, servername }: ConnectOptions, done: unknown) => {
      connect(
        { hostname: host ?? '', port: String(port), protocol, ...(servername && { servername }) },
        done as Dialled,
      )
      return undefined
    }
  return agents
}

type ConnectOptions = { host?: string | null; port?: string | number | null; servername?: string }

/** The host in the form for dialling: an IPv6 address without the brackets of a URL. */
const addressIn = (hostname: string): string => hostname.replace(/^\[|\]$/g, '')

type SentRequest = { request: ClientRequest; answer: Promise<IncomingMessage> }

function answered(
  request: ClientRequest,
  body: string | Uint8Array | undefined,
  signal?: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      reject(signal?.reason)
      request.destroy()
    }
    signal?.addEventListener('abort', abort, { once: true })
    request.on('error', reject)
    request.on('close', () => {
      signal?.removeEventListener('abort', abort)
      reject(Object.assign(new Error('closed without an answer'), { code: 'ECONNRESET' }))
    })
    request.on('response', answer => {
      // Node reports a response of unknown length as complete even if the connection was reset.
      request.on('error', error => answer.destroy(error))
      resolve(answer)
    })
    request.end(body)
  })
}

/** True if a connection ended before the response did. */
export const isBroken = (error: unknown): boolean =>
  ['ECONNRESET', 'EPIPE'].includes((error as NodeJS.ErrnoException).code ?? '')

type Target = { hostname: string; port: string; protocol: string; servername?: string }
type Dialled = (error: Error | null, socket?: Socket) => void
type Connect = (target: Target, done: Dialled) => void

/** Dials a URL's host if it is allowed. */
function createGuardedConnect(options: AgentOptions): Connect {
  const { allowPrivateNetworks, connectTimeoutMs } = options
  const resolve = options.resolve ?? (allowPrivateNetworks ? resolveAnyHost : resolvePublicHost)
  const judge = options.judge ?? (allowPrivateNetworks ? () => undefined : privateHostReason)

  const guard = (address: string, host: string): void => {
    const why = judge(address, host)
    // The error does not contain the address: callers must not learn the results of the operator's name servers.
    if (why) throw new FetchRefused(`${host} ${address === host ? 'is' : 'leads to'} ${why} (${ALLOWED_BY})`)
  }

  const findAddresses = callbackify(async (host: string): Promise<LookupAddress[]> => {
    const addresses = await resolve(host)
    for (const address of addresses) guard(address, host)
    return addresses.map(address => ({ address, family: isIP(address) }))
  })

  const lookup: LookupFunction = (host, { all }, done) =>
    findAddresses(host, (error, found) => {
      const [first] = found ?? []
      if (error) done(error, [])
      else if (!first) done(Object.assign(new Error(`${host} has no address`), { code: 'ENOTFOUND' }), [])
      else if (all) done(null, found)
      else done(null, first.address, first.family)
    })

  const buildConnect = (): ReturnType<typeof buildConnector> =>
    loadUndici().buildConnector({
      timeout: connectTimeoutMs,
      allowH2: false,
      lookup,
      autoSelectFamily: true,
      autoSelectFamilyAttemptTimeout: NEXT_ADDRESS_AFTER_MS,
    })
  let connect: ReturnType<typeof buildConnect> | undefined

  return (target, done) => {
    const host = target.hostname
    try {
      // The socket only looks up names, so addresses are checked here.
      if (isIP(host)) guard(host, host)
    } catch (error) {
      return done(error as Error)
    }
    connect ??= buildConnect()
    connect(target, (error, socket) => {
      if (error) return done(error)
      const { remoteAddress } = socket
      try {
        // The server has already closed.
        if (!remoteAddress) throw Object.assign(new Error('closed at once'), { code: 'ECONNRESET' })
        // A second check, at the point where bytes would be sent.
        guard(remoteAddress, host)
      } catch (refused) {
        socket.destroy()
        return done(refused as Error)
      }
      done(null, socket)
    })
  }
}

let loaded: typeof Undici | undefined

/** Loaded at the first connection: its hundred modules take a tenth of the service's load time. */
export const loadUndici = (): typeof Undici => (loaded ??= createRequire(import.meta.url)('undici') as typeof Undici)
