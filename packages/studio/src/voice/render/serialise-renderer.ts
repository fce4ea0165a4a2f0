import { createSemaphore } from '@kinora/media/core/semaphore'
import type { Renderer } from './renderer.ts'

/** One rendering at a time, in order of requests: two concurrent speeches alternate chunk by chunk. */
export function serialiseRenderer(renderer: Renderer): Renderer {
  const semaphore = createSemaphore(1)
  return {
    ...renderer,
    render: (signs, manner, signal) => semaphore.run(() => renderer.render(signs, manner), signal),
  }
}
