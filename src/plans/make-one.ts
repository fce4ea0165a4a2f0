import type { MadeFile, Order } from '../engines/contract.ts'
import type { Corner, FinishedFile } from '../media/finish/finish-job.ts'
import type { CreationRow } from '../store/tasks/task-row.ts'
import { type Fetched, fetchInputs } from './fetch-inputs.ts'
import { finishFiles } from './finish-files.ts'
import { type Plan, type PlanContext, PlanFailure } from './plan.ts'
import { runOrder } from './run-order.ts'
import { sizeOf } from './size-of.ts'
import type { Wanted } from './fetch-inputs.ts'

/** What is ordered for a request, once its inputs are at hand. */
export type Draft = (request: Record<string, unknown>, inputs: readonly Fetched[]) => Order

/** What the declarations say of a task: the media that its request refers to, and the mark that a copy shall carry. */
export type Readings = { wantedOf(context: PlanContext): Wanted[]; cornerOf(context: PlanContext): Corner | undefined }

// A picture that is drawn onto the result and not into it.
const MARK_ROLE = 'wm_url'

/** The plan for everything that is one order: fetch the inputs, have it made and checked, store the files. */
export const makeOne =
  (draft: Draft, { wantedOf, cornerOf }: Readings): Plan =>
  async context => {
    const fetched = await fetchInputs(wantedOf(context), context)
    const inputs = fetched.filter(input => input.role !== MARK_ROLE)
    const picture = fetched.find(input => input.role === MARK_ROLE)?.path
    const corner = cornerOf(context)
    context.progress(5)
    const order = draft(context.task.request, inputs)
    const made = await runOrder('order', order, context, percent => context.progress(5 + percent * 0.85))
    context.progress(90)
    const mark = corner && { corner, ...(picture && { picture }) }
    const creation = await context.step('stored', async () =>
      storeFiles(await finishFiles(made, order, mark, context), context),
    )
    return { creations: [creation], ...(order.kind === 'video' && { seconds: order.seconds }) }
  }

type File = MadeFile | FinishedFile

/** Files go into storage before the task says that they are there. */
async function storeFiles(files: readonly File[], { store, nextId }: PlanContext): Promise<CreationRow> {
  const keyOf = async (role: File['role']): Promise<string | undefined> => {
    const file = files.find(one => one.role === role)
    return file && store(file.path, file.format)
  }
  const blob = await keyOf('result')
  if (!blob) throw new PlanFailure('EngineFailure', 'the engine made no result', { retryable: true })
  const [cover, watermarked, sheet] = [await keyOf('cover'), await keyOf('watermarked'), await keyOf('sheet')]
  return {
    id: nextId(),
    blob,
    ...(cover && { cover_blob: cover }),
    ...(watermarked && { watermarked_blob: watermarked }),
    ...(sheet && { sheet_blob: sheet }),
  }
}

const textOf = (value: unknown, standard = ''): string => (typeof value === 'string' ? value : standard)
const numberOf = (value: unknown, standard: number): number => (typeof value === 'number' ? value : standard)

const common = (request: Record<string, unknown>, inputs: readonly Fetched[]) => ({
  prompt: textOf(request.prompt ?? request.script_content ?? request.story),
  seed: numberOf(request.seed, 1),
  inputs,
})

/** The first picture's ratio, where the request leaves it to the input. */
function ratioOf(request: Record<string, unknown>, inputs: readonly Fetched[]): string {
  const ratio = textOf(request.aspect_ratio, 'auto')
  const first = inputs.find(input => input.kind === 'picture' && input.width && input.height)
  return ratio === 'auto' && first ? `${first.width}:${first.height}` : ratio
}

export const videoDraft: Draft = (request, inputs) => {
  const song = inputs.find(input => input.kind === 'sound')?.seconds
  return {
    kind: 'video',
    ...common(request, inputs),
    ...sizeOf(textOf(request.resolution, '720p'), ratioOf(request, inputs)),
    seconds: numberOf(request.duration, song === undefined ? 8 : Math.ceil(song)),
    withSound: request.audio !== false,
  }
}

export const imageDraft: Draft = (request, inputs) => ({
  kind: 'image',
  ...common(request, inputs),
  ...sizeOf(textOf(request.resolution, '1080p'), ratioOf(request, inputs)),
})

export const speechDraft: Draft = (request, inputs) => ({
  kind: 'speech',
  ...common(request, inputs),
  text: textOf(request.text ?? request.prompt),
  voice: textOf(request.voice_setting_voice_id),
  speed: numberOf(request.voice_setting_speed, 1),
  pitch: numberOf(request.voice_setting_pitch, 0),
  volume: numberOf(request.voice_setting_volume, 0),
})

export const musicDraft: Draft = (request, inputs) => ({
  kind: 'music',
  ...common(request, inputs),
  seconds: numberOf(request.duration, 15),
})
