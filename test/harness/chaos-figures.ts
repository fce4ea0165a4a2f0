import type { auditFiles, auditFilms, auditMoney, auditMoves, auditTasks, StoredTask } from './chaos-audit.ts'
import type { CallbackAudit } from './chaos-callbacks.ts'
import type { Clients } from './chaos-clients.ts'
import type { Fleet } from './chaos-fleet.ts'
import type { Readers } from './chaos-readers.ts'
import type { Arrival } from './chaos-receiver.ts'
import type { Sampler } from './chaos-witness.ts'

/** Everything that a run and its audit found. */
export type Found = {
  run: string
  quiet: string
  kills: Record<string, number>
  stored: StoredTask[]
  clients: Clients
  readers: Readers
  sampler: Sampler
  arrivals: Arrival[]
  tasks: ReturnType<typeof auditTasks>
  money: Awaited<ReturnType<typeof auditMoney>>
  moves: Awaited<ReturnType<typeof auditMoves>>
  films: Awaited<ReturnType<typeof auditFilms>>
  callbacks: CallbackAudit
  files: Awaited<ReturnType<typeof auditFiles>>
  jobs: { task_id: string; tries: number }[]
  /** The orders that a remote engine made, by name. */
  farOrders: readonly string[]
  attempts: string[]
  folders: string[]
  fleet: Fleet
  exits: (number | null)[]
}

/** The figures, for people. */
export function linesOf(found: Found): string[] {
  const { kills, clients, readers, sampler, arrivals, tasks, money, moves, callbacks, files, films, fleet } = found
  const stored = found.stored.filter(task => task.parent_id === null)
  const ended = (state: string, code = ''): number =>
    stored.filter(task => task.state === state && task.err_code === code).length
  const seconds = stored.flatMap(task => task.seconds ?? [])
  const most = [...sampler.most.values()].map(one => `${one.most}/${one.limit}`)
  return [
    `${found.run} (${found.quiet})`,
    `killed -9: ${counted(Object.entries(kills))}`,
    `answers to creates and cancels: ${counted(clients.answers)}; the slowest took ${(at(clients.waits, 1) / 1_000).toFixed(1)} s`,
    `tasks: ${clients.acknowledged.length} acknowledged, ${stored.length} stored, ${tasks.lost.length} lost, ${tasks.twice.length} made twice, ${tasks.notFinal.length} not final`,
    `ends: ${ended('success')} success, ${ended('failed', 'UserCancelled')} cancelled, ${ended('failed', 'ImageDownloadFailure')} that could not succeed, ${tasks.gaveUp} given up; ${stored.filter(task => task.attempt > 1).length} took more than one attempt`,
    `films: ${films.made} made of ${films.films}, of ${films.parts} parts, of which ${films.repeated} took more than one attempt; ${films.remade.length} made again after they were finished, ${films.wrong.length} twice or missing`,
    `far engine: ${found.farOrders.length} orders made, ${repeatedOf(found.farOrders).length} of them twice`,
    `created to final: p50 ${at(seconds, 0.5).toFixed(1)} s, p99 ${at(seconds, 0.99).toFixed(1)} s`,
    `money: ${money.holds} holds, ${money.settles} settled and ${money.refunds} refunded; ${money.wrong.length} tasks with other entries, ${money.drift.length} balances that differ from their ledger, ${money.open.length} accounts with anything held, unfinished or running`,
    `moves: ${moves.moves} made, ${moves.illegal.length} illegal, ${moves.endedTwice} tasks ended twice; ${readers.answers()} answers to readers, ${readers.wrong.length} of them a step back`,
    `callbacks: ${stored.filter(task => task.callback_url).length} tasks asked, ${arrivals.length} arrived of which the receiver failed ${arrivals.filter(one => !one.accepted).length}; ${callbacks.missing.length} missing, ${callbacks.undelivered.length} not recorded as delivered, ${callbacks.outOfOrder.length} after the final one, ${callbacks.repeats} repeated`,
    `limits: most in work of what is allowed ${most.join(' ')} in ${sampler.samples()} samples; ${sampler.excess.length + moves.excess.length} times exceeded`,
    `files: ${files.results} results in ${(files.bytes / 1e6).toFixed(1)} MB, ${files.broken.length} broken or missing`,
    `left behind: ${found.jobs.length} jobs, ${found.attempts.length} folders of attempts, ${found.folders.length} folders of workers`,
    `processes: ${fleet.failedStarts.length} starts failed, ${fleet.complaints.length} errors in the logs, exit codes ${found.exits.join(' ')}`,
    `warnings: ${counted(fleet.warnings)}`,
  ]
}

/** The broken promises, in words. */
export function faultsOf(found: Found): string[] {
  const { clients, readers, sampler, tasks, money, moves, callbacks, files, films, fleet } = found
  const said = [...fleet.complaints, ...fleet.warnings.keys()]
  const faults: Record<string, readonly string[]> = {
    'the service did not come to rest': found.quiet === 'quiet' ? [] : [found.quiet],
    'a wrong answer': clients.wrong,
    lost: tasks.lost,
    'made twice': tasks.twice,
    'acknowledged under two keys': tasks.sameUnderTwoKeys,
    'not final': tasks.notFinal,
    'an end without a reason': tasks.unlikely,
    'not one hold and one end': money.wrong,
    'balance and ledger differ': money.drift,
    'an account is not at rest': money.open,
    'an illegal move': [...moves.illegal, ...said.filter(line => /may not move|append-only/.test(line))],
    'a finished task was made again': films.remade,
    'an order was made twice by the far engine': repeatedOf(found.farOrders),
    'a film is not the sum of its parts': films.wrong,
    'a task ended twice': moves.endedTwice > 0 ? [String(moves.endedTwice)] : [],
    'a reader was told of a step back': readers.wrong,
    'a callback is missing': [...callbacks.missing, ...callbacks.undelivered],
    'a callback came after the final one': callbacks.outOfOrder,
    'a limit was exceeded': [...sampler.excess, ...moves.excess],
    'a result is broken': files.broken,
    'something was left behind': [...found.jobs.map(job => JSON.stringify(job)), ...found.attempts, ...found.folders],
    'a process complained': fleet.complaints,
    'a process did not stop well': found.exits.filter(code => code !== 0).map(String),
  }
  return Object.entries(faults).flatMap(([name, all]) =>
    all.length > 0 ? [`${name} (${all.length}): ${all.slice(0, 3).join(' | ')}`] : [],
  )
}

const repeatedOf = (names: readonly string[]): string[] => names.filter((name, nth) => names.indexOf(name) !== nth)

const counted = (entries: Iterable<readonly [string, number]>): string =>
  [...entries].map(([name, times]) => `${name} ${times}x`).join(', ')

/** The quantile of the values. */
function at(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
