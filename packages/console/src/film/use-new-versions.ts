import type { Storyboard } from '@kinora/client'
import { useEffect, useRef } from 'preact/hooks'
import { explainReason } from '../texts/explain.ts'
import { t } from '../texts/texts.ts'
import { tell } from '../ui/toasts.tsx'
import type { PartName } from '../task-parts/film-edits.ts'

/** Announces versions that were finished while the page is open, and failed compositions. */
export function useNewVersions(film: Storyboard, onMade: (part: PartName, version: string) => void): void {
  const open = useRef(new Map<string, PartName>())
  const composing = useRef(new Set<string>())
  useEffect(() => {
    const texts = t().film
    const parts: [PartName, Storyboard['narration']][] = [
      ...film.segments.map((one): [PartName, Storyboard['narration']] => [one.index, one.versions]),
      ['narration', film.narration],
      ['music', film.music],
    ]
    for (const [part, versions] of parts)
      for (const { id, state, err_msg, err_code } of versions) {
        const wasOpen = open.current.delete(id)
        if (state !== 'success' && state !== 'failed') open.current.set(id, part)
        else if (wasOpen && state === 'success') onMade(part, id)
        else if (wasOpen) tell(texts.editFailed(explainReason(err_code, err_msg)), { isError: true })
      }
    for (const { id, state, err_msg, err_code } of film.cuts) {
      const wasOpen = composing.current.delete(id)
      if (state !== 'success' && state !== 'failed') composing.current.add(id)
      else if (wasOpen && state === 'failed')
        tell(texts.composeFailed(explainReason(err_code, err_msg)), { isError: true })
    }
  }, [film])
}
