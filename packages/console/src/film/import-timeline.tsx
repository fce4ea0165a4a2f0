import type { EditedCut, FilmGenerator, Storyboard } from '@kinora/client'
import { useId, useState } from 'preact/hooks'
import { formatNumber } from '../core/format.ts'
import { client } from '../session/session.ts'
import { editable } from '../task-parts/film-edits.ts'
import { usePrice } from '../task-parts/use-price.ts'
import { t } from '../texts/texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { useAction } from '../ui/use-action.tsx'
import type { Draft } from './draft.ts'
import { editedDraft, editedRequest } from './requests.ts'
import { timelineChanges } from './timeline-changes.ts'

type Props = { film: Storyboard; draft: Draft; onComposed: (draft: Draft) => void }

/** Takes a timeline back from an editing program. What it changes is shown before anything is composed. */
export function ImportTimeline({ film, draft, onComposed }: Props) {
  const texts = t().film
  const id = useId()
  const { run, isBusy, problem } = useAction()
  const [edited, setEdited] = useState<EditedCut>()
  const read = (input: HTMLInputElement): Promise<boolean> =>
    run(async () => {
      const text = await input.files?.[0]?.text()
      // The same file may be given again.
      input.value = ''
      if (text !== undefined) setEdited(await client().readTimeline(film.type as FilmGenerator, film.id, text))
    })
  return (
    <>
      <label class="button" for={id}>
        <Icon name="upload" />
        {texts.importTimeline}
      </label>
      <input
        id={id}
        class="unseen"
        type="file"
        accept=".otio,.edl,.json"
        disabled={isBusy || film.cut === ''}
        onChange={event => void read(event.currentTarget)}
      />
      {problem()}
      {edited && (
        <Changes
          film={film}
          draft={draft}
          edited={edited}
          onClose={() => setEdited(undefined)}
          onComposed={onComposed}
        />
      )}
    </>
  )
}

function Changes({ film, draft, edited, onClose, onComposed }: Props & { edited: EditedCut; onClose: () => void }) {
  const texts = t().film
  const { run, isBusy, problem } = useAction()
  const body = editedRequest(film, draft, edited)
  const price = usePrice(
    signal => client().estimateCompose(editable(film), film.id, body, { signal }),
    JSON.stringify(body),
  )
  const { pieces, leftOut, before } = timelineChanges(film, edited)
  const seconds = (value: number): string => texts.importSeconds(formatNumber(Math.round(value * 100) / 100))
  const compose = async (): Promise<void> => {
    const isDone = await run(() => client().composeFilm(editable(film), film.id, body))
    if (!isDone) return
    onClose()
    onComposed(editedDraft(film, draft, edited))
  }
  return (
    <Dialog title={texts.importTitle} onClose={onClose}>
      <p>{texts.importLength(seconds(before), seconds(edited.seconds))}</p>
      <ol class="import-pieces">
        {pieces.map((piece, nth) => (
          <li key={nth}>
            <b>{texts.segment(piece.segment + 1)}</b>{' '}
            {piece.isWhole
              ? texts.importWhole
              : texts.importPart(seconds(piece.from), seconds(piece.to), seconds(piece.seconds))}
            {piece.isMoved && <span class="badge">{texts.importMoved}</span>}
            {piece.over !== undefined && <span class="dim"> {texts.importOver(seconds(piece.over))}</span>}
          </li>
        ))}
      </ol>
      {leftOut.length > 0 && <p>{texts.importLeftOut(leftOut.map(one => one + 1).join(', '))}</p>}
      {price && 'problem' in price && <p class="field-error">{price.problem}</p>}
      {problem()}
      <div class="buttons dialog-buttons">
        <button type="button" class="primary" disabled={isBusy} onClick={() => void compose()}>
          {texts.recompose}
          <span class="price-tag">{price && 'credits' in price ? texts.credits(formatNumber(price.credits)) : ''}</span>
        </button>
        <button type="button" class="quiet" onClick={onClose}>
          {t().shell.cancel}
        </button>
      </div>
    </Dialog>
  )
}
