import type { CallbackEvent } from '../store/callbacks.ts'

/**
 * The body for an event. It is made when it is sent, because its URLs are signed and expire; a task that has ended
 * between its `processing` and the sending of it is shown as it was before.
 */
export function callbackBody(event: CallbackEvent, shown: Record<string, unknown>): Record<string, unknown> {
  if (event !== 'processing' || shown.state === event) return shown
  const before = { state: event, err_code: '', err_msg: '', progress: 0, creations: [] }
  // Only what the body has: the bodies of films have fields of their own.
  const known = Object.entries(before).filter(([name]) => name in shown)
  return { ...shown, ...Object.fromEntries(known) }
}
