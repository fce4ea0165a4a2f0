import type { templateStory } from '../catalog/generators/template-story.ts'
import type { RequestValues } from '../catalog/request-values.ts'
import { oneOrder } from './make-one-order.ts'
import { videoOrder } from './video-order.ts'

// The contract lets nobody choose these: a story is told in eight seconds, in the ratio of its first picture.
const AS_TOLD = { resolution: '720p', aspect_ratio: 'auto', duration: 8, seed: 1 } as const

/** One of the stories there are, with these pictures in it. */
export const tellStory = oneOrder('video', ({ story }: Pick<RequestValues<typeof templateStory>, 'story'>, inputs) =>
  videoOrder({ kind: 'story', story }, { ...AS_TOLD, prompt: story }, inputs),
)
