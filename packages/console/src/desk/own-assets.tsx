import { useState } from 'preact/hooks'
import type { SavedAssetPage } from '@kinora/client'
import { client, mayCreate } from '../session/session.ts'
import { language, t } from '../texts/texts.ts'
import { Confirm } from '../ui/confirm.tsx'
import { Icon } from '../ui/icon.tsx'
import { useLoad } from '../ui/use-load.ts'
import { drawnOnce } from './drawn-once.ts'
import { pictureOf } from './use-still.ts'

type Assets = SavedAssetPage['assets']

/** Keeps an asset document: a new one, or the next version of the one with its id. */
export async function keepAsset(asset: { id: string }, known: Assets): Promise<void> {
  const before = known.find(({ name }) => name === asset.id)
  if (before) await client().changeAsset(before.id, { asset })
  else await client().saveAsset(asset)
}

/** The asset documents of the account: its scenes may name them. */
export function OwnAssets({ assets, onDeleted }: { assets: Assets; onDeleted: () => void }) {
  const texts = t().desk.library
  const [deleted, setDeleted] = useState<{ id: string; name: string }>()
  return (
    <section class="stack" aria-label={texts.assets}>
      <h2>{texts.assets}</h2>
      {assets.length === 0 && <p class="dim">{texts.noAssets}</p>}
      <ul class="scene-cards">
        {assets.map(({ id, name, version, entry }) => (
          <li key={id} class="scene-card">
            <AssetPicture id={id} version={version} />
            <b>{entry.names[language.value][0] ?? name}</b>
            <span class="hint">{texts.assetFacts(name, version)}</span>
            {mayCreate.value && (
              <div class="scene-card-buttons">
                <button
                  type="button"
                  class="icon-button"
                  aria-label={texts.deleteOne(name)}
                  onClick={() => setDeleted({ id, name })}
                >
                  <Icon name="trash" />
                </button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {deleted && (
        <Confirm
          title={texts.deleteOne(deleted.name)}
          text={texts.deleteText}
          action={t().desk.remove}
          run={async () => {
            await client().deleteAsset(deleted.id)
            onDeleted()
          }}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </section>
  )
}

function AssetPicture({ id, version }: { id: string; version: number }) {
  const { value } = useLoad(
    () =>
      drawnOnce(`asset ${id} ${version}`, async () => {
        const { asset } = await client().savedAsset(id)
        const { stills } = await client().seeAsset(asset, { inline: true })
        return pictureOf(stills[0] ?? {})
      }),
    [id, version],
  )
  return value ? <img src={value} alt="" width={320} height={320} /> : <span class="scene-blank" />
}
