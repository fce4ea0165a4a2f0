import type { FilmCut, FilmSound, Storyboard } from '@kinora/client'
import { useRef, useState } from 'preact/hooks'
import { client } from '../session/session.ts'
import { t } from '../texts/texts.ts'
import { tell } from '../ui/toasts.tsx'
import { useAction } from '../ui/use-action.tsx'
import { CutList } from './cut-list.tsx'
import {
  chooseVersion,
  type Draft,
  draftFromCut,
  findSameCut,
  findVersion,
  isSame,
  leaveOut,
  moveSegment,
  placeAt,
  placeSegments,
  shownCut,
} from './draft.ts'
import { FilmHead } from './film-head.tsx'
import { change, type ChangeOptions, type History, redo, startHistory, undo } from '../ui/history.ts'
import { Inspector } from './inspector.tsx'
import { Player } from './player.tsx'
import { composeRequest, missingSegments } from './requests.ts'
import { editable, editRequest, type PartEdit, type PartName } from '../task-parts/film-edits.ts'
import { ShortcutList } from './shortcut-list.tsx'
import { SoundPanel } from './sound-panel.tsx'
import { Strip } from './strip.tsx'
import { SubtitlePanel } from './subtitle-panel.tsx'
import { Timeline } from './timeline.tsx'
import { useNewVersions } from './use-new-versions.ts'
import { usePlayer } from './use-player.ts'
import { usePrice } from '../task-parts/use-price.ts'
import { useShortcuts } from '../ui/use-shortcuts.ts'

type Props = { film: Storyboard; name: string; sound: FilmSound | undefined; reload: () => void }

/** Everything about one film: its state, the draft, and running work. */
export function Workbench({ film, name, sound, reload }: Props) {
  const texts = t().film
  const shown = shownCut(film)
  const [history, setHistory] = useState<History<Draft>>(() => startHistory(draftFromCut(film, shown)))
  const [place, setPlace] = useState(0)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const { isBusy: isSending, run, problem } = useAction()
  const draft = history.now
  const placed = placeSegments(film, draft)
  const chosen = draft.segments[place] ?? draft.segments[0]
  const segment = film.segments.find(one => one.index === chosen?.index)
  const version = findVersion(film, chosen?.version ?? '')

  // The player shows the film, or a version that is not in it yet.
  const isInFilm = shown !== undefined && shown.segments.includes(chosen?.version ?? '')
  const filmPlaces = shown ? placeSegments(film, draftFromCut(film, shown)) : []
  const startOf = (index: number | undefined): number => filmPlaces.find(one => one.index === index)?.from ?? 0
  const player = usePlayer()
  const select = (at: number, { seek = true } = {}): void => {
    const to = Math.max(0, Math.min(draft.segments.length - 1, at))
    setPlace(to)
    if (seek && shown) player.seek(startOf(draft.segments[to]?.index))
  }

  const edit = (next: Draft, how?: ChangeOptions): void => setHistory(before => change(before, next, how))
  const makeAgain = async (part: PartName, from: string, how: PartEdit): Promise<void> => {
    await client().editFilm(editable(film), film.id, editRequest(film, part, from, how))
    tell(texts.begun)
    reload()
  }
  useNewVersions(film, (part, made) =>
    setHistory(before =>
      change(
        before,
        typeof part === 'number' ? chooseVersion(before.now, part, made) : { ...before.now, [part]: made },
      ),
    ),
  )

  const same = findSameCut(film, draft)
  const isChanged = !shown || !isSame(draft, draftFromCut(film, shown))
  const missing = missingSegments(film, draft)
  const composing = film.cuts.find(({ state }) => state !== 'success' && state !== 'failed')
  const mayCompose = isChanged && missing.length === 0 && !composing && !isSending
  const body = composeRequest(film, draft)
  const price = usePrice(
    mayCompose && !same ? signal => client().estimateCompose(editable(film), film.id, body, { signal }) : undefined,
    `${mayCompose} ${same?.id ?? JSON.stringify(body)}`,
  )
  const apply = async (): Promise<void> => {
    if (!mayCompose) return
    await run(async () => {
      if (same) await client().chooseCut(editable(film), film.id, same.id)
      else await client().composeFilm(editable(film), film.id, body)
      reload()
    })
  }
  const choose = (cut: FilmCut): Promise<boolean> =>
    run(async () => {
      await client().chooseCut(editable(film), film.id, cut.id)
      edit(draftFromCut(film, cut))
      reload()
    }, cut.id)
  const mayMove = film.allows.includes('order')
  const move = (by: number): void => {
    const next = moveSegment(draft, place, by)
    if (!mayMove || next === draft) return
    edit(next)
    setPlace(place + by)
  }

  const goBack = (): void => setHistory(undo)
  const goOn = (): void => setHistory(redo)
  const words = useRef<HTMLTextAreaElement>(null)
  useShortcuts({
    ArrowLeft: () => select(place - 1),
    ArrowRight: () => select(place + 1),
    Home: () => select(0),
    End: () => select(draft.segments.length - 1),
    'Alt+ArrowLeft': () => move(-1),
    'Alt+ArrowRight': () => move(1),
    ' ': () => player.toggle(),
    'Mod+z': goBack,
    'Mod+Shift+z': goOn,
    'Mod+y': goOn,
    'Mod+s': () => void apply(),
    e: () => words.current?.focus(),
    '?': () => setHelpOpen(true),
  })

  return (
    <div class="workbench">
      <FilmHead
        film={film}
        name={name}
        history={history}
        onUndo={goBack}
        onRedo={goOn}
        onHelp={() => setHelpOpen(true)}
        onComposed={composed => {
          edit(composed)
          reload()
        }}
        compose={{ isFree: same !== undefined && isChanged, price, mayCompose, apply: () => void apply() }}
      />
      {problem()}
      <p class="film-status" role="status" aria-live="polite">
        {composing
          ? texts.composing(composing.progress)
          : missing.length > 0
            ? texts.missing(missing.map(one => one + 1).join(', '))
            : isChanged
              ? price && 'problem' in price
                ? price.problem
                : texts.changed
              : texts.unchanged}
      </p>
      {composing && (
        <progress
          class="film-progress"
          max={100}
          value={composing.progress}
          aria-label={texts.composing(composing.progress)}
        />
      )}
      <div class="film-stage">
        <div class="film-seen">
          <Player
            player={player}
            film={film}
            cut={shown}
            version={isInFilm ? undefined : version}
            onTime={seconds => isInFilm && player.isPlaying() && followFilm(seconds)}
          />
          <Strip
            film={film}
            draft={draft}
            placed={placed}
            place={place}
            mayMove={mayMove}
            onSelect={select}
            onMove={(from, to) => {
              edit(moveSegment(draft, from, to - from))
              setPlace(to)
            }}
            onLeaveOut={index => {
              edit(leaveOut(draft, index))
              setPlace(Math.min(place, draft.segments.length - 2))
            }}
            onPutBack={({ index, version: id }) => {
              edit(chooseVersion(draft, index, id))
              setPlace(draft.segments.length)
            }}
          />
        </div>
        {chosen && segment && (
          <Inspector
            key={chosen.index}
            film={film}
            draft={draft}
            segment={segment}
            version={version}
            words={words}
            onEdit={edit}
            onMake={how => makeAgain(segment.index, chosen.version || (segment.versions.at(-1)?.id ?? ''), how)}
          />
        )}
      </div>
      <Timeline
        film={film}
        cut={shown}
        sound={sound}
        placed={filmPlaces}
        selected={chosen?.index}
        player={player}
        onSeek={seconds => {
          player.seek(seconds)
          const index = filmPlaces[placeAt(filmPlaces, seconds)]?.index
          const at = draft.segments.findIndex(one => one.index === index)
          if (at >= 0) setPlace(at)
        }}
      />
      <div class="film-panels">
        {film.allows.includes('narration') && (
          <SoundPanel key="narration" kind="narration" film={film} draft={draft} onEdit={edit} onMake={makeAgain} />
        )}
        {film.allows.includes('music') && (
          <SoundPanel key="music" kind="music" film={film} draft={draft} onEdit={edit} onMake={makeAgain} />
        )}
        {film.allows.includes('subtitles') && (
          <SubtitlePanel draft={draft} placed={placed} sound={sound} onEdit={edit} now={player.now} />
        )}
        <CutList film={film} onChoose={cut => void choose(cut)} problem={problem} />
      </div>
      {isHelpOpen && <ShortcutList mayMove={mayMove} onClose={() => setHelpOpen(false)} />}
    </div>
  )

  function followFilm(seconds: number): void {
    const index = filmPlaces[placeAt(filmPlaces, seconds)]?.index
    const at = draft.segments.findIndex(one => one.index === index)
    if (at >= 0 && at !== place) setPlace(at)
  }
}
