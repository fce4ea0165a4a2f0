import { useEffect, useRef } from 'preact/hooks'

export type Shortcuts = Record<string, () => void>

const WRITES =
  'input:not([type="radio"]):not([type="checkbox"]):not([type="range"]), textarea, select, [contenteditable]'
const PRESSES = 'button, a[href], summary, input[type="radio"], input[type="checkbox"], video'

/** The name of a key combination: `Mod+Shift+z`, `Alt+ArrowLeft`, `?`. */
function nameOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string {
  const isLetter = key.length === 1
  return [
    ctrlKey || metaKey ? 'Mod' : '',
    altKey ? 'Alt' : '',
    // A character such as `?` counts by itself, whatever keys produce it.
    shiftKey && (!isLetter || ctrlKey || metaKey) ? 'Shift' : '',
    isLetter ? key.toLowerCase() : key,
  ]
    .filter(Boolean)
    .join('+')
}

/**
 * Keyboard shortcuts of a page. In text fields only those with Ctrl or Command apply; the space bar activates a focused
 * button.
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
