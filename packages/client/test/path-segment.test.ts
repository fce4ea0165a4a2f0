import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createClient } from '../src/index.ts'

/** A client, and the paths that it asked for. */
function watchedClient() {
  const asked: string[] = []
  const fetch = async (url: unknown): Promise<Response> => {
    asked.push(new URL(String(url)).pathname)
    return Response.json({})
  }
  return { asked, client: createClient({ url: 'http://127.0.0.1:1', key: 'key', fetch }) }
}

const run = async (call: () => Promise<unknown>): Promise<unknown> => call()

test('an id is one segment of a path, and the parent folder is not an id', async () => {
  const { client, asked } = watchedClient()
  for (const id of ['..', '.', '', '%2e%2e', '.%2E']) {
    for (const call of [client.task, client.cancel, client.subject, client.redeliver])
      await assert.rejects(
        run(() => call(id)),
        /an id must be decimal digits/,
        id,
      )
    await assert.rejects(
      run(() => client.film('ad-one-click', id)),
      /an id must be decimal digits/,
    )
  }
  assert.deepEqual(asked, [])
  await client.cancel('1/../../../../admin/v1/accounts?x#')
  assert.deepEqual(asked, ['/ent/v2/tasks/1%2F..%2F..%2F..%2F..%2Fadmin%2Fv1%2Faccounts%3Fx%23/cancel'])
})

test('an unknown generator is rejected before anything is sent', async () => {
  const { client, asked } = watchedClient()
  for (const name of ['../text2video', '../../../admin/v1/accounts', 'toString', '']) {
    const generator = name as 'text2video'
    for (const call of [client.create, client.estimate, client.preview])
      await assert.rejects(
        run(() => call(generator, { model: 'genq2', prompt: 'x' })),
        /there is no generator/,
        name,
      )
  }
  assert.deepEqual(asked, [])
})
