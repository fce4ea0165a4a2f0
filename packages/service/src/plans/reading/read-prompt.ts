import { readFile } from 'node:fs/promises'
import type { CorrectedProblem, Correction, Input, Order } from '@kinora/media/engine/contract'
import { inputAsset } from '@kinora/media/engine/input-asset'
import { checkScene } from '@kinora/media/scene/check-scene'
import type { Scene } from '@kinora/media/scene/scene-schema'
import { loadCatalogue } from '@kinora/studio/catalogue'
import { number, parseShape, record, type Shape } from '../../core/shape.ts'
import type { Route } from '../../engines/routing/route.ts'
import { openKeptOrder } from '../orders/kept-order.ts'
import { runOnEngine } from '../orders/run-on-engine.ts'
import { askEngine } from '../orders/run-order.ts'
import type { PlanContext } from '../plan.ts'
import { notes as storedNotes, sceneDocument, seen } from '../stored-shapes.ts'
import type { LanguageModel } from '../../store/tasks/task-row.ts'
import { askOnce } from './ask-once.ts'
import { checkAnswer } from './check-answer.ts'
import { findMissing } from './find-missing.ts'
import { countInputs, type Drawn, type Reading, reviewScene } from './review-scene.ts'

export type ReadingOrder = Extract<Order, { kind: 'reading' }>

/** The document of a prompt, if there is one, its notes, and the price of all questions. */
const storedReading = record({ notes: storedNotes }, { scene: sceneDocument, cost: number })

// The first answer and two corrections.
const MAX_ANSWERS = 3
// A picture shows the middle of a shot.
const PICTURE_SECONDS = 2
const STEP = 'reading'

/**
 * If the operator configured a language model, it converts the prompt of an order to a scene document. The document is
 * stored before anything is drawn. Without a usable document the order stays unchanged, and the studio parses the
 * prompt with its rules.
 */
export async function readPrompt<T extends Order>(
  order: T,
  context: PlanContext,
): Promise<{ order: T; notes: string[]; languageModel?: LanguageModel }> {
  const reading = await readOrder(order, context)
  if (!reading) return { order, notes: [] }
  const { scene, notes, cost = 0 } = reading
  if (!scene) return { order, notes }
  return { order: { ...order, scene }, notes, languageModel: { engine: scene.origin?.reader ?? '', cost } }
}

async function readOrder(order: Order, context: PlanContext): Promise<Reading | undefined> {
  if (context.isDone(STEP)) return toReading(await context.step(STEP, storedReading, neverAgain))
  if (!isReadable(order)) return undefined
  const asked = readingOrder(order, context)
  const reader = await context.router.choose(asked, [])
  if (!reader) return undefined
  if (!reader.isForeign)
    return reader.passedOver.length > 0
      ? { notes: reader.passedOver.map(({ engine, why }) => tellRules(`${engine}: ${why}`)) }
      : undefined
  const stage = await findStage(order, context)
  if (!stage) return undefined
  return toReading(
    await context.step(STEP, storedReading, () =>
      inTime(
        context,
        async timed => {
          const read = await ask(asked, stage, reader.timeMs, timed)
          return read.scene ? reviewScene({ ...read, scene: read.scene }, order, asked, stage, timed) : read
        },
        () => ({ notes: [tellRules(TOO_LATE)] }),
      ),
    ),
  )
}

/** The engine that renders the document: the first on the route, or one behind those that are guided by it. */
export async function findStage(order: Order, { router }: PlanContext): Promise<Route | undefined> {
  const guided: string[] = []
  for (;;) {
    const route = await router.choose(order, guided)
    if (!route || route.engine.takesScenes === true) return route
    if (!route.engine.guides?.(order)) return undefined
    guided.push(route.name)
  }
}

export const TOO_LATE = 'it took too long for a preview'

/** With a deadline, the rules parse every prompt that is not converted in time. */
export async function inTime<T>(
  context: PlanContext,
  read: (timed: PlanContext) => Promise<T>,
  late: () => T,
): Promise<T> {
  const { readUntil, clock, signal } = context
  if (readUntil === undefined) return read(context)
  const timeout = AbortSignal.timeout(Math.max(0, Math.ceil(readUntil - clock())))
  try {
    return await read({ ...context, signal: AbortSignal.any([signal, timeout]) })
  } catch (error) {
    signal.throwIfAborted()
    if (!timeout.aborted) throw error
    return late()
  }
}

const neverAgain = (): Promise<never> => Promise.reject(new Error('the reading was not kept'))

const toReading = ({ notes, ...others }: { notes: readonly unknown[]; scene?: Scene; cost?: number }): Reading => ({
  ...others,
  notes: notes.filter(note => typeof note === 'string'),
})

/**
 * Prompts of clips and pictures, also those that the rules have read. Frames, stories and panels have no prompt to
 * convert.
 */
export function isReadable(order: Order): order is Drawn {
  if ((order.scene && !order.inWords) || order.prompt.trim() === '') return false
  if (order.kind === 'image') return order.inputs.length === 0
  if (order.kind !== 'video' || order.recommends || order.lips) return false
  if (order.from.kind === 'words') return true
  return order.from.kind === 'references' && order.inputs.every(input => inputAsset(input) !== undefined)
}

const readingOrder = (order: Drawn, { task }: PlanContext): ReadingOrder => ({
  kind: 'reading',
  prompt: order.prompt,
  seed: order.seed,
  inputs: order.inputs,
  seconds: order.kind === 'video' ? order.seconds : PICTURE_SECONDS,
  width: order.width,
  height: order.height,
  generator: task.type,
  model: task.model,
  ...(order.kind === 'video' && order.cast && { cast: order.cast }),
  ...(order.scene && { draft: order.scene }),
})

/** Asks the model, has invalid answers corrected and missing things added, within the time limit of one order. */
async function ask(bare: ReadingOrder, stage: Route, timeMs: number, context: PlanContext): Promise<Reading> {
  const { clock, log, task } = context
  const until = clock() + timeMs
  const catalogue = loadCatalogue()
  const inputs = await describeInputs(bare, context)
  const draft = bare.draft ?? (await readByRules({ ...bare, inputs }, stage, context))
  const { cast } = bare
  const order: ReadingOrder = { ...bare, inputs, ...(draft && { draft }) }
  const { prompt, seconds } = bare
  const means = { prompt, seconds, catalogue, inputs: countInputs(inputs), ...(cast && { cast }) }
  const corrections: Correction[] = []
  let best: (Reading & { faults: number }) | undefined
  let [cost, why] = [0, '']
  for (let nth = 1; nth <= MAX_ANSWERS && clock() < until; nth++) {
    const given = await askOnce(`${STEP} ${nth}`, { ...order, ...(corrections.length > 0 && { corrections }) }, context)
    if ('failure' in given) {
      why = given.failure
      break
    }
    cost += given.cost
    const checked = checkAnswer(given.answer, { ...means, reader: given.engine }, { isLast: nth === MAX_ANSWERS })
    const answer = JSON.stringify(given.answer)
    if ('problems' in checked) {
      why = `${checked.problems[0]?.at ?? ''} ${checked.problems[0]?.message ?? ''}`.trim()
      corrections.push({ answer, problems: checked.problems.map(toCorrected) })
      continue
    }
    const missing = draft ? findMissing(checked.scene, draft, bare.prompt, catalogue) : []
    // Nothing better is there for a stand-in.
    const faults = [...missing, ...checked.warnings.filter(({ code }) => code !== 'stands-in')]
    const isAskedAgain = best !== undefined || nth === MAX_ANSWERS
    // A correction that loses more than it fixes is ignored.
    if (!best || faults.length <= best.faults)
      best = { scene: checked.scene, notes: checked.notes, faults: faults.length }
    if (faults.length === 0 || isAskedAgain) break
    corrections.push({ answer, problems: faults.map(toCorrected) })
  }
  if (!best) log.warn({ task: task.id, reason: why }, 'a prompt was read by rules')
  const price = cost > 0 ? { cost } : {}
  return best ? { scene: best.scene!, notes: best.notes, ...price } : { notes: [tellRules(why)], ...price }
}

const tellRules = (why: string): string => `prompt: it was read by rules; the language model did not read it: ${why}`

export const toCorrected = ({ at, message, allowed, nearest }: CorrectedProblem): CorrectedProblem => ({
  at,
  message,
  ...(allowed && { allowed }),
  ...(nearest && { nearest }),
})

/**
 * The document of the rules: it selects the catalogue entries for the model, and lists the things that the model's
 * document must contain.
 */
async function readByRules(order: ReadingOrder, stage: Route, context: PlanContext): Promise<Scene | undefined> {
  const document = await askRules(order, sceneDocument, stage, context)
  return document && (checkScene(document, loadCatalogue()).scene ?? undefined)
}

/** The answer of the rules, from the engine that renders documents. */
export async function askRules<T>(
  order: ReadingOrder,
  shape: Shape<T>,
  stage: Route,
  context: PlanContext,
): Promise<T | undefined> {
  if (!stage.engine.accepts(order)) return undefined
  const name = `${STEP} by rules`
  const kept = await openKeptOrder(name, context)
  const made = await runOnEngine(stage, { name, order, kept, hasNext: false }, context, () => {})
  if (made.state !== 'done') return undefined
  return parseShape(shape, await readFile(made.files[0]?.path ?? '', 'utf8'), 'the reading by rules')
}

/** Adds descriptions to inputs without one. */
async function describeInputs({ inputs, seed }: ReadingOrder, context: PlanContext): Promise<readonly Input[]> {
  const described: Input[] = []
  for (const [index, input] of inputs.entries()) {
    const order: Extract<Order, { kind: 'seeing' }> = { kind: 'seeing', prompt: '', seed, inputs: [input] }
    const isUnknown = input.description === undefined && context.router.accepts(order)
    const said = isUnknown ? await askEngine(`${STEP} sees ${index}`, order, seen, context) : undefined
    described.push(said?.prompt ? { ...input, description: said.prompt } : input)
  }
  return described
}
