import type { TestService } from './service.ts'

type MadeVideo = { id?: string; extension?: string; seconds?: number; letGo?: boolean }

/** Inserts a finished video of an account into the database; returns its id. */
export async function insertVideo(
  { db, services }: Pick<TestService, 'db' | 'services'>,
  accountId: string,
  { id = services.nextId(), extension = 'mp4', seconds = 4, letGo = false }: MadeVideo = {},
): Promise<string> {
  const blob = await services.blobs.put(Buffer.from('what was made'), extension)
  const text = `insert into task (id, account_id, type, state, progress, request, hold, credits, result, created_at, updated_at, finished_at, let_go)
    values ($1, $2, 'text2video', 'success', 100, '{}', 0, 0, $3, now(), now(), now(), $4)`
  const result = { creations: [{ id, blob, seconds, width: 640, height: 360 }] }
  const taskId = services.nextId()
  await db.query({ text }, [taskId, accountId, JSON.stringify(result), letGo])
  // As when a task ends.
  if (!letGo) await db.query({ text: 'select use_blobs($1, $2)' }, [taskId, [blob]])
  return id
}
