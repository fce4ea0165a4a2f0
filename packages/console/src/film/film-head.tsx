import type { Storyboard } from '@kinora/client'
import { formatNumber } from '../core/format.ts'
import { t } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { UndoButtons } from '../ui/undo-buttons.tsx'
import type { Draft } from './draft.ts'
import { ExportMenu } from './export-menu.tsx'
import { ImportTimeline } from './import-timeline.tsx'
import type { History } from '../ui/history.ts'
import type { usePrice } from '../task-parts/use-price.ts'

type Props = {
  film: Storyboard
  name: string
  history: History<Draft>
  onUndo: () => void
  onRedo: () => void
  onHelp: () => void
  /** An edited timeline is being composed, with this draft. */
  onComposed: (draft: Draft) => void
  /** The price of composing the draft; none if this composition exists. */
  compose: { isFree: boolean; price: ReturnType<typeof usePrice>; mayCompose: boolean; apply: () => void }
}

/** The film's title and the actions on the whole film. */
export function FilmHead({ film, name, history, onUndo, onRedo, onHelp, onComposed, compose }: Props) {
  const texts = t().film
  return (
    <PageHead title={name || texts.title} lead={leadOf(film)}>
      <UndoButtons history={history} onUndo={onUndo} onRedo={onRedo} />
      <button type="button" class="icon-button" aria-label={texts.shortcuts} title={texts.shortcuts} onClick={onHelp}>
        <Icon name="keyboard" />
      </button>
      <ExportMenu film={film} />
      <ImportTimeline film={film} draft={history.now} onComposed={onComposed} />
      <button type="button" class="primary" disabled={!compose.mayCompose} onClick={compose.apply}>
        {compose.isFree ? texts.showEarlier : texts.recompose}
        <span class="price-tag">
          {compose.isFree
            ? texts.free
            : compose.price && 'credits' in compose.price
              ? texts.credits(formatNumber(compose.price.credits))
              : ''}
        </span>
      </button>
    </PageHead>
  )
}

function leadOf(film: Storyboard): string {
  const texts = t().film
  const kind = texts.kinds[film.type as keyof typeof texts.kinds] ?? film.type
  return film.state === 'failed' ? texts.mended(kind) : kind
}
