import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { type FarSideTwin, startFarSideTwin, type TwinFault } from './harness/far-side-twin.ts'

async function startTwin(context: TestContext): Promise<{ twin: FarSideTwin; made: string[] }> {
  const made: string[] = []
  const twin = await startFarSideTwin({
    'POST /jobs': ({ json }) => {
      made.push(json.id)
      return { status: 202, json: { id: json.id } }
    },
    'GET /jobs/:id': ({ params, query }) => ({ json: { id: params.id, page: query.get('page') } }),
  })
  context.after(twin.close)
  return { twin, made }
}

const post = (twin: FarSideTwin, signal?: AbortSignal): Promise<Response> =>
  fetch(`${twin.url}/jobs`, { method: 'POST', body: '{"id":"a"}', ...(signal && { signal }) })

test('a twin answers by its table, counts its requests, and knows nothing else', async context => {
  const { twin } = await startTwin(context)
  assert.deepEqual(await (await fetch(`${twin.url}/jobs/a%20b?page=2`)).json(), { id: 'a b', page: '2' })
  assert.equal((await post(twin)).status, 202)
  assert.equal((await fetch(`${twin.url}/elsewhere`)).status, 404)
  assert.deepEqual([twin.count('POST /jobs'), twin.count('GET /jobs/:id')], [1, 1])
  assert.deepEqual(
    twin.requests.map(({ path }) => path),
    ['/jobs/a%20b', '/jobs', '/elsewhere'],
  )
})

test('a fault applies to its route for the given number of times, and then stops', async context => {
  const { twin, made } = await startTwin(context)
  twin.fault({ on: 'POST /jobs', times: 2, answers: { status: 429, headers: { 'retry-after': '7' } } })
  const first = await post(twin)
  assert.deepEqual([first.status, first.headers.get('retry-after')], [429, '7'])
  assert.equal((await fetch(`${twin.url}/jobs/a`)).status, 200)
  assert.deepEqual([(await post(twin)).status, (await post(twin)).status], [429, 202])
  assert.equal(made.length, 1, 'what is answered by a fault is not done')
})

const broken: [what: string, fault: TwinFault, done: number][] = [
  ['reset', { does: 'reset' }, 0],
  ['dropped', { does: 'drop' }, 1],
  ['cut', { does: 'cut' }, 1],
]
for (const [what, fault, done] of broken) {
  test(`a request that is ${what} has no answer, and was done ${done} times`, async context => {
    const { twin, made } = await startTwin(context)
    twin.fault(fault)
    await assert.rejects(async () => (await post(twin)).text())
    assert.equal(made.length, done)
    twin.heal()
    assert.equal((await post(twin)).status, 202)
  })
}

test('a twin that hangs is left, and closes all the same', async context => {
  const { twin, made } = await startTwin(context)
  twin.fault({ does: 'hang' })
  await assert.rejects(post(twin, AbortSignal.timeout(50)))
  assert.equal(made.length, 0)
})

test('a twin that is down refuses, and comes back at the same address', async context => {
  const { twin } = await startTwin(context)
  await twin.down()
  await assert.rejects(post(twin), error => (error as { cause?: { code?: string } }).cause?.code === 'ECONNREFUSED')
  await twin.up()
  assert.equal((await post(twin)).status, 202)
})
