import type { Scene } from '@kinora/client'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { recall } from '../core/storage.ts'
import { explain } from '../texts/explain.ts'
import { t } from '../texts/texts.ts'
import { type ChangeOptions, change, type History, redo, startHistory, undo } from '../ui/history.ts'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { UndoButtons } from '../ui/undo-buttons.tsx'
import { useLoad } from '../ui/use-load.ts'
import { useShortcuts } from '../ui/use-shortcuts.ts'
import { type Bench, BenchProvider } from './bench.ts'
import { cameraAt } from './camera-presets.ts'
import { moveEntity, placementOf, type Point, type EntityInFrame, setCamera, shotAt, turnEntity } from './edit-scene.ts'
import { describePlace } from './describe-change.ts'
import { MakeBar } from './make-bar.tsx'
import { CastPanel, ClipPanel, JsonPanel, ListsPanel, PlacePanel, ShotPanel } from './panels.tsx'
import { PlanView } from './plan-view.tsx'
import { PutBackBar, RemakeBar } from './return-bar.tsx'
import { SaveBar } from './save-bar.tsx'
import { SayBox } from './say-box.tsx'
import { SceneTimeline } from './scene-timeline.tsx'
import type { Schema } from './schema.ts'
import { MAX_NAME, RATIO_NAMES } from './source.ts'
import { nameOf } from './name-of.ts'
import { StillView } from './still-view.tsx'
import { entryOf } from './entry-of.ts'
import { focusField, panelOf } from './find-field.ts'
import { useEntries } from './use-entries.ts'
import { useStill, useStrip } from './use-still.ts'
import { type Opened, useUnsaved } from './use-unsaved.ts'
import { word } from './words.ts'

/** Problems that are listed below the still; the others are at their fields. */
const MOST_PROBLEMS = 3

const PANELS = ['cast', 'place', 'camera', 'actions', 'words', 'clip', 'json'] as const
type Panel = (typeof PANELS)[number]

type Props = Opened & { root: Schema }

/** One document: its still and its plan, its timeline, and forms for all of it. */
export function Desk({ root, ...opened }: Props) {
  const texts = t().desk
  const { source, draft } = opened
  const first = draft?.values ?? source
  const [history, setHistory] = useState<History<Scene>>(() => draft?.history ?? startHistory(source.scene))
  const [name, setName] = useState(first.name)
  const [seed, setSeed] = useState(first.seed)
  const [ratio, setRatio] = useState(first.ratio)
  const [model, setModel] = useState(first.model ?? recall('desk.model'))
  const [selected, setSelected] = useState(draft?.view.selected)
  const [panel, setPanel] = useState<Panel>(PANELS.find(one => one === draft?.view.panel) ?? 'cast')
  const [proposed, setProposed] = useState<Scene>()
  const [sought, setSought] = useState<string>()
  useEffect(() => {
    if (sought !== undefined) focusField(sought)
    setSought(undefined)
  }, [sought])
  const scene = history.now
  const [wanted, setSeconds] = useState(() => draft?.view.seconds ?? middleOf(scene, 0))
  const seconds = Math.min(wanted, scene.seconds - 0.05)
  const shot = shotAt(scene, seconds)
  const { images } = source
  const { still, shown, notes, problems, warnings, error, isDrawing } = useStill({
    scene: proposed ?? scene,
    seconds,
    seed,
    ratio,
    images,
  })
  const isValid = problems.length === 0
  const layoutNow = still?.shot === shot ? still.layout : undefined
  const strip = useStrip({ scene, seed, ratio, images }, isValid && !isDrawing)
  const asset = scene.places.find(({ id }) => id === scene.shots[shot]?.place)?.asset ?? ''
  const { value: place } = useLoad(
    async () => (asset.startsWith('input:') ? undefined : entryOf('place', asset)),
    [asset],
  )
  const entries = useEntries(scene)
  const unsaved = useUnsaved(opened, {
    history,
    values: { name, seed, ratio, model },
    view: { panel, seconds: wanted, selected },
  })

  // Any other change comes before one that is only proposed.
  const setNow = (next: (before: History<Scene>) => History<Scene>): void => {
    setProposed(undefined)
    setHistory(next)
  }
  const edit = (next: Scene, how?: ChangeOptions): void => setNow(before => change(before, next, how))
  const goBack = (): void => setNow(undo)
  const goOn = (): void => setNow(redo)
  useShortcuts({ 'Mod+z': goBack, 'Mod+Shift+z': goOn, 'Mod+y': goOn })

  /** Keys that are pressed before the next still move on from where the last one moved to. */
  const move = (one: EntityInFrame, by: Point): void => {
    const moved = placementOf(scene, shot, one)
    const before = placementOf(shown, shot, one)
    const [x = 0, y = 0, z = 0] = one.at
    const since = [0, 1, 2].map(
      axis => (moved?.offset?.[axis] ?? 0) - (before?.offset?.[axis] ?? moved?.offset?.[axis] ?? 0),
    )
    const at = [x + (since[0] ?? 0), y, z + (since[2] ?? 0)]
    edit(moveEntity(scene, shot, { ...one, at }, by), { joins: `move ${shot} ${one.id}` })
  }
  const bench = useMemo<Bench>(
    () => ({
      scene,
      root,
      shot,
      seconds,
      problems,
      warnings,
      anchors: (place?.anchors ?? []).map(({ id }) => id),
      sounds: place?.sounds ?? [],
      entries,
      edit,
    }),
    [scene, root, shot, seconds, problems, warnings, place, entries],
  )
  return (
    <BenchProvider value={bench}>
      <div class="desk">
        <div class="desk-head">
          <label class="field desk-name">
            <span class="unseen">{texts.name}</span>
            <input
              value={name}
              maxLength={MAX_NAME}
              placeholder={texts.name}
              onInput={event => setName(event.currentTarget.value)}
            />
          </label>
          <div class="buttons">
            <a
              class="button primary"
              href="#desk-make"
              onClick={event => {
                event.preventDefault()
                const made = document.querySelector<HTMLElement>('.desk-make')
                made?.scrollIntoView({ block: 'end' })
                made?.querySelector<HTMLElement>('select, button')?.focus()
              }}
            >
              <Icon name="play" />
              {texts.toMake}
            </a>
            <UndoButtons history={history} onUndo={goBack} onRedo={goOn} />
          </div>
          <SaveBar
            scene={scene}
            name={name}
            seed={seed}
            ratio={ratio}
            model={model}
            saved={unsaved.saved}
            isValid={isValid}
            isChanged={unsaved.isChanged}
            onSaved={(next, as) => {
              setName(as)
              unsaved.noteSaved(next, as)
            }}
          />
        </div>
        <div class="desk-columns">
          <div class="desk-seen">
            {still ? (
              <StillView
                still={still}
                name={id => nameOf(scene, id)}
                isDrawing={isDrawing}
                selected={selected}
                onSelect={select}
                onMove={move}
              />
            ) : (
              <div class="still is-empty">
                {isDrawing ? <Spinner label={texts.drawing} /> : !isValid && texts.noStill}
              </div>
            )}
            <p class="desk-status" role="status" aria-live="polite">
              {isDrawing ? texts.drawing : isValid && texts.shownAt(seconds.toFixed(1))}
            </p>
            {problems.slice(0, MOST_PROBLEMS).map(({ at, message }) => (
              <button type="button" class="desk-problem" key={at + message} onClick={() => showField(at)}>
                <Icon name="eye" />
                <span>
                  <b>{texts.problems(problems.length)}</b> {describePlace(scene, at)}
                </span>
              </button>
            ))}
            <SayBox
              scene={scene}
              shot={shot}
              images={images}
              proposed={proposed}
              onPropose={setProposed}
              onAccept={next => edit(next)}
            />
            {error && <Notice kind="error">{explain(error)}</Notice>}
            <SceneTimeline
              seconds={seconds}
              // The shot that is shown is newer than the strip.
              strip={still ? [still, ...strip] : strip}
              onSeek={setSeconds}
            />
            {still?.layout && (
              <section class="desk-plan" aria-label={texts.plan}>
                <h2>{texts.plan}</h2>
                <PlanView
                  key={shot}
                  layout={still.layout}
                  name={id => nameOf(scene, id)}
                  selected={selected}
                  onSelect={select}
                  onMove={move}
                  onTurn={(one, degrees) => edit(turnEntity(scene, shot, one, degrees))}
                  onCamera={at => {
                    const layout = still.layout
                    const now = scene.shots[shot]?.camera ?? {}
                    if (layout) edit(setCamera(scene, shot, cameraAt(layout, now, at)))
                  }}
                />
                <p class="hint">{texts.planHint}</p>
              </section>
            )}
            {notes.length > 0 && (
              <details class="desk-notes" open>
                <summary>{texts.notes(notes.length)}</summary>
                <ul>
                  {notes.map(({ at, message }) => (
                    <li key={at + message}>
                      {at && <b>{describePlace(shown ?? scene, at)}</b>} {message}
                    </li>
                  ))}
                </ul>
              </details>
            )}
            <div class="desk-make-row">
              <label class="field">
                <span class="field-label">{texts.seed}</span>
                <input
                  type="number"
                  value={seed}
                  onInput={event => setSeed(Math.round(event.currentTarget.valueAsNumber) || 0)}
                />
              </label>
              <label class="field">
                <span class="field-label">{texts.ratio}</span>
                <select value={ratio} onChange={event => setRatio(event.currentTarget.value)}>
                  {RATIO_NAMES.map(one => (
                    <option key={one}>{one}</option>
                  ))}
                </select>
              </label>
            </div>
            {source.film ? (
              <RemakeBar
                segment={source.film}
                scene={scene}
                name={name}
                images={images}
                isReady={isValid && scene !== source.scene}
                onDone={unsaved.drop}
              />
            ) : source.segment === undefined ? (
              <MakeBar
                scene={scene}
                name={name}
                seed={seed}
                ratio={ratio}
                images={images}
                isValid={isValid}
                model={model}
                onModel={setModel}
              />
            ) : (
              <PutBackBar segment={source.segment} scene={scene} isValid={isValid} onDone={unsaved.drop} />
            )}
          </div>
          <section class="card desk-panel" aria-label={texts.parts}>
            <div class="desk-tabs" role="tablist" aria-label={texts.parts}>
              {PANELS.map((one, at) => (
                <button
                  key={one}
                  type="button"
                  role="tab"
                  id={`desk-tab-${one}`}
                  aria-selected={one === panel}
                  aria-controls="desk-panel"
                  tabIndex={one === panel ? 0 : -1}
                  onClick={() => setPanel(one)}
                  onKeyDown={event => {
                    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
                    const next = by === undefined ? undefined : PANELS[(at + by + PANELS.length) % PANELS.length]
                    if (!next) return
                    event.preventDefault()
                    setPanel(next)
                    document.querySelector<HTMLElement>(`#desk-tab-${next}`)?.focus()
                  }}
                >
                  {texts.panels[one]}
                </button>
              ))}
            </div>
            <div id="desk-panel" role="tabpanel" aria-labelledby={`desk-tab-${panel}`} tabIndex={0}>
              {panel === 'cast' && <CastPanel selected={selected} layout={layoutNow} onSelect={setSelected} />}
              {panel === 'place' && <PlacePanel />}
              {panel === 'camera' && <ShotPanel />}
              {panel === 'actions' && <ListsPanel names={['actions', 'placements', 'looks']} />}
              {panel === 'words' && <ListsPanel names={['texts', 'speech', 'sounds']} />}
              {panel === 'clip' && <ClipPanel />}
              {panel === 'json' && <JsonPanel />}
            </div>
            <p class="hint">{texts.shotShown(shot + 1, word(asset))}</p>
          </section>
        </div>
      </div>
    </BenchProvider>
  )

  function select(entity: string): void {
    setSelected(entity)
    setPanel('cast')
  }

  /** Opens the form that has a field, and moves the focus there. */
  function showField(at: string): void {
    const { panel: next, entity, shot: of } = panelOf(scene, at)
    setPanel(PANELS.find(one => one === next) ?? 'json')
    if (entity !== undefined) setSelected(entity)
    if (of !== undefined && of !== shot) setSeconds(middleOf(scene, of))
    setSought(at)
  }
}

function middleOf({ shots }: Scene, at: number): number {
  const { from = 0, to = 1 } = shots[at] ?? {}
  return (from + to) / 2
}
