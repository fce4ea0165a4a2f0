import type { FilmCut, Storyboard } from '@kinora/client'
import type { ComponentChildren } from 'preact'
import { formatAge, formatLength, formatTime } from '../core/format.ts'
import { explainReason } from '../texts/explain.ts'
import { t } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { PartBadge } from './part-badge.tsx'

type Props = {
  film: Storyboard
  onChoose: (cut: FilmCut) => void
  /** The error of choosing a composition, by its id. */
  problem: (cut: string) => ComponentChildren
}

/** All compositions of the film, newest first; any can be chosen again. */
export function CutList({ film, onChoose, problem }: Props) {
  const texts = t().film
  return (
    <section class="card" aria-label={texts.cuts}>
      <h2>{texts.cuts}</h2>
      <p class="hint">{texts.cutsHint}</p>
      <ol class="cut-list">
        {film.cuts
          .map((cut, nth) => ({ cut, nth }))
          .toReversed()
          .map(({ cut, nth }) => (
            <li key={cut.id} class="cut">
              {cut.cover_url ? <img src={cut.cover_url} alt="" loading="lazy" /> : <span class="cut-blank" />}
              <span class="cut-text">
                <b>{texts.cut(nth + 1)}</b>
                <span class="dim" title={formatTime(cut.created_at)}>
                  {formatAge(cut.created_at)} · {formatLength(cut.duration)}
                </span>
                {cut.state === 'failed' && <span class="field-error">{explainReason(cut.err_code, cut.err_msg)}</span>}
                {problem(cut.id)}
              </span>
              <PartBadge state={cut.state} progress={cut.progress} />
              {cut.id === film.cut ? (
                <span class="badge is-good">{texts.isShown}</span>
              ) : (
                cut.state === 'success' && (
                  <button type="button" class="small" aria-label={texts.showCut(nth + 1)} onClick={() => onChoose(cut)}>
                    {texts.show}
                  </button>
                )
              )}
              {cut.url && (
                <a
                  class="icon-button button"
                  href={cut.url}
                  download={`film-${cut.id}.mp4`}
                  aria-label={texts.downloadCut(nth + 1)}
                >
                  <Icon name="download" />
                </a>
              )}
            </li>
          ))}
      </ol>
    </section>
  )
}
