import { join } from 'node:path'
import type { TaskRow } from '../../../store/tasks/task-row.ts'
import { loadFile, openKept } from '../../../plans/files/stored-files.ts'
import { type Film, type PlanContext, PlanFailure } from '../../../plans/plan.ts'
import type { ComposeRequest } from '../inputs/part-request.ts'
import { INPUTS, type KeptInput, keptInputs } from '../inputs/kept-inputs.ts'
import { text } from 'node:stream/consumers'
import type { TimedWord } from '@kinora/media/engine/contract'
import { readStep, timedWords } from '../../../plans/stored-shapes.ts'
import { parseShape } from '../../../core/shape.ts'

/** The chosen parts, and the caller's sounds. */
export type ChosenSources = {
  videos: readonly TaskRow[]
  narration?: TaskRow | undefined
  music?: TaskRow | undefined
  spoken: readonly TaskRow[]
  inputs: readonly KeptInput[]
}

export function chooseParts(request: ComposeRequest, { parts, steps }: Film): ChosenSources {
  const byId = new Map(parts.map(part => [part.id, part]))
  const called = (ids: readonly string[] = []): TaskRow[] => ids.flatMap(id => byId.get(id) ?? [])
  if (request.chapter_task_ids) return { videos: called(request.chapter_task_ids), spoken: [], inputs: [] }
  const newest = (kind: string): TaskRow | undefined =>
    parts.findLast(part => part.part === kind && part.state === 'success')
  return {
    videos: called(request.video_task_ids ?? request.job_ids),
    narration: byId.get(request.narration_task_id ?? '') ?? newest('generate_narration'),
    music: byId.get(request.bgm_task_id ?? '') ?? newest('generate_bgm'),
    spoken: called(request.speech_task_ids),
    inputs: (readStep(keptInputs, steps, INPUTS) ?? []).filter(input => input.kind !== 'picture'),
  }
}

/** Copies them to local disk; returns their paths by their names in the timeline. */
export async function loadSources(
  { videos, narration, music, spoken, inputs }: ChosenSources,
  context: PlanContext,
): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  const load = async (name: string, key: string | undefined): Promise<void> => {
    const path = join(context.folder, `source-${Object.keys(files).length}`)
    if (!key || !(await loadFile(key, path, context)))
      throw new PlanFailure('InternalServiceFailure', `the file of ${name} is gone`, { retryable: false })
    files[name] = path
  }
  const parts = new Set([...videos, narration, music, ...spoken].filter(part => part !== undefined))
  for (const { id, result } of parts) await load(id, result?.creations[0]?.blob)
  for (const { role, blob } of inputs) await load(role, blob)
  return files
}

/** The words of a speaking part with their times; empty if its engine gave none. */
export async function readWords({ result }: TaskRow, context: PlanContext): Promise<TimedWord[]> {
  const key = result?.creations[0]?.words_blob
  const blob = key === undefined ? undefined : await openKept(key, context)
  return blob ? parseShape(timedWords, await text(blob.stream()), 'the words of a part') : []
}
