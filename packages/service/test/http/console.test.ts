import assert from 'node:assert/strict'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { makeSignInCode } from '../../src/accounts/sign-in.ts'
import { createConsoleFiles, isConsoleBuilt } from '../../src/http/console-files.ts'
import { consolePolicy } from '../../src/http/endpoints/console.ts'
import { startService, type TestService } from '../../../../test/harness/service.ts'

let service: TestService
before(async () => {
  service = await startService()
})
after(() => service.stop())

const bytes = async (path: string, encoding: string): Promise<{ headers: Headers; body: Buffer }> => {
  // Not fetch, which unpacks by itself.
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    request(service.url + path, { headers: { 'accept-encoding': encoding } }, answer => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({ headers: new Headers(answer.headers as Record<string, string>), body: Buffer.concat(chunks) }),
      )
    })
      .on('error', reject)
      .end()
  })
}

test('the console is at /, revalidated each time, with a policy that runs only its own files', async () => {
  const page = await service.get('/', { key: null })
  assert.equal(page.status, 200)
  assert.equal(page.headers.get('cache-control'), 'no-cache')
  const policy = page.headers.get('content-security-policy') ?? ''
  assert.match(policy, /default-src 'none'; script-src 'self'; style-src 'self'/)
  assert.doesNotMatch(policy, /unsafe|\*/)
  assert.doesNotMatch(
    page.text,
    /<script(?![^>]*src=)|<style|style=|https?:(?!\/\/www\.w3\.org)/,
    'nothing inline, nothing from elsewhere',
  )
  const again = await service.get('/', { key: null, headers: { 'if-none-match': page.headers.get('etag') ?? '' } })
  assert.equal(again.status, 304)
})

test('its parts are cached for a year under names of their content, in each encoding, by relative addresses', async () => {
  const { text } = await service.get('/', { key: null })
  const parts = [...text.matchAll(/(?:src|href)="(assets\/[^"]+)"/g)].map(match => match[1] ?? '')
  assert.equal(parts.length, 3)
  for (const part of parts) {
    const [plain, br, gzip] = await Promise.all([
      bytes(`/${part}`, 'identity'),
      bytes(`/${part}`, 'gzip, deflate, br, zstd'),
      bytes(`/${part}`, 'gzip, br;q=0'),
    ])
    assert.match(plain.headers.get('cache-control') ?? '', /max-age=31536000, immutable/)
    assert.match(plain.headers.get('content-type') ?? '', part.endsWith('css') ? /text\/css/ : /text\/javascript/)
    assert.equal(br.headers.get('content-encoding'), 'br')
    assert.equal(gzip.headers.get('content-encoding'), 'gzip')
    assert.deepEqual(brotliDecompressSync(br.body), plain.body)
    assert.deepEqual(gunzipSync(gzip.body), plain.body)
  }
  // Pictures that styles name are sent as they are.
  const style = await service.get(`/${parts.find(part => part.endsWith('css'))}`, { key: null })
  const [, picture = ''] = /url\("?\.\/([^")]+\.webp)/.exec(style.text) ?? []
  const sent = await bytes(`/assets/${picture}`, 'gzip, br')
  assert.deepEqual([sent.headers.get('content-type'), sent.headers.get('content-encoding')], ['image/webp', null])
  assert.equal(sent.body.subarray(8, 12).toString(), 'WEBP')
  assert.equal((await service.get('/assets/main.js', { key: null })).status, 404)
  assert.equal((await service.get('/assets/..%2findex.html', { key: null })).status, 404)
})

test("files may be shown only from the service's storage", () => {
  const policy = consolePolicy(['https://media.example.com/kinora', 'https://bucket.s3.example.com'])
  assert.match(policy, /img-src 'self' https:\/\/media\.example\.com https:\/\/bucket\.s3\.example\.com data: blob:;/)
  assert.match(policy, /connect-src 'self' https:\/\/media\.example\.com https:\/\/bucket\.s3\.example\.com;/)
})

test('a console that is not built is absent, and one that is built again is read again', async t => {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-console-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  const files = createConsoleFiles(folder)
  assert.equal(files(), undefined)
  assert.equal(isConsoleBuilt(folder), false)
  await mkdir(join(folder, 'assets'))
  const write = async (page: string): Promise<void> => {
    for (const end of ['.br', '.gz', '']) await writeFile(join(folder, `index.html${end}`), page)
  }
  await write('one')
  assert.equal(files()?.page.plain.toString(), 'one')
  await write('two!')
  assert.equal(files()?.page.plain.toString(), 'two!')
})

const codeFor = (accountId: string): Promise<string> =>
  service.db.transaction(tx => makeSignInCode(tx, { accountId, scopes: ['read'] }, service.services))

test('a sign-in code gives a key of its account with its scopes, once', async () => {
  const account = await service.account({ name: 'guest' })
  const code = await codeFor(account.id)
  const first = await service.post('/console/sign-in', { code }, { key: null })
  assert.equal(first.status, 200)
  assert.equal(first.headers.get('cache-control'), 'no-store')
  const { json } = await service.get('/ent/v2/account', { key: first.json.key })
  assert.deepEqual([json.name, json.key.name, json.key.scopes], ['guest', 'console', ['read']])
  assert.ok(Date.parse(json.key.expires_at) > Date.now() + 29 * 86_400_000)
  const second = await service.post('/console/sign-in', { code }, { key: null })
  assert.equal(second.status, 401)
  assert.match(second.json.message, /used already/)
})

test('one of two simultaneous uses of a code succeeds', async () => {
  const code = await codeFor(service.accountId)
  const answers = await Promise.all([1, 2, 3].map(() => service.post('/console/sign-in', { code }, { key: null })))
  assert.deepEqual(answers.map(one => one.status).sort(), [200, 401, 401])
})

test('a sign-in code expires after ten minutes, and is not stored in plain text', async () => {
  const code = await codeFor(service.accountId)
  const rows = await service.db.query({ text: 'select * from sign_in_code' })
  assert.ok(!JSON.stringify(rows).includes(code))
  service.advance(10 * 60_000 + 1)
  assert.equal((await service.post('/console/sign-in', { code }, { key: null })).status, 401)
  await codeFor(service.accountId)
  assert.equal((await service.db.query({ text: 'select * from sign_in_code' })).length, 1, 'old ones are forgotten')
})

test('a missing or malformed code is rejected with a sentence', async () => {
  const missing = await service.post('/console/sign-in', {}, { key: null })
  assert.deepEqual([missing.status, missing.json.metadata.problems[0].field], [400, 'code'])
  assert.equal((await service.post('/console/sign-in', { code: 'x' }, { key: null })).status, 401)
})

test("only an account's own keys can read it", async () => {
  const { json } = await service.get('/ent/v2/account')
  assert.deepEqual([json.id, json.name, json.key.scopes], [service.accountId, 'first', ['create', 'read', 'admin']])
  assert.equal((await service.get('/ent/v2/account', { key: null })).status, 401)
})
