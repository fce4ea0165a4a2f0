import { t } from '../texts/texts.ts'
import { Dialog } from '../ui/dialog.tsx'

/** The name of the Ctrl key on this machine. */
const MOD = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'

/** The list of keyboard shortcuts. */
export function ShortcutList({ mayMove, onClose }: { mayMove: boolean; onClose: () => void }) {
  const { keys } = t().film
  const rows: [string[], string][] = [
    [['←', '→'], keys.select],
    [['Home', 'End'], keys.ends],
    [['Space'], keys.play],
    [['E'], keys.words],
    [[`${MOD} + Enter`], keys.make],
    [[`${MOD} + Z`, `${MOD} + Shift + Z`], keys.undo],
    [[`${MOD} + S`], keys.compose],
    ...(mayMove ? ([[['Alt + ←', 'Alt + →'], keys.move]] as [string[], string][]) : []),
    [['?'], keys.help],
  ]
  return (
    <Dialog title={t().film.shortcuts} onClose={onClose}>
      <dl class="shortcut-list">
        {rows.map(([names, does]) => (
          <div key={does}>
            <dt>
              {names.map(name => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
