import { CATALOGUE_KINDS } from '@kinora/media/scene/catalogue'
import { askJson, AskRefused, type Json } from './ask.ts'
import { Path, pathTo, withQuery } from './path.ts'
import type { Content } from './show-task.ts'
import { answerJson, idSchema, object, type Tool } from './tool.ts'

const DOCUMENT = { type: 'object', description: 'A scene document, kinora.scene/1; `scene_schema` tells its fields' }

const schema: Tool = {
  name: 'scene_schema',
  title: 'The schema of scene documents',
  description:
    'The JSON Schema of a scene document: everything that is seen and heard in a clip, said exactly. Give such a document as `scene` to make_text2video, make_img2video, make_reference2video or make_reference2image.',
  inputSchema: object({}),
  annotations: { readOnlyHint: true },
  run: async ({ ask, signal }) => answerJson(await askJson(ask, 'GET', pathTo`/ent/v2/scene/schema`, { signal })),
}

const catalog: Tool = {
  name: 'scene_catalog',
  title: 'Search what scene documents may name',
  description:
    'Assets with parts and sizes, places with anchors, actions with roles, garments and more, a line each, the best first.',
  inputSchema: object({
    query: { type: 'string', maxLength: 200, description: 'A name or a kind of thing, in English or Chinese' },
    kind: { type: 'string', enum: [...CATALOGUE_KINDS], description: 'Only this kind' },
    like: { type: 'string', maxLength: 100, description: 'The id of an entry: others of its kind' },
    limit: { type: 'integer', minimum: 1, maximum: 500, description: '30 unless given' },
    cursor: { type: 'string', maxLength: 40, description: 'What `next` of the answer before says' },
  }),
  annotations: { readOnlyHint: true },
  async run({ ask, args, signal }) {
    const asked = { limit: 30, ...args, format: 'compact' }
    const query = new URLSearchParams(
      Object.entries(asked).map(([name, value]): [string, string] => [name, String(value)]),
    )
    const { status, bytes } = await ask('GET', withQuery(pathTo`/ent/v2/scene/catalog`, query), { signal })
    const text = bytes.toString('utf8')
    if (status !== 200) throw new AskRefused(status, JSON.parse(text) as Json)
    return { content: [{ type: 'text', text }] }
  },
}

const check: Tool = {
  name: 'scene_check',
  title: 'Check a scene document',
  description:
    'Every problem of a scene document at once, by JSON pointer, with what is allowed and the nearest names; and warnings: what is allowed and likely not meant.',
  inputSchema: object({ scene: DOCUMENT }, ['scene']),
  annotations: { readOnlyHint: true },
  async run({ ask, args, signal }) {
    return answerJson(await askJson(ask, 'POST', pathTo`/ent/v2/scene/check`, { body: { scene: args.scene }, signal }))
  },
}

const stills: Tool = {
  name: 'scene_stills',
  title: 'See a scene document before it is made',
  description:
    'Small pictures of a scene document, one of each shot or at given times, with notes on what is not seen. Costs nothing: look, correct the document, look again, then make it.',
  inputSchema: object(
    {
      scene: DOCUMENT,
      times: {
        type: 'array',
        items: { type: 'number', minimum: 0, maximum: 600 },
        minItems: 1,
        maxItems: 12,
        description: 'Seconds of the clip',
      },
      width: { type: 'integer', minimum: 64, maximum: 1024, description: 'Pixels across; 480 unless given' },
      aspect_ratio: { type: 'string', description: 'As in the make; 16:9 unless given' },
      seed: { type: 'integer', description: 'The same as in the make shows the same' },
    },
    ['scene'],
  ),
  annotations: { readOnlyHint: true },
  async run({ ask, args, signal }) {
    const { stills: drawn, notes } = await askJson(ask, 'POST', pathTo`/ent/v2/scene/stills`, { body: args, signal })
    const content: Content[] = []
    const told: Json[] = []
    for (const { url, ...still } of drawn as (Json & { url: string })[]) {
      told.push({ ...still, url })
      // The service signed it: its own address, or that of a storage which agents reach by the URL alone.
      const { pathname, search } = new URL(url)
      if (!pathname.startsWith('/files/')) continue
      const { status, bytes } = await ask('GET', Path.declared(`${pathname}${search}`), { signal })
      if (status === 200) content.push({ type: 'image', data: bytes.toString('base64'), mimeType: 'image/jpeg' })
    }
    const answer = { stills: told, notes }
    return { content: [{ type: 'text', text: JSON.stringify(answer) }, ...content], structuredContent: answer }
  },
}

const ofTask: Tool = {
  name: 'scene_of_task',
  title: 'The scene document of a task',
  description: 'The document that was filmed for a task, and what of it could not be done.',
  inputSchema: object({ task_id: idSchema('The task') }, ['task_id']),
  annotations: { readOnlyHint: true },
  run: async ({ ask, args, signal }) =>
    answerJson(await askJson(ask, 'GET', pathTo`/ent/v2/tasks/${String(args.task_id)}/scene`, { signal })),
}

export const sceneTools: readonly Tool[] = [schema, catalog, check, stills, ofTask]
