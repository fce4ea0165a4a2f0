import { Refusal } from '../../../core/errors.ts'
import { isFinal } from '../../../tasks/moves.ts'
import { type Answer, type Call, type Endpoint, endpoint } from '../../endpoint.ts'
import { clientClosedSignal } from '../../caller-signals.ts'
import { ownTask } from '../tasks.ts'

// Recognisable, at about 40 kB.
const LONGEST_SIDE = 512
const QUALITY = 80

export const previewEndpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/ent/v2/tasks/{id}/preview',
    tag: 'Tasks',
    summary: 'A small picture of what a task made',
    scope: 'read',
    answer: { about: `A JPEG whose longer side has at most ${LONGEST_SIDE} pixels`, contentType: 'image/jpeg' },
    read: sendPreview,
  }),
]

const PICTURE = /\.(png|jpg|webp)$/

async function sendPreview(call: Call): Promise<Answer> {
  const { services, reply } = call
  const task = await ownTask(call)
  if (!isFinal(task.state)) throw new Refusal('NotFound', `task ${task.id} has made nothing yet`)
  const creation = task.let_go ? undefined : task.result?.creations[0]
  const key = creation?.cover_blob ?? (PICTURE.test(creation?.blob ?? '') ? creation?.blob : undefined)
  const blob = key && (await services.blobs.open(key))
  if (!blob) throw new Refusal('NotFound', `there is no picture of task ${task.id}`)
  const to = { kind: 'picture', format: 'jpg', within: LONGEST_SIDE, quality: QUALITY } as const
  const { file, bytes } = await services.convert(blob, to, { signal: clientClosedSignal(call) })
  reply
    .header('content-type', 'image/jpeg')
    .header('content-length', bytes)
    .header('cache-control', 'private, max-age=3600')
    .header('x-content-type-options', 'nosniff')
    .send(file.createReadStream())
  return 'sent'
}
