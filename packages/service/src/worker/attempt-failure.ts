import { Refusal } from '../core/errors.ts'
import { storableText } from '../core/text.ts'
import { PlanFailure } from '../plans/plan.ts'
import { ShapeMismatch } from '../core/shape.ts'

type AttemptFailure = { code: string; message: string; retryable: boolean }

/** Says whose fault it was and whether a retry may help. */
export function readFailure(error: unknown): AttemptFailure {
  if (error instanceof PlanFailure) return { code: error.code, message: error.message, retryable: error.retryable }
  if (error instanceof Refusal && error.status < 500)
    return { code: error.reason, message: error.message, retryable: false }
  if (error instanceof ShapeMismatch)
    return { code: 'InternalServiceFailure', message: error.message, retryable: false }
  // A full disk, unavailable storage or database, or a bug here: a retry may succeed.
  return { code: 'InternalServiceFailure', message: (error as Error).message, retryable: true }
}

// The wording of Node, the system and FFmpeg for machine faults: a full or broken disk, no memory.
const SYSTEM_ERROR_CODE = /\bE[A-Z]{2,12}: /
const SYSTEM_ERROR =
  /no space left|quota exceeded|read-only file system|input\/output error|too many open files|cannot allocate memory|permission denied/i

/** The message for the caller. Internal faults give no details; other messages lose local paths. */
export function tellableMessage({ code, message }: Omit<AttemptFailure, 'retryable'>, folder: string): string {
  const isOurs = code === 'InternalServiceFailure' || SYSTEM_ERROR_CODE.test(message) || SYSTEM_ERROR.test(message)
  if (isOurs) return 'something went wrong on our side; the credits are returned'
  const plain = message.replaceAll(`${folder}/`, '').replaceAll(folder, 'its folder')
  return storableText(plain)
}

/** Thrown inside an attempt that was cancelled or replaced. */
export class Superseded extends Error {
  constructor(task: { id: string; attempt: number }) {
    super(`attempt ${task.attempt} of task ${task.id} no longer counts`)
  }
}
