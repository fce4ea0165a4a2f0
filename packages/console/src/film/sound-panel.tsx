import type { Storyboard } from '@kinora/client'
import { useId, useState } from 'preact/hooks'
import { client } from '../session/session.ts'
import { t } from '../texts/texts.ts'
import { useAction } from '../ui/use-action.tsx'
import { useLoad } from '../ui/use-load.ts'
import { type Draft, findVersion } from './draft.ts'
import { MakeAgain } from './make-again.tsx'
import { editable, editRequest, hasWords, type PartEdit, type PartName } from '../task-parts/film-edits.ts'
import { usePrice } from '../task-parts/use-price.ts'
import { VersionList } from './version-list.tsx'

type Props = {
  kind: 'narration' | 'music'
  film: Storyboard
  draft: Draft
  onEdit: (draft: Draft) => void
  onMake: (part: PartName, from: string, edit: PartEdit) => Promise<void>
}

/** The narration over the film, or its music. */
export function SoundPanel({ kind, film, draft, onEdit, onMake }: Props) {
  const texts = t().film
  const chosen = findVersion(film, draft[kind]) ?? film[kind].at(-1)
  if (!chosen) return null
  return (
    <section class="card" aria-label={texts[kind]}>
      <h2>{texts[kind]}</h2>
      <SoundForm key={chosen.id} kind={kind} film={film} version={chosen} onMake={onMake} />
      <VersionList
        label={texts.versionsOf[kind]}
        versions={film[kind]}
        chosen={draft[kind]}
        onChoose={id => onEdit({ ...draft, [kind]: id })}
      />
    </section>
  )
}

type FormProps = Pick<Props, 'kind' | 'film' | 'onMake'> & { version: Storyboard['narration'][number] }

function SoundForm({ kind, film, version, onMake }: FormProps) {
  const texts = t().film
  const id = useId()
  const [prompt, setPrompt] = useState(version.prompt)
  const [voice, setVoice] = useState(version.voice_id)
  const { isBusy: isSending, run, problem } = useAction()
  const isChanged = prompt.trim() !== version.prompt.trim() || voice !== version.voice_id
  const edit: PartEdit = { prompt, ...(voice !== version.voice_id && { voice_id: voice }) }
  const asked = usePrice(
    isChanged && hasWords(prompt)
      ? signal => client().estimateEdit(editable(film), film.id, editRequest(film, kind, version.id, edit), { signal })
      : undefined,
    JSON.stringify([isChanged, edit]),
  )
  const price = hasWords(prompt) ? asked : { problem: texts.wordsNeeded }
  const make = async (): Promise<void> => {
    if (!isChanged || isSending) return
    await run(async () => {
      await onMake(kind, version.id, edit)
    })
  }
  return (
    <form
      class="stack"
      onSubmit={event => {
        event.preventDefault()
        void make()
      }}
    >
      {version.url && <audio src={version.url} controls preload="none" aria-label={texts.listen} />}
      <div class="field">
        <label class="field-label" for={`${id}words`}>
          {kind === 'narration' ? texts.said : texts.played}
        </label>
        <textarea
          id={`${id}words`}
          maxLength={10_000}
          value={prompt}
          onInput={event => setPrompt(event.currentTarget.value)}
        />
        {kind === 'narration' && <p class="field-hint">{texts.saidHint}</p>}
      </div>
      {kind === 'narration' && film.allows.includes('voice_id') && (
        <VoiceField value={voice} current={version.voice_id} onChange={setVoice} />
      )}
      <MakeAgain price={price} isReady={isChanged && !isSending} problem={problem()} />
    </form>
  )
}

type VoiceProps = { value: string; current: string; onChange: (voice: string) => void }

function VoiceField({ value, current, onChange }: VoiceProps) {
  const id = useId()
  const { value: voices = [] } = useLoad(signal => client().voices({ signal }), [])
  const names = [...new Set([current, ...voices.map(one => one.id)])].filter(Boolean)
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {t().film.voice}
      </label>
      <select id={id} value={value} onChange={event => onChange(event.currentTarget.value)}>
        {names.map(name => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
