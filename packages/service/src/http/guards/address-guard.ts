import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../core/errors.ts'
import { quoteValue } from '../../core/text.ts'
import type { Endpoint } from '../endpoint.ts'
import { createRateLimiter } from './rate-limit.ts'
import type { ServerServices, StoreServices } from '../services.ts'
import { isIPv6 } from 'node:net'

type GuardServices = Pick<ServerServices, 'publicUrl' | 'settings'> & Pick<StoreServices, 'clock'>
type Guarded = Pick<Endpoint, 'perAddress' | 'checksOrigin'>

/** Checks a request before its key: origin and address rate. */
export function createAddressGuard(
  endpoint: Guarded,
  services: GuardServices,
): (request: FastifyRequest) => Refusal | undefined {
  const { perAddress, checksOrigin } = endpoint
  if (!perAddress && !checksOrigin) return () => undefined
  // Per process: it limits the work of this one.
  const limiter = perAddress && createRateLimiter(perAddress, services.clock, NOBODY_ELSE, 'this address')
  return request =>
    (checksOrigin ? whyForeign(request.headers.origin, services) : undefined) ??
    limiter?.limit(addressGroup(request.ip))
}

const NOBODY_ELSE = async () => new Map<string, number>()

/**
 * The Model Context Protocol requires this against DNS rebinding: a hostile page sends its own origin, even if its name
 * leads to this machine. `Host` needs no check of its own, because every browser sends `Origin` with a POST. The
 * protocol's library compares host names only; this compares scheme and port too, as the setting does.
 */
function whyForeign(origin: string | undefined, { publicUrl, settings }: GuardServices): Refusal | undefined {
  if (origin === undefined || settings.corsOrigins.includes('*') || settings.corsOrigins.includes(origin))
    return undefined
  const own = new URL(publicUrl())
  if (ownOrigins(own).includes(origin)) return undefined
  return new Refusal(
    'Forbidden',
    `Origin must be absent, ${own.origin} or one of KINORA_CORS_ORIGINS, got ${quoteValue(origin)}`,
  )
}

// No name server answers for these, so no page of another machine has one of them as its origin.
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** The origins of a public URL: a service at one name of the loopback interface is reached by the others too. */
function ownOrigins({ origin, protocol, hostname, port }: URL): string[] {
  if (!LOOPBACK.includes(hostname)) return [origin]
  return LOOPBACK.map(name => `${protocol}//${name}${port && `:${port}`}`)
}

/**
 * The unit that rate limits count: an IPv4 address, or an IPv6 network, because one client can use any address in it.
 */
export function addressGroup(address: string): string {
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return plain
  const groups = expand(plain)
  const isIPv4 = groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xffff
  if (isIPv4) return groups.slice(6).flatMap(bytesOf).join('.')
  return `${groups
    .slice(0, 4)
    .map(group => group.toString(16))
    .join(':')}::/64`
}

/** The eight groups of a valid IPv6 address. */
function expand(address: string): number[] {
  // URL parsing removes dotted endings and leading zeros.
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = written.split('::')
  const read = (text: string): number[] => (text === '' ? [] : text.split(':').map(group => Number.parseInt(group, 16)))
  const [before, after] = [read(head), read(tail ?? '')]
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

const bytesOf = (group: number): number[] => [group >> 8, group & 0xff]
