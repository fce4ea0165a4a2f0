import type { reference2video } from '../catalog/generators/reference2video.ts'
import type { RequestValues } from '../catalog/request-values.ts'
import type { FetchedInput } from './fetch-inputs.ts'
import { oneOrder } from './make-one-order.ts'
import { videoOrder, type VideoWishes } from './video-order.ts'

type Request = VideoWishes & Pick<RequestValues<typeof reference2video>, 'subjects'>

/** From words, and from pictures, clips and sounds of what shall be in it where there are any. */
export const imagineOrder = (request: Request, inputs: readonly FetchedInput[]): ReturnType<typeof videoOrder> =>
  videoOrder(
    { kind: inputs.length > 0 ? 'references' : 'words' },
    request,
    inputs.map(input => named(input, request.subjects ?? [])),
  )

export const imagine = oneOrder('video', imagineOrder)

type Subjects = NonNullable<Request['subjects']>

/** A subject's pictures bear its name, which is how the prompt speaks of them, and what else is known of it. */
function named(input: FetchedInput, subjects: Subjects): FetchedInput {
  const subject = subjects[Number(/^subjects\[(\d+)\]/.exec(input.role)?.[1])]
  if (!subject) return input
  const { name, description, voice_id: voice } = subject
  return { ...input, name, ...(description && { description }), ...(voice && { voice }) }
}
