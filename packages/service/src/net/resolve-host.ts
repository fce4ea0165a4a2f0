import { lookup, Resolver } from 'node:dns/promises'
import { privateHostReason } from './private-address.ts'

/** The addresses of a host name, at least one. */
export type ResolveHost = (name: string) => Promise<string[]>

// A working name server answers in well under a second; two lookups fit into the ten seconds of an attempt.
const resolver = new Resolver({ timeout: 2_000, tries: 2 })

/**
 * Queries the name servers directly. The system's resolver uses the four threads that also do all file access, so a few
 * names with unresponsive servers would block the whole process.
 */
export async function resolvePublicHost(name: string): Promise<string[]> {
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
  const addresses = answers.flatMap(answer => (answer.status === 'fulfilled' ? answer.value : []))
  if (addresses.length > 0) return addresses
  const refusals = answers.flatMap(answer =>
    answer.status === 'rejected' ? [answer.reason as NodeJS.ErrnoException] : [],
  )
  // If one family has no addresses and the servers of the other did not answer, the failure is reported.
  throw refusals.find(({ code }) => !NOT_IN_DNS.has(code ?? '')) ?? refusals[0] ?? new Error(`${name} has no address`)
}

// Answers that mean the name does not exist, as opposed to no answer. ECONNREFUSED: there are no name servers.
const NOT_IN_DNS = new Set(['ENOTFOUND', 'ENODATA', 'ENONAME', 'EBADNAME', 'ECONNREFUSED'])

/** Also resolves local names: `/etc/hosts`, search domains, names of containers. */
export async function resolveAnyHost(name: string): Promise<string[]> {
  // Local names are not sent to name servers, and must resolve without any.
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

// Half of the threads, so that unknown names cannot occupy all of them.
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
