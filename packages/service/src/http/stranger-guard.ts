import type { FastifyRequest } from 'fastify'
import { Refusal } from '../core/errors.ts'
import { quoteValue } from '../core/quote-value.ts'
import { addressGroup } from './address-group.ts'
import type { Endpoint } from './endpoint.ts'
import { createRateLimiter } from './rate-limit.ts'
import type { Services } from './services.ts'

type Guarded = Pick<Endpoint, 'perAddress' | 'checksOrigin'>

/** What is asked of a request before its key is looked at: where it comes from, and how often. */
export function strangerGuard(endpoint: Guarded, services: Services): (request: FastifyRequest) => Refusal | undefined {
  const { perAddress, checksOrigin } = endpoint
  if (!perAddress && !checksOrigin) return () => undefined
  // By process: what is bounded here is the work of this one.
  const limiter = perAddress && createRateLimiter(perAddress, services.clock, NOBODY_ELSE, 'this address')
  return request =>
    (checksOrigin ? whyForeign(request.headers.origin, services) : undefined) ??
    limiter?.limit(addressGroup(request.ip))
}

const NOBODY_ELSE = async () => new Map<string, number>()

/**
 * The Model Context Protocol asks for this: a page whose name was made to lead here (DNS rebinding) says its own origin. The
 * helper of the protocol's library compares host names alone; here scheme and port count too, as in the setting.
 */
function whyForeign(origin: string | undefined, { publicUrl, settings }: Services): Refusal | undefined {
  if (origin === undefined || settings.corsOrigins.includes('*') || settings.corsOrigins.includes(origin))
    return undefined
  const own = new URL(publicUrl()).origin
  if (origin === own) return undefined
  return new Refusal(
    'Forbidden',
    `Origin must be absent, ${own} or one of KINORA_CORS_ORIGINS, got ${quoteValue(origin)}`,
  )
}
