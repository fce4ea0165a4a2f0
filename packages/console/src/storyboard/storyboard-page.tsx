import { address } from '../core/route.ts'
import { storyboard } from '../session/drafts.ts'
import { t } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Board } from './storyboard-board.tsx'

/** The storyboard of a film before it is made. */
export function StoryboardPage() {
  const texts = t().storyboard
  const now = storyboard.value
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead}>
        <a class="button quiet" href={address('make', now?.generator.split('/') ?? ['one-click', 'general_one_click'])}>
          <Icon name="undo" />
          {texts.back}
        </a>
      </PageHead>
      {now ? (
        <Board key={now.generator} storyboard={now} />
      ) : (
        <div class="empty">
          <p>{texts.none}</p>
        </div>
      )}
    </>
  )
}
