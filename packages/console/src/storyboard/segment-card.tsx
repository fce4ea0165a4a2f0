import type { Problem } from '@kinora/client'
import { useState } from 'preact/hooks'
import { formatLength } from '../core/format.ts'
import { address } from '../core/route.ts'
import type { Segment } from '../session/drafts.ts'
import { client } from '../session/session.ts'
import { explain, explainProblem } from '../texts/explain.ts'
import { t } from '../texts/texts.ts'
import type { ChangeOptions } from '../ui/history.ts'
import { Icon } from '../ui/icon.tsx'
import { useAction } from '../ui/use-action.tsx'
import { changeSegment, duplicateSegment, moveSegment, removeSegment, SEGMENT_SECONDS, withSeconds } from './board.ts'

type Props = {
  segment: Segment
  at: number
  /** Seconds of the film. */
  from: number
  segments: readonly Segment[]
  frame: string | undefined
  failure: Error | undefined
  problems: readonly Problem[]
  images: readonly string[]
  onEdit: (segments: readonly Segment[], how?: ChangeOptions) => void
  onDrag: (at: number | undefined) => void
}

/** One segment: its picture, its words and lines, its length, and what can be done with it. */
export function SegmentCard({ segment, at, from, segments, frame, failure, problems, images, onEdit, onDrag }: Props) {
  const texts = t().storyboard
  const { scene, words, lines } = segment
  const name = texts.segment(at + 1)
  const move = (by: number): void => onEdit(moveSegment(segments, at, at + by))
  return (
    <article
      class="storyboard-card card"
      aria-label={name}
      onKeyDown={event => {
        const by = event.altKey ? { ArrowLeft: -1, ArrowRight: 1 }[event.key] : undefined
        if (by === undefined) return
        event.preventDefault()
        move(by)
      }}
    >
      <a
        class="storyboard-frame"
        href={address('desk', ['storyboard', segment.key])}
        draggable
        onDragStart={event => {
          event.dataTransfer?.setData('text/plain', segment.key)
          onDrag(at)
        }}
        onDragEnd={() => onDrag(undefined)}
      >
        {frame ? <img src={frame} alt="" draggable={false} /> : <span>{failure ? '' : t().desk.drawing}</span>}
        <span class="unseen">{texts.open(at + 1)}</span>
        <span class="storyboard-number" aria-hidden="true">
          {at + 1}
        </span>
        <span class="storyboard-time" aria-hidden="true">
          {formatLength(from)}
        </span>
      </a>
      {failure && <p class="field-error">{explain(failure)}</p>}
      {problems.map(one => (
        <p class="field-error" key={one.message}>
          {explainProblem(one)}
        </p>
      ))}
      <p class="storyboard-words">{words}</p>
      {lines.map(line => (
        <p class="hint" key={line}>
          “{line}”
        </p>
      ))}
      <SayWhat segment={segment} at={at} segments={segments} images={images} onEdit={onEdit} />
      <div class="storyboard-row">
        <label class="storyboard-seconds">
          <span>{texts.seconds}</span>
          <input
            type="number"
            min={SEGMENT_SECONDS.least}
            max={SEGMENT_SECONDS.most}
            step={0.5}
            value={scene.seconds}
            aria-label={texts.secondsOf(at + 1)}
            onChange={event => {
              const wanted = event.currentTarget.valueAsNumber
              if (wanted > 0)
                onEdit(changeSegment(segments, at, { scene: withSeconds(scene, wanted) }), {
                  joins: `seconds ${segment.key}`,
                })
            }}
          />
        </label>
        <div class="buttons">
          <IconButton icon="left" label={texts.earlier(at + 1)} isOff={at === 0} onClick={() => move(-1)} />
          <IconButton
            icon="right"
            label={texts.later(at + 1)}
            isOff={at === segments.length - 1}
            onClick={() => move(1)}
          />
          <IconButton
            icon="copy"
            label={texts.duplicate(at + 1)}
            onClick={() => onEdit(duplicateSegment(segments, at))}
          />
          <IconButton
            icon="trash"
            label={texts.remove(at + 1)}
            isOff={segments.length === 1}
            onClick={() => onEdit(removeSegment(segments, at))}
          />
        </div>
      </div>
    </article>
  )
}

type ButtonProps = {
  icon: 'left' | 'right' | 'copy' | 'trash'
  label: string
  isOff?: boolean
  onClick: () => void
}

const IconButton = ({ icon, label, isOff = false, onClick }: ButtonProps) => (
  <button type="button" class="icon-button" aria-label={label} title={label} disabled={isOff} onClick={onClick}>
    <Icon name={icon} />
  </button>
)

/** Changes the document of a segment in words; undo takes the change back. */
function SayWhat({
  segment,
  at,
  segments,
  images,
  onEdit,
}: Pick<Props, 'segment' | 'at' | 'segments' | 'images' | 'onEdit'>) {
  const texts = t().desk.say
  const [words, setWords] = useState('')
  const [unread, setUnread] = useState<readonly string[]>([])
  const { isBusy, run, problem } = useAction()
  const change = (): void =>
    void run(async () => {
      const body = { scene: segment.scene, words, ...(images.length > 0 && { images: [...images] }) }
      const changed = await client().editScene(body)
      setUnread(changed.unread)
      if (changed.changes.length === 0) return
      onEdit(changeSegment(segments, at, { scene: changed.scene }))
      if (changed.unread.length === 0) setWords('')
    })
  return (
    <form
      class="storyboard-say"
      onSubmit={event => {
        event.preventDefault()
        if (words.trim() !== '' && !isBusy) change()
      }}
    >
      <input
        value={words}
        maxLength={2_000}
        aria-label={t().storyboard.change(at + 1)}
        placeholder={texts.title}
        onInput={event => setWords(event.currentTarget.value)}
      />
      <button type="submit" class="small" disabled={isBusy || words.trim() === ''}>
        {isBusy ? texts.reading : texts.change}
      </button>
      <div role="status">
        {unread.length > 0 && <p class="field-error">{texts.unread(unread.join('; '))}</p>}
        {problem()}
      </div>
    </form>
  )
}
