import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startService, type TestService } from '../../../../test/harness/service.ts'

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.stop())

const create = async (): Promise<string> =>
  String((await service.post('/ent/v2/text2video', { model: 'genq2', prompt: 'x' })).json.task_id)
const progress = (id: string, value: number) =>
  service.db.query({ text: 'update task set progress = $2 where id = $1' }, [id, value])

test('a long poll answers when the state changes in this process', async () => {
  const id = await create()
  const waiting = service.get(`/ent/v2/tasks/${id}/creations?wait=60`)
  await service.post(`/ent/v2/tasks/${id}/cancel`, {})
  const { json } = await waiting
  assert.deepEqual([json.state, json.err_code, json.credits], ['failed', 'UserCancelled', 0])
})

test('a long poll answers when another process changes the task', async () => {
  const id = await create()
  const waiting = service.get(`/ent/v2/tasks/${id}/creations?wait=60`)
  // The poll must have begun: it tells of changes since then.
  await new Promise(resolve => setTimeout(resolve, 300))
  await progress(id, 30)
  assert.equal((await waiting).json.progress, 30)
})

test('a long poll on a finished task answers immediately, and one that times out answers the present task', async () => {
  const id = await create()
  assert.equal((await service.get(`/ent/v2/tasks/${id}/creations?wait=1`)).json.state, 'queueing')
  await service.post(`/ent/v2/tasks/${id}/cancel`, {})
  assert.equal((await service.get(`/ent/v2/tasks/${id}/creations?wait=60`)).json.state, 'failed')
})

test('wait is 0 to 60 seconds', async () => {
  const id = await create()
  for (const bad of ['61', '-1', 'soon', '1.5']) {
    const { status, json } = await service.get(`/ent/v2/tasks/${id}/creations?wait=${bad}`)
    assert.deepEqual([status, json.metadata.fields], [400, ['wait']], bad)
  }
  assert.equal((await service.get(`/ent/v2/tasks/${id}/creations?wait=0`)).status, 200)
})

async function* eventsOf(response: Response): AsyncGenerator<Record<string, unknown>> {
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += Buffer.from(chunk).toString()
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1]
      text = text.slice(end + 2)
      if (data) yield JSON.parse(data)
    }
  }
}

const openEvents = (id: string, signal?: AbortSignal): Promise<Response> =>
  fetch(`${service.url}/ent/v2/tasks/${id}/events`, {
    headers: { authorization: `Token ${service.key}` },
    ...(signal && { signal }),
  })

test('events report state and progress until the task is final, then the stream ends', async () => {
  const id = await create()
  const response = await openEvents(id)
  assert.match(response.headers.get('content-type') ?? '', /^text\/event-stream/)
  assert.ok(response.headers.get('x-md-trace-id'))
  const seen: unknown[] = []
  for await (const { state, progress: at } of eventsOf(response)) {
    seen.push(`${String(state)} ${String(at)}`)
    if (seen.length === 1) await progress(id, 20)
    if (seen.length === 2) await service.post(`/ent/v2/tasks/${id}/cancel`, {})
  }
  assert.deepEqual(seen, ['queueing 0', 'queueing 20', 'failed 20'])
})

test('many watching clients cause one query to the database at a time', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, create))
  const hangUp = new AbortController()
  const streams = await Promise.all(ids.flatMap(id => [openEvents(id, hangUp.signal), openEvents(id, hangUp.signal)]))
  const events = streams.map(eventsOf)
  await Promise.all(events.map(one => one.next()))
  const began = performance.now()
  const before_ = statementsOf('task-light')
  await new Promise(resolve => setTimeout(resolve, 1_000))
  const looks = statementsOf('task-light') - before_
  const ticks = (performance.now() - began) / 250
  assert.ok(looks >= 1 && looks <= ticks + 3, `${looks} looks in ${ticks.toFixed(1)} ticks for 40 clients`)
  hangUp.abort()
  await Promise.allSettled(events.map(one => one.return(undefined)))
})

/** How often the watcher has asked so far, counted at the database's door. */
let looks = 0
function statementsOf(name: string): number {
  const { db } = service.services
  if (!('counted' in db)) {
    const { query } = db
    Object.assign(db, {
      counted: true,
      query: (statement: { name?: string }, values?: unknown[]) => {
        if (statement.name === name) looks += 1
        return query(statement as Parameters<typeof query>[0], values)
      },
    })
  }
  return looks
}

test('a stream needs the key of the owner', async () => {
  const id = await create()
  const { key } = await service.account()
  assert.equal((await service.get(`/ent/v2/tasks/${id}/events`, { key })).status, 404)
  assert.equal((await service.get(`/ent/v2/tasks/${id}/events`, { key: null })).status, 401)
})

test('a revoked key is rejected at its next poll', async () => {
  const { id: accountId, key } = await service.account()
  const { json } = await service.post('/ent/v2/text2video', { model: 'genq2', prompt: 'x' }, { key })
  const poll = () => service.get(`/ent/v2/tasks/${json.task_id}/creations`, { key })
  assert.equal((await poll()).status, 200)
  const [{ id }] = (await service.get(`/admin/v1/accounts/${accountId}/keys`)).json.keys
  await service.request('DELETE', `/admin/v1/keys/${id}`)
  const refused = await poll()
  assert.deepEqual([refused.status, refused.json.reason], [401, 'Unauthorized'])
})
