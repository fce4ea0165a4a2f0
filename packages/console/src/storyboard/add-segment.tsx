import type { Scene } from '@kinora/client'
import { useState } from 'preact/hooks'
import type { Segment } from '../session/drafts.ts'
import { client } from '../session/session.ts'
import { t } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { useAction } from '../ui/use-action.tsx'
import { addSegment } from './board.ts'

type Props = {
  segments: readonly Segment[]
  images: readonly string[]
  onEdit: (segments: readonly Segment[]) => void
}

/** Reads words as a further segment, at the end. */
export function AddSegment({ segments, images, onEdit }: Props) {
  const texts = t().storyboard
  const [words, setWords] = useState('')
  const { isBusy, run, problem } = useAction()
  const add = (): void =>
    void run(async () => {
      const asked = { prompt: words.trim(), times: [0], width: 64, inline: true, seed: 1 }
      const { scene } = await client().stills({ ...asked, ...(images.length > 0 && { images: [...images] }) })
      onEdit(addSegment(segments, segments.length, scene as Scene, words.trim()))
      setWords('')
    })
  return (
    <form
      class="stack"
      onSubmit={event => {
        event.preventDefault()
        if (words.trim() !== '' && !isBusy) add()
      }}
    >
      <label class="field">
        <span class="field-label">{texts.newSegment}</span>
        <textarea
          rows={3}
          maxLength={2_000}
          value={words}
          placeholder={texts.newExample}
          onInput={event => setWords(event.currentTarget.value)}
        />
      </label>
      <button type="submit" disabled={isBusy || words.trim() === ''}>
        <Icon name="make" />
        {isBusy ? texts.reading : texts.add}
      </button>
      {problem()}
    </form>
  )
}
