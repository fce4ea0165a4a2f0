import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { type OpenBlob, MISPLACED } from '../../files/blob-store.ts'
import { type PlanContext, PlanFailure } from '../plan.ts'
import type { MadeFile } from '@kinora/media/engine/contract'
import type { FinishedFile } from '@kinora/media/finish/finish-job'
import type { CreationRow } from '../../store/tasks/task-row.ts'

type Kept = Pick<PlanContext, 'blobs' | 'log'>

/** Opens a file that the task uses. Such files are kept, so a missing one is logged as a fault for the operator. */
export async function openKept(key: string, { blobs, log }: Kept): Promise<OpenBlob | undefined> {
  const blob = await blobs.open(key)
  if (!blob) log.error({ key }, MISPLACED)
  return blob
}

/** Copies a stored file to local disk; false if it no longer exists. */
export async function loadFile(key: string, path: string, context: PlanContext): Promise<boolean> {
  const blob = await openKept(key, context)
  if (!blob) return false
  await pipeline(blob.stream(), createWriteStream(path), { signal: context.signal })
  return true
}

type File = MadeFile | FinishedFile

/** Files are stored before the task refers to them. */
export async function storeFiles(files: readonly File[], { store, nextId }: PlanContext): Promise<CreationRow> {
  const keyOf = async (role: File['role']): Promise<string | undefined> => {
    const file = files.find(one => one.role === role)
    return file && store(file.path, file.format)
  }
  const blob = await keyOf('result')
  if (!blob) throw new PlanFailure('EngineFailure', 'the engine made no result', { retryable: true })
  const [cover, watermarked, sheet] = [await keyOf('cover'), await keyOf('watermarked'), await keyOf('sheet')]
  const words = await keyOf('words')
  return {
    id: nextId(),
    blob,
    ...(cover && { cover_blob: cover }),
    ...(watermarked && { watermarked_blob: watermarked }),
    ...(sheet && { sheet_blob: sheet }),
    ...(words && { words_blob: words }),
  }
}
