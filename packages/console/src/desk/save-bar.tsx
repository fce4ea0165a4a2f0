import { RequestRefused, type Scene } from '@kinora/client'
import { useState } from 'preact/hooks'
import { address } from '../core/route.ts'
import { client, mayCreate } from '../session/session.ts'
import { t } from '../texts/texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { tell } from '../ui/toasts.tsx'
import { useAction } from '../ui/use-action.tsx'
import { useLoad } from '../ui/use-load.ts'
import { sceneText } from './edit-scene.ts'
import { MAX_NAME, type Source } from './source.ts'

type Props = {
  scene: Scene
  name: string
  seed: number
  ratio: string
  model: string | undefined
  saved: Source['saved']
  isValid: boolean
  isChanged: boolean
  /** Called with the saved version and its name. */
  onSaved: (saved: NonNullable<Source['saved']>, name: string) => void
}

/** Keeps the document as a scene of the account, as a copy, or as a file. */
export function SaveBar({ scene, name, seed, ratio, model, saved, isValid, isChanged, onSaved }: Props) {
  const texts = t().desk.save
  const { isBusy, run, problem } = useAction()
  const [clash, setClash] = useState<number>()
  const [isListing, setListing] = useState(false)
  const title = name.trim() || t().desk.make.untitled
  const document = { scene, seed, aspect_ratio: ratio as '16:9', ...(model && { model }) }
  const saveAs = async (as: string): Promise<void> => {
    const { id, version, name: kept } = await client().saveScene({ name: as.slice(0, MAX_NAME), ...document })
    onSaved({ id, version }, kept)
    tell(texts.kept(version))
  }
  const save = async (over?: number): Promise<void> => {
    if (!saved) return saveAs(title)
    try {
      const { version } = await client().changeScene(saved.id, {
        name: title,
        ...document,
        base_version: over ?? saved.version,
      })
      setClash(undefined)
      onSaved({ id: saved.id, version }, title)
      tell(texts.kept(version))
    } catch (error) {
      if (!(error instanceof RequestRefused) || error.status !== 409) throw error
      setClash((await client().savedScene(saved.id)).newest)
    }
  }
  return (
    <>
      <div class="buttons">
        <button
          type="button"
          disabled={isBusy || !isValid || !mayCreate.value || (!isChanged && saved !== undefined)}
          onClick={() => void run(() => save())}
        >
          <Icon name="pin" />
          {texts.save}
        </button>
        <button
          type="button"
          class="quiet"
          disabled={isBusy || !isValid || !mayCreate.value}
          onClick={() => void run(() => saveAs(texts.copyOf(title)))}
        >
          <Icon name="copy" />
          {texts.duplicate}
        </button>
        <button type="button" class="quiet" onClick={() => download(scene, title)}>
          <Icon name="download" />
          {texts.file}
        </button>
        <button type="button" class="quiet" disabled={!saved} onClick={() => setListing(true)}>
          <Icon name="again" />
          {texts.versions}
        </button>
      </div>
      {problem()}
      {clash !== undefined && saved && (
        <Dialog title={texts.clashTitle} onClose={() => setClash(undefined)}>
          <p>{texts.clash(clash)}</p>
          <div class="buttons dialog-buttons">
            <button
              type="button"
              class="primary"
              disabled={isBusy}
              onClick={() => void run(() => saveAs(texts.copyOf(title)))}
            >
              {texts.duplicate}
            </button>
            <button type="button" disabled={isBusy} onClick={() => void run(() => save(clash))}>
              {texts.overwrite}
            </button>
          </div>
        </Dialog>
      )}
      {isListing && saved && <Versions id={saved.id} onClose={() => setListing(false)} />}
    </>
  )
}

function Versions({ id, onClose }: { id: string; onClose: () => void }) {
  const texts = t().desk.save
  const { value = [] } = useLoad(signal => client().sceneVersions(id, { signal }), [id])
  return (
    <Dialog title={texts.versions} onClose={onClose}>
      <ul class="part-list">
        {value.map(({ version, created_at: at, seconds, shots }) => (
          <li key={version}>
            <a href={address('desk', ['scene', id], { version: String(version) })} onClick={onClose}>
              {texts.version(version, new Date(at).toLocaleString(), seconds, shots)}
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** Gives the document as a file, which the desk and the command line open. */
function download(scene: Scene, title: string): void {
  const url = URL.createObjectURL(new Blob([sceneText(scene)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60)}.scene.json`
  link.click()
  URL.revokeObjectURL(url)
}
