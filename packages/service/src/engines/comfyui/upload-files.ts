import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Order } from '@kinora/media/engine/contract'
import { sniff } from '@kinora/media/formats/sniff'
import type { ServerClient } from '../remote/server-client.ts'
import { ask, field } from './ask.ts'
import { slotFiles, type SlotValues } from './workflow/slot-values.ts'
import { FILE_SLOTS, type Slots } from './workflow/slots.ts'

/** The server rejects a file for good. */
export class UploadRefused extends Error {
  readonly status: number

  constructor(role: string, status: number) {
    super(
      status === 413
        ? `${role}: the file is larger than the engine takes`
        : `${role}: the engine does not take the file (it answered ${status})`,
    )
    this.name = 'UploadRefused'
    this.status = status
  }
}

// Separate from files that users put there.
const SUBFOLDER = 'kinora'
const TIMEOUT_MS = 10 * 60_000

/** Uploads the order's files for the workflow; returns the server's file names by slot. */
export async function uploadFiles(
  client: ServerClient,
  order: Order,
  slots: Slots,
  signal: AbortSignal,
): Promise<SlotValues> {
  const files = slotFiles(order)
  const names: SlotValues = {}
  const sent = new Map<string, string>()
  for (const slot of FILE_SLOTS) {
    const file = files[slot]
    if (!file || !slots.slots[slot]) continue
    const name = sent.get(file.path) ?? (await uploadFile(client, file, signal))
    sent.set(file.path, name)
    names[slot] = name
  }
  return names
}

/** Named by its content, so that an existing file is not stored twice. The server may choose another name. */
async function uploadFile(
  client: ServerClient,
  file: { path: string; role: string },
  signal: AbortSignal,
): Promise<string> {
  const bytes = await readFile(file.path)
  const form = new FormData()
  const name = `${createHash('sha256').update(bytes).digest('hex')}.${sniff(bytes) ?? 'bin'}`
  form.set('image', new Blob([bytes]), name)
  form.set('subfolder', SUBFOLDER)
  form.set('type', 'input')
  const answer = await ask(client, '/upload/image', { method: 'POST', form, timeoutMs: TIMEOUT_MS, signal })
  const given = field(answer.json(), 'name')
  if (answer.status !== 200 || typeof given !== 'string') throw new UploadRefused(file.role, answer.status)
  const subfolder = field(answer.json(), 'subfolder')
  return typeof subfolder === 'string' && subfolder !== '' ? `${subfolder}/${given}` : given
}
