import type { Creation } from '@kinora/client'
import { t } from '../texts/texts.ts'
import { creationKind } from './creation-kind.ts'

type Props = { creation: Pick<Creation, 'url' | 'cover_url'>; label: string; autoplay?: boolean }

/** Shows or plays a result. */
export function CreationView({ creation: { url, cover_url: cover }, label, autoplay = false }: Props) {
  if (url === '') return <p class="creation-gone">{t().tasks.gone}</p>
  const kind = creationKind(url)
  if (kind === 'picture') return <img class="creation" src={url} alt={label} />
  if (kind === 'sound') return <audio class="creation-sound" src={url} controls preload="metadata" aria-label={label} />
  if (kind === 'video')
    return (
      <video
        class="creation"
        src={url}
        {...(cover && { poster: cover })}
        controls
        playsInline
        loop
        autoplay={autoplay && !reducesMotion()}
        muted={autoplay}
        preload="metadata"
        aria-label={label}
      />
    )
  return <a href={url}>{label}</a>
}

const reducesMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
