import { useState } from 'preact/hooks'
import { formatAge } from '../core/format.ts'
import { address } from '../core/route.ts'
import { t } from '../texts/texts.ts'
import { useLoad } from '../ui/use-load.ts'
import { DeleteButton } from './delete-button.tsx'
import { drawnOnce } from './drawn-once.ts'
import { dropUnsaved, listUnsaved, type Unsaved } from './unsaved.ts'
import { firstPicture } from './use-still.ts'

/** Scenes of this browser that are not saved yet: each opens where it was left. */
export function UnsavedScenes() {
  const texts = t().desk.library
  const [all, setAll] = useState(listUnsaved)
  if (all.length === 0) return null
  return (
    <section class="stack" aria-label={texts.unsaved}>
      <h2>{texts.unsaved}</h2>
      <p class="dim">{texts.unsavedHint}</p>
      <ul class="scene-cards">
        {all.map(one => {
          const name = one.values.name || t().desk.make.untitled
          return (
            <li key={one.id} class="scene-card">
              <a href={address('desk', one.path, { draft: one.id })}>
                <UnsavedPicture of={one} />
                <b title={name}>{name}</b>
                <span class="hint">{formatAge(one.at)}</span>
              </a>
              <div class="scene-card-buttons">
                <DeleteButton
                  name={name}
                  text={texts.deleteUnsaved}
                  run={async () => {
                    dropUnsaved(one.id)
                    setAll(listUnsaved())
                  }}
                />
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function UnsavedPicture({ of: { id, at, history, values, source } }: { of: Unsaved }) {
  const wanted = { scene: history.now, seed: values.seed, ratio: values.ratio, images: source.images }
  const { value } = useLoad(() => drawnOnce(`draft ${id} ${at}`, () => firstPicture(wanted)), [id, at])
  return value ? <img src={value} alt="" width={320} height={180} /> : <span class="scene-blank" />
}
