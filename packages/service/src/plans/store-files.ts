import type { MadeFile } from '@kinora/media/engine/contract'
import type { FinishedFile } from '@kinora/media/finish/finish-job'
import type { CreationRow } from '../store/tasks/task-row.ts'
import { type PlanContext, PlanFailure } from './plan.ts'

type File = MadeFile | FinishedFile

/** Files go into storage before the task says that they are there. */
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
