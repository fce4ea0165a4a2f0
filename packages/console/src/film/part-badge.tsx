import { t } from '../texts/texts.ts'

type Props = { state: string; progress: number }

/** The state of a part; nothing if it is done. */
export function PartBadge({ state, progress }: Props) {
  const texts = t().film
  if (state === 'success') return null
  if (state === 'failed') return <span class="badge is-danger">{texts.failed}</span>
  return <span class="badge is-accent">{state === 'processing' ? `${progress} %` : texts.waiting}</span>
}
