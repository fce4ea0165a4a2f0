import type { FilmSound } from '@kinora/client'
import type { Signal } from '@preact/signals'
import { t } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { type Draft, filmSeconds, type Placed, type Subtitle } from './draft.ts'
import type { ChangeOptions } from '../ui/history.ts'
import { subtitlesFromWords } from './subtitles-from-words.ts'

type Props = {
  draft: Draft
  placed: readonly Placed[]
  sound: FilmSound | undefined
  now: Signal<number>
  onEdit: (draft: Draft, how?: ChangeOptions) => void
}

// The duration of a new line.
const USUAL_SECONDS = 2

const round = (seconds: number): number => Math.round(seconds * 100) / 100

/** The subtitles, line by line. */
export function SubtitlePanel({ draft, placed, sound, now, onEdit }: Props) {
  const texts = t().film
  const { subtitles } = draft
  const end = filmSeconds(placed)
  const write = (nth: number, change: Partial<Subtitle>): void =>
    onEdit(
      { ...draft, subtitles: subtitles.map((one, at) => (at === nth ? { ...one, ...change } : one)) },
      { joins: `subtitle ${nth}` },
    )
  const add = (): void => {
    const last = subtitles.findLast(one => one.from <= now.value)
    const from = round(Math.min(Math.max(now.value, last?.to ?? 0), Math.max(0, end - 0.5)))
    const next = subtitles.find(one => one.from > from)
    const line = { text: '', from, to: round(Math.min(from + USUAL_SECONDS, next?.from ?? end, end)) }
    onEdit({ ...draft, subtitles: [...subtitles, line].toSorted((one, other) => one.from - other.from) })
  }
  return (
    <section class="card" aria-label={texts.subtitles}>
      <h2>{texts.subtitles}</h2>
      {subtitles.length > 0 && (
        <ol class="subtitle-list">
          {subtitles.map((one, nth) => (
            <li key={nth} class="subtitle-row">
              <input
                aria-label={texts.subtitleText(nth + 1)}
                maxLength={500}
                value={one.text}
                onInput={event => write(nth, { text: event.currentTarget.value })}
              />
              <Seconds
                label={texts.subtitleFrom(nth + 1)}
                value={one.from}
                max={end}
                onChange={from => write(nth, { from })}
              />
              <Seconds label={texts.subtitleTo(nth + 1)} value={one.to} max={end} onChange={to => write(nth, { to })} />
              <button
                type="button"
                class="icon-button"
                aria-label={texts.removeSubtitle(nth + 1)}
                onClick={() => onEdit({ ...draft, subtitles: subtitles.toSpliced(nth, 1) })}
              >
                <Icon name="trash" />
              </button>
            </li>
          ))}
        </ol>
      )}
      <div class="buttons">
        <button type="button" class="small" onClick={add}>
          <Icon name="make" />
          {texts.addSubtitle}
        </button>
        {sound && sound.words.length > 0 && (
          <button
            type="button"
            class="small"
            onClick={() => onEdit({ ...draft, subtitles: subtitlesFromWords(sound.words) })}
          >
            {texts.subtitlesFromWords}
          </button>
        )}
        {subtitles.length > 0 && (
          <button type="button" class="quiet small" onClick={() => onEdit({ ...draft, subtitles: [] })}>
            {texts.noSubtitles}
          </button>
        )}
      </div>
    </section>
  )
}

type SecondsProps = { label: string; value: number; max: number; onChange: (seconds: number) => void }

const Seconds = ({ label, value, max, onChange }: SecondsProps) => (
  <input
    type="number"
    class="subtitle-time"
    aria-label={label}
    min={0}
    max={max}
    step={0.1}
    value={value}
    onChange={event => onChange(Math.max(0, event.currentTarget.valueAsNumber || 0))}
  />
)
