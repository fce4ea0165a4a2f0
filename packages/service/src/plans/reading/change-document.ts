import type { Correction, Order } from '@kinora/media/engine/contract'
import type { SceneInputs } from '@kinora/media/scene/check-scene'
import type { Scene } from '@kinora/media/scene/scene-schema'
import { loadCatalogue } from '@kinora/studio/catalogue'
import { list, record, text } from '../../core/shape.ts'
import { whyNobody } from '../orders/run-order.ts'
import { type PlanContext, PlanFailure } from '../plan.ts'
import { sceneDocument } from '../stored-shapes.ts'
import { askOnce } from './ask-once.ts'
import { checkAnswer } from './check-answer.ts'
import { askRules, findStage, inTime, type ReadingOrder, toCorrected } from './read-prompt.ts'

/** A changed document, who changed it, and the parts of the words that changed nothing. */
export type ChangedDocument = { scene: Scene; reader: string; unread: readonly string[]; notes: readonly string[] }

export type Change = { scene: Scene; words: string; shot?: number; seed: number; inputs: SceneInputs }

const changedByRules = record({ scene: sceneDocument, unread: list(text) }, { notes: list(text) })

// The first answer and one correction: somebody waits.
const MAX_ANSWERS = 2
export const BY_RULES = 'rules'

/**
 * Changes a document as words say. The rules know the common changes; for the rest the language model is asked, if there
 * is one. What nobody understands changes nothing.
 */
export async function changeDocument(
  change: Change,
  drawn: Order,
  context: PlanContext,
  { mayAsk = true }: { mayAsk?: boolean } = {},
): Promise<ChangedDocument> {
  const { scene, words, shot, seed } = change
  const stage = await findStage(drawn, context)
  if (!stage) throw new PlanFailure('ModelUnavailable', whyNobody(drawn), { retryable: false })
  const order: ReadingOrder = {
    kind: 'reading',
    prompt: words,
    seed,
    inputs: [],
    seconds: scene.seconds,
    width: 'width' in drawn ? drawn.width : 0,
    height: 'height' in drawn ? drawn.height : 0,
    generator: context.task.type,
    model: context.task.model,
    draft: scene,
    change: { scene, ...(shot !== undefined && { shot }) },
  }
  const ruled = (await askRules(order, changedByRules, stage, context)) ?? { scene, unread: [words], notes: undefined }
  const byRules = { ...ruled, reader: BY_RULES, notes: ruled.notes ?? [] }
  if (ruled.unread.length === 0 || !mayAsk) return byRules
  const reader = await context.router.choose(order, [])
  if (reader?.isForeign !== true) return byRules
  return inTime(
    context,
    async timed => (await askModel(order, change, timed)) ?? byRules,
    () => byRules,
  )
}

async function askModel(
  order: ReadingOrder,
  { scene, words, inputs }: Change,
  context: PlanContext,
): Promise<ChangedDocument | undefined> {
  const corrections: Correction[] = []
  for (let nth = 1; nth <= MAX_ANSWERS; nth++) {
    const asked = { ...order, ...(corrections.length > 0 && { corrections }) }
    const given = await askOnce(`change ${nth}`, asked, context)
    if ('failure' in given) return undefined
    const means = { prompt: words, seconds: scene.seconds, reader: given.engine, catalogue: loadCatalogue(), inputs }
    const checked = checkAnswer(given.answer, means, { isLast: nth === MAX_ANSWERS })
    if ('scene' in checked) {
      // It is still the document of its own words.
      const { title: _title, language: _language, origin: _origin, ...changed } = checked.scene
      return { scene: { ...changed, ...ownFields(scene) }, reader: given.engine, unread: [], notes: checked.notes }
    }
    corrections.push({ answer: JSON.stringify(given.answer), problems: checked.problems.map(toCorrected) })
  }
  return undefined
}

const ownFields = ({ title, language, origin }: Scene): Partial<Scene> => ({
  ...(title !== undefined && { title }),
  ...(language !== undefined && { language }),
  ...(origin && { origin }),
})
