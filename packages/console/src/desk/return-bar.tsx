import type { Scene } from '@kinora/client'
import { address, go } from '../core/route.ts'
import { keepStoryboard, storyboard } from '../session/drafts.ts'
import { client, mayCreate } from '../session/session.ts'
import { editable, editRequest } from '../task-parts/film-edits.ts'
import { PriceProblem, PriceTag } from '../task-parts/price-tag.tsx'
import { usePrice } from '../task-parts/use-price.ts'
import { t } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { tell } from '../ui/toasts.tsx'
import { useAction } from '../ui/use-action.tsx'
import type { FilmSegment } from './source.ts'

type PutBackProps = { segment: string; scene: Scene; isValid: boolean; onDone: () => void }

/** Gives the document back to the storyboard that it was opened from. */
export function PutBackBar({ segment, scene, isValid, onDone }: PutBackProps) {
  const putBack = (): void => {
    const board = storyboard.value
    if (!board) return
    const segments = board.segments.map(one => (one.key === segment ? { ...one, scene } : one))
    keepStoryboard({ ...board, segments })
    onDone()
    go(address('storyboard'))
  }
  return (
    <section class="card desk-make buttons">
      <button type="button" class="primary" disabled={!isValid} onClick={putBack}>
        <Icon name="check" />
        {t().storyboard.putBack}
      </button>
      <a class="button" href={address('storyboard')}>
        {t().shell.cancel}
      </a>
    </section>
  )
}

type RemakeProps = {
  segment: FilmSegment
  scene: Scene
  name: string
  /** Pictures of the film that the document names. */
  images: readonly string[]
  /** True if the document is changed and has no problems. */
  isReady: boolean
  onDone: () => void
}

/** Makes one segment of a film again from the document. */
export function RemakeBar({ segment: { film, index, version }, scene, name, images, isReady, onDone }: RemakeProps) {
  const texts = t().film
  const { isBusy, run, problem } = useAction()
  const body = editRequest(film, index, version, { prompt: name, scene, ...(images.length > 0 && { images }) })
  const price = usePrice(
    isReady ? signal => client().estimateEdit(editable(film), film.id, body, { signal }) : undefined,
    JSON.stringify([isReady, body]),
  )
  const make = (): void =>
    void run(async () => {
      await client().editFilm(editable(film), film.id, body)
      tell(texts.begun)
      onDone()
      go(address('film', [film.id]))
    })
  return (
    <section class="card stack desk-make" aria-label={texts.segment(index + 1)}>
      <PriceProblem price={price} />
      <div class="buttons">
        <button
          type="button"
          class="primary"
          disabled={!isReady || isBusy || !mayCreate.value || (price !== undefined && 'problem' in price)}
          onClick={make}
        >
          <Icon name="play" />
          {texts.makeAgain}
          <PriceTag price={price} />
        </button>
        <a class="button" href={address('film', [film.id])}>
          {t().shell.cancel}
        </a>
      </div>
      {problem()}
    </section>
  )
}
