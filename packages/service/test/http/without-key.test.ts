import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { FastifyRequest } from 'fastify'
import { makeSignInCode } from '../../src/accounts/sign-in.ts'
import { addressGroup, createAddressGuard } from '../../src/http/guards/address-guard.ts'
import { buildEndpoints } from '../../src/http/endpoints/index.ts'
import { readSettings } from '../../src/service/settings.ts'
import { connectRaw, headOf } from '../../../../test/harness/raw-client.ts'
import { startService, type TestService } from '../../../../test/harness/service.ts'

// What somebody without a key can have the service do.

let service: TestService
before(async () => {
  service = await startService({ KINORA_TRUSTED_PROXIES: '127.0.0.1', KINORA_CORS_ORIGINS: 'https://app.example.com' })
})
after(() => service.stop())

const signIn = (code: string, from: string) =>
  service.post('/console/sign-in', { code }, { key: null, headers: { 'x-forwarded-for': from } })

const codeFor = (): Promise<string> =>
  service.db.transaction(tx => makeSignInCode(tx, { accountId: service.accountId, scopes: ['read'] }, service.services))

test('a body without a key is rejected by its length, after at most a few kilobytes', async () => {
  const announced = await connectRaw(service.url)
  announced.send(headOf('POST', '/console/sign-in', { bytes: 19 * 2 ** 20 }))
  assert.match(await announced.until(/RequestTooLarge/), /413 .*the body must be at most 4 kB \(4096 bytes\)/s)
  announced.end()
  const chunked = await connectRaw(service.url)
  chunked.send(
    'POST /console/sign-in HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n',
  )
  chunked.send(`2000\r\n${' '.repeat(0x2000)}\r\n`)
  assert.match(await chunked.until(/RequestTooLarge/), /413 /)
  chunked.end()
})

test('no endpoint without a key reads a body beyond its own limit', () => {
  const bodies = buildEndpoints(service.services.catalog).filter(one => !one.scope && one.method !== 'GET')
  const told = bodies.map(({ method, path, rawBody, perAddress }) => [`${method} ${path}`, rawBody, perAddress])
  // The raw ones read after a signature or a token has named the account that pays for it.
  assert.deepEqual(told, [
    ['POST /ent/v2/callbacks/receiver/{token}', true, undefined],
    ['PUT /files/uploads/{id}', true, undefined],
    ['POST /console/sign-in', undefined, { perSecond: 1, burst: 20 }],
  ])
})

test('an address has a limited number of tries for codes, and others still get in', async () => {
  const code = await codeFor()
  for (let count = 0; count < 20; count++) assert.equal((await signIn('x', '198.51.100.7')).status, 401)
  const refused = await signIn(code, '198.51.100.7')
  assert.deepEqual([refused.status, refused.json.reason], [429, 'TooManyRequests'])
  assert.match(refused.json.message, /this address sends more than 1 request a second \(burst 20\)/)
  assert.equal(refused.headers.get('retry-after'), '1')
  assert.equal((await signIn(code, '198.51.100.8')).status, 200)
  service.advance(1_000)
  assert.equal((await signIn('x', '198.51.100.7')).status, 401)
})

test('an address stands for its network in any spelling', () => {
  const rows: [string, string][] = [
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['::ffff:c633:6407', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
  ]
  for (const [address, group] of rows) assert.equal(addressGroup(address), group, address)
})

test('trusted proxies are a setting; an invalid address stops the start', () => {
  assert.deepEqual(readSettings({ KINORA_TRUSTED_PROXIES: '10.0.0.1, 10.1.0.0/16,::1' }).KINORA_TRUSTED_PROXIES, [
    '10.0.0.1',
    '10.1.0.0/16',
    '::1',
  ])
  for (const wrong of ['proxy.example.com', '10.0.0.0/33', '10.0.0.0/', '*', '10.0.0'])
    assert.throws(() => readSettings({ KINORA_TRUSTED_PROXIES: wrong }), /KINORA_TRUSTED_PROXIES must be addresses/)
})

const listTools = (headers: Record<string, string>, key?: string | null) =>
  service.post(
    '/mcp',
    { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} },
    { headers: { accept: 'application/json, text/event-stream', ...headers }, ...(key !== undefined && { key }) },
  )

test('pages of other origins may not call tools, with a key or without', async () => {
  const own = new URL(service.services.publicUrl()).origin
  assert.equal((await listTools({})).status, 200)
  assert.equal((await listTools({ origin: own })).status, 200)
  assert.equal((await listTools({ origin: 'https://app.example.com' })).status, 200)
  const foreign = [
    'https://evil.example.com',
    'null',
    'http://app.example.com',
    'https://app.example.com:444',
    `${own}.evil.example.com`,
    own.replace(/\d+$/, '1'),
    'nonsense',
  ]
  for (const origin of foreign) {
    const { status, json } = await listTools({ origin })
    assert.deepEqual([status, json.reason], [403, 'Forbidden'], origin)
    assert.match(json.message, /Origin must be absent, .* or one of KINORA_CORS_ORIGINS, got/)
    assert.equal((await listTools({ origin }, null)).status, 403, 'before the key is looked at')
  }
})

test('pages of this machine may call tools by any of its names, at the port and scheme of the service alone', async () => {
  const { port } = new URL(service.services.publicUrl())
  for (const name of ['localhost', '127.0.0.1', '[::1]'])
    assert.equal((await listTools({ origin: `http://${name}:${port}` })).status, 200, name)
  const foreign = [
    'http://localhost',
    'http://localhost:1',
    `https://localhost:${port}`,
    `http://localhost.evil.example.com:${port}`,
    `http://evil.localhost:${port}`,
    `http://evil.example.com:${port}`,
    `http://localhost:${port}/`,
    `http://user@localhost:${port}`,
  ]
  for (const origin of foreign) assert.equal((await listTools({ origin })).status, 403, origin)
  // A page whose name was rebound to this machine sends that name in both headers.
  const rebound = `evil.example.com:${port}`
  const page = await connectRaw(service.url)
  page.send(
    `POST /mcp HTTP/1.1\r\nhost: ${rebound}\r\norigin: http://${rebound}\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}`,
  )
  assert.match(await page.until(/Forbidden/), /403 /)
  page.end()
})

test('a service with a public address is not called by pages of the machine it runs on', async () => {
  const guard = createAddressGuard(
    { checksOrigin: true },
    { ...service.services, publicUrl: () => 'https://media.example.com' },
  )
  const asked = (origin: string) => guard({ headers: { origin }, ip: '127.0.0.1' } as FastifyRequest)?.reason
  assert.equal(asked('https://media.example.com'), undefined)
  for (const origin of ['https://localhost', 'http://localhost', 'http://127.0.0.1:8787'])
    assert.equal(asked(origin), 'Forbidden', origin)
})
