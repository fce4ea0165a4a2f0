import type { SavedAssetPage } from '@kinora/client'
import { client, mayCreate } from '../session/session.ts'
import { language, t } from '../texts/texts.ts'
import { useLoad } from '../ui/use-load.ts'
import { DeleteButton } from './delete-button.tsx'
import { drawnOnce } from './drawn-once.ts'
import { pictureOf } from './use-still.ts'

type Assets = SavedAssetPage['assets']

/** The asset documents of the account: its scenes may name them. */
export function OwnAssets({ assets, onDeleted }: { assets: Assets; onDeleted: () => void }) {
  const texts = t().desk.library
  return (
    <section class="stack" aria-label={texts.assets}>
      <h2>{texts.assets}</h2>
      {assets.length === 0 && <p class="dim">{texts.noAssets}</p>}
      <ul class="scene-cards">
        {assets.map(({ id, name, version, entry }) => (
          <li key={id} class="scene-card is-asset">
            <AssetPicture id={id} version={version} />
            <b>{entry.names[language.value][0] ?? name}</b>
            <span class="hint">{texts.assetFacts(name, version)}</span>
            {mayCreate.value && (
              <div class="scene-card-buttons">
                <DeleteButton
                  name={name}
                  run={async () => {
                    await client().deleteAsset(id)
                    onDeleted()
                  }}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
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
