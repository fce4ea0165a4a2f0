import { Refusal } from '../core/errors.ts'
import { storableText } from '../core/storable-text.ts'
import { PlanFailure } from '../plans/plan.ts'

type AttemptFailure = { code: string; message: string; retryable: boolean }

/** Whose fault it was, and whether another try may help. */
export function readFailure(error: unknown): AttemptFailure {
  if (error instanceof PlanFailure) return { code: error.code, message: error.message, retryable: error.retryable }
  if (error instanceof Refusal && error.status < 500)
    return { code: error.reason, message: error.message, retryable: false }
  // A full disk, a storage or a database that is away, a fault of ours: any of them may be over the next time.
  return { code: 'InternalServiceFailure', message: (error as Error).message, retryable: true }
}

// How Node, the system and FFmpeg word what is wrong with a machine: its disk is full or broken, it has no memory left.
const SYSTEM_ERROR_CODE = /\bE[A-Z]{2,12}: /
const SYSTEM_ERROR =
  /no space left|quota exceeded|read-only file system|input\/output error|too many open files|cannot allocate memory|permission denied/i

/**
 * What a caller is told: nothing of our faults but that they are ours, and of others' no place on our disk.
 */
export function tellableMessage({ code, message }: Omit<AttemptFailure, 'retryable'>, folder: string): string {
  const isOurs = code === 'InternalServiceFailure' || SYSTEM_ERROR_CODE.test(message) || SYSTEM_ERROR.test(message)
  if (isOurs) return 'something went wrong on our side; the credits are returned'
  const plain = message.replaceAll(`${folder}/`, '').replaceAll(folder, 'its folder')
  return storableText(plain)
}

/** Thrown inside an attempt that no longer counts: it was cancelled, or another one took its place. */
export class Superseded extends Error {
  constructor(task: { id: string; attempt: number }) {
    super(`attempt ${task.attempt} of task ${task.id} no longer counts`)
  }
}
