import type { ChangedScene, Scene } from '@kinora/client'
import { useEffect, useRef, useState } from 'preact/hooks'
import { client } from '../session/session.ts'
import { t } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { useAction } from '../ui/use-action.tsx'
import { describeChanges } from './describe-change.ts'

type Props = {
  scene: Scene
  shot: number
  images: readonly string[]
  /** The document that is shown before it is accepted. */
  proposed: Scene | undefined
  onPropose: (scene: Scene | undefined) => void
  onAccept: (scene: Scene) => void
}

/** Words that say what to change. The changed document is shown, with what differs, before it is accepted. */
export function SayBox({ scene, shot, images, proposed, onPropose, onAccept }: Props) {
  const texts = t().desk.say
  const [words, setWords] = useState('')
  // Stays with the shot that was chosen, whatever shot is looked at.
  const [only, setOnly] = useState<number>()
  const onlyShot = only !== undefined && only < scene.shots.length ? only : undefined
  const [answer, setAnswer] = useState<{ of: Scene; changed: ChangedScene }>()
  const { isBusy, run, problem } = useAction()
  const accept = useRef<HTMLButtonElement>(null)
  const input = useRef<HTMLInputElement>(null)
  // An answer about another document is out of date.
  const changed = answer?.of === scene ? answer.changed : undefined
  useEffect(() => accept.current?.focus(), [changed])
  const ask = (): void => {
    if (words.trim() === '') return
    void run(async () => {
      const body = {
        scene,
        words,
        ...(onlyShot !== undefined && { shot: onlyShot }),
        ...(images.length > 0 && { images: [...images] }),
      }
      const next = await client().editScene(body)
      setAnswer({ of: scene, changed: next })
      onPropose(next.changes.length > 0 ? next.scene : undefined)
    })
  }
  const close = (): void => {
    setAnswer(undefined)
    onPropose(undefined)
    input.current?.focus()
  }
  return (
    <form
      class="say"
      onSubmit={event => {
        event.preventDefault()
        ask()
      }}
    >
      <label class="field">
        <span class="field-label">{texts.title}</span>
        <span class="say-line">
          <input
            ref={input}
            value={words}
            maxLength={2000}
            placeholder={texts.example}
            onInput={event => setWords(event.currentTarget.value)}
          />
          <button type="submit" disabled={isBusy || words.trim() === ''}>
            <Icon name="make" />
            {isBusy ? texts.reading : texts.change}
          </button>
        </span>
      </label>
      {scene.shots.length > 1 && (
        <label class="say-only">
          <input
            type="checkbox"
            checked={onlyShot !== undefined}
            onChange={event => setOnly(event.currentTarget.checked ? shot : undefined)}
          />
          {texts.onlyShot((onlyShot ?? shot) + 1)}
        </label>
      )}
      {problem()}
      <div role="status" aria-live="polite">
        {changed && (
          <div class="say-answer">
            {changed.changes.length === 0 && changed.unread.length === 0 && <p>{texts.already}</p>}
            {changed.changes.length > 0 && (
              <ul>
                {describeChanges(changed, scene).map(({ what, before, after }) => (
                  <li key={what + (before ?? '') + (after ?? '')}>
                    {what}
                    {before !== undefined && <del>{before}</del>}
                    {after !== undefined && <ins>{after}</ins>}
                  </li>
                ))}
              </ul>
            )}
            {changed.notes.map(note => (
              <p key={note} class="field-error">
                {note}
              </p>
            ))}
            {changed.unread.length > 0 && <p class="field-error">{texts.unread(changed.unread.join('; '))}</p>}
          </div>
        )}
      </div>
      {changed && proposed && (
        <div class="buttons">
          <button
            ref={accept}
            type="button"
            class="primary"
            onClick={() => {
              onAccept(changed.scene)
              setWords('')
              close()
            }}
          >
            {texts.accept}
          </button>
          <button type="button" onClick={close}>
            {texts.discard}
          </button>
        </div>
      )}
    </form>
  )
}
