import { useEffect, useRef } from 'preact/hooks'

export type Shortcuts = Record<string, () => void>

const WRITES =
  'input:not([type="radio"]):not([type="checkbox"]):not([type="range"]), textarea, select, [contenteditable]'
const PRESSES = 'button, a[href], summary, input[type="radio"], input[type="checkbox"], video'

/** The name of what was pressed: `Mod+Shift+z`, `Alt+ArrowLeft`, `?`. */
function nameOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string {
  const isLetter = key.length === 1
  return [
    ctrlKey || metaKey ? 'Mod' : '',
    altKey ? 'Alt' : '',
    // A sign such as `?` counts as itself, whichever keys it takes.
    shiftKey && (!isLetter || ctrlKey || metaKey) ? 'Shift' : '',
    isLetter ? key.toLowerCase() : key,
  ]
    .filter(Boolean)
    .join('+')
}

/**
 * Keys that do something on a page. Where words are written they belong to the field, but for those with Ctrl or Command;
 * the space bar presses what has the focus where that can be pressed.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts)
  current.current = shortcuts
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return
      const name = nameOf(event)
      const target = event.target as Element
      const isWriting = target.matches(WRITES)
      // A field has its own undo.
      if (isWriting && (!name.startsWith('Mod+') || name.endsWith('+z') || name.endsWith('+y'))) return
      if (name === ' ' && target.matches(PRESSES)) return
      const work = current.current[name]
      if (!work) return
      event.preventDefault()
      work()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
