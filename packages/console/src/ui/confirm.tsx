import { t } from '../texts/texts.ts'
import { Dialog } from './dialog.tsx'
import { useAction } from './use-action.tsx'

type Props = {
  title: string
  text: string
  /** The label of the confirm button. */
  action: string
  run: () => Promise<void>
  onClose: () => void
}

/** Asks before an irreversible action. */
export function Confirm({ title, text, action, run, onClose }: Props) {
  const { isBusy, run: act, problem } = useAction()
  const go = async (): Promise<void> => {
    if (await act(run)) onClose()
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      {problem()}
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
