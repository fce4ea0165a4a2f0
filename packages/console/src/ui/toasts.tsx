import { signal } from '@preact/signals'
import { t } from '../texts/texts.ts'
import { Icon } from './icon.tsx'

type Toast = { id: number; text: string; isError: boolean }

const toasts = signal<readonly Toast[]>([])
let last = 0

// Long enough to read two lines; an error stays until it is dismissed.
const SHOWN_MS = 5_000

/** Shows a short message. */
export function tell(text: string, { isError = false } = {}): void {
  const id = (last += 1)
  toasts.value = [...toasts.value.slice(-3), { id, text, isError }]
  if (!isError) setTimeout(() => dismiss(id), SHOWN_MS)
}

const dismiss = (id: number): void => {
  toasts.value = toasts.value.filter(one => one.id !== id)
}

export const Toasts = () => (
  <div class="toasts" role="status" aria-live="polite">
    {toasts.value.map(({ id, text, isError }) => (
      <div class={isError ? 'toast is-error' : 'toast'} key={id}>
        <span>{text}</span>
        <button type="button" class="icon-button" aria-label={t().shell.dismiss} onClick={() => dismiss(id)}>
          <Icon name="close" />
        </button>
      </div>
    ))}
  </div>
)
