import type { Scene } from '@kinora/client'
import { useRef, useState } from 'preact/hooks'
import { t } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { tell } from '../ui/toasts.tsx'
import { useBench } from './bench.ts'
import {
  addShot,
  duplicateShot,
  isInSequence,
  moveCut,
  moveShot,
  removeShot,
  retime,
  setSeconds,
  setShotSeconds,
  shotAt,
  type Still,
  TIMED,
  type Timed,
} from './edit-scene.ts'
import { entryName } from './schema-form.tsx'
import { pictureOf } from './use-still.ts'
import { word } from './words.ts'

type Props = {
  seconds: number
  strip: readonly Still[]
  onSeek: (seconds: number) => void
}

type Drag =
  | { what: 'cut'; at: number }
  | { what: 'from' | 'to' | 'whole'; part: Timed; index: number; from: number; to: number }
type Dragging = Drag & { by: number; x: number }

/** Seconds that an arrow key moves. */
const KEY_SECONDS = 0.1

/** Shots in order, and the actions, lines, letters and sounds of the chosen one: drag edges, or use the arrow keys. */
export function SceneTimeline({ seconds, strip, onSeek }: Props) {
  const { scene, shot: at, edit } = useBench()
  const texts = t().desk.timeline
  const track = useRef<HTMLDivElement>(null)
  const [drag, setDrag] = useState<Dragging>()
  const shot = scene.shots[at]
  if (!shot) return null
  /** Takes a change of times; the same shot stays in sight. */
  const put = (next: Scene, shown = at): void => {
    edit(next)
    const of = next.shots[shown]
    if (of && shotAt(next, seconds) !== shown) onSeek((of.from + of.to) / 2)
  }
  const share = (value: number): string => `${(100 * value) / scene.seconds}%`
  const secondsAt = (event: PointerEvent): number => {
    const box = track.current?.getBoundingClientRect()
    return box ? (scene.seconds * (event.clientX - box.left)) / box.width : 0
  }
  const start = (what: Drag) => (event: PointerEvent & { currentTarget: HTMLElement }) => {
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrag({ ...what, by: 0, x: secondsAt(event) })
  }
  const move = (event: PointerEvent): void => {
    if (drag) setDrag({ ...drag, by: secondsAt(event) - drag.x })
  }
  const change = (what: Drag, by: number): void => {
    if (what.what === 'cut') return put(moveCut(scene, what.at, what.at + by))
    const { part, index, from, to } = what
    const length = to - from
    const begins = Math.min(shot.to - length, Math.max(shot.from, from + by))
    const span =
      what.what === 'from'
        ? { from: from + by, to }
        : what.what === 'to'
          ? { from, to: to + by }
          : { from: begins, to: begins + length }
    edit(retime(scene, at, part, index, span))
  }
  const drop = (): void => {
    if (!drag) return
    setDrag(undefined)
    if (Math.abs(drag.by) >= 0.02) change(drag, drag.by)
  }
  const keys = (what: Drag) => (event: KeyboardEvent) => {
    const by = { ArrowLeft: -KEY_SECONDS, ArrowRight: KEY_SECONDS }[event.key]
    if (by === undefined || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    change(what, by)
  }
  const handle = (what: Drag, label: string, left: string) => (
    <span
      class="timeline-handle"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={scene.seconds}
      aria-valuenow={what.what === 'cut' ? what.at : what.what === 'to' ? what.to : what.from}
      style={{ left }}
      onPointerDown={start(what)}
      onPointerMove={move}
      onPointerUp={drop}
      onPointerCancel={() => setDrag(undefined)}
      onKeyDown={keys(what)}
    />
  )
  const cutNow = (time: number): number => (drag?.what === 'cut' && drag.at === time ? time + drag.by : time)
  const isPlain = isInSequence(scene)
  const ends = [...new Set(scene.shots.map(({ to }) => to))]
  return (
    <section class="desk-timeline" aria-label={texts.title}>
      <div class="timeline-tracks">
        <div class="timeline-track is-shots" ref={track}>
          {scene.shots.map((one, index) => {
            const still = strip.find(each => each.shot === index)
            return (
              <button
                type="button"
                key={index}
                class="timeline-shot"
                aria-pressed={index === at}
                aria-label={texts.shot(index + 1, one.from.toFixed(1), one.to.toFixed(1))}
                style={{
                  left: share(cutNow(one.from)),
                  width: share(cutNow(one.to) - cutNow(one.from)),
                  ...(one.panel && { top: `${(one.panel[1] ?? 0) * 100}%`, height: `${(one.panel[3] ?? 1) * 100}%` }),
                }}
                onClick={event =>
                  onSeek(
                    event.detail === 0 || index !== at
                      ? (one.from + one.to) / 2
                      : secondsAt(event as unknown as PointerEvent),
                  )
                }
                onKeyDown={event => {
                  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
                  if (by === undefined || !event.altKey) return
                  event.preventDefault()
                  put(moveShot(scene, index, index + by), index === at ? index + by : at)
                }}
              >
                {still && <img src={pictureOf(still)} alt="" draggable={false} />}
                <span>{index + 1}</span>
              </button>
            )
          })}
          {ends.map(end =>
            handle(
              { what: 'cut', at: end },
              end === scene.seconds ? texts.end : texts.cut(end.toFixed(1)),
              share(Math.min(cutNow(end), scene.seconds)),
            ),
          )}
          <span class="timeline-now" style={{ left: share(seconds) }} />
        </div>
        {TIMED.flatMap(part =>
          (shot[part] ?? []).map((entry, index) => {
            const span = {
              from: shot.from,
              to: shot.to,
              ...('from' in entry ? { from: entry.from ?? shot.from } : {}),
              ...('to' in entry ? { to: entry.to ?? shot.to } : {}),
            }
            const held = drag && drag.what !== 'cut' && drag.part === part && drag.index === index ? drag : undefined
            const by = held?.by ?? 0
            const from = held && held.what !== 'to' ? span.from + by : span.from
            const to = held && held.what !== 'from' ? span.to + by : span.to
            const name = `${word(part)}: ${entryName(entry, scene)}`
            return (
              <div class="timeline-track" key={`${part}${index}`}>
                <span
                  class={`timeline-bar is-${part}`}
                  style={{ left: share(from), width: share(Math.max(0.1, to - from)) }}
                  onPointerDown={start({ what: 'whole', part, index, ...span })}
                  onPointerMove={move}
                  onPointerUp={drop}
                  onPointerCancel={() => setDrag(undefined)}
                >
                  <span>
                    {part !== 'actions' && <em>{t().desk.changes.entries[part]} </em>}
                    {entryName(entry, scene)}
                  </span>
                </span>
                {handle({ what: 'from', part, index, ...span }, texts.begins(name), share(from))}
                {handle({ what: 'to', part, index, ...span }, texts.ends(name), share(to))}
              </div>
            )
          }),
        )}
      </div>
      <div class="timeline-lengths">
        <Length label={texts.clipLength} seconds={scene.seconds} onSet={value => put(setSeconds(scene, value))} />
        {scene.shots.length > 1 && (
          <Length
            key={at}
            label={texts.shotLength(at + 1)}
            seconds={shot.to - shot.from}
            isFixed={!isPlain}
            onSet={value => put(setShotSeconds(scene, at, value))}
          />
        )}
      </div>
      <div class="buttons">
        <button type="button" class="small" disabled={!isPlain} onClick={() => put(addShot(scene, at), at + 1)}>
          <Icon name="make" />
          {texts.addShot}
        </button>
        <button type="button" class="small" disabled={!isPlain} onClick={() => edit(duplicateShot(scene, at))}>
          <Icon name="copy" />
          {texts.duplicate}
        </button>
        <button
          type="button"
          class="small"
          disabled={!isPlain || at === 0}
          onClick={() => put(moveShot(scene, at, at - 1), at - 1)}
        >
          <Icon name="left" />
          {texts.earlier}
        </button>
        <button
          type="button"
          class="small"
          disabled={!isPlain || at === scene.shots.length - 1}
          onClick={() => put(moveShot(scene, at, at + 1), at + 1)}
        >
          <Icon name="right" />
          {texts.later}
        </button>
        <button
          type="button"
          class="small danger"
          disabled={!isPlain || scene.shots.length === 1}
          title={texts.removedLength(at + 1, secondsText(removeShot(scene, at).seconds))}
          onClick={() => {
            const next = removeShot(scene, at)
            put(next, Math.min(at, next.shots.length - 1))
            tell(texts.removedLength(at + 1, secondsText(next.seconds)))
          }}
        >
          <Icon name="trash" />
          {texts.removeShot}
        </button>
      </div>
    </section>
  )
}

const secondsText = (seconds: number): string => String(Math.round(seconds * 100) / 100)

/** A length in seconds that can be typed; it counts when it is complete. */
function Length({
  label,
  seconds,
  isFixed = false,
  onSet,
}: {
  label: string
  seconds: number
  isFixed?: boolean
  onSet: (seconds: number) => void
}) {
  const [typed, setTyped] = useState<string>()
  const finish = (): void => {
    const value = Number(typed)
    if (typed !== undefined && typed.trim() !== '' && value > 0) onSet(value)
    setTyped(undefined)
  }
  return (
    <label class="timeline-length">
      <span>{label}</span>
      <input
        type="number"
        min={0.2}
        max={600}
        step={0.1}
        disabled={isFixed}
        value={typed ?? secondsText(seconds)}
        onInput={event => setTyped(event.currentTarget.value)}
        onChange={finish}
        onBlur={finish}
      />
      <span>s</span>
    </label>
  )
}
