import type { FilmCut, FilmSound, Storyboard } from '@kinora/client'
import { useMemo } from 'preact/hooks'
import { formatLength } from '../core/format.ts'
import { t } from '../texts/texts.ts'
import { filmSeconds, findVersion, type Placed } from './draft.ts'
import type { FilmPlayer } from './use-player.ts'
import { waveformPath } from './waveform-path.ts'

type Props = {
  film: Storyboard
  cut: FilmCut | undefined
  sound: FilmSound | undefined
  /** The segments of the film as it is. */
  placed: readonly Placed[]
  selected: number | undefined
  player: FilmPlayer
  onSeek: (seconds: number) => void
}

// Wide enough to read the words of a quick speaker; a long film scrolls.
const PIXELS_PER_SECOND = { withWords: 90, withoutWords: 36 }

/** The film over time: segments, sound, speech and texts. */
export function Timeline({ film, cut, sound, placed, selected, player, onSeek }: Props) {
  const texts = t().film
  const whole = sound?.seconds || filmSeconds(placed)
  const path = useMemo(() => waveformPath(sound?.peaks ?? []), [sound])
  if (!cut || whole <= 0) return null
  const perSecond = sound && sound.words.length > 0 ? PIXELS_PER_SECOND.withWords : PIXELS_PER_SECOND.withoutWords
  const at = (seconds: number): string => `${(100 * seconds) / whole}%`
  const seekTo = (event: MouseEvent): void => {
    const box = (event.currentTarget as Element).getBoundingClientRect()
    onSeek(Math.max(0, Math.min(whole - 0.02, ((event.clientX - box.left) / box.width) * whole)))
  }
  return (
    <section class="film-section" aria-label={texts.timeline}>
      <div class="timeline-scroll">
        <div class="timeline" style={{ minWidth: `${Math.round(whole * perSecond)}px` }}>
          <div class="timeline-segments">
            {placed.map(({ index, version, from, seconds }) => (
              <button
                type="button"
                key={index}
                class="timeline-segment"
                aria-pressed={index === selected}
                style={{ left: at(from), width: at(seconds) }}
                onClick={() => onSeek(from)}
              >
                <span class="unseen">{texts.playFrom(index + 1, formatLength(from))}</span>
                <b aria-hidden="true">{index + 1}</b>
                <span>{findVersion(film, version)?.prompt}</span>
              </button>
            ))}
          </div>
          {/* The segments and the slider do the same by keyboard. */}
          <div class="timeline-wave" onClick={seekTo} aria-hidden="true">
            {path !== '' && sound && (
              <svg viewBox={`0 0 ${Math.round(whole * sound.peaksPerSecond)} 100`} preserveAspectRatio="none">
                <path d={path} />
              </svg>
            )}
          </div>
          {sound && sound.words.length > 0 && (
            <ol class="timeline-words" aria-label={texts.words}>
              {sound.words.map(({ text, fromSeconds, toSeconds }, nth) => (
                <li key={nth} style={{ left: at(fromSeconds), width: at(Math.max(0.05, toSeconds - fromSeconds)) }}>
                  {text}
                </li>
              ))}
            </ol>
          )}
          {cut.subtitles.length > 0 && (
            <ol class="timeline-words is-written" aria-label={texts.subtitles}>
              {cut.subtitles.map(({ text, from, to }, nth) => (
                <li key={nth} style={{ left: at(from), width: at(to - from) }}>
                  {text}
                </li>
              ))}
            </ol>
          )}
          <Playhead player={player} whole={whole} />
        </div>
      </div>
      <Clock player={player} whole={whole} onSeek={onSeek} />
    </section>
  )
}

/** Moves without redrawing the timeline. */
const Playhead = ({ player, whole }: { player: FilmPlayer; whole: number }) => (
  <span
    class="timeline-playhead"
    aria-hidden="true"
    style={{ left: `${Math.min(100, (100 * player.now.value) / whole)}%` }}
  />
)

function Clock({ player, whole, onSeek }: { player: FilmPlayer; whole: number; onSeek: (seconds: number) => void }) {
  const texts = t().film
  const now = Math.min(player.now.value, whole)
  return (
    <div class="timeline-clock">
      <span class="dim">
        {formatLength(now)} / {formatLength(whole)}
      </span>
      <input
        type="range"
        min={0}
        max={whole}
        step={0.05}
        value={now}
        aria-label={texts.position}
        aria-valuetext={formatLength(now)}
        onInput={event => onSeek(Number(event.currentTarget.value))}
      />
    </div>
  )
}
