import { isRecord } from '@kinora/media/core/is-record'
import { CATALOGUE_KINDS } from '@kinora/media/scene/catalogue'
import type { Catalog } from '../catalog/catalog.ts'
import { documentGuide, fieldGuide, modellingGuide, readExamples } from '../catalog/scene-guide.ts'
import { askJson, AskRefused, type Json } from './ask.ts'
import { make } from './make-tools.ts'
import { pathTo, withQuery } from './path.ts'
import type { Content, ToolResult } from './show-task.ts'
import { answerJson, ESTIMATE, IDEMPOTENCY_KEY, idSchema, object, type Tool } from './tool.ts'

const DOCUMENT = { type: 'object', description: 'A scene document, kinora.scene/1; `scene_schema` explains its fields' }
const RATIO = { type: 'string', description: 'Width to height: 16:9 (default), 9:16, 4:3, 3:4 or 1:1' }
const IMAGES = {
  type: 'array',
  items: { type: 'string' },
  minItems: 1,
  maxItems: 7,
  description: 'URLs of pictures that the document names as `input:images[0]` …',
}

// Entries for each of several queries.
const EACH = 5

const schema: Tool = {
  name: 'scene_schema',
  title: 'How to write a scene document',
  description:
    'The fields of a scene document, the words that they take, and an example. A scene document says exactly who is seen, where, doing what, and how the camera films it. Read it once before you write one.',
  inputSchema: object({
    format: {
      type: 'string',
      enum: ['guide', 'json-schema'],
      default: 'guide',
      description: '`json-schema`: the whole JSON Schema, 50 kB',
    },
  }),
  annotations: { readOnlyHint: true },
  async run({ ask, args, signal }) {
    if (args.format === 'json-schema')
      return answerJson(await askJson(ask, 'GET', pathTo`/ent/v2/scene/schema`, { signal }))
    const [example] = readExamples()
    const { version, ...scene } = { version: 'kinora.scene/1', seconds: example?.seconds, ...example?.scene }
    const parts = [
      documentGuide(),
      'A document also has `version` ("kinora.scene/1") and `seconds`, its length.',
      `# Every field\n\n${fieldGuide({ withAssets: true })}`,
      modellingGuide(),
      `# An example, of "${example?.prompt}"\n\n${JSON.stringify({ version, ...scene })}`,
    ]
    return { content: [{ type: 'text', text: parts.join('\n\n') }] }
  },
}

const catalog: Tool = {
  name: 'search_catalog',
  title: 'Search what scene documents may name',
  description:
    'Assets with parts and sizes, places with anchors, actions with roles, garments and more, a line each, the best first. Search before you name anything: ids are exact. Ask for all things, places and actions of a scene in one call with `queries`.',
  inputSchema: object({
    queries: {
      type: 'array',
      items: { type: 'string', minLength: 1, maxLength: 200 },
      minItems: 1,
      maxItems: 20,
      description: 'Several queries at once, each answered with its best entries (5, or `limit`)',
    },
    query: { type: 'string', maxLength: 200, description: 'A name or a kind of thing, in English or Chinese' },
    kind: { type: 'string', enum: [...CATALOGUE_KINDS], description: 'Only this kind' },
    like: { type: 'string', maxLength: 100, description: 'The id of an entry: others of its kind' },
    limit: { type: 'integer', minimum: 1, maximum: 500, default: 30, description: 'How many' },
    cursor: { type: 'string', maxLength: 40, description: '`next` of the previous answer' },
  }),
  annotations: { readOnlyHint: true },
  async run({ ask, args, signal }) {
    const { queries, ...one } = args
    const search = async (asked: Json): Promise<string> => {
      const query = new URLSearchParams(Object.entries({ ...asked, format: 'compact' }))
      const { status, bytes } = await ask('GET', withQuery(pathTo`/ent/v2/scene/catalog`, query), { signal })
      const text = bytes.toString('utf8')
      if (status !== 200) throw new AskRefused(status, JSON.parse(text) as Json)
      return text.trim() === '' ? 'nothing is found; try another word' : text.trimEnd()
    }
    const parts: string[] = []
    if (!Array.isArray(queries) || one.query !== undefined || one.like !== undefined)
      parts.push(await search({ limit: 30, ...one }))
    for (const query of Array.isArray(queries) ? queries : []) {
      const { kind, limit = EACH } = one
      const lines = await search({ query, limit, ...(kind !== undefined && { kind }) })
      // There are no pages of one of several.
      parts.push(`# ${query}\n${lines.replace(/\nnext \d+$/, '')}`)
    }
    return { content: [{ type: 'text', text: parts.join('\n\n') }] }
  },
}

const check: Tool = {
  name: 'check_scene',
  title: 'Check a scene document',
  description:
    'Every problem of a scene document at once, by JSON pointer, with what is allowed and the nearest names; and warnings about what is likely not meant. Positions that conflict are told by see_scene.',
  inputSchema: object({ scene: DOCUMENT }, ['scene']),
  annotations: { readOnlyHint: true },
  async run({ ask, args, signal }) {
    return answerJson(await askJson(ask, 'POST', pathTo`/ent/v2/scene/check`, { body: { scene: args.scene }, signal }))
  },
}

/** A clip is made as it was seen. */
const SEEN = { seed: 1 }
const SEED = {
  type: 'integer',
  default: SEEN.seed,
  description: 'What see_scene shows, make_scene makes',
}

const see: Tool = {
  name: 'see_scene',
  title: 'See a scene document before it is made',
  description:
    'Pictures of a scene document: the beginning, middle and end of each shot, or given times; with notes on what is unseen, `through` another or floats. Free: look, correct, look again, then make it. Check each picture: is everybody and everything asked for there, where it should be, whole, facing the right way, doing it?',
  inputSchema: object(
    {
      scene: DOCUMENT,
      times: {
        type: 'array',
        items: { type: 'number', minimum: 0, maximum: 600 },
        minItems: 1,
        maxItems: 12,
        description: 'Seconds of the clip. Default: three of each shot, of more than four shots fewer',
      },
      images: IMAGES,
      width: { type: 'integer', minimum: 64, maximum: 1024, default: 480, description: 'Pixels across' },
      aspect_ratio: RATIO,
      seed: SEED,
    },
    ['scene'],
  ),
  annotations: { readOnlyHint: true },
  async run({ ask, args, signal }) {
    const body = { times: timesOf(args.scene), ...SEEN, ...args, inline: true }
    const { stills, notes } = await askJson(ask, 'POST', pathTo`/ent/v2/scene/stills`, { body, signal })
    return withPictures({ stills, notes })
  },
}

const change: Tool = {
  name: 'change_scene',
  title: 'Change a scene document in words',
  description:
    'Changes a document as words say: "make it night", "closer", "she smiles", "move the lamp to the left", "remove the dog", "a red coat", "slower". Answers the changed document, what differs (JSON pointers, before and after), and `unread`: words that changed nothing; make those changes yourself.',
  inputSchema: object(
    {
      scene: DOCUMENT,
      words: { type: 'string', minLength: 1, maxLength: 2000, description: 'What to change, in English or Chinese' },
      shot: { type: 'integer', minimum: 0, maximum: 99, description: 'Only this shot, from 0' },
    },
    ['scene', 'words'],
  ),
  annotations: { readOnlyHint: true },
  run: async ({ ask, args, signal }) =>
    answerJson(await askJson(ask, 'POST', pathTo`/ent/v2/scene/change`, { body: args, signal })),
}

// The limits of one drawing request.
const MAX_STILLS = 12
const MOMENTS = [[0.5], [0.25, 0.85], [0.1, 0.5, 0.9]]

/** Moments of each shot: an action is judged by its beginning and its end. Undefined if there are no shots to read. */
function timesOf(scene: unknown): number[] | undefined {
  const shots = (scene as { shots?: unknown } | null)?.shots
  if (!Array.isArray(shots) || shots.length === 0) return undefined
  const moments = MOMENTS.findLast(one => one.length * shots.length <= MAX_STILLS) ?? [0.5]
  const times = shots.slice(0, MAX_STILLS).flatMap((shot: { from?: unknown; to?: unknown } | null) => {
    const { from, to } = shot ?? {}
    return typeof from === 'number' && typeof to === 'number' ? moments.map(part => from + part * (to - from)) : []
  })
  return times.length > 0 ? times.map(time => Math.max(0, Math.round(time * 100) / 100)) : undefined
}

/** An answer with its `stills` as pictures. */
function withPictures(answer: Json): ToolResult {
  const stills = answer.stills as (Json & { data: string })[]
  const told = { ...answer, stills: stills.map(({ data: _data, ...still }) => still) }
  const pictures = stills.map(({ data }): Content => ({ type: 'image', data, mimeType: 'image/jpeg' }))
  return { content: [{ type: 'text', text: JSON.stringify(told) }, ...pictures], structuredContent: told }
}

const makeTool = (all: Catalog): Tool => ({
  name: 'make_scene',
  title: 'Make a clip or a picture from a scene document',
  description:
    'Films a scene document exactly; its length is that of the document. Answers a task at once; call wait with its id for the files.',
  inputSchema: object(
    {
      scene: DOCUMENT,
      as: { type: 'string', enum: ['video', 'image'], default: 'video', description: 'A clip, or one picture' },
      images: IMAGES,
      aspect_ratio: RATIO,
      resolution: {
        type: 'string',
        description: 'Of clips 540p, 720p (default) or 1080p; of pictures 1080p, 2K or 4K',
      },
      seed: SEED,
      model: {
        type: 'string',
        description: 'A model of the generator. Default: the cheapest that accepts the other fields',
      },
      estimate: ESTIMATE,
      idempotency_key: IDEMPOTENCY_KEY,
    },
    ['scene'],
  ),
  annotations: { readOnlyHint: false, destructiveHint: false },
  async run({ args, ...call }) {
    const { as = 'video', ...given } = args
    const name = as === 'image' ? 'reference2image' : given.images === undefined ? 'text2video' : 'reference2video'
    const generator = all.generators.find(one => one.name === name)
    if (!generator) throw new Error(`there is no generator ${name}`)
    return make(all, generator, { ...call, args: { ...SEEN, ...given } })
  },
})

const modelAsset: Tool = {
  name: 'model_asset',
  title: 'Model a thing that the catalogue lacks',
  description:
    'Checks an asset document and shows it from four sides, for free. Shapes are in metres, x to its right (our left), y up, z to its front, its foot at 0. Example: {"id":"can","parts":[{"shape":"lathe","at":[0,0,0],"profile":[[0.001,0],[0.033,0],[0.033,0.115],[0.001,0.115]],"colour":"#c03030","material":"metal"}],"sockets":{"grip":[0,0.06,0]},"label":{"at":[0,0.06,0.033],"width":0.05,"height":0.04}}. Shapes: box{at,size}, ball{at,size}, rod{from,to,thick}, lathe{at,profile}, ring{at,radius,thick}, slab{at,outline,thick}, tube{points,thick}. Put it into `assets` of a scene and name its id as an asset.',
  inputSchema: object({ asset: { type: 'object', description: 'The asset document' } }, ['asset']),
  annotations: { readOnlyHint: true },
  async run({ ask, args, signal }) {
    const body = { ...args, inline: true }
    return withPictures(await askJson(ask, 'POST', pathTo`/ent/v2/scene/asset`, { body, signal }))
  },
}

const keepAsset: Tool = {
  name: 'keep_asset',
  title: 'Keep a modelled thing',
  description:
    'Keeps an asset document in the account, or a new version of it: scenes then name its id without `assets`, and search_catalog finds it.',
  inputSchema: object({ asset: { type: 'object', description: 'The asset document' } }, ['asset']),
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true },
  async run({ ask, args, signal }) {
    const body = { asset: args.asset }
    const id = isRecord(args.asset) ? args.asset.id : undefined
    const entry = typeof id === 'string' && (await ask('GET', pathTo`/ent/v2/scene/catalog/asset/${id}`, { signal }))
    const found: unknown = entry && entry.status === 200 ? JSON.parse(String(entry.bytes)) : undefined
    const kept = isRecord(found) ? found.saved_asset : undefined
    return answerJson(
      typeof kept === 'string'
        ? await askJson(ask, 'PUT', pathTo`/ent/v2/assets/${kept}`, { body, signal })
        : await askJson(ask, 'POST', pathTo`/ent/v2/assets`, { body, signal }),
    )
  },
}

const ofTask: Tool = {
  name: 'scene_of_task',
  title: 'The scene document of a task',
  description:
    'The document that was filmed for a task, and what of it could not be done. Change it and make it again to correct a clip.',
  inputSchema: object({ task_id: idSchema('The task') }, ['task_id']),
  annotations: { readOnlyHint: true },
  run: async ({ ask, args, signal }) =>
    answerJson(await askJson(ask, 'GET', pathTo`/ent/v2/tasks/${String(args.task_id)}/scene`, { signal })),
}

export const sceneTools = (all: Catalog): Tool[] => [
  schema,
  catalog,
  check,
  see,
  change,
  makeTool(all),
  modelAsset,
  keepAsset,
  ofTask,
]
