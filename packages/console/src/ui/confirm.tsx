import { useState } from 'preact/hooks'
import { t } from '../texts/texts.ts'
import { Dialog } from './dialog.tsx'
import { tellError } from './toasts.tsx'

type Props = {
  title: string
  text: string
  /** What the button says that does it. */
  action: string
  run: () => Promise<void>
  onClose: () => void
}

/** Asks before something is done that cannot be taken back. */
export function Confirm({ title, text, action, run, onClose }: Props) {
  const [isBusy, setBusy] = useState(false)
  const go = async (): Promise<void> => {
    setBusy(true)
    await run().then(onClose, tellError)
    setBusy(false)
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <div class="buttons dialog-buttons">
        <button type="button" class="danger" disabled={isBusy} onClick={() => void go()}>
          {action}
        </button>
        <button type="button" class="quiet" onClick={onClose}>
          {t().shell.cancel}
        </button>
      </div>
    </Dialog>
  )
}
