import { rm } from 'node:fs/promises'
import { ChildFailure } from '@kinora/media/children/child-failure'
import type { Catalog, UnderstoodRequest } from '../../catalog/catalog.ts'
import { modelIn } from '../../catalog/column.ts'
import type { Generator } from '../../catalog/declare.ts'
import type { IdSource } from '../../core/ids.ts'
import type { Log } from '../../core/log.ts'
import { Refusal } from '../../core/errors.ts'
import type { BlobStore } from '../../files/blob-store.ts'
import type { DiskSpace } from '../../files/disk-space.ts'
import { findRequestInputs } from '../../plans/files/find-request-inputs.ts'
import type { Outline } from '../../plans/declared-plan.ts'
import { type PlanContext, PlanFailure } from '../../plans/plan.ts'
import { findOwnVoices } from '../../store/voices.ts'
import { type QuotePorts, quoteRequest } from '../create/quote-request.ts'
import { drawValues, type SettlePorts, settleRequest } from '../create/settle-request.ts'
import { holdEmbedded, holdFiles } from './hold-files.ts'
import { findPlan } from '../plans.ts'
import { previewContext, type PreviewTools } from './preview-context.ts'
import type { PreviewQueue, PreviewTurn } from './preview-queue.ts'
import { readOutline, type ReadOutline } from './read-outline.ts'

export type PreviewPorts = SettlePorts &
  QuotePorts & {
    catalog: Catalog
    blobs: BlobStore
    nextId: IdSource
    log: Log
    room: DiskSpace
    previews: { queue: PreviewQueue; tools(): Promise<PreviewTools>; seconds: number }
  }

type AskOptions = {
  accountId: string
  /** Fires when the caller disconnects or the service stops. */
  signal: AbortSignal
  /** Called when the embedded bytes are no longer needed in memory. */
  onHeld: () => void
}

export type TaskPreview = ReadOutline &
  Pick<Outline, 'seed' | 'titles' | 'isEstimated'> & { model: string; credits: number }

/**
 * Previews the task of a request: checks and prices it like a create and lets its engine read it. Nothing is stored,
 * charged or made.
 */
export async function previewTask(
  generator: Generator,
  body: UnderstoodRequest,
  asking: AskOptions,
  ports: PreviewPorts,
): Promise<TaskPreview> {
  return inPreview(generator, body, asking, ports, async (context, { wanted, turn }) => {
    const { credits } = quoteRequest(generator, body, ports)
    const outlined = await outline(generator, context, wanted)
    const { seed, titles, isEstimated } = outlined
    const read = await readOutline(outlined, context, () => turn.pass())
    const model = typeof body.values.model === 'string' ? body.values.model : ''
    return { ...read, seed, titles, ...(isEstimated && { isEstimated }), model, credits }
  })
}

/** Of a preview's time, how much language models have for its prompts; the rest belongs to the stage. */
const READING_SHARE = 0.6

type Wanted = ReturnType<typeof findRequestInputs>

/**
 * Runs a preview: checks a request like a create, waits for its turn, and works in its own folder within the time
 * limit. Nothing is stored or charged.
 */
export async function inPreview<T>(
  { name, plan }: Pick<Generator, 'name' | 'plan'>,
  body: UnderstoodRequest,
  { accountId, signal, onHeld }: AskOptions,
  ports: PreviewPorts,
  work: (context: PlanContext, given: { wanted: Wanted; turn: PreviewTurn }) => Promise<T>,
): Promise<T> {
  const { previews, room } = ports
  await room.require()
  await settleRequest({ plan }, accountId, body, ports)
  drawValues(body)
  const tools = await previews.tools()
  const deadline = AbortSignal.timeout(previews.seconds * 1_000)
  const folder = await tools.openFolder()
  try {
    const held = holdFiles(folder, ports.blobs)
    await holdEmbedded(body, held)
    onHeld()
    const { payload: _payload, callback_url: _callback, ...request } = body.values
    const task = {
      id: '',
      type: name,
      model: modelIn(body.column),
      request,
      attempt: 1,
      awaited: false,
      started_at: null,
    }
    const wanted = findRequestInputs(body.column.fields, request)
    const turn = await previews.queue.enter(accountId, wanted.length > 0 ? 'media' : 'words')
    try {
      const context = previewContext(task, {
        ...ports,
        ...tools,
        folder,
        held,
        findVoices: ids => findOwnVoices(ports.db, accountId, ids),
        signal: AbortSignal.any([signal, deadline]),
        readUntil: ports.clock() + previews.seconds * 1_000 * READING_SHARE,
      })
      return await work(context, { wanted, turn })
    } finally {
      turn.leave()
    }
  } catch (error) {
    throw deadline.aborted && !signal.aborted ? tookTooLong(previews.seconds) : asRefusal(error, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function outline({ name, plan }: Generator, context: PlanContext, wanted: Wanted): Promise<Outline> {
  const declared = findPlan(plan)
  if (!declared.outline) throw new Error(`${name}: the plan ${plan} has no outline`)
  return declared.outline(context.task.request, context, { wanted })
}

const tookTooLong = (seconds: number): Refusal =>
  new Refusal('SystemThrottling', `the preview was not finished after ${seconds} seconds`, { retryAfterSeconds: 5 })

/** Reports errors that would fail the task as refusals. */
function asRefusal(error: unknown, folder: string): unknown {
  if (error instanceof ChildFailure && !error.retryable)
    return new Refusal(error.reason ?? 'EngineFailure', error.message, { cause: error })
  if (!(error instanceof PlanFailure) || error.code === 'InternalServiceFailure') return error
  return new Refusal(error.code, error.message.replaceAll(`${folder}/`, ''), { cause: error })
}
