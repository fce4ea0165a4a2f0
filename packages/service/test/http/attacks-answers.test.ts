import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { MAX_DEPTH, MAX_KEYS, MAX_VALUES, whyTooComplex } from '../../src/http/body/check-json-shape.ts'
import { connectRaw, headOf, type RawClient } from '../../../../test/harness/raw-client.ts'
import { startService, type TestService } from '../../../../test/harness/service.ts'
import { until } from '../../../../test/harness/until.ts'

const MB = 2 ** 20

let service: TestService
before(async () => {
  service = await startService({ KINORA_ANSWER_MEMORY_MB: '64' })
})
after(() => service.stop())

// The longest payload: six bytes for each of its characters in an answer.
const LONGEST = '\u0001'.repeat(1_048_576)
const create = async (key: string, payload = LONGEST): Promise<string> =>
  String((await service.post('/ent/v2/text2video', { model: 'genq2', prompt: 'x', payload }, { key })).json.task_id)

test('a page of the longest payloads ends early, and its token leads to the rest', async () => {
  const { key } = await service.account()
  const ids: string[] = []
  for (let count = 0; count < 12; count++) ids.unshift(await create(key))
  const seen: string[] = []
  let token = ''
  for (let pages = 0; pages < 12; pages++) {
    const { status, json, text } = await service.get(`/ent/v2/tasks?pager.pagesz=100&pager.page_token=${token}`, {
      key,
    })
    assert.equal(status, 200)
    // Eight megabytes; one entry alone may be longer.
    assert.ok(text.length <= 8.1 * MB, `a page of ${text.length} bytes`)
    for (const task of json.tasks) {
      assert.equal(task.payload.length, LONGEST.length)
      seen.push(task.id)
    }
    token = json.next_page_token
    if (token === '') break
  }
  assert.deepEqual(seen, ids)
})

test('an account that does not read its answers is limited, and others are not', async () => {
  const [greedy, other] = [await service.account(), await service.account()]
  const [id, othersId] = [await create(greedy.key), await create(other.key)]
  const deaf: RawClient[] = []
  for (let count = 0; count < 40; count++) {
    const client = await connectRaw(service.url, { reads: false })
    client.send(headOf('GET', `/ent/v2/tasks/${id}/creations`, { key: greedy.key }))
    deaf.push(client)
  }
  const refused = await until(async () => {
    const answer = await service.get(`/ent/v2/tasks/${id}/creations`, { key: greedy.key })
    return answer.status !== 200 && answer
  }, 'the greedy account is refused more')
  assert.deepEqual([refused.status, refused.json.reason], [503, 'SystemThrottling'])
  const { json } = await service.get(`/ent/v2/tasks/${othersId}/creations`, { key: other.key })
  assert.equal(json.payload.length, LONGEST.length)
  assert.ok(Number(refused.headers.get('retry-after')) >= 1)
  for (const client of deaf) client.end()
  // What is given up by its reader is given back.
  await until(
    async () => (await service.get(`/ent/v2/tasks/${id}/creations`, { key: greedy.key })).status === 200,
    'the greedy account is served again',
  )
})

test('a database that runs out of time, disk, memory or connections is 503 with Retry-After', async () => {
  const { db } = service.services
  const { query } = db
  try {
    for (const code of ['57014', '53100', '53200', '53300', '53400', '55P03', '25P04', '57P01', '57P03', '57P05']) {
      Object.assign(db, { query: () => Promise.reject(Object.assign(new Error('no'), { code })) })
      const { status, json, headers } = await service.get('/ent/v2/tasks')
      assert.deepEqual([status, json.reason], [503, 'SystemThrottling'], code)
      assert.ok(Number(headers.get('retry-after')) >= 1, code)
    }
  } finally {
    Object.assign(db, { query })
  }
})

const repeated = (unit: string, head = '', tail = ''): Buffer =>
  Buffer.from(head + unit.repeat(Math.floor((19 * MB) / unit.length)) + tail)

function withKeys(count: number): Buffer {
  const keys = Array.from({ length: count }, (_, index) => `"k${index}":0`)
  return Buffer.from(`{${keys.join()}}`)
}

test('the shape of a body is seen before it is parsed', () => {
  const rows: [string, Buffer, RegExp | undefined][] = [
    ['open lists', repeated('['), /levels/],
    ['open objects', repeated('{"a":'), /levels/],
    ['a million keys', withKeys(1_000_000), /keys/],
    ['a list of millions', repeated('0,', '[', '0]'), /values/],
    ['empty lists', repeated('[],', '[', '0]'), /values/],
    ['short texts', repeated('"ab",', '[', '0]'), /values/],
    ['as many keys as may be', withKeys(MAX_KEYS), undefined],
    ['as many values as may be', Buffer.from(`[${'0,'.repeat(MAX_VALUES - 3)}0]`), undefined],
    ['as deep as may be', Buffer.from('['.repeat(MAX_DEPTH) + ']'.repeat(MAX_DEPTH)), undefined],
    ['one text', repeated('A', '{"a":"', '"}'), undefined],
    ['brackets in a text', repeated('[{:,', '{"a":"', '"}'), undefined],
    ['escaped quotes', repeated('\\"[', '{"a":"', '"}'), undefined],
    ['escaped quotes far apart', repeated(`${'a'.repeat(40)}\\"[`, '{"a":"', '"}'), undefined],
    ['escaped backslashes', repeated('\\\\', '{"a":"', '"}'), undefined],
    [
      'a text that ends with a backslash',
      Buffer.from(`{"a":"${'x'.repeat(50)}\\\\","b":[${'0,'.repeat(MAX_VALUES)}0]}`),
      /values/,
    ],
  ]
  for (const [name, body, why] of rows) {
    const began = process.cpuUsage()
    const said = whyTooComplex(body)
    const used = process.cpuUsage(began)
    if (why) assert.match(said ?? '', why, name)
    else assert.equal(said, undefined, name)
    // A nanosecond or two a byte; a hundred of them would still pass.
    assert.ok(used.user + used.system < 2_000_000, `${name} took ${(used.user + used.system) / 1000} ms`)
  }
})

test('a body of a million keys, or nested without end, is rejected quickly, also on a free endpoint', async () => {
  const headers = { 'content-type': 'application/json' }
  for (const [raw, why] of [
    [withKeys(1_000_000), /keys/],
    [repeated('['), /levels/],
    [repeated('{"a":'), /levels/],
  ] as const) {
    const before_ = process.cpuUsage()
    const answer = await service.request('POST', '/ent/v2/estimate/text2video', { raw: new Uint8Array(raw), headers })
    const used = process.cpuUsage(before_)
    assert.deepEqual([answer.status, answer.json.reason], [400, 'BadRequest'])
    assert.match(answer.json.message, why)
    // Client and server together, which send and receive 19 MB.
    assert.ok(used.user + used.system < 3_000_000, `${(used.user + used.system) / 1000} ms`)
  }
})
