import assert from 'node:assert/strict'
import { mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { loadSecret } from '../../src/files/secret-box.ts'

async function withFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-secret-'))
  try {
    await use(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('the first start makes a secret that only its owner can read, and later starts find it', () =>
  withFolder(async folder => {
    const dataDir = join(folder, 'a', 'data')
    const secret = await loadSecret({ dataDir })
    assert.ok(secret.length >= 32)
    assert.equal((await stat(join(dataDir, 'secret'))).mode & 0o777, 0o600)
    assert.deepEqual(await loadSecret({ dataDir }), secret)
    assert.deepEqual(await readdir(dataDir), ['secret'])
  }))

test('simultaneous first starts all have the same secret', () =>
  withFolder(async dataDir => {
    const secrets = await Promise.all(Array.from({ length: 16 }, () => loadSecret({ dataDir })))
    assert.equal(new Set(secrets.map(String)).size, 1)
    assert.deepEqual(await readdir(dataDir), ['secret'])
  }))

test("a first start that loses the race takes the other's secret", context =>
  withFolder(async dataDir => {
    const folder = await open(dataDir)
    const prototype: { sync: () => Promise<void> } = Object.getPrototypeOf(folder)
    await folder.close()
    const reached = Promise.withResolvers<void>()
    const overtaken = Promise.withResolvers<void>()
    context.mock.method(
      prototype,
      'sync',
      () => {
        reached.resolve()
        return overtaken.promise
      },
      { times: 1 },
    )
    const slow = loadSecret({ dataDir })
    await reached.promise
    const fast = await loadSecret({ dataDir })
    overtaken.resolve()
    assert.deepEqual(await slow, fast)
    assert.deepEqual(await loadSecret({ dataDir }), fast)
  }))

test('two data folders have two secrets', () =>
  withFolder(async folder => {
    const one = await loadSecret({ dataDir: join(folder, 'one') })
    assert.notDeepEqual(await loadSecret({ dataDir: join(folder, 'two') }), one)
  }))

test('the secret of the environment takes precedence, and writes no file', () =>
  withFolder(async dataDir => {
    const secret = await loadSecret({ dataDir, fromEnvironment: 'sixteen letters!' })
    assert.equal(String(secret), 'sixteen letters!')
    assert.deepEqual(await readdir(dataDir), [])
  }))

test("the content of the file in another machine's environment is the same secret", () =>
  withFolder(async dataDir => {
    const secret = await loadSecret({ dataDir })
    const copied = await readFile(join(dataDir, 'secret'), 'utf8')
    assert.deepEqual(await loadSecret({ dataDir: '/nowhere', fromEnvironment: copied }), secret)
  }))

test('an empty variable counts as unset', () =>
  withFolder(async dataDir => {
    const secret = await loadSecret({ dataDir, fromEnvironment: ' ' })
    assert.deepEqual(await loadSecret({ dataDir, fromEnvironment: undefined }), secret)
  }))

test('a secret that is too short stops the start instead of being used or replaced', () =>
  withFolder(async dataDir => {
    await assert.rejects(loadSecret({ dataDir, fromEnvironment: 'short' }), /KINORA_SECRET has 5 characters/)
    await writeFile(join(dataDir, 'secret'), '\n')
    await assert.rejects(loadSecret({ dataDir }), /has 0 characters; it needs at least 16/)
    assert.equal(await readFile(join(dataDir, 'secret'), 'utf8'), '\n')
  }))
