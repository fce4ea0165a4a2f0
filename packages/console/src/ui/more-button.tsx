import { t } from '../texts/texts.ts'
import type { Pages } from './use-pages.ts'

/** Loads the next page of a list, if there is one. */
export const MoreButton = ({ pages: { more, isLoading } }: { pages: Pages<unknown> }) =>
  more ? (
    <button type="button" class="more-button" disabled={isLoading} onClick={more}>
      {t().shell.more}
    </button>
  ) : null
