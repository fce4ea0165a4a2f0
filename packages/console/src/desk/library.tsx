import { useState } from 'preact/hooks'
import { BASE } from '../core/base.ts'
import { address, go } from '../core/route.ts'
import { handOver } from '../session/drafts.ts'
import { client, mayCreate } from '../session/session.ts'
import { CollectionBar } from '../task-parts/collection-bar.tsx'
import { CollectionDialog } from '../task-parts/collection-dialog.tsx'
import { FavouriteButton } from '../task-parts/favourite-button.tsx'
import { explain } from '../texts/explain.ts'
import { language, t } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { useLoad } from '../ui/use-load.ts'
import { DeleteButton } from './delete-button.tsx'
import { drawnOnce } from './drawn-once.ts'
import { OwnAssets } from './own-assets.tsx'
import { isAssetLike, isSceneLike } from './scene-like.ts'
import { UnsavedScenes } from './unsaved-scenes.tsx'
import { firstPicture } from './use-still.ts'

/** The account's own scenes, starting points, files, and an empty document. */
export function Library({ collection }: { collection: string }) {
  const texts = t().desk.library
  const [wrong, setWrong] = useState('')
  const {
    value: own,
    error,
    reload,
  } = useLoad(
    signal => client().savedScenes({ count: 100, ...(collection && { collection }) }, { signal }),
    [collection],
  )
  const { value: starts = [] } = useLoad(signal => client().startingPoints({ signal }), [])
  const { value: kept, reload: reloadAssets } = useLoad(signal => client().savedAssets({ count: 100 }, { signal }), [])
  const [collected, setCollected] = useState<string>()
  const openFile = async (file: File | undefined): Promise<void> => {
    if (!file) return
    setWrong('')
    const read = await readJson(file)
    if (isSceneLike(read)) {
      go(handOver('file', { scene: read }))
    } else if (isAssetLike(read)) {
      await client()
        .keepAsset(read)
        .then(reloadAssets, failure => setWrong(explain(failure)))
    } else setWrong(texts.notScene)
  }
  return (
    <>
      <PageHead title={t().desk.title} lead={texts.lead}>
        <a class="button" href={address('desk', ['empty'])}>
          <Icon name="make" />
          {texts.empty}
        </a>
        <label class="button file-button">
          <Icon name="upload" />
          {texts.openFile}
          <input
            type="file"
            accept=".json,application/json"
            class="unseen"
            onChange={event => void openFile(event.currentTarget.files?.[0])}
          />
        </label>
      </PageHead>
      {wrong && <Notice kind="error">{wrong}</Notice>}
      {error && <Notice kind="error">{explain(error)}</Notice>}
      {!collection && <UnsavedScenes />}
      <section class="stack" aria-label={texts.own}>
        <h2>{texts.own}</h2>
        <CollectionBar
          chosen={collection}
          hrefFor={one => address('desk', [], { collection: one })}
          onDeleted={() => go(address('desk'))}
        />
        {own?.scenes.length === 0 && <p class="dim">{collection ? t().collections.empty : texts.none}</p>}
        <ul class="scene-cards">
          {own?.scenes.map(({ id, name, version, seconds, shots }) => (
            <li key={id} class="scene-card">
              <a href={address('desk', ['scene', id])}>
                <SavedPicture id={id} version={version} />
                <b>{name}</b>
                <span class="hint">{texts.facts(seconds, shots)}</span>
              </a>
              <div class="scene-card-buttons">
                <FavouriteButton id={id} name={name} />
                {mayCreate.value && (
                  <button
                    type="button"
                    class="icon-button"
                    aria-label={`${t().collections.choose} ${name}`}
                    onClick={() => setCollected(id)}
                  >
                    <Icon name="grid" />
                  </button>
                )}
                {mayCreate.value && (
                  <DeleteButton
                    name={name}
                    run={async () => {
                      await client().deleteScene(id)
                      reload()
                    }}
                  />
                )}
              </div>
            </li>
          ))}
        </ul>
      </section>
      {kept && !collection && <OwnAssets assets={kept.assets} onDeleted={reloadAssets} />}
      <section class="stack" aria-label={texts.starts}>
        <h2>{texts.starts}</h2>
        <ul class="scene-cards">
          {starts.map(({ id, names, about, seconds, shots }) => (
            <li key={id} class="scene-card">
              <a href={address('desk', ['start', id])}>
                <img
                  src={`${BASE}/ent/v2/scene/starting-points/${id}/picture`}
                  alt=""
                  loading="lazy"
                  width={320}
                  height={180}
                />
                <b>{names[language.value]}</b>
                <span class="hint">{about[language.value]}</span>
                <span class="hint">{texts.facts(seconds, shots)}</span>
              </a>
            </li>
          ))}
        </ul>
      </section>
      {collected && <CollectionDialog items={[collected]} onClose={() => setCollected(undefined)} />}
    </>
  )
}

/** The JSON of a file; undefined if it is none. */
const readJson = async (file: File): Promise<unknown> => {
  try {
    return JSON.parse(await file.text())
  } catch {
    return undefined
  }
}

/** A still of a kept scene. */
function SavedPicture({ id, version }: { id: string; version: number }) {
  const { value } = useLoad(
    () =>
      drawnOnce(`scene ${id} ${version}`, async () => {
        const { scene, seed = 1, aspect_ratio: ratio = '16:9' } = await client().savedScene(id)
        return firstPicture({ scene, seed, ratio, images: [] })
      }),
    [id, version],
  )
  return value ? <img src={value} alt="" width={320} height={180} /> : <span class="scene-blank" />
}
