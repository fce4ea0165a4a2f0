import { findQuotes } from '@kinora/media/language/find-quotes'
import type { Order } from '@kinora/media/engine/contract'
import { isRecord } from '@kinora/media/core/is-record'
import { record, text } from '../../core/shape.ts'
import type { PlanContext } from '../plan.ts'
import { askOnce } from './ask-once.ts'

const STEP = 'rewriting'
const storedPrompt = record({ prompt: text })

// Characters: the limit of most models is 2,000.
const LONGEST = 1_800

/**
 * Rewrites the prompt of an order in the style of video models, if an engine other than the studio makes it and a route
 * names a language model for `rewriting`. The task keeps the caller's prompt. A new prompt that loses a quotation or
 * the name of a subject is not used.
 */
export async function rewritePrompt<T extends Order>(order: T, context: PlanContext): Promise<T> {
  if (context.isDone(STEP)) return { ...order, ...(await context.step(STEP, storedPrompt, async () => order)) }
  const asked = rewritingOrder(order, context)
  if (!asked || (await context.router.choose(asked, []))?.isForeign !== true) return order
  if ((await context.router.choose(order, []))?.isForeign !== true) return order
  const { prompt } = await context.step(STEP, storedPrompt, async () => {
    const given = await askOnce(STEP, asked, context)
    const found = 'failure' in given ? undefined : usablePrompt(given.answer, order.prompt)
    return { prompt: found ?? order.prompt }
  })
  return { ...order, prompt }
}

const MADE_OF_WORDS: readonly string[] = ['words', 'frame', 'frames', 'references', 'continuation']

function rewritingOrder(order: Order, { task }: PlanContext): Extract<Order, { kind: 'rewriting' }> | undefined {
  if ((order.kind !== 'video' && order.kind !== 'image') || order.scene || order.prompt.trim() === '') return undefined
  if (order.kind === 'video' && (order.recommends || !MADE_OF_WORDS.includes(order.from.kind))) return undefined
  const { kind: of, prompt, seed, width, height } = order
  const seconds = order.kind === 'video' ? order.seconds : 1
  return {
    kind: 'rewriting',
    of,
    prompt,
    seed,
    inputs: [],
    seconds,
    width,
    height,
    generator: task.type,
    model: task.model,
  }
}

/** The prompt of an answer, if it is valid and keeps the required texts. */
export function usablePrompt(answer: unknown, words: string): string | undefined {
  const prompt = isRecord(answer) && typeof answer['prompt'] === 'string' ? answer['prompt'].trim() : ''
  if (prompt === '' || prompt.length > Math.max(LONGEST, words.length)) return undefined
  const kept = [...findQuotes(words).map(quote => quote.text), ...(words.match(/@[\p{L}\p{N}_-]+/gu) ?? [])]
  return kept.every(one => prompt.includes(one)) ? prompt.replaceAll('\0', ' ').toWellFormed() : undefined
}
