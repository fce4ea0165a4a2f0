import type { inPreview } from '../../tasks/preview/preview-task.ts'
import { clientClosedSignal } from '../caller-signals.ts'
import type { Call } from '../endpoint.ts'

/**
 * The account that asks for a preview, and the end of its interest: until the caller disconnects or the service stops.
 */
export const askingFor = (call: Call): Parameters<typeof inPreview>[2] => ({
  accountId: call.caller.accountId,
  signal: AbortSignal.any([clientClosedSignal(call), call.services.closing]),
  onHeld: call.letGo,
})
