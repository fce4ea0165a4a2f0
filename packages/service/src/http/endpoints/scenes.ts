import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { CATALOGUE_KINDS, type CatalogueEntry, type CatalogueKind } from '@kinora/media/scene/catalogue'
import type { StillFormat } from '@kinora/media/engine/contract'
import { ASSET_SIDES, assetScene, sideAt } from '@kinora/media/scene/asset-scene'
import { checkScene } from '@kinora/media/scene/check-scene'
import { diffScenes } from '@kinora/media/scene/diff-scene'
import { nameByIds } from '@kinora/media/scene/name-by-ids'
import { type Scene, SCENE_SCHEMA } from '@kinora/media/scene/scene-schema'
import type { StudioCatalogue } from '@kinora/studio/catalogue'
import { compactLine } from '../../catalog/compact-line.ts'
import type { RequestValues } from '../../catalog/request-values.ts'
import { sceneChange, sceneExport, sceneStills, sceneStoryboard } from '../../catalog/scene-stills.ts'
import { choice, integer, text } from '../../catalog/words/words.ts'
import { Refusal, refuseField } from '../../core/errors.ts'
import { anything, list, readShape, record, text as anyText } from '../../core/shape.ts'
import { quoteValue } from '../../core/text.ts'
import {
  catalogueEntrySchema,
  catalogueSchema,
  changedSceneSchema,
  checkedSceneSchema,
  exportedSceneSchema,
  seenAssetSchema,
  stillsSchema,
  storyboardSchema,
  taskSceneSchema,
} from '../../reference/scene-answers.ts'
import { findTask } from '../../store/tasks/find-tasks.ts'
import { savedAssets } from '../../store/saved-assets.ts'
import { findScenes } from '../../store/work/steps.ts'
import { changeScene } from '../../tasks/scenes/change-scene.ts'
import { type DrawnPicture, drawStills } from '../../tasks/scenes/draw-stills.ts'
import { exportScene } from '../../tasks/scenes/export-scene.ts'
import { taskNotFound } from '../../tasks/end-tasks.ts'
import { assetIn } from '../body/asset-in.ts'
import { createDocument, type Document, hasCopy, sendDocument } from '../document.ts'
import { type Answer, type Call, type Endpoint, endpoint } from '../endpoint.ts'
import { sendFile } from '../send-file.ts'
import { askingFor } from './preview-asking.ts'
import { ownTask } from './tasks.ts'
import { contentDisposition } from '../../files/content-disposition.ts'

const filmedScene = record({ scene: anything, notes: list(record({ code: anyText, at: anyText, message: anyText })) })

const CATALOG = '/ent/v2/scene/catalog'
const STILL_URL_SECONDS = 3_600

/** Scene documents: their schema and catalogue, checks, stills, and the documents of tasks. */
export const sceneEndpoints = (): Endpoint[] => {
  let schema: Document | undefined
  return [
    endpoint({
      method: 'GET',
      path: '/ent/v2/scene/schema',
      tag: 'Scenes',
      summary: 'The JSON Schema of a scene document; no key is needed',
      answer: { about: 'JSON Schema, draft 2020-12; supports `If-None-Match`', contentType: 'application/json' },
      read: call =>
        sendDocument(
          call,
          (schema ??= createDocument(JSON.stringify(SCENE_SCHEMA), {
            'content-type': 'application/json; charset=utf-8',
            // It has no secrets; editors of other origins may load it.
            'access-control-allow-origin': '*',
          })),
        ),
    }),
    endpoint({
      method: 'GET',
      path: CATALOG,
      tag: 'Scenes',
      summary:
        'List the names for scene documents: assets, places, actions and more, searchable in English and Chinese',
      scope: 'read',
      query: {
        name: 'scene catalog query',
        summary: '',
        fields: {
          kind: choice(CATALOGUE_KINDS, { orEmpty: true, about: 'Only entries of this kind' }),
          query: text({
            max: 200,
            unseen: true,
            about: 'A name, a part of one, or a kind of thing, in either language',
          }),
          like: text({ max: 100, unseen: true, about: 'The id of an entry: others of its kind, the nearest first' }),
          limit: integer({ min: 1, max: 500, about: 'Entries of an answer. Default: 50, or all if `compact`' }),
          cursor: text({ max: 40, unseen: true, about: '`next` of the answer before' }),
          format: choice(['json', 'compact'], {
            default: 'json',
            about: '`compact`: a line of text for each entry, for language models',
          }),
        },
      },
      answer: { about: 'Entries, the best first; supports `If-None-Match`', schema: catalogueSchema },
      read: searchCatalogue,
    }),
    endpoint({
      method: 'GET',
      path: `${CATALOG}/{kind}/{name}`,
      tag: 'Scenes',
      summary: 'One entry of the catalogue, by its id or a name',
      scope: 'read',
      answer: { about: 'The entry, with a URL of its picture', schema: catalogueEntrySchema },
      read: async call => {
        const { kind, name = '' } = call.params
        const { services, caller } = call
        const [own] = kind === 'asset' ? await savedAssets.findByNames(services.db, caller.accountId, [name]) : []
        if (own) return { json: { ...own.entry, saved_asset: own.id, picture: '' } }
        const entry = findEntry(call)
        return { json: { ...entry, picture: pictureUrl(entry, call) } }
      },
    }),
    endpoint({
      method: 'GET',
      path: `${CATALOG}/{kind}/{name}/picture`,
      tag: 'Scenes',
      summary: "An entry's picture, by its `picture`; no key is needed",
      perAddress: { perSecond: 10, burst: 40 },
      answer: { about: 'A JPEG; drawn on the first request, which takes a second', contentType: 'image/jpeg' },
      read: sendPicture,
    }),
    endpoint({
      method: 'POST',
      path: '/ent/v2/scene/check',
      tag: 'Scenes',
      summary: 'List all problems of a scene document, and probable mistakes; makes and costs nothing',
      scope: 'read',
      takesAnyJson: true,
      ignoresIdempotencyKey: true,
      answer: { about: 'The validity of the document, its problems and its warnings', schema: checkedSceneSchema },
      read: async ({ json, services }) => {
        const { problems, warnings } = checkScene(documentIn(json), services.sceneCatalogue())
        return { json: { valid: problems.length === 0, problems, warnings } }
      },
    }),
    endpoint({
      method: 'POST',
      path: '/ent/v2/scene/stills',
      tag: 'Scenes',
      summary: 'Small pictures of a scene document, without a task; costs nothing',
      scope: 'create',
      ignoresIdempotencyKey: true,
      body: sceneStills,
      answer: { about: 'The pictures, the document that they show, and what of it is not seen', schema: stillsSchema },
      read: stills,
    }),
    endpoint({
      method: 'POST',
      path: '/ent/v2/scene/change',
      tag: 'Scenes',
      summary: 'A scene document changed as words say, and what differs; costs nothing',
      scope: 'create',
      ignoresIdempotencyKey: true,
      body: sceneChange,
      answer: {
        about: 'The changed document, its differences, and the words that changed nothing',
        schema: changedSceneSchema,
      },
      read: async call => {
        const before = (call.body.values as RequestValues<typeof sceneChange>).scene
        const { scene, reader, unread, notes } = await changeScene(call.body, askingFor(call), call.services)
        return { json: { scene, changes: diffScenes(before, scene), reader, unread, notes } }
      },
    }),
    endpoint({
      method: 'POST',
      path: '/ent/v2/scene/export',
      tag: 'Scenes',
      summary: 'A scene document as a glTF file, without a task; costs nothing',
      scope: 'create',
      ignoresIdempotencyKey: true,
      body: sceneExport,
      answer: { about: 'The URL of the file, valid for an hour', schema: exportedSceneSchema },
      read: async call => {
        const bytes = await exportScene(call.body, askingFor(call), call.services)
        const key = await call.services.blobs.put(bytes, 'glb')
        const url = call.services.signer.sign(key, { expiresInSeconds: STILL_URL_SECONDS })
        return { json: { url, bytes: bytes.length } }
      },
    }),
    endpoint({
      method: 'POST',
      path: '/ent/v2/scene/storyboard',
      tag: 'Scenes',
      summary: 'Scene documents as a storyboard sheet, PDF or PNG: frames, words, times and lines; costs nothing',
      scope: 'create',
      ignoresIdempotencyKey: true,
      body: sceneStoryboard,
      answer: { about: 'The URL of the file, valid for an hour', schema: storyboardSchema },
      read: async call => {
        // The canvas and its fonts are loaded on the first request.
        const { drawStoryboard } = await import('../../tasks/scenes/draw-storyboard.ts')
        const { bytes, ...counts } = await drawStoryboard(call.body, askingFor(call), call.services)
        const { format } = call.body.values as RequestValues<typeof sceneStoryboard>
        const key = await call.services.blobs.put(bytes, format)
        const url = call.services.signer.sign(key, { expiresInSeconds: STILL_URL_SECONDS })
        return { json: { url, bytes: bytes.length, ...counts } }
      },
    }),
    endpoint({
      method: 'POST',
      path: '/ent/v2/scene/asset',
      tag: 'Scenes',
      summary: 'Every problem of an asset document, and pictures of it from four sides; costs nothing',
      scope: 'create',
      takesAnyJson: true,
      ignoresIdempotencyKey: true,
      answer: { about: 'The validity of the document, its problems and its pictures', schema: seenAssetSchema },
      read: seeAsset,
    }),
    endpoint({
      method: 'GET',
      path: '/ent/v2/tasks/{id}/scene',
      tag: 'Tasks',
      summary: 'The scene document that was filmed, with what of it could not be done',
      scope: 'read',
      answer: { about: 'The document; of a film one for each segment that has one', schema: taskSceneSchema },
      read: taskScene,
    }),
    endpoint({
      method: 'GET',
      path: '/ent/v2/tasks/{id}/scene.glb',
      tag: 'Tasks',
      summary: 'The scene that was filmed as a glTF file: bodies with bones, animation, camera, lights and place',
      scope: 'create',
      query: {
        name: 'scene file query',
        summary: '',
        fields: { segment: text({ max: 40, unseen: true, about: 'For a film: the segment; by default the first' }) },
      },
      answer: { about: 'A glTF 2.0 file in one piece', contentType: 'model/gltf-binary' },
      read: sendSceneFile,
    }),
  ]
}

/** The document itself, or a body that has it as `scene`. */
const documentIn = (json: unknown): unknown =>
  typeof json === 'object' && json !== null && 'scene' in json && !('version' in json) ? json.scene : json

const isInline = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'inline' in json && json.inline === true

async function seeAsset(call: Call): Promise<Answer> {
  const { services, json } = call
  const catalogue = services.sceneCatalogue()
  const { checkAsset } = await import('@kinora/studio/check-asset')
  const { asset, problems, warnings } = checkAsset(assetIn(json))
  if (!asset) return { json: { valid: false, problems, warnings, stills: [], notes: [] } }
  const body = services.catalog.understand(sceneStills, {
    scene: nameByIds(assetScene(asset), catalogue),
    times: ASSET_SIDES.map((_, at) => sideAt(at)),
    width: PICTURE_WIDTH,
    aspect_ratio: '1:1',
  })
  const { stills: drawn, notes = [] } = await drawStills(body, askingFor(call), services)
  const shown: object[] = []
  const as = { inline: isInline(json), format: 'jpeg' } as const
  for (const [at, still] of drawn.entries())
    shown.push({ side: ASSET_SIDES[at], ...(await showPicture(still, as, call)) })
  return { json: { valid: true, problems, warnings, stills: shown, notes } }
}

async function searchCatalogue(call: Call): Promise<Answer> {
  const { services, query, reply, request } = call
  const catalogue = services.sceneCatalogue()
  const asked = {
    ...(typeof query.kind === 'string' && query.kind !== '' && { kind: query.kind as CatalogueKind }),
    ...(typeof query.query === 'string' && { query: query.query }),
    ...(typeof query.like === 'string' && { like: query.like }),
    ...(typeof query.cursor === 'string' && { cursor: query.cursor }),
  }
  if (asked.cursor !== undefined && !/^\d{1,9}$/.test(asked.cursor))
    throw refuseField('cursor', `cursor must be the \`next\` of an answer, got ${quoteValue(asked.cursor)}`)
  const limit = typeof query.limit === 'number' ? query.limit : undefined
  const isCompact = query.format === 'compact'
  const saved = await searchSaved(call, asked)
  // The answer depends only on the data, the account's assets and the query.
  const question = JSON.stringify([asked, limit, isCompact, saved])
  const etag = `"${createHash('sha256').update(`${catalogue.version} ${question}`).digest('base64url')}"`
  reply.header('etag', etag).header('cache-control', 'private, no-cache')
  if (hasCopy(request, etag)) {
    reply.code(304).send()
    return 'sent'
  }
  if (!isCompact) {
    const found = catalogue.search({ ...asked, limit: limit ?? 50 })
    return { json: { ...found, items: [...saved, ...found.items] } }
  }
  const lines = [...saved.map(entry => `${compactLine(entry)}\n`), compactLines(catalogue, asked, limit)].join('')
  reply.type('text/plain; charset=utf-8').send(lines)
  return 'sent'
}

/** The account's own assets that match, before those of the catalogue. They are on the first page, beyond its limit. */
async function searchSaved(
  { services, caller }: Call,
  { kind, query, like, cursor }: Parameters<StudioCatalogue['search']>[0],
): Promise<(CatalogueEntry & { saved_asset: string })[]> {
  if (cursor !== undefined || like !== undefined || (kind ?? 'asset') !== 'asset') return []
  const { db, settings } = services
  const rows = await savedAssets.list(db, { accountId: caller.accountId, limit: settings.maxSavedAssets })
  if (rows.length === 0) return []
  const { searchEntries } = await import('@kinora/studio/describe-asset')
  const ids = new Map(rows.map(({ id, entry }) => [entry.id, id]))
  const found = searchEntries(
    rows.map(({ entry }) => entry),
    query,
  )
  return found.map(entry => ({ ...entry, saved_asset: ids.get(entry.id)! }))
}

// Entries of the catalogue itself have no further fields.
const MAX_AT_ONCE = 500

/** All matches, one line each, unless a limit is given. */
function compactLines(
  catalogue: StudioCatalogue,
  asked: Parameters<StudioCatalogue['search']>[0],
  limit: number | undefined,
): string {
  const lines: string[] = []
  let cursor = asked.cursor
  do {
    const { items, next } = catalogue.search({
      ...asked,
      limit: limit ?? MAX_AT_ONCE,
      ...(cursor !== undefined && { cursor }),
    })
    lines.push(...items.map(compactLine))
    cursor = next
  } while (limit === undefined && cursor !== undefined)
  return `${lines.join('\n')}${limit !== undefined && cursor !== undefined ? `\nnext ${cursor}` : ''}\n`
}

function findEntry({ params: { kind = '', name = '' }, services }: Call): CatalogueEntry {
  const known = CATALOGUE_KINDS.find(one => one === kind)
  if (!known)
    throw new Refusal('NotFound', `there is no kind ${quoteValue(kind)}; there are ${CATALOGUE_KINDS.join(', ')}`)
  const catalogue = services.sceneCatalogue()
  const entry = catalogue.find(known, name)
  if (entry) return entry
  const nearest = catalogue.nearest(known, name).slice(0, 3)
  const meant = nearest.length > 0 ? `; did you mean ${nearest.join(', ')}?` : ''
  throw new Refusal('NotFound', `there is no ${kind} ${quoteValue(name)}${meant}`)
}

const pictureUrl = ({ kind, id }: CatalogueEntry, { services }: Call): string =>
  services.scenePictures.hasPicture(kind)
    ? `${services.publicUrl().replace(/\/+$/, '')}${CATALOG}/${kind}/${encodeURIComponent(id)}/picture`
    : ''

// A release may draw an entry differently; a day of caching is acceptable.
const PICTURE_CACHE = 'public, max-age=86400'

async function sendPicture(call: Call): Promise<Answer> {
  const { services } = call
  const entry = findEntry(call)
  const path = await services.scenePictures.pathOf(entry, scene => drawPicture(scene, call))
  if (path === undefined) throw new Refusal('NotFound', `there is no picture of ${entry.kind} ${entry.id}`)
  const { size, mtimeMs } = await stat(path)
  const etag = `"${createHash('sha256').update(`${services.sceneCatalogue().version} ${path} ${size}`).digest('base64url')}"`
  return sendFile(
    call,
    {
      bytes: size,
      contentType: 'image/jpeg',
      etag,
      modifiedAt: mtimeMs,
      stream: range => createReadStream(path, range),
    },
    { cacheControl: PICTURE_CACHE },
  )
}

/** All catalogue pictures together count as one account in the preview queue. */
async function drawPicture(scene: Scene, { services }: Call): Promise<Buffer> {
  const catalogue = services.sceneCatalogue()
  const checked = checkScene(scene, catalogue)
  if (!checked.scene) throw new Refusal('NotFound', `there is no picture of it: ${checked.problems[0]?.message ?? ''}`)
  const body = services.catalog.understand(sceneStills, {
    scene: nameByIds(scene, catalogue),
    times: [scene.seconds / 2],
    width: PICTURE_WIDTH,
    aspect_ratio: '1:1',
  })
  // Other requests may wait for the same picture, so it is drawn even if this client disconnects.
  const asking = { accountId: 'pictures of the catalogue', signal: services.closing, onHeld: () => {} }
  const { stills: drawn } = await drawStills(body, asking, services)
  const [still] = drawn
  if (!still) throw new Refusal('EngineFailure', 'no picture was drawn')
  return still.bytes
}

const PICTURE_WIDTH = 320

async function stills(call: Call): Promise<Answer> {
  const { services, body } = call
  const drawn = await drawStills(body, askingFor(call), services)
  const asked = body.values as RequestValues<typeof sceneStills>
  const shown: object[] = []
  for (const still of drawn.stills)
    shown.push({
      at_seconds: still.atSeconds,
      shot: still.shot,
      ...(await showPicture(still, asked, call)),
      ...(still.layout && { layout: still.layout }),
    })
  const code = drawn.scene ? 'unread' : 'not-understood'
  const told = drawn.sentences.map(message => ({ code, at: '', message }))
  return {
    json: {
      stills: shown,
      ...(drawn.sheet && { sheet: await showPicture(drawn.sheet, asked, call) }),
      notes: [...(drawn.notes ?? []), ...told],
      scene: drawn.scene ?? null,
    },
  }
}

/** The caller's place among previews, until it closes the connection. */
/** A picture in an answer: as Base64, or stored and by its URL. */
async function showPicture(
  { width, height, bytes }: DrawnPicture,
  { inline, format }: { inline: boolean; format: StillFormat },
  { services }: Call,
): Promise<object> {
  if (inline) return { data: bytes.toString('base64'), width, height }
  const key = await services.blobs.put(bytes, format === 'jpeg' ? 'jpg' : format)
  return { url: services.signer.sign(key, { expiresInSeconds: STILL_URL_SECONDS }), width, height }
}

/** Draws the filmed document again, in space. */
async function sendSceneFile(call: Call): Promise<Answer> {
  const { services, query, reply } = call
  const { id, scene: whole, segments } = await scenesOfTask(call)
  const segment = typeof query.segment === 'string' ? query.segment : undefined
  const scene =
    segment === undefined ? (whole ?? segments[0]?.scene) : segments.find(one => String(one.segment) === segment)?.scene
  if (!scene) throw new Refusal('NotFound', `task ${id} has no scene document of segment ${quoteValue(segment ?? '')}`)
  const { seed, aspect_ratio: ratio } = (await findTask(services.db, id))?.request ?? {}
  const body = services.catalog.understand(sceneExport, {
    scene,
    ...(typeof seed === 'number' && { seed }),
    ...(typeof ratio === 'string' && ratio !== 'auto' && { aspect_ratio: ratio }),
  })
  const bytes = await exportScene(body, askingFor(call), services)
  reply
    .type('model/gltf-binary')
    .header('content-disposition', contentDisposition(`${id}.glb`))
    .send(bytes)
  return 'sent'
}

const taskScene = async (call: Call): Promise<Answer> => ({ json: await scenesOfTask(call) })

type TaskScenes = {
  id: string
  scene: unknown
  notes: readonly object[]
  segments: { segment: number; scene: unknown }[]
}

async function scenesOfTask(call: Call): Promise<TaskScenes> {
  const { services } = call
  const { id } = await ownTask(call)
  const found = await findScenes(services.reads, id)
  const read = (one: (typeof found)[number]) => readShape(filmedScene, one.filmed, 'the scene of a task')
  const segments = found.flatMap(one => (one.segment === null ? [] : [{ segment: one.segment, ...read(one) }]))
  const whole = found.find(({ segment }) => segment === null)
  if (whole) return { id, ...read(whole), segments }
  if (segments.length > 0) return { id, scene: null, notes: [], segments }
  // Until it is rendered, the document is the one in the request.
  const row = await findTask(services.db, id)
  if (!row) throw taskNotFound(id)
  const sent = row.request.scene
  if (typeof sent !== 'object' || sent === null)
    throw new Refusal('NotFound', `task ${id} has no scene document: it is not made yet, or was not filmed from one`)
  return { id, scene: sent, notes: [], segments }
}
