import type { Scene } from '@kinora/media/scene/scene-schema'
import type { Tx } from './pool.ts'

export type SavedSceneRow = {
  id: string
  name: string
  version: number
  /** The newest version. */
  newest: number
  seconds: number
  shots: number
  created_at: Date
  updated_at: Date
}

export type SceneVersionRow = { version: number; seconds: number; shots: number; created_at: Date }

const COLUMNS = `saved_scene.id, saved_scene.name, saved_scene.version as newest, one.version, one.seconds, one.shots,
  saved_scene.created_at, one.created_at as updated_at`

const INSERT = {
  name: 'saved-scene-insert',
  text: `insert into saved_scene (id, account_id, name, version, created_at, updated_at) values ($1, $2, $3, 0, $4, $4)`,
}

export async function insertSavedScene(
  tx: Tx,
  { id, accountId, name, at }: { id: string; accountId: string; name: string; at: Date },
): Promise<void> {
  await tx.query(INSERT, [id, accountId, name, at])
}

const ADD_VERSION = {
  name: 'saved-scene-add-version',
  text: `with changed as (
           update saved_scene set version = version + 1, updated_at = $6 where id = $1 returning id, version
         )
         insert into saved_scene_version (saved_scene_id, version, scene, seconds, shots, bytes, created_at)
         select id, version, $2, $3, $4, $5, $6 from changed`,
}

const DROP_OLD = {
  name: 'saved-scene-drop-old',
  text: `delete from saved_scene_version using saved_scene
         where saved_scene_id = $1 and saved_scene.id = $1 and saved_scene_version.version <= saved_scene.version - $2::integer`,
}

/** Adds a version and deletes the oldest beyond the given number. */
export async function addSceneVersion(
  tx: Tx,
  { id, scene, text, at }: { id: string; scene: Scene; text: string; at: Date },
  kept: number,
): Promise<void> {
  await tx.query(ADD_VERSION, [id, text, scene.seconds, scene.shots.length, Buffer.byteLength(text), at])
  await tx.query(DROP_OLD, [id, kept])
}

const RENAME = { name: 'saved-scene-rename', text: 'update saved_scene set name = $2 where id = $1' }

export const renameSavedScene = (tx: Tx, id: string, name: string): Promise<unknown[]> => tx.query(RENAME, [id, name])

const LOCK = {
  name: 'saved-scene-lock',
  text: 'select version from saved_scene where id = $1 and account_id = $2 for update',
}

/** The newest version of a scene that is about to change. */
export const lockSavedScene = async (tx: Tx, id: string, accountId: string): Promise<number | undefined> =>
  (await tx.query<{ version: number }>(LOCK, [id, accountId]))[0]?.version

const FIND = {
  name: 'saved-scene-find',
  text: `select ${COLUMNS}, one.scene from saved_scene join saved_scene_version one on one.saved_scene_id = saved_scene.id
         where saved_scene.id = $1 and account_id = $2 and one.version = coalesce($3::integer, saved_scene.version)`,
}

/** A scene in its newest version or an earlier one. */
export const findSavedScene = async (
  tx: Tx,
  id: string,
  accountId: string,
  version?: number,
): Promise<(SavedSceneRow & { scene: unknown }) | undefined> =>
  (await tx.query<SavedSceneRow & { scene: unknown }>(FIND, [id, accountId, version ?? null]))[0]

const LIST = {
  name: 'saved-scene-list',
  text: `select ${COLUMNS} from saved_scene
         join saved_scene_version one on one.saved_scene_id = saved_scene.id and one.version = saved_scene.version
         where account_id = $1 and ($2::bigint is null or saved_scene.id < $2)
           and ($4::bigint is null or saved_scene.id in (select item_id from collection_item where collection_id = $4))
         order by saved_scene.id desc limit $3`,
}

type ListedScenes = {
  accountId: string
  before?: string | undefined
  limit: number
  /** Only scenes of this collection. */
  collectionId?: string | undefined
}

/** Newest first, without their documents. */
export const listSavedScenes = (
  tx: Tx,
  { accountId, before, limit, collectionId }: ListedScenes,
): Promise<SavedSceneRow[]> => tx.query<SavedSceneRow>(LIST, [accountId, before ?? null, limit, collectionId ?? null])

const VERSIONS = {
  name: 'saved-scene-versions',
  text: `select one.version, one.seconds, one.shots, one.created_at
         from saved_scene join saved_scene_version one on one.saved_scene_id = saved_scene.id
         where saved_scene.id = $1 and account_id = $2 order by one.version desc`,
}

/** The kept versions, newest first; none of a scene that is not the account's. */
export const listSceneVersions = (tx: Tx, id: string, accountId: string): Promise<SceneVersionRow[]> =>
  tx.query<SceneVersionRow>(VERSIONS, [id, accountId])

const DELETE = {
  name: 'saved-scene-delete',
  text: `with deleted as (
           delete from saved_scene where id = $1 and account_id = $2 returning id
         ), left_collections as (
           delete from collection_item using deleted where item_id = deleted.id
         )
         select id from deleted`,
}

export const deleteSavedScene = async (tx: Tx, id: string, accountId: string): Promise<boolean> =>
  (await tx.query(DELETE, [id, accountId])).length > 0

const USE = {
  name: 'saved-scene-use',
  text: `select count(distinct saved_scene.id)::integer as scenes, coalesce(sum(bytes), 0)::float8 as bytes
         from saved_scene left join saved_scene_version on saved_scene_id = saved_scene.id where account_id = $1`,
}

/** The number of an account's scenes, and the bytes of all their versions. */
export const countSavedScenes = async (tx: Tx, accountId: string): Promise<{ scenes: number; bytes: number }> =>
  (await tx.query<{ scenes: number; bytes: number }>(USE, [accountId]))[0] ?? { scenes: 0, bytes: 0 }
