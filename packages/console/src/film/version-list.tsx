import type { FilmVersion } from '@kinora/client'
import { formatAge } from '../core/format.ts'
import { explainReason } from '../texts/explain.ts'
import { t } from '../texts/texts.ts'
import { PartBadge } from './part-badge.tsx'

type Props = { label: string; versions: readonly FilmVersion[]; chosen: string; onChoose: (id: string) => void }

/** All versions of a part, newest first; one of them is in the film. */
export function VersionList({ label, versions, chosen, onChoose }: Props) {
  const texts = t().film
  if (versions.length < 2) return null
  return (
    <fieldset class="version-list">
      <legend class="field-label">{label}</legend>
      {versions
        .map((version, nth) => ({ version, nth }))
        .toReversed()
        .map(({ version, nth }) => (
          <label key={version.id} class="version">
            <input
              type="radio"
              name={label}
              checked={version.id === chosen}
              disabled={version.state !== 'success'}
              onChange={() => onChoose(version.id)}
            />
            {version.cover_url && <img src={version.cover_url} alt="" loading="lazy" />}
            <span class="version-text">
              <span>{version.prompt}</span>
              <span class="dim">
                {texts.version(nth + 1)} · {formatAge(version.created_at)}
              </span>
              <PartBadge state={version.state} progress={version.progress} />
              {version.state === 'failed' && (
                <span class="field-error">{explainReason(version.err_code, version.err_msg)}</span>
              )}
            </span>
          </label>
        ))}
    </fieldset>
  )
}
