import { connectionUrl } from '../../test/harness/connection-url.ts'
import { withClient } from '../api/fill.ts'

type Connection = Parameters<typeof withClient>[0]

/** A database without tables on the cluster, for a service that is started on it. */
export async function addDatabase(
  server: Connection,
  name: 'tasks' | 'desk',
): Promise<{ connection: Connection; url: string }> {
  await withClient({ ...server, database: 'postgres' }, client =>
    client.query(`create database ${name} template template0`),
  )
  const connection = { ...server, database: name }
  return { connection, url: connectionUrl(connection) }
}

/** Tasks of the first account that are done, with prompts of the usual length; the first fifty are about giraffes. */
export async function fillTasks(connection: Connection, count: number): Promise<void> {
  await withClient(connection, async client => {
    await client.query(
      `insert into task (id, account_id, type, state, model, resolution, request, progress, hold, credits, result, created_at, updated_at, finished_at, err_code)
       select 909000000000000000 + n * 4096, (select min(id) from account), 'text2video', 'success', 'genq2', '720p',
              json_build_object('model', 'genq2', 'prompt', 'A ' || case when n <= 50 then 'giraffe' else 'cat' end || ' number ' || n
                || ' rides a bicycle along a beach at sunset, ' || repeat(md5(n::text) || ' ', 3),
                'seed', n, 'duration', 5, 'aspect_ratio', '16:9', 'resolution', '720p'),
              100, 10, 10,
              json_build_object('creations', json_build_array(json_build_object('id', n::text, 'blob',
                substr(encode(sha256(n::text::bytea), 'hex'), 1, 2) || '/' || encode(sha256(n::text::bytea), 'hex') || '.mp4')), 'engine', 'studio'),
              now(), now(), now(), ''
       from generate_series(1, $1::int) n`,
      [count],
    )
    await client.query('analyze task')
  })
}
