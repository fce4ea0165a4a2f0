import { createTurns } from '@kinora/media/children/turns'
import type { Renderer } from './renderer.ts'

/** One rendering at a time, in the order they were asked for: two that speak at once alternate chunk by chunk. */
export function takeTurns(renderer: Renderer): Renderer {
  const turns = createTurns(1)
  return {
    ...renderer,
    async render(signs, manner, signal) {
      await turns.take(signal)
      try {
        return await renderer.render(signs, manner)
      } finally {
        turns.give()
      }
    },
  }
}
