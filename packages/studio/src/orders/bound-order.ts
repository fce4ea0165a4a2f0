import { boundText, type TextBounds } from '@kinora/media/language/bound-text'
import type { Order } from '@kinora/media/engine/contract'

/**
 * What is read of a text: eight shots of twelve subjects are shown, which nobody tells in more words. A reading within
 * these takes less than 2 s of processor whatever the text is (test/long/readings.long.ts).
 */
export const READ_BOUNDS: TextBounds = { letters: 30, clauseWords: 120, words: 1_200 }

/** Of what is said of one picture. */
const DESCRIPTION_BOUNDS: TextBounds = { ...READ_BOUNDS, words: 400 }

/** An order with its words as they are read, and notes on what is left out. Speech is said as it is written. */
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
