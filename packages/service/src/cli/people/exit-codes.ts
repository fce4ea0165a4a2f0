import { ConnectionLost, RequestRefused, TaskFailed } from '@kinora/client'

/** Exit codes for scripts. */
export const EXIT = {
  done: 0,
  fault: 1,
  usage: 2,
  refused: 3,
  failed: 4,
  unreachable: 5,
  noAccess: 6,
  interrupted: 130,
} as const

export const EXIT_MEANINGS: Record<keyof typeof EXIT, string> = {
  done: 'Done',
  fault: 'A local error: a file that cannot be written, no player, a bug',
  usage: 'The command line is wrong',
  refused: 'The service refused the request; the message says why',
  failed: 'The task failed or was cancelled',
  unreachable: 'The service is unreachable, or was lost for too long',
  noAccess: 'There is no key, or it lacks the scope',
  interrupted: 'Interrupted; a started task may continue',
}

/** A usage error; the message shows the right usage. */
export class WrongUsage extends Error {}

/** No service was found, or no key for it. */
export class NoAccess extends Error {}

export function exitCodeFor(error: unknown): number {
  if (error instanceof WrongUsage) return EXIT.usage
  if (error instanceof NoAccess) return EXIT.noAccess
  if (error instanceof RequestRefused)
    return error.status === 401 || error.status === 403 ? EXIT.noAccess : EXIT.refused
  if (error instanceof TaskFailed) return EXIT.failed
  return error instanceof ConnectionLost ? EXIT.unreachable : EXIT.fault
}

/** In one line, or one for each problem. */
export function describeError(error: unknown): string {
  if (error instanceof RequestRefused) {
    const problems = error.problems.map(({ message }) => message)
    return problems.length > 1 ? problems.join('\n') : error.message
  }
  if (error instanceof TaskFailed) return `the task failed: ${error.message} (${error.reason})`
  if (error instanceof ConnectionLost) return `the service cannot be reached: ${error.message}`
  return error instanceof Error ? error.message : String(error)
}
