import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type Answered, startService, type TestService } from '../harness/service.ts'
import { assertRefused } from './assert-refused.ts'
import { type Body, bodyOf, type GeneratorName, generators } from './bodies.ts'
import { finishedFilm } from './film-rows.ts'
import { png } from './media.ts'

let service: TestService

before(async () => {
  service = await startService()
})
after(() => service.stop())

async function create(generator: GeneratorName, patch: Body = {}, key = service.key): Promise<Answered['json']> {
  const answer = await service.post(generators[generator].path, bodyOf(generator, patch), { key })
  assert.equal(answer.status, 200, answer.text)
  return answer.json
}
const newTask = async (key = service.key): Promise<string> => (await create('text2video', {}, key)).task_id
const cancel = (id: string, key = service.key): Promise<Answered> =>
  service.post(`/ent/v2/tasks/${id}/cancel`, {}, { key })
const query = (id: string, search = '', key = service.key): Promise<Answered> =>
  service.get(`/ent/v2/tasks/${id}/creations${search}`, { key })

describe('the short path of a task', () => {
  test('answers as the query of creations does, and to its own account alone', async () => {
    const id = await newTask()
    await cancel(id)
    const short = await service.get(`/ent/v2/tasks/${id}`)
    assert.deepEqual([short.status, short.json], [200, (await query(id)).json])
    const { key } = await service.account({ credits: 100 })
    assertRefused(await service.get(`/ent/v2/tasks/${id}`, { key }), 404, 'TaskNotFound')
    assertRefused(await service.get('/ent/v2/tasks/x'), 400, 'FieldInvalid', ['id'])
  })
})

describe('cancel', () => {
  test('a created task becomes failed with UserCancelled, and its credits come back', async () => {
    const { key } = await service.account({ credits: 100 })
    const id = await newTask(key)
    const { remains } = (await service.get('/ent/v2/credits', { key })).json
    assert.equal(remains[0].credit_remain, 20)
    const answer = await cancel(id, key)
    assert.deepEqual([answer.status, answer.json], [200, {}])
    const { state, err_code, credits, creations } = (await query(id, '', key)).json
    assert.deepEqual(
      { state, err_code, credits, creations },
      { state: 'failed', err_code: 'UserCancelled', credits: 0, creations: [] },
    )
    assert.equal((await service.get('/ent/v2/credits', { key })).json.remains[0].credit_remain, 100)
  })

  test('the other path by which clients ask for it does the same', async () => {
    const id = await newTask()
    const answer = await service.post(`/ent/v2/task/${id}/cancel`, {})
    assert.deepEqual([answer.status, answer.json], [200, {}])
    assert.equal((await query(id)).json.err_code, 'UserCancelled')
    assertRefused(await service.post('/ent/v2/task/1/cancel', {}), 404, 'TaskNotFound')
  })

  test('a finished task is rejected', async () => {
    const id = await newTask()
    await cancel(id)
    assertRefused(await cancel(id), 400, 'BadRequest')
  })

  test('of cancels at the same time one succeeds, and the credits come back once', async () => {
    const { key } = await service.account({ credits: 100 })
    const id = await newTask(key)
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => cancel(id, key)))).map(one => one.status)
    assert.deepEqual(
      statuses.toSorted((a, b) => a - b),
      [200, 400, 400, 400, 400],
    )
    assert.equal((await service.get('/ent/v2/credits', { key })).json.remains[0].credit_remain, 100)
  })

  test('a queueing task is cancelled too', async () => {
    const id = await newTask()
    await service.db.query({ text: `update task set state = 'queueing' where id = $1` }, [id])
    assert.equal((await cancel(id)).status, 200)
  })
})

/** A task as it is before anything happened to it; the service itself puts new ones straight into the queue. */
const rawTask = async (): Promise<string> => {
  const id = service.services.nextId()
  await service.db.query(
    {
      text: `insert into task (id, account_id, type, state, request, hold, credits, created_at, updated_at)
             values ($1, $2, 'text2video', 'created', '{}', 0, 0, now(), now())`,
    },
    [id, service.accountId],
  )
  return id
}

describe('states', () => {
  const moves: [from: string[], to: string][] = [
    [['created'], 'processing'],
    [['created'], 'success'],
    [['created', 'queueing'], 'created'],
    [['created', 'queueing'], 'success'],
    [['created', 'queueing', 'processing'], 'queueing'],
    [['created', 'queueing', 'processing', 'success'], 'failed'],
    [['created', 'failed'], 'queueing'],
  ]
  for (const [path, to] of moves) {
    test(`${path.join(' -> ')} -> ${to} is rejected`, async () => {
      const id = await rawTask()
      const move = (state: string): Promise<unknown> =>
        service.db.query(
          {
            text: `update task set state = $2, progress = case when $2 = 'success' then 100 else 0 end, err_code = case when $2 = 'failed' then 'EngineFailure' else '' end where id = $1`,
          },
          [id, state],
        )
      for (const state of path.slice(1)) await move(state)
      await assert.rejects(move(to))
    })
  }
})

describe('list', () => {
  test('entries have the query response and the request, newest first', async () => {
    const { key } = await service.account()
    const first = (await create('img2video', { images: [png()], prompt: 'one', payload: 'p' }, key)).task_id
    const second = (await create('text2video', { model: 'genq2', prompt: 'two', aspect_ratio: '1:1' }, key)).task_id
    const { tasks, next_page_token } = (await service.get('/ent/v2/tasks', { key })).json
    assert.equal(next_page_token, '')
    assert.deepEqual(
      tasks.map((task: Body) => task.id),
      [second, first],
    )
    const [newest, oldest] = tasks
    // The place in the queue is in the query alone.
    const { queue_position: _place, estimated_start_at: _start, ...queried } = (await query(second, '', key)).json
    assert.deepEqual({ ...newest, ...queried }, newest)
    const { type, model, prompt, images, duration, resolution, aspect_ratio } = newest
    assert.deepEqual(
      { type, model, prompt, images, duration, resolution, aspect_ratio },
      {
        type: 'text2video',
        model: 'genq2',
        prompt: 'two',
        images: [],
        duration: 5,
        resolution: '720p',
        aspect_ratio: '1:1',
      },
    )
    assert.match(newest.created_at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/)
    assert.match(oldest.images[0], /^http/)
    assert.equal((await fetch(oldest.images[0])).status, 200)
  })

  test('filters', async () => {
    const { key } = await service.account()
    const a = (await create('text2video', { payload: 'red' }, key)).task_id
    const b = (await create('text2video', { model: 'genq2', resolution: '540p' }, key)).task_id
    const c = (await create('one-click/mv', {}, key)).id
    const d = (await create('explain-comic', {}, key)).id
    await cancel(b, key)
    const rows: [search: string, ids: string[]][] = [
      ['', [d, c, b, a]],
      ['states=failed', [b]],
      ['states=queueing', [d, c, a]],
      ['states=queueing&states=failed', [d, c, b, a]],
      ['states=nothing', []],
      ['model_versions=genq2', [b]],
      ['model_versions=genq2&model_versions=genq1', [b, a]],
      ['resolutions=540p', [b]],
      ['resolutions=1080p&resolutions=540p', [b, a]],
      [`task_ids=${a}&task_ids=${c}`, [c, a]],
      ['types=text2video', [b, a]],
      ['types=one-click/mv&types=explain-comic', [d, c]],
      ['types=nothing', []],
      ['payload=red', [a]],
      ['payload=re', []],
      ['types=text2video&states=queueing', [a]],
      ['created_at.from=2000-01-01T00:00:00Z', [d, c, b, a]],
      ['created_at.to=2000-01-01T00:00:00Z', []],
      ['created_at.from=2999-01-01T00:00:00Z', []],
      ['created_at.to=2999-01-01T00:00:00Z', [d, c, b, a]],
    ]
    for (const [search, ids] of rows) {
      const { json, text } = await service.get(`/ent/v2/tasks?${search}`, { key })
      assert.deepEqual(
        json.tasks?.map((task: Body) => task.id),
        ids,
        `${search} ${text.slice(0, 200)}`,
      )
    }
  })

  test('task_ids finds the sub-tasks of films, which are not listed otherwise', async () => {
    const film = await finishedFilm(service, 'ad-one-click')
    const [first = '', second = ''] = film.parts
    const idsOf = async (search: string, key = service.key): Promise<string[]> => {
      const { status, json, text } = await service.get(`/ent/v2/tasks?pager.pagesz=100&${search}`, { key })
      assert.equal(status, 200, text)
      return json.tasks.map((task: Body) => task.id)
    }
    assert.deepEqual(await idsOf(`task_ids=${first}&task_ids=${second}&task_ids=${film.id}`), [second, first, film.id])
    assert.deepEqual(await idsOf(`task_ids=${first}&states=failed`), [])
    assert.equal((await idsOf('states=success')).includes(first), false)
    const { key } = await service.account()
    assert.deepEqual(await idsOf(`task_ids=${first}&task_ids=${film.id}`, key), [])
    const [entry] = (await service.get(`/ent/v2/tasks?task_ids=${first}`)).json.tasks
    assert.deepEqual([entry.prompt, entry.duration, entry.state], ['first', 3, 'success'])
  })

  test('created_at.from and created_at.to take what the tasks say of themselves', async () => {
    const { key } = await service.account()
    const ids: string[] = []
    for (let i = 0; i < 3; i++) {
      ids.unshift(await newTask(key))
      service.advance(10)
    }
    const { tasks } = (await service.get('/ent/v2/tasks', { key })).json
    const from = tasks[1].created_at
    const idsOf = async (search: string) =>
      (await service.get(`/ent/v2/tasks?${search}`, { key })).json.tasks.map((task: Body) => task.id)
    assert.deepEqual(await idsOf(`created_at.from=${from}`), ids.slice(0, 2))
    assert.deepEqual(await idsOf(`created_at.to=${from}`), ids.slice(1))
  })

  test('pages: 10 by default, 1 to 100, each task once', async () => {
    const { key } = await service.account({ credits: 10_000 })
    await Promise.all(Array.from({ length: 13 }, () => newTask(key)))
    const first = (await service.get('/ent/v2/tasks', { key })).json
    assert.equal(first.tasks.length, 10)
    const seen: string[] = []
    let token = ''
    do {
      const page = (
        await service.get(`/ent/v2/tasks?pager.pagesz=4&pager.page_token=${encodeURIComponent(token)}`, { key })
      ).json
      seen.push(...page.tasks.map((task: Body) => task.id))
      token = page.next_page_token
    } while (token)
    assert.equal(seen.length, 13)
    assert.deepEqual(
      seen,
      [...new Set(seen)].toSorted((a, b) => (BigInt(a) < BigInt(b) ? 1 : -1)),
    )
    for (const size of [1, 100])
      assert.equal((await service.get(`/ent/v2/tasks?pager.pagesz=${size}`, { key })).status, 200)
    for (const size of ['0', '101', 'x', '-1', '1.5'])
      assertRefused(await service.get(`/ent/v2/tasks?pager.pagesz=${size}`, { key }), 400, 'FieldInvalid', [
        'pager.pagesz',
      ])
    assertRefused(await service.get('/ent/v2/tasks?created_at.from=yesterday', { key }), 400, 'FieldInvalid', [
      'created_at.from',
    ])
  })
})

describe('waiting', () => {
  test('a long poll on a finished task answers at once', async () => {
    const id = await newTask()
    await cancel(id)
    assert.equal((await query(id, '?wait=60')).json.state, 'failed')
  })

  test('a long poll answers when the state changes', async () => {
    const id = await newTask()
    const [waited] = await Promise.all([query(id, '?wait=60'), cancel(id)])
    assert.equal(waited.json.state, 'failed')
  })

  test('wait is 0 to 60', async () => {
    const id = await newTask()
    assert.equal((await query(id, '?wait=0')).json.state, 'queueing')
    for (const wait of ['-1', '61', 'x', '1.5'])
      assertRefused(await query(id, `?wait=${wait}`), 400, 'FieldInvalid', ['wait'])
  })

  test('events tell states until the final one', async () => {
    const id = await newTask()
    const events = service.get(`/ent/v2/tasks/${id}/events`)
    await cancel(id)
    const { headers, text } = await events
    assert.match(headers.get('content-type') ?? '', /^text\/event-stream/)
    const told = text
      .split('\n')
      .filter(line => line.startsWith('data:'))
      .map(line => JSON.parse(line.slice(5)))
    assert.equal(told.at(-1).state, 'failed')
    assert.ok(told.every(one => Number.isInteger(one.progress)))
    const again = await service.get(`/ent/v2/tasks/${id}/events`)
    assert.match(again.text, /"failed"/)
  })
})
