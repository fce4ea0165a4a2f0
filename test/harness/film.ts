import type { TestService } from './service.ts'

export type FilmParts = { videos: string[]; narration: string; music: string; compose: string }

/** Writes the parts of a film as its plan will: sub-tasks that are done. The film itself becomes a success. */
export async function finishFilm(
  service: TestService,
  filmId: string,
  segmentSeconds: readonly number[],
): Promise<FilmParts> {
  const { db, services } = service
  const insert = async (part: string, index: number | null, request: object): Promise<string> => {
    const id = services.nextId()
    await db.query(
      {
        text: `insert into task (id, account_id, type, state, parent_id, part, part_index, request, progress, hold, credits, result, created_at, updated_at)
               select $1::bigint, account_id, type || '/' || $2::text, 'success', id, $2, $3, $4, 100, 0, 0, $5, now(), now() from task where id = $6`,
      },
      [
        id,
        part,
        index,
        JSON.stringify(request),
        JSON.stringify({ creations: [{ id, blob: `ab/${'ab'.repeat(32)}.mp4` }] }),
        filmId,
      ],
    )
    return id
  }
  const videos: string[] = []
  for (const [index, duration] of segmentSeconds.entries()) {
    videos.push(await insert('generate_video', index, { prompt: `segment ${index}`, duration }))
  }
  const duration = segmentSeconds.reduce((sum, one) => sum + one, 0)
  const narration = await insert('generate_narration', null, { prompt: 'Buy it.', duration })
  const music = await insert('generate_bgm', null, { prompt: 'bright', duration })
  const compose = await insert('compose', null, {
    video_task_ids: videos,
    bgm_task_id: music,
    narration_task_id: narration,
  })
  for (const state of ['queueing', 'processing'])
    await db.query({ text: 'update task set state = $2 where id = $1' }, [filmId, state])
  await db.query({ text: "update task set state = 'success', progress = 100 where id = $1" }, [filmId])
  return { videos, narration, music, compose }
}
