import { boundText, type TextBounds } from '@kinora/media/language/bound-text'
import type { Order } from '@kinora/media/engine/contract'

/**
 * Limits of the parsed text: a clip shows eight shots of twelve subjects, which never need more words. Parsing within
 * these limits takes less than 2 s of processor time for any text (test/long/readings.long.ts).
 */
export const READ_BOUNDS: TextBounds = { letters: 30, clauseWords: 120, words: 1_200 }

/** The limit for the description of one picture. */
const DESCRIPTION_BOUNDS: TextBounds = { ...READ_BOUNDS, words: 400 }

/** An order with its text cut to the limits, and notes on the omitted parts. Speech is not cut. */
export function boundOrder(order: Order): { order: Order; notes: string[] } {
  if (order.kind === 'speech') return { order, notes: [] }
  const notes = new Set<string>()
  const bound = (text: string, bounds: TextBounds = READ_BOUNDS): string => {
    const { text: kept, leftOut } = boundText(text, bounds)
    for (const what of leftOut) notes.add(`prompt: ${what}`)
    return kept
  }
  const inputs = order.inputs.map(input =>
    input.description === undefined
      ? input
      : { ...input, description: boundText(input.description, DESCRIPTION_BOUNDS).text },
  )
  const common = { prompt: bound(order.prompt), inputs }
  if (order.kind === 'effects') {
    const effects = order.effects.map(effect => ({ ...effect, prompt: bound(effect.prompt) }))
    return { order: { ...order, ...common, effects }, notes: [...notes] }
  }
  if (order.kind === 'video' && order.from.kind === 'panels') {
    const panels = order.from.panels.map(panel => ({ ...panel, prompt: bound(panel.prompt) }))
    return { order: { ...order, ...common, from: { ...order.from, panels } }, notes: [...notes] }
  }
  return { order: { ...order, ...common }, notes: [...notes] }
}
