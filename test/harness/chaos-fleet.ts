import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { keepRunning, type Member } from './chaos-member.ts'

export type Fleet = {
  apis: Member[]
  workers: Member[]
  /** Warnings by their words, and how often. */
  warnings: Map<string, number>
  /** Output that no process should write: errors, and lines that are no log lines. */
  complaints: string[]
  /** Starts that failed, as those may that happen while the database is away. */
  failedStarts: string[]
  /** SIGTERM to all; the exit codes. */
  stop(): Promise<(number | null)[]>
}

const ERROR_LEVEL = 50

/** API and worker processes on one database; any that ends is started again at once. */
export async function startFleet(
  counts: { apis: number; workers: number },
  environmentOf: (publicUrl: string) => Record<string, string>,
): Promise<Fleet> {
  const warnings = new Map<string, number>()
  const complaints: string[] = []
  const failedStarts: string[] = []
  const apiPorts = await freePorts(counts.apis)
  const environment = environmentOf(`http://127.0.0.1:${apiPorts[0]}`)
  const start = (name: string, role: string, port: number): Member =>
    keepRunning({ name, role, port, environment }, (line, serves) => {
      const entry = logEntryOf(line)
      if (entry && entry.level < ERROR_LEVEL) warnings.set(entry.msg, (warnings.get(entry.msg) ?? 0) + 1)
      else (serves ? complaints : failedStarts).push(`${name}: ${line}`)
    })
  const apis = apiPorts.map((port, index) => start(`api ${index + 1}`, '--api', port))
  const workers = Array.from({ length: counts.workers }, (_, index) => start(`worker ${index + 1}`, '--worker', 0))
  await Promise.all([...apis, ...workers].map(member => member.ready()))
  return {
    apis,
    workers,
    warnings,
    complaints,
    failedStarts,
    stop: () => Promise.all([...apis, ...workers].map(member => member.end())),
  }
}

function logEntryOf(line: string): { level: number; msg: string } | undefined {
  try {
    const entry = JSON.parse(line) as { level?: unknown; msg?: unknown }
    return typeof entry.level === 'number' ? { level: entry.level, msg: String(entry.msg) } : undefined
  } catch {
    return undefined
  }
}

/** Ports that were free a moment ago: a process that is started again must have its old address. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map(server => once(server, 'listening')))
  const ports = servers.map(server => (server.address() as AddressInfo).port)
  await Promise.all(servers.map(server => new Promise(resolve => server.close(resolve))))
  return ports
}
