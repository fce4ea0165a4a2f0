import assert from 'node:assert/strict'
import type { TestService } from '../harness/service.ts'
import { type Body, bodyOf, type GeneratorName, generators } from './bodies.ts'

export type Part = { part: string; index?: number; duration?: number; prompt?: string; state?: string; request?: Body }

/** A film's segments of 3 and 5 seconds, narration and music of 8: what an engine would have left behind. */
export const PARTS: Part[] = [
  { part: 'generate_video', index: 0, duration: 3, prompt: 'first' },
  { part: 'generate_video', index: 1, duration: 5, prompt: 'second' },
  { part: 'generate_narration', duration: 8, prompt: 'spoken' },
  { part: 'generate_bgm', duration: 8, prompt: 'played' },
]

export type Film = { id: string; parts: string[] }

/** No engine runs in these tests: a film is created as usual, and then finished by hand with its parts. */
export async function finishedFilm(
  service: TestService,
  generator: GeneratorName,
  parts: Part[] = PARTS,
): Promise<Film> {
  const { json, text } = await service.post(generators[generator].path, bodyOf(generator))
  const id: string = json.task_id ?? json.id
  assert.ok(id, text)
  for (const [state, progress] of [
    ['queueing', 0],
    ['processing', 0],
    ['success', 100],
  ] as const)
    await service.db.query({ text: 'update task set state = $2, progress = $3 where id = $1' }, [id, state, progress])
  const ids: string[] = []
  for (const part of parts) ids.push(await addPart(service, id, part))
  return { id, parts: ids }
}

export async function addPart(service: TestService, filmId: string, part: Part): Promise<string> {
  const id = service.services.nextId()
  const { duration, prompt, state = 'success', request = {} } = part
  await service.db.query(
    {
      text: `insert into task (id, account_id, type, state, parent_id, part, part_index, request, progress, err_code, hold, credits, created_at, updated_at)
        select $1, account_id, type || '/part', $2, id, $3, $4, $5, $6, $7, 0, 0, now(), now() from task where id = $8`,
    },
    [
      id,
      state,
      part.part,
      part.index ?? null,
      JSON.stringify({ duration, prompt, ...request }),
      state === 'success' ? 100 : 0,
      state === 'failed' ? 'EngineFailure' : '',
      filmId,
    ],
  )
  return id
}
