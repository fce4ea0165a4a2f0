import { isRecord } from '@kinora/media/core/is-record'
import type { Catalogue } from '@kinora/media/scene/catalogue'
import { savedAssets } from '../../store/saved-assets.ts'
import type { Tx } from '../../store/pool.ts'

/** Scenes in a body are fields, items of lists, or fields of those items. */
const MAX_DEPTH = 5
/** More names than a valid document has, and than the valid documents of a body have. */
const [MAX_NAMES, MAX_ALL_NAMES] = [1_000, 5_000]
const VERSION = 'kinora.scene/1'
const ID = /^[a-z][a-z0-9-]{0,59}$/

export type SavedAssetPorts = {
  db: Tx
  accountId: string
  catalogue: () => Pick<Catalogue, 'asset'>
  /** Waits until so many more bytes of JSON may be read, or refuses them. */
  grow: (bytes: number) => Promise<void>
}

/**
 * A body whose scene documents have the account's assets that they name, so that a document is complete wherever it is
 * kept or sent. Documents that name only their own assets and the catalogue's are not changed.
 */
export async function addSavedAssets(
  body: unknown,
  { db, accountId, catalogue, grow }: SavedAssetPorts,
): Promise<unknown> {
  // How often each name is added.
  const wanted = new Map<string, number>()
  forEachScene(body, scene => {
    for (const name of missingIn(scene, catalogue())) wanted.set(name, (wanted.get(name) ?? 0) + 1)
  })
  if (wanted.size === 0 || wanted.size > MAX_ALL_NAMES) return body
  const sizes = await savedAssets.sizesByNames(db, accountId, [...wanted.keys()])
  if (sizes.length === 0) return body
  // Each document is in memory once, and in the stored request as often as it is added.
  await grow(sizes.reduce((sum, { name, bytes }) => sum + bytes * wanted.get(name)!, 0))
  const kept = await savedAssets.findByNames(
    db,
    accountId,
    sizes.map(({ name }) => name),
  )
  const byName = new Map(kept.map(({ name, document }) => [name, document]))
  return withScenes(body, scene => {
    const added = missingIn(scene, catalogue()).flatMap(name => byName.get(name) ?? [])
    return added.length === 0 ? scene : { ...scene, assets: [...ownIn(scene), ...added] }
  })
}

type Fields = Record<string, unknown>

const isScene = (value: unknown): value is Fields => isRecord(value) && value['version'] === VERSION

const ownIn = ({ assets }: Fields): unknown[] => (Array.isArray(assets) ? assets : [])

/** Names of assets that neither the document nor the catalogue has. */
function missingIn(scene: Fields, catalogue: Pick<Catalogue, 'asset'>): string[] {
  const own = new Set(ownIn(scene).map(asset => (isRecord(asset) ? asset['id'] : undefined)))
  const entities = Array.isArray(scene['entities']) ? scene['entities'] : []
  const shots = Array.isArray(scene['shots']) ? scene['shots'] : []
  const named = [
    ...entities.flatMap(entity => [entity, ...membersOf(entity)]),
    ...shots.flatMap(shot =>
      isRecord(shot) && Array.isArray(shot['actions'])
        ? shot['actions'].map(action => (isRecord(action) ? action['becomes'] : undefined))
        : [],
    ),
  ].map(one => (isRecord(one) ? one['asset'] : undefined))
  const names = [...new Set(named)].filter((name): name is string => typeof name === 'string' && ID.test(name))
  // A document with more is invalid, and its check reports it.
  if (names.length > MAX_NAMES) return []
  return names.filter(name => !own.has(name) && !catalogue.asset(name))
}

const membersOf = (entity: unknown): unknown[] =>
  isRecord(entity) && Array.isArray(entity['members']) ? entity['members'] : []

function forEachScene(value: unknown, use: (scene: Fields) => void, depth = 0): void {
  if (isScene(value)) use(value)
  else if (depth < MAX_DEPTH && typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) forEachScene(one, use, depth + 1)
}

function withScenes(value: unknown, change: (scene: Fields) => Fields, depth = 0): unknown {
  if (isScene(value)) return change(value)
  if (depth >= MAX_DEPTH || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(one => withScenes(one, change, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withScenes(one, change, depth + 1)]))
}
