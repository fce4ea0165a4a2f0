import type { FilmVersion, Storyboard } from '@kinora/client'
import type { RefObject } from 'preact'
import { useEffect, useId, useState } from 'preact/hooks'
import { address } from '../core/route.ts'
import { client, mayCreate } from '../session/session.ts'
import { t } from '../texts/texts.ts'
import { ChoiceGroup } from '../ui/choice-group.tsx'
import { useAction } from '../ui/use-action.tsx'
import { chooseVersion, type Draft, titleOf, writeTitle } from './draft.ts'
import type { ChangeOptions } from '../ui/history.ts'
import { PicturePicker } from './picture-picker.tsx'
import { MakeAgain } from './make-again.tsx'
import { editable, editRequest, hasWords, type PartEdit } from '../task-parts/film-edits.ts'
import { usePrice } from '../task-parts/use-price.ts'
import { VersionList } from './version-list.tsx'

type Props = {
  film: Storyboard
  draft: Draft
  segment: Storyboard['segments'][number]
  /** The version in the draft. */
  version: FilmVersion | undefined
  words: RefObject<HTMLTextAreaElement | null>
  onEdit: (draft: Draft, how?: ChangeOptions) => void
  onMake: (edit: PartEdit) => Promise<void>
}

/** The selected segment and its planned changes. */
export function Inspector({ film, draft, segment, version, words, onEdit, onMake }: Props) {
  const texts = t().film
  const title = titleOf(draft, segment.index)
  const id = useId()
  return (
    <section class="card film-inspector" aria-label={texts.segment(segment.index + 1)}>
      <h2>{texts.segment(segment.index + 1)}</h2>
      <a href={address('desk', ['task', film.id, String(segment.index)])}>{t().desk.openHere}</a>
      {film.allows.includes('titles') && (
        <div class="field">
          <label class="field-label" for={`${id}title`}>
            {texts.titleField}
          </label>
          <div class="title-row">
            <textarea
              id={`${id}title`}
              rows={title?.style === 'end card' ? 4 : 1}
              maxLength={300}
              value={title?.text ?? ''}
              placeholder={texts.noTitle}
              onInput={event => {
                const text = event.currentTarget.value
                const joins = `title ${segment.index}`
                onEdit(writeTitle(draft, { segment: segment.index, style: 'title', ...title, text }), { joins })
              }}
            />
            {title && (
              <ChoiceGroup
                label={texts.titleStyle}
                value={title.style}
                choices={[
                  { value: 'title', label: texts.styles.title },
                  { value: 'lower third', label: texts.styles.lowerThird },
                  { value: 'end card', label: texts.styles.endCard },
                ]}
                onChange={style => onEdit(writeTitle(draft, { ...title, style }))}
              />
            )}
          </div>
        </div>
      )}
      <SegmentForm
        key={version?.id ?? ''}
        film={film}
        segment={segment}
        version={version}
        words={words}
        onMake={onMake}
      />
      <VersionList
        label={texts.versions}
        versions={segment.versions}
        chosen={version?.id ?? ''}
        onChoose={chosen => onEdit(chooseVersion(draft, segment.index, chosen))}
      />
    </section>
  )
}

type FormProps = Pick<Props, 'film' | 'segment' | 'version' | 'words' | 'onMake'>

/** The inputs of a segment's new version, and its price. */
function SegmentForm({ film, segment, version, words, onMake }: FormProps) {
  const texts = t().film
  const id = useId()
  const from = version ?? segment.versions.at(-1)
  const [prompt, setPrompt] = useState(from?.prompt ?? '')
  const [files, setFiles] = useState<readonly File[]>([])
  const [seconds, setSeconds] = useState(from?.duration ?? 0)
  const { isBusy: isSending, run, problem } = useAction()
  const mayStretch = film.allows.includes('duration')
  useEffect(() => setPrompt(from?.prompt ?? ''), [from?.prompt])
  const isChanged =
    prompt.trim() !== (from?.prompt ?? '').trim() || files.length > 0 || (mayStretch && seconds !== from?.duration)
  const edit: PartEdit = { prompt, ...(mayStretch && seconds !== from?.duration && { duration: seconds }) }
  const asked = usePrice(
    isChanged && hasWords(prompt) && from
      ? signal =>
          client().estimateEdit(editable(film), film.id, editRequest(film, segment.index, from.id, edit), { signal })
      : undefined,
    JSON.stringify([isChanged, edit]),
  )
  const price = hasWords(prompt) ? asked : { problem: texts.wordsNeeded }
  const make = async (isNew = false): Promise<void> => {
    if (!isChanged || isSending) return
    await run(async () => {
      const images: string[] = []
      for (const file of files) images.push(await client().upload(file))
      await onMake({ ...edit, ...(images.length > 0 && { images }), ...(isNew && { new_segment: true }) })
      setFiles([])
    })
  }
  return (
    <form
      class="stack"
      onSubmit={event => {
        event.preventDefault()
        void make()
      }}
      onKeyDown={event => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void make()
      }}
    >
      <div class="field">
        <label class="field-label" for={`${id}words`}>
          {texts.prompt}
        </label>
        <textarea
          id={`${id}words`}
          ref={words}
          maxLength={3_000}
          value={prompt}
          onInput={event => setPrompt(event.currentTarget.value)}
        />
      </div>
      {film.allows.includes('images') && <PicturePicker current={from?.images ?? []} files={files} onPick={setFiles} />}
      {mayStretch && (
        <div class="field">
          <label class="field-label" for={`${id}seconds`}>
            {texts.length}
          </label>
          <input
            id={`${id}seconds`}
            type="number"
            min={1}
            max={16}
            step="any"
            value={seconds}
            onInput={event => setSeconds(event.currentTarget.valueAsNumber || 0)}
          />
        </div>
      )}
      <MakeAgain price={price} isReady={isChanged && !isSending} problem={problem()} />
      {film.allows.includes('new_segment') && (
        <button
          type="button"
          disabled={!isChanged || isSending || !hasWords(prompt) || !mayCreate.value}
          onClick={() => void make(true)}
        >
          {texts.makeNewSegment}
        </button>
      )}
    </form>
  )
}
