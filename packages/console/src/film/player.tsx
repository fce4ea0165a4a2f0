import type { FilmCut, FilmVersion, Storyboard } from '@kinora/client'
import { useEffect } from 'preact/hooks'
import { t } from '../texts/texts.ts'
import type { FilmPlayer } from './use-player.ts'

type Props = {
  player: FilmPlayer
  film: Storyboard
  cut: FilmCut | undefined
  /** A version that is not in the film yet, shown instead. */
  version: FilmVersion | undefined
  onTime: (seconds: number) => void
}

/** The film, or a version that is not in it yet. */
export function Player({ player, film, cut, version, onTime }: Props) {
  const texts = t().film
  const url = version ? version.url : (cut?.url ?? '')
  const poster = version ? version.cover_url : (cut?.cover_url ?? '')
  // Many times a second, so that the playhead is smooth; the event fires only four times.
  useEffect(() => {
    let frame = 0
    const look = (): void => {
      const video = player.video.current
      if (video && !video.paused && !version) {
        player.now.value = video.currentTime
        onTime(video.currentTime)
      }
      frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  })
  const size = film.width > 0 ? `${film.width} / ${film.height}` : '16 / 9'
  return (
    <figure class="film-player">
      {url === '' ? (
        <div class="film-screen is-empty" style={{ aspectRatio: size }}>
          <span>{version ? texts.notMade : texts.notComposed}</span>
        </div>
      ) : (
        <video
          class="film-screen"
          ref={player.video}
          key={url}
          src={url}
          poster={poster || undefined}
          style={{ aspectRatio: size }}
          controls
          playsInline
          preload="metadata"
          aria-label={version ? texts.versionPlayer : texts.filmPlayer}
          // Another cut, or the same with a new URL: keeps the position.
          onLoadedMetadata={event => {
            if (!version) event.currentTarget.currentTime = Math.min(player.now.value, event.currentTarget.duration)
          }}
          onSeeked={event => {
            if (!version) player.now.value = event.currentTarget.currentTime
          }}
        />
      )}
      <figcaption class="hint">{version ? texts.showsVersion : cut ? texts.showsFilm : ''}</figcaption>
    </figure>
  )
}
