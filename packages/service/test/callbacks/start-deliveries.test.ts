import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { changeCallbackSecret } from '../../src/accounts/change-callback-secret.ts'
import { idSource } from '../../src/core/ids.ts'
import { createSecretBox } from '../../src/files/secret-box.ts'
import { openOutbox, type Outbox } from './outbox.ts'
import { startReceiver } from './receiver.ts'
import { isSignedBody, isSignedRequest } from './verify.ts'
import { until } from '../../../../test/harness/until.ts'

const HOUR_MS = 3_600_000

let outbox: Outbox
before(async () => {
  outbox = await openOutbox()
})
after(() => outbox.close())

/** Runs deliveries for the time of a test. */
const delivering = async (work: () => Promise<void>, ...options: Parameters<Outbox['start']>): Promise<void> => {
  outbox.start(...options)
  try {
    await work()
  } finally {
    await outbox.stopAll()
  }
}

describe('a callback', () => {
  test('is the body of the task query, signed by both schemes, and its try is logged', () =>
    delivering(async () => {
      const receiver = await startReceiver()
      const taskId = await outbox.task()
      const id = await outbox.write('success', `${receiver.url}?name=james&age=36`, { taskId })
      const [row] = await outbox.settled(id)
      const [got] = receiver.received
      assert.ok(row && got && receiver.received.length === 1)
      assert.equal(got.headers['content-type'], 'application/json')
      assert.equal(got.headers['webhook-id'], id)
      assert.deepEqual([got.json.id, got.json.state, got.json.payload], [taskId, 'success', 'höllo'])
      const { callbackSecret } = outbox.first
      assert.equal(isSignedBody(got.headers, got.body, callbackSecret, outbox.clock()), true)
      assert.equal(isSignedRequest('/hook?name=james&age=36', got.headers, callbackSecret), true)
      for (const name of ['Date', 'x-request-nonce', 'X-HMAC-SIGNATURE', 'webhook-signature']) {
        assert.ok(got.rawHeaders.includes(name), name)
      }
      const [tried] = row.tries
      assert.deepEqual([row.state, row.tries.length, tried?.status, tried?.error], ['delivered', 1, 200, ''])
      assert.match(tried?.at ?? '', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/)
      assert.ok(Number.isInteger(tried?.ms))
    }))

  test('is signed with the first key if the account asks for it', () =>
    delivering(async () => {
      const receiver = await startReceiver()
      const account = await outbox.account('key')
      await outbox.settled(await outbox.write('failed', receiver.url, { accountId: account.id }))
      const [got] = await receiver.has(1)
      assert.ok(got && isSignedBody(got.headers, got.body, account.key, outbox.clock()))
      assert.equal(isSignedRequest('/hook', got.headers, account.key), true)
    }))

  test('carries signatures by the old and the new secret for a day after a change', () =>
    delivering(async () => {
      const receiver = await startReceiver()
      const account = await outbox.account()
      const ports = { clock: outbox.clock, nextId: idSource(2, Date.now), secretBox: outbox.secretBox }
      const changed = (await outbox.db.transaction(tx => changeCallbackSecret.run(tx, account.id, {}, ports))) as {
        callback_secret: string
      }
      const send = async (): Promise<boolean[]> => {
        await outbox.settled(await outbox.write('success', receiver.url, { accountId: account.id }))
        const { headers = {}, body = '' } = receiver.received.at(-1) ?? {}
        assert.equal(isSignedRequest('/hook', headers, changed.callback_secret), true)
        const secrets = [changed.callback_secret, account.callbackSecret]
        return secrets.map(secret => isSignedBody(headers, body, secret, outbox.clock()))
      }
      assert.deepEqual(await send(), [true, true])
      outbox.advance(25 * HOUR_MS)
      assert.deepEqual(await send(), [true, false])
    }))

  test('that is late says processing although its task has ended', async () => {
    const receiver = await startReceiver()
    const taskId = await outbox.task()
    const ids = [
      await outbox.write('processing', receiver.url, { taskId }),
      await outbox.write('failed', receiver.url, { taskId }),
    ]
    await delivering(async () => {
      await outbox.settled(...ids)
      assert.deepEqual(
        receiver.received.map(({ json }) => [json.state, json.err_code]),
        [
          ['processing', ''],
          ['failed', 'EngineFailure'],
        ],
      )
    })
  })
})

describe('retries', () => {
  test('a final callback has a first try and one after each wait, signed anew under the same id', () =>
    delivering(async () => {
      const receiver = await startReceiver(response => response.writeHead(500).end())
      const id = await outbox.write('success', receiver.url)
      for (const [nth, waitSeconds] of [5, 30, 180].entries()) {
        await receiver.has(nth + 1)
        await until(async () => (await outbox.row(id)).tries.length === nth + 1, `try ${nth + 1} is recorded`)
        const { state, due_at } = await outbox.row(id)
        assert.deepEqual([state, due_at.getTime() - outbox.clock()], ['pending', waitSeconds * 1_000])
        outbox.advance(waitSeconds * 1_000)
      }
      const [row] = await outbox.settled(id)
      assert.equal(row?.state, 'failed')
      assert.deepEqual(
        row.tries.map(({ status, error }) => [status, error]),
        Array.from({ length: 4 }, () => [500, '']),
      )
      const { received } = receiver
      assert.equal(received.length, 4)
      assert.deepEqual(new Set(received.map(({ headers }) => headers['webhook-id'])), new Set([id]))
      for (const name of ['x-request-nonce', 'x-hmac-signature', 'webhook-signature', 'date']) {
        assert.equal(new Set(received.map(({ headers }) => headers[name])).size, 4, name)
      }
      // The last one is as old as its own try, not as the first.
      assert.ok(
        isSignedBody(received[3]?.headers ?? {}, received[3]?.body ?? '', outbox.first.callbackSecret, outbox.clock()),
      )
    }))

  test('a try that succeeds is the last', () =>
    delivering(
      async () => {
        const receiver = await startReceiver((response, _request, nth) => response.writeHead(nth < 3 ? 404 : 204).end())
        const [row] = await outbox.settled(await outbox.write('failed', receiver.url))
        assert.deepEqual(
          row?.tries.map(({ status }) => status),
          [404, 404, 204],
        )
        assert.equal(row.state, 'delivered')
      },
      { retrySeconds: [0, 0, 0] },
    ))

  test('processing has one try', () =>
    delivering(
      async () => {
        const receiver = await startReceiver(response => response.writeHead(503).end())
        const [row] = await outbox.settled(await outbox.write('processing', receiver.url))
        assert.deepEqual([row?.state, row?.tries.length, receiver.received.length], ['failed', 1, 1])
      },
      { retrySeconds: [0, 0, 0] },
    ))
})

describe('a receiver', () => {
  const tryOf = async (url: string) => {
    const [row] = await outbox.settled(await outbox.write('processing', url))
    const { status = 0, error = '' } = row?.tries[0] ?? {}
    return { state: row?.state, status, error }
  }

  test('that answers any 2xx has received it', () =>
    delivering(async () => {
      for (const status of [200, 201, 202, 204, 299]) {
        const receiver = await startReceiver(response => response.writeHead(status).end())
        assert.deepEqual(await tryOf(receiver.url), { state: 'delivered', status, error: '' })
      }
    }))

  test('that redirects has failed, and its target is not called', () =>
    delivering(async () => {
      const target = await startReceiver()
      for (const status of [301, 302, 303, 307, 308]) {
        const receiver = await startReceiver(response => response.writeHead(status, { location: target.url }).end())
        assert.deepEqual(await tryOf(receiver.url), { state: 'failed', status, error: 'redirects are not followed' })
      }
      assert.equal(target.received.length, 0)
    }))

  test('that never answers, or sends its headers too slowly, fails at the deadline', () =>
    delivering(
      async () => {
        const silent = await startReceiver('hold')
        const dripping = await startReceiver(({ socket }) => {
          const drip = setInterval(() => socket?.write('X-A: b\r\n'), 20)
          socket?.on('close', () => clearInterval(drip)).write('HTTP/1.1 200 OK\r\n')
        })
        for (const { url } of [silent, dripping]) {
          assert.deepEqual(await tryOf(url), { state: 'failed', status: null, error: 'it took too long' })
        }
      },
      { timeoutMs: 300 },
    ))

  test('that sends a long or slow answer has received it', () =>
    delivering(async () => {
      const lengthy = await startReceiver(response => response.end(Buffer.alloc(10_000_000)))
      const dripping = await startReceiver(response => {
        const drip = setInterval(() => response.write('x'), 20)
        response.on('close', () => clearInterval(drip)).writeHead(200)
      })
      for (const { url } of [lengthy, dripping]) {
        assert.deepEqual(await tryOf(url), { state: 'delivered', status: 200, error: '' })
      }
    }))

  test('that closes the connection, or is absent, has failed', () =>
    delivering(async () => {
      const closing = await startReceiver(({ socket }) => socket?.destroy())
      for (const [url, error] of [
        [closing.url, /closed|reset/],
        ['http://127.0.0.1:1/', /refused/],
      ] as const) {
        const tried = await tryOf(url)
        assert.deepEqual([tried.state, tried.status], ['failed', null])
        assert.match(tried.error, error)
      }
    }))
})

describe('a callback that cannot be made', () => {
  test('has failed, and the others are delivered', () =>
    delivering(
      async () => {
        const receiver = await startReceiver()
        const account = await outbox.account()
        const sealedElsewhere = createSecretBox('another service').seal('whsec_AAAA')
        await outbox.db.query({ text: 'update account set callback_secret = $2 where id = $1' }, [
          account.id,
          sealedElsewhere,
        ])
        const poison = await outbox.write('success', receiver.url, { accountId: account.id })
        const good = await outbox.write('success', receiver.url)
        const [failed, delivered] = await outbox.settled(poison, good)
        assert.deepEqual([failed?.state, delivered?.state], ['failed', 'delivered'])
        assert.match(failed?.tries[0]?.error ?? '', /KINORA_SECRET/)
        assert.equal(receiver.received.length, 1)
      },
      { retrySeconds: [] },
    ))

  test('because its body is unavailable has failed with that try on record', async () => {
    const receiver = await startReceiver()
    const broken = await outbox.task()
    const bodyOf = async (id: string) => {
      if (id === broken) throw new Error('cannot show it')
      return { id, state: 'success' }
    }
    await delivering(
      async () => {
        const ids = [
          await outbox.write('success', receiver.url, { taskId: broken }),
          await outbox.write('success', receiver.url),
        ]
        const rows = await outbox.settled(...ids)
        assert.deepEqual(
          rows.map(({ state, tries }) => [state, tries.length]),
          [
            ['failed', 2],
            ['delivered', 1],
          ],
        )
      },
      { bodyOf, retrySeconds: [0] },
    )
  })
})
