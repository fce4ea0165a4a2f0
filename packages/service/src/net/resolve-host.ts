import { lookup, Resolver } from 'node:dns/promises'
import { privateHostReason } from './private-address.ts'

/** The addresses of a host name, at least one. */
export type ResolveHost = (name: string) => Promise<string[]>

// A working name server answers in well under a second; two of them fit into a try's ten seconds.
const resolver = new Resolver({ timeout: 2_000, tries: 2 })

/**
 * Asks the name servers, and not through the system: its resolver runs on the four threads that also do all file access,
 * where a few names whose servers never answer stop the process for everyone else.
 */
export async function resolvePublicHost(name: string): Promise<string[]> {
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  const addresses = answers.flatMap(answer => (answer.status === 'fulfilled' ? answer.value : []))
  if (addresses.length > 0) return addresses
  const refusals = answers.flatMap(answer =>
    answer.status === 'rejected' ? [answer.reason as NodeJS.ErrnoException] : [],
  )
  // A family without addresses is no news when the other one's servers did not answer.
  throw refusals.find(({ code }) => !NOT_IN_DNS.has(code ?? '')) ?? refusals[0] ?? new Error(`${name} has no address`)
}

// Answers that the name is not in the DNS, as opposed to no answer; ECONNREFUSED: there are no name servers.
const NOT_IN_DNS = new Set(['ENOTFOUND', 'ENODATA', 'ENONAME', 'EBADNAME', 'ECONNREFUSED'])

/** Also knows the system's own names: `/etc/hosts`, search domains, the names of containers. */
export async function resolveAnyHost(name: string): Promise<string[]> {
  // Names that can only be local are not the name servers' business, and must work where there are none.
  if (privateHostReason(name)) return await resolveBySystem(name)
  try {
    return await resolvePublicHost(name)
  } catch (error) {
    if (NOT_IN_DNS.has((error as NodeJS.ErrnoException).code ?? '')) return await resolveBySystem(name)
    throw error
  }
}

const resolveBySystem = (name: string): Promise<string[]> =>
  inTurn(async () => (await lookup(name, { all: true })).map(({ address }) => address))

// Half of the threads: unknown names must not take them all.
let freeTurns = 2
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (freeTurns > 0) freeTurns -= 1
  else await new Promise<void>(resolve => waiting.push(resolve))
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else freeTurns += 1
  }
}
