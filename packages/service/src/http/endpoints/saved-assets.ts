import type { Asset } from '@kinora/media/scene/asset-schema'
import { Refusal, refuseProblems } from '../../core/errors.ts'
import { isRecord } from '@kinora/media/core/is-record'
import { quoteValue } from '../../core/text.ts'
import { field } from '../../reference/answer-schemas.ts'
import { assetEntrySchema, assetField } from '../../reference/scene-answers.ts'
import { type AssetFacts, savedAssets } from '../../store/saved-assets.ts'
import { assetIn } from '../body/asset-in.ts'
import type { Call, Endpoint } from '../endpoint.ts'
import { savedDocumentEndpoints } from './saved-documents.ts'

/** Asset documents that an account keeps. Its scene documents may name them like those of the catalogue. */
export const savedAssetEndpoints: Endpoint[] = savedDocumentEndpoints<AssetFacts>({
  path: '/ent/v2/assets',
  tag: 'Scenes',
  one: 'asset',
  many: 'assets',
  store: savedAssets,
  most: settings => settings.maxSavedAssets,
  schema: assetField,
  name: field.text('Its id in scene documents'),
  facts: { entry: assetEntrySchema },
  shown: ({ entry }) => ({ entry }),
  read: readAsset,
  refuseName: async (tx, accountId, name) => {
    const [kept] = await savedAssets.findByNames(tx, accountId, [name])
    if (kept) throw new Refusal('Conflict', `the account keeps ${name} already: change asset ${kept.id}`)
  },
})

async function readAsset({
  json,
  services,
}: Call): ReturnType<Parameters<typeof savedDocumentEndpoints<AssetFacts>>[0]['read']> {
  const document = assetIn(json)
  const base = document !== json && isRecord(json) ? json['base_version'] : undefined
  if (base !== undefined && !(Number.isInteger(base) && Number(base) >= 1))
    throw refuseProblems([
      {
        field: 'base_version',
        reason: 'FieldInvalid',
        message: `base_version must be a whole number from 1, got ${quoteValue(base)}`,
      },
    ])
  const [{ checkAsset }, { describeAsset }] = await Promise.all([
    import('@kinora/studio/check-asset'),
    import('@kinora/studio/describe-asset'),
  ])
  const { asset, problems } = checkAsset(document)
  if (!asset)
    throw refuseProblems(
      problems.map(({ at, code, message, allowed, nearest }) => ({
        field: 'asset',
        reason: code === 'missing' ? 'FieldLacking' : 'FieldInvalid',
        message: `asset${at}: ${message}`,
        at: `/asset${at}`,
        code,
        ...(allowed && { allowed }),
        ...(nearest && { nearest }),
      })),
    )
  refuseKnown(asset, services.sceneCatalogue().asset(asset.id)?.id)
  return {
    name: asset.id,
    document: { text: JSON.stringify(asset), facts: { entry: describeAsset(asset) } },
    ...(base !== undefined && { baseVersion: Number(base) }),
  }
}

/** A scene that names the catalogue's asset must not get another one. */
function refuseKnown({ id }: Asset, known: string | undefined): void {
  if (known === undefined) return
  const message = `asset/id: ${quoteValue(id)} is a name of the catalogue's asset ${known}; choose another id`
  throw refuseProblems([{ field: 'asset', reason: 'FieldInvalid', message, at: '/asset/id', code: 'duplicate-id' }])
}
