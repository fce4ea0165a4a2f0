import { readFile } from 'node:fs/promises'
import type { adEdit } from '../../../catalog/generators/films/ad-one-click.ts'
import type { OneClickEdit } from '../../../catalog/generators/films/general-one-click.ts'
import type { RequestValues } from '../../../catalog/request-values.ts'
import type { Made, Order, OrderKind } from '@kinora/media/engine/contract'
import { estimateOrder } from '@kinora/media/engine/estimate-order'
import { hasMusic } from '../../../plans/make-one-order.ts'
import { makePasses } from '../../../plans/make-passes.ts'
import type { DeclaredPlan, GivenMedia } from '../../../plans/declared-plan.ts'
import { readPrompt } from '../../../plans/reading/read-prompt.ts'
import { finishFiles } from '../../../plans/files/finish-files.ts'
import { notesOfMade } from '../../../plans/notes.ts'
import { expectedResult } from '../../../plans/orders/expected-result.ts'
import { type PlanContext, PlanFailure, type PlanResult } from '../../../plans/plan.ts'
import { type MadeBy, runOrder } from '../../../plans/orders/run-order.ts'
import { storeFiles } from '../../../plans/files/stored-files.ts'
import { keepInputs, loadInputs, withPictures } from '../inputs/kept-inputs.ts'
import { isUndone, UNDONE_NOTE } from './change-part.ts'
import { filmRequest, callersText } from '../inputs/film-request.ts'
import { type PartRequest, partRequest } from '../inputs/part-request.ts'
import { findLines, PAUSE_BETWEEN_LINES, totalSeconds } from '../design/place-lines.ts'
import { flag, parseShape, record, text } from '../../../core/shape.ts'
import { creation, languageModel, notes, timedWords } from '../../../plans/stored-shapes.ts'

/** The plan for a part of a film: a segment, its narration or its music, made for the first time or again. */
export const makePart: DeclaredPlan<RequestValues<typeof adEdit | OneClickEdit>, PartRequest> = {
  // In other films, only segments can be made again.
  needs: ({ type = 'generate_video' }) => KINDS[type],
  orders: ({ order }) => (order ? [order.kind] : []),
  // A part without an estimate counts as long work.
  estimateSeconds: ({ order, prompt }) =>
    estimateOrder({ ...order, ...(order?.kind === 'speech' && { text: prompt }), prompt, inputs: [] }),
  make,
}

const KINDS: Record<RequestValues<typeof adEdit>['type'], readonly OrderKind[]> = {
  generate_video: ['video'],
  generate_narration: ['speech'],
  generate_bgm: ['music'],
}

async function make(request: PartRequest, context: PlanContext, { wanted }: GivenMedia): Promise<PlanResult> {
  const given = wanted.length > 0 ? await keepInputs(wanted, context) : []
  const stored = await context.step('stored', storedPart, async () => {
    const inputs = await loadInputs(withPictures(request.inputs ?? [], given), context)
    const drafted: Order = { ...request.order, prompt: request.prompt, inputs }
    const { order, notes: read, languageModel: reader } = await readPrompt(drafted, context)
    const made =
      order.kind === 'speech' && request.fits
        ? await speak(order, request, context)
        : await followed('order', order, context)
    const { files, seconds } = await finishFiles(
      made.files,
      expectedResult(order, made),
      undefined,
      context,
      made.credits,
    )
    const passes = await makePasses(order, made, context)
    const creation = {
      ...(await storeFiles(files, context)),
      ...(seconds !== undefined && { seconds }),
      ...(made.shown && { shown: made.shown }),
      ...(passes && { passes }),
      ...(made.faces && { faces: made.faces }),
    }
    const undone = given.length === 0 && order.kind === 'video' && (await changesNothing(request, made, context))
    const told = notesOfMade(made, await ownWords(request, context))
    const notes = [...(undone ? [UNDONE_NOTE] : []), ...read, ...told]
    return {
      creation,
      notes,
      bgm: made.music ?? hasMusic(order),
      engine: made.engine,
      ...(undone && { undone }),
      ...(reader && { languageModel: reader }),
    }
  })
  const { creation, notes = [], bgm = false, engine, undone, languageModel: readBy } = stored
  return {
    creations: [creation],
    bgm,
    ...(notes.length > 0 && { notes }),
    ...(engine !== undefined && { engine }),
    ...(undone && { price: 0 }),
    ...(readBy && { languageModel: readBy }),
  }
}

/** True if an edit had no effect, compared with the segment that it edits. */
async function changesNothing({ prompt, duration }: PartRequest, made: Made, context: PlanContext): Promise<boolean> {
  if (context.task.awaited) return false
  const { parts } = await context.film()
  const own = parts.find(({ id }) => id === context.task.id)
  const before = parts.findLast(
    ({ id, part, part_index, state }) =>
      id !== own?.id && part === own?.part && part_index === own?.part_index && state === 'success',
  )
  if (!before) return false
  const old = partRequest(before)
  return old.duration === duration && isUndone(prompt, old.prompt, made)
}

/** Steps of an earlier version have no notes. */
const storedPart = record({ creation }, { notes, bgm: flag, engine: text, undone: flag, languageModel })

/** The caller's words: those of an edit, or of the film's request. Notes on other words are not shown. */
async function ownWords({ prompt }: PartRequest, context: PlanContext): Promise<(word: string) => boolean> {
  const text = (context.task.awaited ? callersText(filmRequest(await context.film())) : prompt).toLowerCase()
  return word => text.includes(word.toLowerCase())
}

const followed = (name: string, order: Order, context: PlanContext): Promise<MadeBy> =>
  runOrder(name, order, context, percent => context.progress(percent * 0.9))

type SpeechOrder = Extract<Order, { kind: 'speech' }>

// The fastest speech that the contract allows.
const FASTEST = 2
// Faster speech saves slightly less time than calculated.
const RESERVE = 1.04

export const splitNarration = (text: string): string[] =>
  text
    .split(/\n+/)
    .map(line => line.trim())
    .filter(line => line !== '')

/** Speaks each line of the text; faster if the film would end before the last. */
async function speak(order: SpeechOrder, { prompt, duration }: PartRequest, context: PlanContext): Promise<MadeBy> {
  const lines = splitNarration(prompt)
  const spoken = { ...order, text: lines.join(PAUSE_BETWEEN_LINES) }
  const made = await followed('order', spoken, context)
  const needed = await secondsOf(made, lines.length)
  if (needed <= duration) return made
  const speed = (order.speed * needed * RESERVE) / duration
  if (speed > FASTEST)
    throw new PlanFailure(
      'FieldInvalid',
      `prompt must be a narration for ${duration} seconds; even at twice the speed this one takes ${((needed * order.speed) / FASTEST).toFixed(1)}`,
      { retryable: false },
    )
  return followed('faster order', { ...spoken, speed }, context)
}

async function secondsOf({ files }: Made, lines: number): Promise<number> {
  const words = files.find(file => file.role === 'words')
  return words
    ? totalSeconds(findLines(parseShape(timedWords, await readFile(words.path, 'utf8'), 'the words of speech'), lines))
    : 0
}
