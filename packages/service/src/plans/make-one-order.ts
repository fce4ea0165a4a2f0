import type { ToldNote } from '@kinora/media/engine/note'
import type { Order, OrderKind } from '@kinora/media/engine/contract'
import { estimateOrder } from '@kinora/media/engine/estimate-order'
import type { DeclaredPlan, GivenMedia } from './declared-plan.ts'
import { expectedResult } from './orders/expected-result.ts'
import { type FetchedInput, fetchInputs } from './files/fetch-inputs.ts'
import { finishFiles } from './files/finish-files.ts'
import { makePasses } from './make-passes.ts'
import { notesOfMade } from './notes.ts'
import type { PlanContext, PlanResult } from './plan.ts'
import { isReadable, readPrompt } from './reading/read-prompt.ts'
import { rewritePrompt } from './reading/rewrite-prompt.ts'
import { runOrder } from './orders/run-order.ts'
import { storeFiles } from './files/stored-files.ts'
import { isRecord } from '@kinora/media/core/is-record'
import { flag, number, record, text } from '../core/shape.ts'
import { creation, languageModel, notes } from './stored-shapes.ts'

/** A plan for requests that are one order, drafted when the inputs are on disk. */
export const oneOrder = <Request, Kind extends OrderKind>(
  kind: Kind,
  draft: (request: Request, inputs: readonly FetchedInput[]) => Extract<Order, { kind: Kind }>,
): DeclaredPlan<Request> => ({
  needs: () => [kind],
  orders: () => [kind],
  mayAsk: request => (isReadable(draft(request, [])) && !isPicturesOnly(kind, request) ? ['reading'] : []),
  estimateSeconds: request => estimateOrder(draft(request, [])),
  async outline(request, context, { wanted }) {
    const order: Order = draft(request, await fetchOrderInputs(wanted, context))
    const lines = order.kind === 'speech' ? [{ text: order.text, voice: order.voice, part: 0, fromSeconds: 0 }] : []
    return { seed: order.seed, parts: [{ order, fromSeconds: 0 }], sounds: [], lines, titles: [], notes: [] }
  },
  make: (request, context, given) => makeOneOrder(async inputs => ({ order: draft(request, inputs) }), given, context),
})

// The watermark picture is drawn on the result and is no input of the engine.
const MARK_ROLE = 'wm_url'

/** Everything that a request refers to except its watermark. */
export const fetchOrderInputs = async (
  wanted: GivenMedia['wanted'],
  context: PlanContext,
): Promise<readonly FetchedInput[]> => (await fetchWithMark(wanted, context)).inputs

async function fetchWithMark(
  wanted: GivenMedia['wanted'],
  context: PlanContext,
): Promise<{ inputs: FetchedInput[]; picture: string | undefined }> {
  const fetched = await fetchInputs(wanted, context)
  return {
    inputs: fetched.filter(input => input.role !== MARK_ROLE),
    picture: fetched.find(input => input.role === MARK_ROLE)?.path,
  }
}

/** The order and its notes. */
export type DraftedOrder = { order: Order; notes?: readonly ToldNote[] }

/** A picture of pictures is painted without a document. */
const isPicturesOnly = (kind: OrderKind, request: unknown): boolean =>
  kind === 'image' && isRecord(request) && Array.isArray(request['images']) && request['images'].length > 0

const stored = record(
  { creation },
  { prompt: text, price: number, notes, bgm: flag, engine: text, seconds: number, languageModel },
)

/** Downloads the inputs, makes and checks the order, stores the files. */
export async function makeOneOrder(
  draft: (inputs: readonly FetchedInput[]) => Promise<DraftedOrder>,
  { wanted, corner }: GivenMedia,
  context: PlanContext,
): Promise<PlanResult> {
  const { inputs, picture } = await fetchWithMark(wanted, context)
  context.progress(5)
  const mark = corner && { corner, ...(picture && { picture }) }
  const { creation: made, ...told } = await context.step('stored', stored, async () => {
    const { order: drafted, notes: known = [] } = await draft(inputs)
    const { order: asRead, notes: read, languageModel: reader } = await readPrompt(drafted, context)
    const order = await rewritePrompt(asRead, context)
    const made = await runOrder('order', order, context, percent => context.progress(5 + percent * 0.85))
    context.progress(90)
    const { files } = await finishFiles(made.files, expectedResult(order, made), mark, context, made.credits)
    const passes = await makePasses(order, made, context)
    const size = 'width' in order ? { width: order.width, height: order.height } : {}
    const length = isClip(order) ? { seconds: order.seconds } : {}
    const { prompt, price } = made
    const notes = [...known, ...read, ...notesOfMade(made)]
    return {
      creation: { ...(await storeFiles(files, context)), ...size, ...length, ...(passes && { passes }) },
      ...(prompt !== undefined && { prompt }),
      ...(price !== undefined && { price }),
      ...(notes.length > 0 && { notes }),
      bgm: made.music ?? hasMusic(order),
      engine: made.engine,
      ...(reader && { languageModel: reader }),
      ...length,
    }
  })
  return { creations: [made], ...told }
}

const isClip = (order: Order): order is Extract<Order, { kind: 'video' | 'upscale' | 'lips' }> =>
  order.kind === 'video' || order.kind === 'upscale' || order.kind === 'lips'

/** If the engine does not say, the order was made as asked. */
export const hasMusic = (order: Order): boolean =>
  order.kind === 'music' || (order.kind === 'video' && order.withSound && order.withMusic)
