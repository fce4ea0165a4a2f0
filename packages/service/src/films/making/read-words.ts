import { text } from 'node:stream/consumers'
import type { TimedWord } from '@kinora/media/engine/contract'
import type { TaskRow } from '../../store/tasks/task-row.ts'
import { openKept } from '../../plans/load-file.ts'
import type { PlanContext } from '../../plans/plan.ts'

/** The words of a part that speaks, with their times; none where its engine told none. */
export async function readWords({ result }: TaskRow, context: PlanContext): Promise<TimedWord[]> {
  const key = result?.creations[0]?.words_blob
  const blob = key === undefined ? undefined : await openKept(key, context)
  return blob ? (JSON.parse(await text(blob.stream())) as TimedWord[]) : []
}
