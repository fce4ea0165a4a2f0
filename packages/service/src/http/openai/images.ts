import type { ConvertJob } from '@kinora/media/convert/convert-job'
import { buffer } from 'node:stream/consumers'
import type { Catalog } from '../../catalog/catalog.ts'
import { DAY_SECONDS, type Generator } from '../../catalog/declare.ts'
import type { Values } from '../../catalog/fill-defaults.ts'
import { choice, flag, integer, list, SAFE, text } from '../../catalog/words/words.ts'
import { refuseField } from '../../core/errors.ts'
import { quoteValue } from '../../core/text.ts'
import { field, objectSchema } from '../../reference/answer-schemas.ts'
import type { LightTask } from '../../store/tasks/task-row.ts'
import { type Answer, type Call, type Endpoint, endpoint } from '../endpoint.ts'
import { choosePictureShape, formatSize, isOpen } from './choose-shape.ts'
import { makeTasks } from './make-tasks.ts'
import { understandModel } from './model-names.ts'
import { pictureIn } from './videos.ts'
import { firstCreation, openResultFile } from './result-file.ts'

// Each is a separate task, and a Base64 answer holds them all.
const MAX_PICTURES = 4
// The default of OpenAI's clients.
const USUAL_SIZE = '1024x1024'

const shared = {
  model: text({ max: 200, default: 'gpt-image-1', unseen: true, about: "A model of ours, or a name of OpenAI's" }),
  prompt: text({ required: true, max: 2_000, about: 'The content of the picture' }),
  n: integer({ min: 1, max: MAX_PICTURES, default: 1, orNumeral: true, about: 'The number of pictures' }),
  size: text({
    max: 20,
    unseen: true,
    about: `Width x height; \`auto\` is ${USUAL_SIZE}, or that of the first picture`,
  }),
  response_format: choice(['url', 'b64_json'], {
    about: 'Default: `url`; `b64_json` for models whose names begin with gpt-image',
  }),
  output_format: choice(['png', 'jpeg', 'webp'], { default: 'png', about: 'The file format' }),
  output_compression: integer({
    min: 0,
    max: 100,
    default: 92,
    orNumeral: true,
    about: 'The quality of jpeg and webp',
  }),
  background: choice(['auto', 'opaque'], { default: 'auto', about: 'Pictures are opaque' }),
  seed: integer({ ...SAFE, orNumeral: true, about: 'The same request and seed give the same pictures' }),
  stream: flag({ default: false, never: { value: true, why: 'pictures are not streamed' }, about: 'Not done' }),
}

const generationBody = { name: 'openai image', summary: 'Make pictures', fields: shared }

const editBody = {
  name: 'openai image edit',
  summary: 'Change a picture, or make one from several',
  fields: {
    image: list(text({ unseen: true }), {
      required: true,
      min: 1,
      max: 7,
      orOne: true,
      about:
        'Files of the form (`image`, `image[]`), data URLs, http(s) URLs or uris of uploads; `images: [{"image_url": …}]` is taken too',
    }),
    ...shared,
    mask: text({ standing: 'rejected', unseen: true, about: 'Say in the prompt what to change' }),
  },
}

const answer = {
  about: 'The pictures',
  schema: objectSchema(
    {
      created: field.count('When they were made, in seconds since 1970'),
      data: field.list(
        objectSchema(
          {
            url: field.text('The picture, by a signed URL that lives for a day'),
            b64_json: field.text('The picture, as Base64'),
          },
          ['url', 'b64_json'],
        ),
        'The pictures, one of both each',
      ),
      output_format: field.choice(['png', 'jpeg', 'webp'], 'The file format'),
      size: field.text('Width x height of the first'),
    },
    ['size'],
  ),
}

const common = { tag: 'OpenAI', takesBearer: true, scope: 'create', answersAnew: true, method: 'POST', answer } as const

export const imageEndpoints = (catalog: Catalog): Endpoint[] => {
  const generator = catalog.generators.find(({ plan }) => plan === 'paint') as Generator
  const create = (call: Call): Promise<Answer> => makePictures(call, generator)
  return [
    endpoint({
      ...common,
      path: '/v1/images/generations',
      summary: 'Make pictures from a text',
      body: generationBody,
      takesOutcome: true,
      create,
    }),
    endpoint({
      ...common,
      path: '/v1/images/edits',
      summary: 'Change a picture, or make one from several',
      body: editBody,
      takesOutcome: true,
      takesForm: true,
      tidyBody: plainImages,
      create,
    }),
  ]
}

function plainImages({ images, ...body }: Values): Values {
  const given = [body.image ?? images ?? []].flat() as unknown[]
  return given.length === 0 ? body : { ...body, image: given.map(one => pictureIn(one, 'image')) }
}

const NAMES = { images: 'image', resolution: 'size', aspect_ratio: 'size' }

async function makePictures(call: Call, generator: Generator): Promise<Answer> {
  const asked = call.body.values
  const understood = understandModel(String(asked.model))
  const column = call.services.catalog.columnOf(generator, { model: understood.model })
  if (!column) {
    const known = [...call.services.catalog.columns(generator).keys()].join(', ')
    throw refuseField('model', `model must be one of ${known}, got ${quoteValue(asked.model)}`)
  }
  const images = asked.image as unknown[] | undefined
  const size = asked.size as string | undefined
  const { fill, ...shape } =
    images && isOpen(size)
      ? { aspect_ratio: 'auto', fill: undefined }
      : choosePictureShape(column, isOpen(size) ? USUAL_SIZE : size)
  const body = { model: understood.model, prompt: asked.prompt, ...shape, ...(images && { images }) }
  const bodies = Array.from({ length: Number(asked.n) }, (_, index) => ({ ...body, ...seedAt(asked.seed, index) }))
  const format = asked.output_format as 'png' | 'jpeg' | 'webp'
  const quality = Math.max(1, Number(asked.output_compression))
  const answersWith = asked.response_format ?? understood.answers ?? 'url'
  const tasks = await makeTasks(call, { generator, bodies, names: NAMES })
  const data: object[] = []
  for (const task of tasks) {
    const to = wantedForm(task, { format, quality, fill })
    data.push(
      answersWith === 'url' ? { url: await urlFor(call, task, to) } : { b64_json: await base64(call, task, to) },
    )
  }
  const created = Math.floor(call.services.clock() / 1000)
  const made = fill ?? sizeOfFirst(tasks)
  return { json: { created, data, output_format: format, ...(made && { size: formatSize(made) }) } }
}

const seedAt = (seed: unknown, index: number): Values =>
  typeof seed === 'number' && seed !== 0 ? { seed: seed + index } : {}

type Picture = Extract<ConvertJob['to'], { kind: 'picture' }>
type Form = { format: 'png' | 'jpeg' | 'webp'; quality: number; fill: { width: number; height: number } | undefined }

/** Undefined if the file already has this form. */
function wantedForm(task: LightTask, { format, quality, fill }: Form): Picture | undefined {
  const { blob, width, height } = firstCreation(task)
  const extension = format === 'jpeg' ? 'jpg' : format
  const isSame = blob.endsWith(`.${extension}`) && (!fill || (fill.width === width && fill.height === height))
  return isSame ? undefined : { kind: 'picture', format: extension, ...fill, ...(format !== 'png' && { quality }) }
}

const sizeOfFirst = ([task]: readonly LightTask[]): { width: number; height: number } | undefined => {
  const { width, height } = task ? firstCreation(task) : {}
  return width !== undefined && height !== undefined ? { width, height } : undefined
}

async function urlFor(call: Call, task: LightTask, to: Picture | undefined): Promise<string> {
  const { services } = call
  if (!to) return services.presenter.firstUrl(task)
  const { bytes, stream } = await openResultFile(call, task, to)
  const { key } = await services.blobs.putStream(stream(), { maxBytes: bytes, extension: to.format })
  return services.signer.sign(key, { expiresInSeconds: DAY_SECONDS })
}

async function base64(call: Call, task: LightTask, to: Picture | undefined): Promise<string> {
  const { bytes, stream } = await openResultFile(call, task, to)
  // The bytes, their Base64 text and the answer around it.
  await call.services.answers.make(call.reply, call.caller.accountId, 4 * bytes)
  return (await buffer(stream())).toString('base64')
}
