import { createSemaphore } from '@kinora/media/core/semaphore'
import type { Renderer } from './renderer.ts'

/** One rendering at a time, in the order they were asked for: two that speak at once alternate chunk by chunk. */
export function serialiseRenderer(renderer: Renderer): Renderer {
  const semaphore = createSemaphore(1)
  return {
    ...renderer,
    render: (signs, manner, signal) => semaphore.run(() => renderer.render(signs, manner), signal),
  }
}
