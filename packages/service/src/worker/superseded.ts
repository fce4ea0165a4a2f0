/** Thrown inside an attempt that no longer counts: it was cancelled, or another one took its place. */
export class Superseded extends Error {
  constructor(task: { id: string; attempt: number }) {
    super(`attempt ${task.attempt} of task ${task.id} no longer counts`)
  }
}
