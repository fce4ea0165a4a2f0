import { useState } from 'preact/hooks'
import { t } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { useBench } from './bench.ts'
import { CAMERA_PRESETS } from './camera-presets.ts'
import {
  addEntity,
  freeId,
  type Layout,
  moveEntity,
  putIntoShot,
  removeEntity,
  sceneText,
  setCamera,
  withPlace,
} from './edit-scene.ts'
import { fieldsWithoutUse } from './fields-of-kind.ts'
import { nameOf } from './name-of.ts'
import { describePlace } from './describe-change.ts'
import { catalogPicture, PickDialog } from './pick-dialog.tsx'
import { isSceneLike } from './scene-like.ts'
import { PartList, SchemaForm } from './schema-form.tsx'
import { word } from './words.ts'

/** Everybody and everything, with pictures; the selected one with its form. */
export function CastPanel({
  selected,
  layout,
  onSelect,
}: {
  selected: string | undefined
  /** Where everybody and everything in the shot is. */
  layout: Layout | undefined
  onSelect: (id: string | undefined) => void
}) {
  const { scene, shot, edit, problems, entries } = useBench()
  const texts = t().desk
  const [isPicking, setPicking] = useState(false)
  const index = scene.entities.findIndex(({ id }) => id === selected)
  const placed = scene.shots[shot]?.placements?.findIndex(({ who }) => who === selected) ?? -1
  return (
    <div class="stack">
      <ul class="cast">
        {scene.entities.map(({ id, asset, count }, at) => (
          <li key={id}>
            <button
              type="button"
              class="cast-entry"
              aria-pressed={id === selected}
              onClick={() => onSelect(id === selected ? undefined : id)}
            >
              {/^(?:input|subject):/.test(asset) || (scene.assets ?? []).some(one => one.id === asset) ? (
                <span class="cast-blank" />
              ) : (
                <img src={catalogPicture('asset', asset)} alt="" loading="lazy" width={56} height={56} />
              )}
              <span>
                {nameOf(scene, id)}
                {count !== undefined && ` × ${count}`}
              </span>
              {problems.some(one => one.at === `/entities/${at}` || one.at.startsWith(`/entities/${at}/`)) && (
                <span class="badge is-danger">{texts.wrong}</span>
              )}
            </button>
          </li>
        ))}
        <li>
          <button type="button" class="small" onClick={() => setPicking(true)}>
            <Icon name="make" />
            {texts.addEntity}
          </button>
        </li>
      </ul>
      {index >= 0 && selected !== undefined && (
        <section class="stack" aria-label={texts.entity(nameOf(scene, selected))}>
          <h3>{nameOf(scene, selected)}</h3>
          <h3>{texts.position}</h3>
          {placed >= 0 ? (
            <SchemaForm
              key={`${selected} ${shot} ${placed}`}
              pointer={`/shots/${shot}/placements/${placed}`}
              besides={['who']}
            />
          ) : (
            <Unplaced of={selected} layout={layout} />
          )}
          <h3>{texts.looks}</h3>
          <SchemaForm
            key={selected}
            pointer={`/entities/${index}`}
            besides={['id', ...fieldsWithoutUse(scene.entities[index]!, entries.get(scene.entities[index]!.asset))]}
          />
          <button
            type="button"
            class="small danger"
            onClick={() => {
              onSelect(undefined)
              edit(removeEntity(scene, selected))
            }}
          >
            <Icon name="trash" />
            {texts.removeEntity(nameOf(scene, selected))}
          </button>
        </section>
      )}
      {isPicking && (
        <PickDialog
          kind="asset"
          onClose={() => setPicking(false)}
          onPick={asset => {
            const added = addEntity(scene, shot, asset)
            edit(added.scene)
            onSelect(added.id)
            setPicking(false)
          }}
        />
      )}
    </div>
  )
}

/** Of somebody without a placement in the shot: puts them into it, or says where they are. */
function Unplaced({ of, layout }: { of: string; layout: Layout | undefined }) {
  const { scene, shot, edit } = useBench()
  const texts = t().desk
  const one = layout?.entities.find(({ entity }) => entity === of)
  return (
    <div class="stack">
      <p class="hint">{one ? texts.placedFreely : texts.notInShot(shot + 1)}</p>
      <div class="buttons">
        <button
          type="button"
          class="small"
          onClick={() => edit(one ? moveEntity(scene, shot, one, [0, 0, 0]) : putIntoShot(scene, shot, of))}
        >
          <Icon name={one ? 'pin' : 'make'} />
          {one ? texts.placeIt : texts.putIntoShot(shot + 1)}
        </button>
      </div>
    </div>
  )
}

/** The place of the shot, and the others. */
export function PlacePanel() {
  const { scene, shot, sounds, edit } = useBench()
  const texts = t().desk
  const [isPicking, setPicking] = useState<'change' | 'add'>()
  const at = scene.places.findIndex(({ id }) => id === scene.shots[shot]?.place)
  const place = scene.places[at]
  return (
    <div class="stack">
      {place && (
        <>
          <button type="button" class="place-picture" onClick={() => setPicking('change')}>
            {!place.asset.startsWith('input:') && (
              <img src={catalogPicture('place', place.asset)} alt="" width={160} height={160} />
            )}
            <span>{texts.changePlace(word(place.asset))}</span>
          </button>
          <SchemaForm key={place.id} pointer={`/places/${at}`} besides={['id']} />
        </>
      )}
      <div class="buttons">
        <button type="button" class="small" onClick={() => setPicking('add')}>
          <Icon name="make" />
          {texts.addPlace}
        </button>
      </div>
      {isPicking && (
        <PickDialog
          kind="place"
          onClose={() => setPicking(undefined)}
          onPick={asset => {
            const id = freeId(scene, asset)
            if (isPicking === 'change') edit(withPlace(scene, at, asset, sounds))
            else
              edit({
                ...scene,
                places: [...scene.places, { id, asset }],
                shots: scene.shots.map((one, nth) => (nth === shot ? { ...one, place: id } : one)),
              })
            setPicking(undefined)
          }}
        />
      )}
    </div>
  )
}

/** The camera by presets and by its fields, and the rest of the shot. */
export function ShotPanel() {
  const { scene, shot, edit } = useBench()
  const texts = t().desk
  const now = scene.shots[shot]?.camera
  return (
    <div class="stack">
      <section aria-label={texts.presetsTitle}>
        <h3>{texts.presetsTitle}</h3>
        <ul class="presets">
          {Object.entries(CAMERA_PRESETS).map(([name, camera]) => (
            <li key={name}>
              <button
                type="button"
                class="small"
                aria-pressed={Object.entries(camera).every(
                  ([field, value]) => now?.[field as keyof typeof now] === value,
                )}
                onClick={() => edit(setCamera(scene, shot, camera))}
              >
                {texts.presets[name as keyof typeof texts.presets]}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <h3>{texts.camera}</h3>
      <SchemaForm key={`camera ${shot}`} pointer={`/shots/${shot}/camera`} />
      <h3>{texts.shot}</h3>
      <SchemaForm
        key={`shot ${shot}`}
        pointer={`/shots/${shot}`}
        besides={['from', 'to', 'camera', 'placements', 'actions', 'looks', 'speech', 'texts', 'sounds']}
      />
    </div>
  )
}

/** Lists of a shot: who does what, what is said, read and heard. */
export function ListsPanel({ names }: { names: readonly string[] }) {
  const { shot } = useBench()
  return (
    <div class="stack">
      {names.map(name => (
        <section class="stack" key={`${shot} ${name}`}>
          <h3>{word(name)}</h3>
          <PartList pointer={`/shots/${shot}/${name}`} />
        </section>
      ))}
    </div>
  )
}

/** The properties of the whole clip. */
export const ClipPanel = () => (
  <SchemaForm pointer="" besides={['version', 'entities', 'places', 'shots', 'assets', 'origin', 'seconds']} />
)

/** The document as JSON. */
export function JsonPanel() {
  const { scene, edit, problems } = useBench()
  const texts = t().desk
  const [draft, setDraft] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  const text = draft ?? sceneText(scene)
  return (
    <div class="stack">
      <textarea
        class="code desk-json"
        aria-label={texts.panels.json}
        spellcheck={false}
        value={text}
        aria-invalid={isWrong}
        onInput={event => {
          const next = event.currentTarget.value
          setDraft(next)
          try {
            const read: unknown = JSON.parse(next)
            setWrong(!isSceneLike(read))
            if (isSceneLike(read)) edit(read, { joins: 'json' })
          } catch {
            setWrong(true)
          }
        }}
        onBlur={() => !isWrong && setDraft(undefined)}
      />
      {isWrong && <p class="field-error">{texts.notJson}</p>}
      {problems.map(({ at, message }) => (
        <p class="field-error" key={at + message}>
          {at && <b>{describePlace(scene, at)}</b>} {message}
        </p>
      ))}
    </div>
  )
}
