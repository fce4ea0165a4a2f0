import { useEffect } from 'preact/hooks'
import { favourites, loadFavourites, setFavourite } from '../session/favourites.ts'
import { mayCreate } from '../session/session.ts'
import { explain } from '../texts/explain.ts'
import { t } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { tell } from '../ui/toasts.tsx'

type Props = {
  /** A task or a kept scene. */
  id: string
  /** Its name for screen readers. */
  name: string
}

/** A star: whether something is among the favourites. */
export function FavouriteButton({ id, name }: Props) {
  const texts = t().collections
  useEffect(() => void loadFavourites().catch(() => {}), [])
  const isOne = favourites.value?.has(id) ?? false
  return (
    <button
      type="button"
      class={isOne ? 'icon-button star is-on' : 'icon-button star'}
      aria-label={isOne ? texts.removeFavourite(name) : texts.addFavourite(name)}
      aria-pressed={isOne}
      disabled={!mayCreate.value || !favourites.value}
      onClick={() => void setFavourite(id, !isOne).catch((error: unknown) => tell(explain(error), { isError: true }))}
    >
      <Icon name="star" />
    </button>
  )
}
