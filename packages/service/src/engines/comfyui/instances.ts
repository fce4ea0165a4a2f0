import type { EngineTools } from '../engine-kind.ts'
import type { ServerClient } from '../remote/server-client.ts'
import type { Clock } from '../../core/clock.ts'

/** One of the servers of an engine, by its address. */
export type Instance = { url: string; client: ServerClient }

export type Instances = {
  /** The servers in order of preference: those that answer first, and of these the least busy. */
  inOrder(): Instance[]
  find(url: string): Instance | undefined
  /** Records that an order is followed at a server, or no longer. */
  follow(id: string, url: string): void
  leave(id: string): void
  tellSilent(url: string): void
  tellAnswered(url: string): void
  close(): void
}

// A restarting server is back within about a minute; until then the others are preferred.
const SILENT_MS = 30_000

export function openInstances(urls: readonly string[], { reach, clock }: EngineTools): Instances {
  const all = urls.map(url => ({ url, client: reach(url) }))
  const followed = new Map<string, string>()
  const silentUntil = new Map<string, number>()
  let turn = 0

  const load = (url: string): number => [...followed.values()].filter(one => one === url).length
  const isSilent = (url: string): boolean => (silentUntil.get(url) ?? 0) > clock()

  return {
    inOrder() {
      const first = turn++ % all.length
      const turned = [...all.slice(first), ...all.slice(0, first)]
      return turned.sort((a, b) => Number(isSilent(a.url)) - Number(isSilent(b.url)) || load(a.url) - load(b.url))
    },
    find: url => all.find(one => one.url === url),
    follow: (id, url) => void followed.set(id, url),
    leave: id => void followed.delete(id),
    tellSilent: url => void silentUntil.set(url, clock() + SILENT_MS),
    tellAnswered: url => void silentUntil.delete(url),
    close() {
      for (const { client } of all) client.close()
    },
  }
}

/** Workflows that a server does not support. */
export type Fitness = {
  isFit(workflow: string, url: string): boolean
  tellUnfit(workflow: string, url: string): void
  tellFit(workflow: string, url: string): void
}

// The server is skipped for this long; a missing model may have been added by then.
const HOLDS_MS = 5 * 60_000

export function createFitness(clock: Clock): Fitness {
  const unfitUntil = new Map<string, number>()
  const key = (workflow: string, url: string): string => `${workflow} ${url}`
  return {
    isFit: (workflow, url) => (unfitUntil.get(key(workflow, url)) ?? 0) <= clock(),
    tellUnfit: (workflow, url) => void unfitUntil.set(key(workflow, url), clock() + HOLDS_MS),
    tellFit: (workflow, url) => void unfitUntil.delete(key(workflow, url)),
  }
}
