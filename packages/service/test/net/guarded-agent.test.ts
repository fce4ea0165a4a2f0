import assert from 'node:assert/strict'
import { text } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { FetchFailed, FetchRefused } from '../../src/net/fetch-failure.ts'
import { createGuardedAgent, type GuardOptions } from '../../src/net/guarded-agent.ts'
import { guardWith, PUBLIC_HOST, startHost, startPrivateListener } from './far-side.ts'
import { privateNames, privateNameUrls, privateUrls } from './ssrf-vectors.ts'

const GET = { method: 'GET' } as const

const agentOf = (guard: GuardOptions) => {
  const agent = createGuardedAgent({ ...guard, connectTimeoutMs: 5_000, keepAliveMs: 0 })
  after(() => agent.destroy())
  return agent
}

test('the check at the connection alone stops every vector, whatever was checked before', async () => {
  const listener = await startPrivateListener()
  const agent = agentOf(guardWith(privateNames))
  const urls = [...privateUrls(listener.port), ...privateNameUrls(listener.port)]
    .map(text => URL.parse(text))
    .filter(url => url?.protocol === 'http:' || url?.protocol === 'https:')
  let refused = 0
  for (const url of urls) {
    const { href } = url ?? assert.fail()
    const failure: unknown = await agent.request(new URL('/', href), GET).catch((error: unknown) => error)
    // Local names are not in the test's name servers: they end there.
    assert.ok(failure instanceof Error, href)
    if (failure instanceof FetchRefused) refused += 1
    assert.equal(listener.hits(), 0, href)
  }
  assert.ok(urls.length > 80 && refused > 70, `${refused} of ${urls.length}`)
})

test('the reason names the problem and not the address behind the name', async () => {
  const agent = agentOf(guardWith({ 'db.example': ['10.1.2.3'] }))
  const message = /^db\.example leads to a private address \(.*KINORA_ALLOW_PRIVATE_NETWORKS=1\)$/
  await assert.rejects(agent.request(new URL('http://db.example'), GET), { message })
})

test('a connection to another address than the checked one is dropped before a byte is sent', async () => {
  let requests = 0
  const host = await startHost((_request, response) => {
    requests += 1
    response.end()
  })
  let judged = 0
  // Says yes to the answer of the name servers and no to the same address once it is connected to.
  const agent = agentOf({ ...guardWith(), judge: () => (++judged > 1 ? 'a private address' : undefined) })
  await assert.rejects(
    agent.request(new URL(host.url), GET),
    (error: unknown) => error instanceof FetchFailed && !error.retryable,
  )
  assert.equal(requests, 0)
})

test('one answering address of several public ones is enough', async () => {
  const host = await startHost((_request, response) => response.end('here'))
  // Nothing listens on the first one.
  const agent = agentOf({ ...guardWith(), resolve: async () => ['127.0.0.77', '127.0.0.1'] })
  const answer = await agent.request(new URL(host.url), GET)
  assert.deepEqual([answer.statusCode, await text(answer)], [200, 'here'])
})

test('allowed private networks are reached by address and by a name of /etc/hosts', async () => {
  const host = await startHost((_request, response) => response.end())
  const agent = agentOf({ allowPrivateNetworks: true })
  for (const name of ['127.0.0.1', 'localhost']) {
    const answer = await agent.request(new URL(`http://${name}:${host.port}`), GET)
    await text(answer)
    assert.equal(answer.statusCode, 200, name)
  }
  assert.notEqual(PUBLIC_HOST, 'localhost')
})
