import { useEffect, useMemo, useState } from 'preact/hooks'
import { formatLength } from '../core/format.ts'
import { imagesOf, keepStoryboard, type Segment, type Storyboard } from '../session/drafts.ts'
import { t } from '../texts/texts.ts'
import { change, type ChangeOptions, type History, redo, startHistory, undo } from '../ui/history.ts'
import { UndoButtons } from '../ui/undo-buttons.tsx'
import { useShortcuts } from '../ui/use-shortcuts.ts'
import { AddSegment } from './add-segment.tsx'
import { filmSeconds, moveSegment } from './board.ts'
import { MakeFilm } from './make-film.tsx'
import { SegmentCard } from './segment-card.tsx'
import { useFilmPrice } from './use-film-price.ts'
import { frameKey, useFrames } from './use-frames.ts'

type Steps = History<readonly Segment[]>

// Survives a visit to the desk.
let remembered: Steps | undefined

/** All segments as cards, to be changed, moved, added and removed, with the price and the length of the film. */
export function Board({ storyboard }: { storyboard: Storyboard }) {
  const texts = t().storyboard
  const [history, setHistory] = useState<Steps>(() => resume(storyboard.segments))
  const segments = history.now
  const { body } = storyboard
  const ratio = typeof body['aspect_ratio'] === 'string' ? body['aspect_ratio'] : '16:9'
  const images = useMemo(() => imagesOf(body), [body])
  const scenes = useMemo(() => segments.map(({ scene }) => scene), [segments])
  const { frames, failed } = useFrames(scenes, ratio, images)
  const next = useMemo(() => ({ ...storyboard, segments }), [storyboard, segments])
  const price = useFilmPrice(next)
  useEffect(() => {
    remembered = history
    if (segments !== storyboard.segments) keepStoryboard(next)
  }, [history])
  const edit = (to: readonly Segment[], how?: ChangeOptions): void => {
    if (to !== segments) setHistory(before => change(before, to, how))
  }
  const goBack = (): void => setHistory(undo)
  const goOn = (): void => setHistory(redo)
  useShortcuts({ 'Mod+z': goBack, 'Mod+Shift+z': goOn, 'Mod+y': goOn })
  const [dragged, setDragged] = useState<number>()
  const starts = segments.map((_, at) => filmSeconds(segments.slice(0, at)))
  const problems = price && 'problems' in price ? price.problems : []
  return (
    <div class="storyboard">
      <div class="storyboard-bar">
        <div class="buttons">
          <UndoButtons history={history} onUndo={goBack} onRedo={goOn} />
        </div>
        <p role="status" aria-live="polite">
          {texts.length(segments.length, formatLength(filmSeconds(segments)))}
        </p>
        <MakeFilm storyboard={next} price={price} />
      </div>
      <ol class="storyboard-grid" aria-label={texts.segments}>
        {segments.map((segment, at) => (
          <li
            key={segment.key}
            data-segment={segment.key}
            class={at === dragged ? 'is-dragged' : ''}
            onDragOver={event => {
              if (dragged !== undefined) event.preventDefault()
            }}
            onDrop={event => {
              event.preventDefault()
              if (dragged !== undefined) edit(moveSegment(segments, dragged, at))
              setDragged(undefined)
            }}
          >
            <SegmentCard
              segment={segment}
              at={at}
              from={starts[at] ?? 0}
              segments={segments}
              frame={frames.get(frameKey(segment.scene, ratio))}
              failure={failed.get(frameKey(segment.scene, ratio))}
              problems={problems.filter(({ field }) => field.startsWith(`scenes[${at}]`))}
              images={images}
              onEdit={edit}
              onDrag={setDragged}
            />
          </li>
        ))}
        <li class="storyboard-add">
          <AddSegment segments={segments} images={images} onEdit={edit} />
        </li>
      </ol>
    </div>
  )
}

/** Goes on with the steps of before; a segment that the desk changed is a further step. */
function resume(segments: readonly Segment[]): Steps {
  if (!remembered || !isOfSameFilm(remembered.now, segments)) return startHistory(segments)
  return remembered.now === segments ? remembered : change(remembered, segments)
}

const isOfSameFilm = (one: readonly Segment[], other: readonly Segment[]): boolean =>
  one.length === other.length && one.every(({ key, words }, at) => other[at]?.key === key && other[at].words === words)
