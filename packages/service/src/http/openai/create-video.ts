import type { Catalog, UnderstoodRequest } from '../../catalog/catalog.ts'
import type { Column } from '../../catalog/column.ts'
import type { Generator } from '../../catalog/declare.ts'
import type { Values } from '../../catalog/fill-defaults.ts'
import { integer, SAFE, text } from '../../catalog/words/words.ts'
import { refuseField } from '../../core/errors.ts'
import { quoteValue } from '../../core/text.ts'
import { createTask } from '../../tasks/create/create-task.ts'
import type { Answer, Call } from '../endpoint.ts'
import { chooseVideoShape, formatSize, hasRatio, isOpen, readSize } from './choose-shape.ts'
import { inTheirWords } from './make-tasks.ts'
import { understandModel } from './model-names.ts'
import { presentNewVideo } from './present-video.ts'

export const videoBody = {
  name: 'openai video',
  summary: 'Make a video',
  fields: {
    model: text({ max: 200, default: 'sora-2', unseen: true, about: "A model of ours, or a name of OpenAI's" }),
    prompt: text({ required: true, max: 20_000, about: 'The content of the picture' }),
    input_reference: text({
      unseen: true,
      about:
        'The first frame: a file of the form, a data URL, an http(s) URL or the uri of an upload; `{"image_url": …}` is taken too',
    }),
    seconds: integer({ min: 1, max: 60, orNumeral: true, about: 'The length in seconds. Default: that of the model' }),
    size: text({
      max: 20,
      unseen: true,
      about: 'Width x height, such as `1280x720`. Default: that of the model',
    }),
    seed: integer({ ...SAFE, orNumeral: true, about: 'The same request and seed give the same file' }),
  },
}

const NAMES = { duration: 'seconds', resolution: 'size', aspect_ratio: 'size', images: 'input_reference' }

export async function createVideo(call: Call): Promise<Answer> {
  const { services, caller, keyed } = call
  const { catalog, settings } = services
  const asked = call.body.values
  const { generator, body } = understandVideo(catalog, asked)
  const { answer } = await inTheirWords(NAMES, async () => {
    const understood = catalog.understand(generator, body)
    if (typeof asked.size === 'string') requireFit(understood, asked.size)
    const owner = { accountId: caller.accountId, keyed, outcome: call.outcome }
    return createTask(generator, understood, owner, services, task =>
      JSON.stringify(presentNewVideo(task, settings.keepDays)),
    )
  })
  return { json: answer }
}

/** From words, or from a picture with the generator that accepts one. */
const FROM_WORDS = ['text2video']
const FROM_PICTURE = ['img2video', 'reference2video']

/** Translates an OpenAI video request into ours. */
export function understandVideo(catalog: Catalog, asked: Values): { generator: Generator; body: Values } {
  const { model } = understandModel(String(asked.model))
  const picture = asked.input_reference
  const { generator, column } = chooseGenerator(catalog, model, picture ? FROM_PICTURE : FROM_WORDS)
  const body: Values = { model, prompt: asked.prompt, ...chooseVideoShape(column, asked.size as string | undefined) }
  if (picture) body.images = [picture]
  if (asked.seconds !== undefined) body.duration = asked.seconds
  if (asked.seed !== undefined) body.seed = asked.seed
  return { generator, body }
}

function chooseGenerator(
  catalog: Catalog,
  model: string,
  names: readonly string[],
): { generator: Generator; column: Column } {
  const generators = catalog.generators.filter(one => names.includes(one.name))
  for (const generator of generators) {
    const column = catalog.columnOf(generator, { model })
    if (column) return { generator, column }
  }
  const known = [...new Set(generators.flatMap(one => [...catalog.columns(one).keys()]))]
  const what = names === FROM_PICTURE ? ' for a video that begins with a picture' : ''
  throw refuseField('model', `model must be one of ${known.join(', ')}${what}, got ${quoteValue(model)}`)
}

/** A video that begins with a picture has the picture's ratio; another size is refused. */
function requireFit({ column, findings }: UnderstoodRequest, size: string): void {
  const picture = findings.embedded.get('/images/0')
  const wanted = isOpen(size) ? undefined : readSize(size)
  if (column.fields.aspect_ratio || !wanted || !picture || !('width' in picture) || hasRatio(picture, wanted)) return
  throw refuseField(
    'size',
    `size must have the ratio of the picture, ${formatSize(picture)}, since the video begins with it; leave it out, or send a picture of that shape, got ${quoteValue(size)}`,
  )
}
