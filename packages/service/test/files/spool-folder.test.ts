import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { Refusal } from '../../src/core/errors.ts'
import { openSpoolFolder } from '../../src/files/spool-folder.ts'

async function withFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-spool-'))
  try {
    await use(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

test('a temporary file can be read while it is used and is gone afterwards, whatever happened', () =>
  withFolder(async folder => {
    const spool = await openSpoolFolder(folder, Date.now)
    const read = await spool.inTemporaryFile(async file => {
      await file.writeFile('words')
      assert.equal((await readdir(folder)).length, 1)
      const { buffer, bytesRead } = await file.read(Buffer.alloc(5), 0, 5, 0)
      return buffer.subarray(0, bytesRead).toString()
    })
    assert.equal(read, 'words')
    await assert.rejects(
      spool.inTemporaryFile(() => Promise.reject(new Error('no'))),
      /^Error: no$/,
    )
    assert.deepEqual(await readdir(folder), [])
  }))

test('a full disk is a refusal to retry later', () =>
  withFolder(async folder => {
    const spool = await openSpoolFolder(folder, Date.now)
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    await assert.rejects(
      spool.inTemporaryFile(() => Promise.reject(full)),
      (error: unknown) =>
        error instanceof Refusal && error.reason === 'SystemThrottling' && error.retryAfterSeconds === 30,
    )
  }))

test('opening removes what a crash left over an hour ago, and nothing younger', () =>
  withFolder(async folder => {
    const now = Date.now()
    for (const [name, ageMinutes] of [['old', 61] as const, ['young', 59] as const]) {
      await writeFile(join(folder, name), 'x')
      const at = new Date(now - ageMinutes * 60_000)
      await utimes(join(folder, name), at, at)
    }
    await openSpoolFolder(folder, () => now)
    assert.deepEqual(await readdir(folder), ['young'])
  }))
