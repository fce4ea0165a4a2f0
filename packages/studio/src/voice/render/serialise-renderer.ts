import { createSemaphore } from '@kinora/media/children/semaphore'
import type { Renderer } from './renderer.ts'

/** One rendering at a time, in the order they were asked for: two that speak at once alternate chunk by chunk. */
export function serialiseRenderer(renderer: Renderer): Renderer {
  const semaphore = createSemaphore(1)
  return {
    ...renderer,
    async render(signs, manner, signal) {
      await semaphore.take(signal)
      try {
        return await renderer.render(signs, manner)
      } finally {
        semaphore.give()
      }
    },
  }
}
