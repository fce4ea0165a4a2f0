import { useState } from 'preact/hooks'
import { formatNumber } from '../core/format.ts'
import { address, go } from '../core/route.ts'
import { imagesOf, noteMade, type Storyboard } from '../session/drafts.ts'
import { client, mayCreate } from '../session/session.ts'
import { explainProblem } from '../texts/explain.ts'
import { t } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { useAction } from '../ui/use-action.tsx'
import { bodyOf } from './board.ts'
import type { FilmPrice } from './use-film-price.ts'

type Props = { storyboard: Storyboard; price: FilmPrice | undefined }

const RATIOS = ['16:9', '9:16', '4:3', '3:4', '1:1'] as const
const MAX_TITLE = 200
const MAX_WORDS = 2_000

/** The price, the button that makes the film, and the storyboard as a PDF. */
export function MakeFilm({ storyboard, price }: Props) {
  const texts = t().storyboard
  const making = useAction()
  const drawing = useAction()
  const [sheet, setSheet] = useState<{ of: Storyboard; url: string }>()
  const { generator, body, segments } = storyboard
  const problems = price && 'problems' in price ? price.problems : []
  const make = (): void =>
    void making.run(async () => {
      const { id } = await client().call<{ id: string }>('POST', `/ent/v2/${generator}`, { json: bodyOf(storyboard) })
      noteMade(id)
      go(address('film', [id]))
    })
  const draw = (): void =>
    void drawing.run(async () => {
      const ratio = RATIOS.find(one => one === body['aspect_ratio'])
      const images = imagesOf(body)
      const title = typeof body['prompt'] === 'string' ? body['prompt'].slice(0, MAX_TITLE) : texts.title
      const parts = segments.map(({ scene, words, lines }) => ({
        scene,
        ...(words && { words: words.slice(0, MAX_WORDS) }),
        ...(lines.length > 0 && { lines: [...lines] }),
      }))
      const { url } = await client().storyboardSheet({
        title,
        parts,
        ...(images.length > 0 && { images }),
        ...(ratio && { aspect_ratio: ratio }),
      })
      setSheet({ of: storyboard, url })
    })
  return (
    <div class="storyboard-make">
      <span class="price" role="status">
        {price && 'credits' in price && (
          <>
            <strong>{formatNumber(price.credits)}</strong> {t().make.credits}
          </>
        )}
      </span>
      {sheet?.of === storyboard ? (
        <a class="button" href={sheet.url} target="_blank" rel="noreferrer">
          <Icon name="download" />
          {t().make.reading.openStoryboard}
        </a>
      ) : (
        <button type="button" disabled={drawing.isBusy} onClick={draw}>
          <Icon name="download" />
          {drawing.isBusy ? t().make.reading.drawing : t().make.reading.storyboard}
        </button>
      )}
      <button
        type="button"
        class="primary"
        disabled={making.isBusy || !mayCreate.value || problems.length > 0}
        onClick={make}
      >
        <Icon name="play" />
        {making.isBusy ? t().make.making : texts.make}
      </button>
      {making.problem()}
      {drawing.problem()}
      {problems
        .filter(({ field }) => !field.startsWith('scenes['))
        .map(one => (
          <Notice kind="error" key={one.message}>
            {explainProblem(one)}
          </Notice>
        ))}
    </div>
  )
}
