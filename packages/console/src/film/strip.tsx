import type { Storyboard } from '@kinora/client'
import { useEffect, useRef, useState } from 'preact/hooks'
import { t } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { type Chosen, type Draft, findVersion, leftOut, type Placed, shownCut, titleOf } from './draft.ts'
import { PartBadge } from './part-badge.tsx'

type Props = {
  film: Storyboard
  draft: Draft
  placed: readonly Placed[]
  place: number
  mayMove: boolean
  onSelect: (place: number) => void
  onMove: (from: number, to: number) => void
  onLeaveOut: (index: number) => void
  onPutBack: (segment: Chosen) => void
}

/** The film segment by segment. */
export function Strip({ film, draft, placed, place, mayMove, onSelect, onMove, onLeaveOut, onPutBack }: Props) {
  const texts = t().film
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<number>()
  useEffect(() => {
    const card = list.current?.children[place]
    // Scrolls its own list, not the window, so that the reader's position stays.
    if (card instanceof HTMLElement && list.current)
      list.current.scrollTo({ left: card.offsetLeft - list.current.clientWidth / 2 + card.clientWidth / 2 })
  }, [place])
  const absent = leftOut(film, draft)
  const inFilm = new Set(shownCut(film)?.segments)
  return (
    <section class="film-section" aria-label={texts.storyboard}>
      <ul class="strip" ref={list}>
        {placed.map(({ index, version: id, seconds }, at) => {
          const version = findVersion(film, id)
          const busy = film.segments
            .find(one => one.index === index)
            ?.versions.findLast(({ state }) => state !== 'success' && state !== 'failed')
          const title = titleOf(draft, index)?.text
          return (
            <li
              key={index}
              class={dragged === at ? 'strip-item is-dragged' : 'strip-item'}
              draggable={mayMove}
              onDragStart={() => setDragged(at)}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={event => dragged !== undefined && event.preventDefault()}
              onDrop={event => {
                event.preventDefault()
                if (dragged !== undefined && dragged !== at) onMove(dragged, at)
                setDragged(undefined)
              }}
            >
              <button type="button" class="strip-card" aria-pressed={at === place} onClick={() => onSelect(at)}>
                <span
                  class="strip-cover"
                  style={{ aspectRatio: film.width > 0 ? `${film.width} / ${film.height}` : '16 / 9' }}
                >
                  {version?.cover_url && (
                    <img src={version.cover_url} alt={version.prompt} loading="lazy" draggable={false} />
                  )}
                  {title && <span class="strip-title">{title}</span>}
                </span>
                <span class="strip-line">
                  <span class="unseen">{texts.segment(index + 1)}</span>
                  <b aria-hidden="true">{index + 1}</b>
                  <span class="dim">{texts.seconds(seconds.toFixed(1))}</span>
                  {busy ? (
                    <PartBadge state={busy.state} progress={busy.progress} />
                  ) : (
                    !inFilm.has(id) && <span class="badge is-accent">{texts.changedBadge}</span>
                  )}
                </span>
              </button>
              {mayMove && at === place && (
                <span class="strip-moves">
                  <button
                    type="button"
                    class="icon-button"
                    aria-label={texts.moveEarlier}
                    disabled={at === 0}
                    onClick={() => onMove(at, at - 1)}
                  >
                    <Icon name="left" />
                  </button>
                  <button
                    type="button"
                    class="icon-button"
                    aria-label={texts.moveLater}
                    disabled={at === placed.length - 1}
                    onClick={() => onMove(at, at + 1)}
                  >
                    <Icon name="right" />
                  </button>
                  <button
                    type="button"
                    class="icon-button"
                    aria-label={texts.leaveOut}
                    disabled={placed.length === 1}
                    onClick={() => onLeaveOut(index)}
                  >
                    <Icon name="close" />
                  </button>
                </span>
              )}
            </li>
          )
        })}
      </ul>
      {mayMove && absent.length > 0 && (
        <p class="strip-absent">
          <span class="dim">{texts.absent}</span>
          {absent.map(one => (
            <button key={one.index} type="button" disabled={one.version === ''} onClick={() => onPutBack(one)}>
              {texts.putBack(one.index + 1)}
            </button>
          ))}
        </p>
      )}
    </section>
  )
}
