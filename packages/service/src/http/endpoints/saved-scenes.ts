import { MB } from '@kinora/media/core/units'
import type { Scene } from '@kinora/media/scene/scene-schema'
import type { NamedDeclaration } from '../../catalog/column.ts'
import { integer, scene, text } from '../../catalog/words/words.ts'
import { formatIsoTime } from '../../core/clock.ts'
import { Refusal } from '../../core/errors.ts'
import { field, NEXT_PAGE_TOKEN, objectSchema } from '../../reference/answer-schemas.ts'
import { sceneField } from '../../reference/scene-answers.ts'
import { lockAccounts } from '../../store/accounts.ts'
import type { Tx } from '../../store/pool.ts'
import {
  addSceneVersion,
  countSavedScenes,
  deleteSavedScene,
  findSavedScene,
  insertSavedScene,
  listSavedScenes,
  listSceneVersions,
  lockSavedScene,
  renameSavedScene,
  type SavedSceneRow,
} from '../../store/saved-scenes.ts'
import { type Answer, type Call, type Endpoint, endpoint } from '../endpoint.ts'
import { collectionIn } from './collections.ts'
import { formatPageToken, readPageToken } from '../pages.ts'

const PATH = '/ent/v2/scenes'
/** Versions of one scene that are kept. */
const KEPT_VERSIONS = 20
/** All versions of all scenes of an account: a document has a few kilobytes. */
const MAX_BYTES = 100 * MB

const fields = {
  name: text({ min: 1, max: 100, about: 'For people' }),
  scene: scene({ takesInputsLater: true, about: 'The scene document; its inputs are given when it is made' }),
}

const newScene: NamedDeclaration = {
  name: 'saved scene',
  summary: 'A scene document to keep',
  fields: { name: { ...fields.name, required: true }, scene: { ...fields.scene, required: true } },
}
const sceneChange: NamedDeclaration = {
  name: 'saved scene change',
  summary: 'The new values',
  fields: {
    ...fields,
    base_version: integer({
      min: 1,
      max: 1_000_000_000,
      about: 'The version that was changed: with a newer one in between, the answer is 409',
    }),
  },
}

const FACTS = {
  id: field.id('The scene'),
  name: field.text('For people'),
  version: field.count('The version that the answer shows'),
  newest: field.count('The newest version'),
  seconds: field.number('Its length'),
  shots: field.count('The number of shots'),
  created_at: field.time('When the first version was saved, in UTC'),
  updated_at: field.time('When this version was saved, in UTC'),
}
const listedSchema = objectSchema(FACTS)
const savedSchema = objectSchema({ ...FACTS, scene: sceneField('The document') })

/** Scene documents that an account keeps, with their versions. */
export const savedSceneEndpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: PATH,
    tag: 'Scenes',
    summary: 'Keep a scene document; costs nothing',
    scope: 'create',
    body: newScene,
    answer: { about: 'The scene', schema: savedSchema },
    change: createScene,
  }),
  endpoint({
    method: 'GET',
    path: PATH,
    tag: 'Scenes',
    summary: 'Kept scenes, newest first, without their documents',
    scope: 'read',
    query: {
      name: 'saved scene list query',
      summary: '',
      fields: {
        collection: text({
          max: 20,
          about: 'Only scenes of this collection; `favourites` is one that every account has',
        }),
        count: integer({ min: 1, max: 100, default: 20, about: 'Scenes a page' }),
        next_page_token: text({ max: 200, about: 'The next_page_token of the page before' }),
      },
    },
    answer: {
      about: 'A page of scenes; `next_page_token` is empty on the last one',
      schema: objectSchema({
        scenes: field.list(listedSchema, 'The scenes of this page'),
        next_page_token: NEXT_PAGE_TOKEN,
      }),
    },
    read: async ({ services, caller, query }) => {
      const limit = Number(query.count)
      const rows = await listSavedScenes(services.db, {
        accountId: caller.accountId,
        before: readPageToken(query.next_page_token, 'next_page_token'),
        limit: limit + 1,
        ...(typeof query.collection === 'string' && {
          collectionId: await collectionIn(services.db, caller.accountId, query.collection),
        }),
      })
      const page = rows.slice(0, limit)
      const next = rows.length > limit ? formatPageToken(page.at(-1)?.id) : ''
      return { json: { scenes: page.map(shown), next_page_token: next } }
    },
  }),
  endpoint({
    method: 'GET',
    path: `${PATH}/{id}`,
    tag: 'Scenes',
    summary: 'One kept scene, in its newest version or an earlier one',
    scope: 'read',
    query: {
      name: 'saved scene query',
      summary: '',
      fields: { version: integer({ min: 1, max: 1_000_000_000, about: 'The version; the newest unless given' }) },
    },
    answer: { about: 'The scene', schema: savedSchema },
    read: async ({ services, caller, params: { id = '' }, query }) => {
      const version = typeof query.version === 'number' ? query.version : undefined
      return { json: await showScene(services.db, { id, accountId: caller.accountId, version }) }
    },
  }),
  endpoint({
    method: 'GET',
    path: `${PATH}/{id}/versions`,
    tag: 'Scenes',
    summary: `The kept versions of a scene, newest first: at most ${KEPT_VERSIONS}`,
    scope: 'read',
    answer: {
      about: 'The versions',
      schema: objectSchema({
        versions: field.list(
          objectSchema({
            version: field.count('Its number'),
            seconds: FACTS.seconds,
            shots: FACTS.shots,
            created_at: field.time('When it was saved, in UTC'),
          }),
          'The versions',
        ),
      }),
    },
    read: async ({ services, caller, params: { id = '' } }) => {
      const versions = await listSceneVersions(services.db, id, caller.accountId)
      if (versions.length === 0) throw sceneNotFound(id)
      return {
        json: {
          versions: versions.map(({ created_at, ...one }) => ({
            ...one,
            created_at: formatIsoTime(created_at.getTime()),
          })),
        },
      }
    },
  }),
  endpoint({
    method: 'PUT',
    path: `${PATH}/{id}`,
    tag: 'Scenes',
    summary: `Rename a scene, or save a new version of it; the newest ${KEPT_VERSIONS} are kept`,
    scope: 'create',
    canClash: true,
    body: sceneChange,
    answer: { about: 'The scene as it is now', schema: savedSchema },
    change: changeScene,
  }),
  endpoint({
    method: 'DELETE',
    path: `${PATH}/{id}`,
    tag: 'Scenes',
    summary: 'Delete a scene with all its versions',
    scope: 'create',
    answer: { status: 204, about: 'Nothing more' },
    change: async ({ caller, params: { id = '' } }, tx) => {
      if (!(await deleteSavedScene(tx, id, caller.accountId))) throw sceneNotFound(id)
      return { status: 204 }
    },
  }),
]

async function createScene(call: Call, tx: Tx): Promise<Answer> {
  const { services, caller, body } = call
  const { accountId } = caller
  const at = new Date(services.clock())
  const id = services.nextId()
  const document = sceneIn(call)
  // Creates of one account wait for each other, so that all of them together stay within the limits.
  await lockAccounts(tx, [accountId])
  const { scenes, bytes } = await countSavedScenes(tx, accountId)
  const { maxSavedScenes } = services.settings
  if (scenes >= maxSavedScenes)
    throw new Refusal('QuotaExceeded', `the account keeps ${scenes} scenes; at most ${maxSavedScenes} are allowed`)
  refuseBytes(bytes, document)
  await insertSavedScene(tx, { id, accountId, name: String(body.values.name), at })
  await addSceneVersion(tx, { id, ...document, at }, KEPT_VERSIONS)
  return { json: await showScene(tx, { id, accountId }) }
}

async function changeScene(call: Call, tx: Tx): Promise<Answer> {
  const { services, caller, body, params } = call
  const { accountId } = caller
  const { id = '' } = params
  const { name, scene: next, base_version: base } = body.values
  await lockAccounts(tx, [accountId])
  const newest = await lockSavedScene(tx, id, accountId)
  if (newest === undefined) throw sceneNotFound(id)
  if (typeof base === 'number' && base !== newest)
    throw new Refusal('Conflict', `the newest version is ${newest}, and the change is of version ${base}`)
  if (typeof name === 'string') await renameSavedScene(tx, id, name)
  if (next) {
    const document = sceneIn(call)
    refuseBytes((await countSavedScenes(tx, accountId)).bytes, document)
    await addSceneVersion(tx, { id, ...document, at: new Date(services.clock()) }, KEPT_VERSIONS)
  }
  return { json: await showScene(tx, { id, accountId }) }
}

/** The checked document of a body, as it was sent. */
function sceneIn({ body }: Call): { scene: Scene; text: string } {
  const checked = body.findings.scenes.get('scene')
  if (!checked) throw new Error('the scene of a body was not checked')
  return { scene: checked, text: JSON.stringify(body.values.scene) }
}

function refuseBytes(bytes: number, { text: added }: { text: string }): void {
  const all = bytes + Buffer.byteLength(added)
  if (all <= MAX_BYTES) return
  const message = `the versions of all scenes of the account would have ${all} bytes; at most ${MAX_BYTES} are allowed`
  throw new Refusal('QuotaExceeded', message)
}

async function showScene(
  tx: Tx,
  { id, accountId, version }: { id: string; accountId: string; version?: number | undefined },
): Promise<object> {
  const row = await findSavedScene(tx, id, accountId, version)
  if (row) return { ...shown(row), scene: row.scene }
  if (version !== undefined && (await findSavedScene(tx, id, accountId)))
    throw new Refusal('NotFound', `there is no version ${version} of scene ${id}`)
  throw sceneNotFound(id)
}

const shown = ({ id, name, version, newest, seconds, shots, created_at, updated_at }: SavedSceneRow): object => ({
  id,
  name,
  version,
  newest,
  seconds,
  shots,
  created_at: formatIsoTime(created_at.getTime()),
  updated_at: formatIsoTime(updated_at.getTime()),
})

/** Scenes of other accounts are reported as not found. */
const sceneNotFound = (id: string): Refusal => new Refusal('NotFound', `there is no scene ${id}`)
