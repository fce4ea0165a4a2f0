import { useState } from 'preact/hooks'
import { t } from '../texts/texts.ts'
import { Confirm } from '../ui/confirm.tsx'
import { Icon } from '../ui/icon.tsx'

/** Deletes a kept document, after a question. */
export function DeleteButton({ name, text, run }: { name: string; text?: string; run: () => Promise<void> }) {
  const texts = t().desk.library
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <button type="button" class="icon-button" aria-label={texts.deleteOne(name)} onClick={() => setAsked(true)}>
        <Icon name="trash" />
      </button>
      {isAsked && (
        <Confirm
          title={texts.deleteOne(name)}
          text={text ?? texts.deleteText}
          action={t().desk.remove}
          run={run}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
