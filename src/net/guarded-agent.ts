import type { LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { callbackify } from 'node:util'
import { Agent, buildConnector } from 'undici'
import { FetchRefused } from './fetch-failure.ts'
import { whyRefused } from './private-address.ts'
import { resolveAnyHost, type ResolveHost, resolvePublicHost } from './resolve-host.ts'

/** Why an address may not be dialled for a host, or undefined when it may. */
export type JudgeAddress = (address: string, host: string) => string | undefined

export type GuardOptions = {
  allowPrivateNetworks: boolean
  /** For tests: name servers of their own, and addresses that they want to pass as public ones. */
  resolve?: ResolveHost
  judge?: JudgeAddress
}

export type AgentOptions = GuardOptions & {
  connectTimeoutMs: number
  /** How long an idle connection is kept when the server does not say; 0 closes each after its answer. */
  keepAliveMs: number
}

// Node's 250 ms gives up on a first address that merely is far away; the next one is tried after this long.
const NEXT_ADDRESS_AFTER_MS = 1_000

/**
 * Connections to public addresses only. The addresses that are judged are the ones that are dialled: a name is resolved
 * once per connection, so there is no second answer to be different. One refused address among several refuses the name.
 */
export function createGuardedAgent(options: AgentOptions): Agent {
  const { allowPrivateNetworks, connectTimeoutMs, keepAliveMs } = options
  const resolve = options.resolve ?? (allowPrivateNetworks ? resolveAnyHost : resolvePublicHost)
  const judge = options.judge ?? (allowPrivateNetworks ? () => undefined : whyRefused)

  const guard = (address: string, host: string): void => {
    const why = judge(address, host)
    // The address itself is not told: whoever chose the name should not learn what the operator's name servers know.
    if (why) throw new FetchRefused(address === host ? `${host} is ${why}` : `${host} leads to ${why}`)
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

  const connect = buildConnector({
    timeout: connectTimeoutMs,
    allowH2: false,
    lookup,
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: NEXT_ADDRESS_AFTER_MS,
  })

  return new Agent({
    allowH2: false,
    // 0 is undici's word for "no keep-alive".
    pipelining: keepAliveMs > 0 ? 1 : 0,
    ...(keepAliveMs > 0 && { keepAliveTimeout: keepAliveMs, keepAliveMaxTimeout: keepAliveMs * 4 }),
    connect(target, done) {
      const host = target.hostname
      try {
        // The socket looks up names only: an address is judged here.
        if (isIP(host)) guard(host, host)
      } catch (error) {
        return done(error as Error, null)
      }
      connect(target, (error, socket) => {
        if (error) return done(error, null)
        const { remoteAddress } = socket
        try {
          // The far side has closed already.
          if (!remoteAddress) throw Object.assign(new Error('closed at once'), { code: 'ECONNRESET' })
          // Belt and braces: whatever the way here was, this is where the bytes would go.
          guard(remoteAddress, host)
        } catch (refused) {
          socket.destroy()
          return done(refused as Error, null)
        }
        done(null, socket)
      })
    },
  })
}
