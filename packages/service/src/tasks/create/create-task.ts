import type { Catalog, UnderstoodRequest } from '../../catalog/catalog.ts'
import { modelIn } from '../../catalog/column.ts'
import type { Generator } from '../../catalog/declare.ts'
import type { IdSource } from '../../core/ids.ts'
import type { BlobStore } from '../../files/blob-store.ts'
import type { DiskSpace } from '../../files/disk-space.ts'
import type { UrlSigner } from '../../files/signed-urls.ts'
import type { NewTask } from '../../store/tasks/insert-tasks.ts'
import { buildCreateAnswer } from './build-create-answer.ts'
import { buildNewTask, type TaskOwner } from './build-new-task.ts'
import { drawValues, type SettlePorts, settleRequest } from './settle-request.ts'
import type { LanePorts } from './lane-for.ts'
import type { Outcome } from './create-tasks.ts'
import { type QuotePorts, quoteRequest } from './quote-request.ts'
import { storeEmbedded } from './references.ts'

export type CreateTaskPorts = QuotePorts &
  SettlePorts &
  LanePorts & {
    catalog: Catalog
    blobs: BlobStore
    signer: UrlSigner
    nextId: IdSource
    /** True if the disk can be written. */
    room: DiskSpace
    /** Group commit: concurrent creates share a transaction. */
    createTask: (task: NewTask) => Promise<Outcome>
  }

export type CreatedTask = {
  task: NewTask
  answer: string
  /** True for the stored answer of an earlier request with the same Idempotency-Key; nothing was created. */
  repeated: boolean
}

/**
 * Creates the task of a request: checks and prices it, stores its embedded media, writes its row and stored answer.
 * OpenAI-style endpoints present the answer their own way.
 */
export async function createTask(
  generator: Generator,
  body: UnderstoodRequest,
  owner: TaskOwner,
  ports: CreateTaskPorts,
  tell?: (task: NewTask) => string,
): Promise<CreatedTask> {
  await ports.room.require()
  await settleRequest(generator, owner.accountId, body, ports)
  const { credits, modelCredits } = quoteRequest(generator, body, ports)
  await storeEmbedded(body.values, body.findings, ports.blobs)
  drawValues(body)
  const { name: type, plan, resultUrlSeconds } = generator
  const task = buildNewTask(
    owner,
    { type, plan, hold: credits, modelCredits, model: modelIn(body.column), values: body.values },
    ports,
  )
  const urlOf = (key: string): string => ports.signer.sign(key, { expiresInSeconds: resultUrlSeconds })
  task.answer = tell ? tell(task) : buildCreateAnswer(generator, task, body, urlOf)
  return { task, ...(await submitTask(task, ports)) }
}

/** Submits a task to the group commit and returns its decision. */
export async function submitTask(
  task: NewTask,
  { createTask }: { createTask: (task: NewTask) => Promise<Outcome> },
): Promise<{ answer: string; repeated: boolean }> {
  const outcome = await createTask(task)
  if ('refusal' in outcome) throw outcome.refusal
  if ('failure' in outcome) throw outcome.failure
  return outcome
}
