import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { png } from '../../../../test/contract/media.ts'
import type { TestService } from '../../../../test/harness/service.ts'
import { untilFinal } from '../../../../test/harness/until.ts'
import { startFilmWork } from './start-film-work.ts'

// A film whose music cannot be made: everything else of it stays, and is used by those who mend it.

let films: Awaited<ReturnType<typeof startFilmWork>>
let service: TestService
let isMusicBroken = true
/** The kinds of everything that was made, in order. */
const made: string[] = []

before(async () => {
  films = await startFilmWork({
    change: minimal => ({
      async start(token, order, context) {
        made.push(order.kind)
        return minimal.start(token, order, context)
      },
      async poll(token, order, context) {
        if (order.kind === 'music' && isMusicBroken)
          return { state: 'failed', code: 'CreationPolicyViolation', message: 'no music today', retryable: false }
        return minimal.poll(token, order, context)
      },
    }),
    download: () => Promise.reject(new Error('no network')),
  })
  service = films.service
})
after(() => films.stop())

type Json = Record<string, any>

const endOf = (id: string): Promise<Json> =>
  untilFinal(() => service.get(`/ent/v2/tasks/${id}/creations?wait=60`), `film ${id} ends`)

test('a part that fails fails its film with its reason and costs nothing; an edit and a composition of the rest mend it', async () => {
  const body = { images: [png(256)], prompt: 'Kite One: a lamp', duration: 8, language: 'en', aspect_ratio: '1:1' }
  const { task_id: id } = (await service.post('/ent/v2/ad-one-click', body)).json
  const failed = await endOf(id)
  assert.deepEqual([failed.state, failed.err_code, failed.credits], ['failed', 'CreationPolicyViolation', 0])
  assert.match(failed.err_msg, /generate_bgm: no music today/)
  const entries = await service.db.query(
    { text: 'select kind, held::float8 from ledger where task_id = $1 order by id' },
    [id],
  )
  assert.deepEqual(entries, [
    { kind: 'hold', held: 320 },
    { kind: 'refund', held: -320 },
  ])
  const film = (await service.get(`/ent/v2/ad-one-click/${id}`)).json.data_records
  const videos: string[] = film.storyboards.map((segment: Json) => segment.records[0].id)
  assert.ok(film.storyboards.every((segment: Json) => segment.records[0].state === 'success'))
  assert.deepEqual([film.bgm_records[0].state, film.completed_creation_records.length], ['failed', 0])

  const composeWith = (music: string): Promise<{ status: number; json: Json }> =>
    service.post('/ent/v2/ad-one-click/compose', {
      ad_one_click_task_id: id,
      video_task_ids: videos,
      bgm_task_id: music,
      narration_task_id: film.narration_records[0].id,
    })
  assert.equal((await composeWith(film.bgm_records[0].id)).status, 400, 'what failed cannot be used')

  isMusicBroken = false
  const before = made.length
  const edit = { ad_one_click_task_id: id, type: 'generate_bgm', prompt: 'calm piano' }
  const music = (await service.post('/ent/v2/ad-one-click/edit', edit)).json
  assert.equal((await endOf(music.sub_task_id)).state, 'success')
  const composed = await composeWith(music.sub_task_id)
  const mended = await endOf(composed.json.compose_sub_task_id)
  assert.deepEqual([mended.state, mended.credits], ['success', 1], JSON.stringify(mended))
  assert.deepEqual(made.slice(before), ['music'], 'nothing but the music was made again')
})
