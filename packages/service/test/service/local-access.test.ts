import assert from 'node:assert/strict'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { NoAccess } from '../../src/cli/people/exit-codes.ts'
import { findService } from '../../src/cli/people/find-service.ts'
import { ACCESS_FILE, type LocalAccess, openLocalAccess, readAccess } from '../../src/service/local-access.ts'
import { readSettings } from '../../src/service/settings.ts'
import { startService, type TestService } from '../../../../test/harness/service.ts'

let service: TestService
let folder: string
before(async () => {
  service = await startService()
  folder = await mkdtemp(join(tmpdir(), 'kinora-access-'))
})
after(async () => {
  await service.stop()
  await rm(folder, { recursive: true })
})

const path = (): string => join(folder, 'data', ACCESS_FILE)
const read = async (): Promise<LocalAccess> => JSON.parse(await readFile(path(), 'utf8')) as LocalAccess

// Outside of the home of the user who runs the tests.
const nowhere = () => ({ KINORA_RUNNING_DIR: join(folder, 'running') })

const open = async (env: Record<string, string> = {}) => {
  const settings = readSettings({ KINORA_DATA_DIR: join(folder, 'data'), ...nowhere(), ...env })
  await mkdir(settings.KINORA_DATA_DIR, { recursive: true })
  return openLocalAccess({ id: service.accountId }, service.url, settings, service.services)
}

test('a service on the loopback address can be found and used only by its own user', async () => {
  const access = await open()
  assert.equal((await stat(path())).mode & 0o777, 0o600)
  const { url, key = '' } = await read()
  assert.equal(url, service.url)
  assert.equal((await service.get('/ent/v2/credits', { key })).status, 200)
  assert.equal((await service.get('/admin/v1/accounts', { key })).status, 403, 'it is no operator')
  const inside = join(folder, 'data', 'files')
  const kinora = await findService({}, inside)
  assert.ok((await kinora.credits()).credit_remain > 0)
  await access.close()
  assert.deepEqual(await read(), { key }, 'nothing runs any more')
  await assert.rejects(findService(nowhere(), inside), NoAccess)
})

test('the same key is used again, one that was revoked does not come back, and a new file has a new one', async () => {
  const before = (await read()).key ?? ''
  await (await open()).close()
  assert.equal((await read()).key, before)
  const { json } = await service.get(`/admin/v1/accounts/${service.accountId}/keys`)
  const { id } = json.keys.find((one: { name: string }) => one.name === 'commands on this machine')
  await service.request('DELETE', `/admin/v1/keys/${id}`)
  for (const _ of [1, 2]) {
    await open()
    assert.deepEqual(await read(), { url: service.url })
    await assert.rejects(findService({}, folder), /KINORA_KEY must be set/)
  }
  await rm(path())
  await open()
  assert.notEqual((await read()).key, before)
})

test('a file that others can read is not believed', async () => {
  await chmod(path(), 0o644)
  await assert.rejects(readAccess(path()), /readable to nobody else/)
  await assert.rejects(findService({}, folder), /readable to nobody else/)
  await chmod(path(), 0o600)
})

test('a service is found from any folder by its own user, and several are listed with a hint', async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'kinora-elsewhere-'))
  const access = await open()
  try {
    const found = await findService(nowhere(), elsewhere)
    assert.ok((await found.credits()).credit_remain > 0)
    const entries = await readdir(join(folder, 'running'))
    assert.equal(entries.length, 1)
    const said = await readFile(join(folder, 'running', entries[0] ?? ''), 'utf8')
    assert.deepEqual(JSON.parse(said), { data_dir: join(folder, 'data') }, 'no key')
    const second = await open({ KINORA_DATA_DIR: join(elsewhere, 'set') })
    const several = /several services run: set one of KINORA_DATA_DIR=\S+ \(http:\S+\), KINORA_DATA_DIR=\S+ \(http/
    await assert.rejects(findService(nowhere(), '/'), several)
    await findService({ ...nowhere(), KINORA_DATA_DIR: join(elsewhere, 'set') }, '/')
    await second.close()
    await findService(nowhere(), elsewhere)
    await chmod(join(folder, 'running', entries[0] ?? ''), 0o666)
    await assert.rejects(findService(nowhere(), elsewhere), NoAccess, 'what others could write is not believed')
  } finally {
    await access.close()
    await rm(elsewhere, { recursive: true })
  }
  assert.deepEqual(await readdir(join(folder, 'running')), [])
  const set = { ...nowhere(), KINORA_DATA_DIR: join(folder, 'data') }
  await assert.rejects(findService(set, '/'), /no service runs from \S+data \(KINORA_DATA_DIR\): start one/)
})

test('the environment goes first, and a key of this service goes to no other', async () => {
  await open()
  const { url = '' } = await read()
  await findService({ KINORA_URL: url }, folder)
  await assert.rejects(findService({ KINORA_URL: 'http://127.0.0.1:1' }, folder), /a key for http:\/\/127\.0\.0\.1:1/)
  const kinora = await findService({ KINORA_URL: service.url, KINORA_KEY: service.key }, '/')
  assert.ok((await kinora.credits()).credit_remain > 0)
})

test('no file is written if it is turned off or if others can reach the service', async () => {
  for (const env of [{ KINORA_LOCAL_ACCESS: '0' }, { KINORA_HOST: '0.0.0.0' }]) {
    await open()
    await (await open(env)).close()
    await assert.rejects(stat(path()), { code: 'ENOENT' })
  }
})

test('a folder that cannot be written to keeps no service from starting', async () => {
  const settings = readSettings({
    KINORA_DATA_DIR: join(folder, 'gone'),
    KINORA_RUNNING_DIR: join(folder, 'gone', 'running'),
  })
  const access = await openLocalAccess({ id: service.accountId }, service.url, settings, service.services)
  await access.close()
})
