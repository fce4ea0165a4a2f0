import { t } from '../texts/texts.ts'
import type { History } from './history.ts'
import { Icon } from './icon.tsx'

type Props = { history: History<unknown>; onUndo: () => void; onRedo: () => void }

/** The buttons that step back and forward through the changes of a draft. */
export function UndoButtons({ history, onUndo, onRedo }: Props) {
  const { undo, redo } = t().shell
  return (
    <>
      <button
        type="button"
        class="icon-button"
        aria-label={undo}
        title={undo}
        disabled={history.past.length === 0}
        onClick={onUndo}
      >
        <Icon name="undo" />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={redo}
        title={redo}
        disabled={history.future.length === 0}
        onClick={onRedo}
      >
        <Icon name="redo" />
      </button>
    </>
  )
}
