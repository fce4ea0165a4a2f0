import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { shareResult, shareResultsIn } from '../../../src/pictures/photo/shared-results.ts'

describe('results shared between processes', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kinora-shared-'))
    // It is made when there is something to leave.
    shareResultsIn(join(folder, 'shared'))
  })
  afterEach(async () => {
    shareResultsIn(undefined)
    await rm(folder, { recursive: true })
  })

  const never = (): Promise<never> => Promise.reject(new Error('made again'))
  const layers = {
    behind: { width: 2, height: 1, rgba: Uint8Array.of(1, 2, 3, 255, 4, 5, 6, 255) },
    depth: { values: Float32Array.of(0.1, 0.7) },
    subject: undefined,
  }

  test('are returned to the second caller value for value', async () => {
    assert.deepEqual(await shareResult('photo', async () => layers), layers)
    assert.deepEqual(await shareResult('photo', never), layers)
    assert.equal((await readdir(join(folder, 'shared'))).length, 1)
  })

  test('are computed for each key, and not shared without a folder', async () => {
    await shareResult('photo', async () => 1)
    assert.equal(await shareResult('other photo', async () => 2), 2)
    shareResultsIn(undefined)
    assert.equal(await shareResult('photo', async () => 3), 3)
  })

  test('are not stored after a failure, and computed again if they are damaged', async () => {
    await assert.rejects(shareResult('photo', never), /made again/)
    await shareResult('photo', async () => 1)
    const [name = ''] = await readdir(join(folder, 'shared'))
    await writeFile(join(folder, 'shared', name), 'half a fi')
    assert.equal(await shareResult('photo', async () => 2), 2)
  })

  test('are awaited while another process computes them, and computed once', async () => {
    let made = 0
    const make = async (): Promise<number> => {
      await pause()
      return ++made
    }
    assert.deepEqual(await Promise.all([shareResult('photo', make), shareResult('photo', make)]), [1, 1])
    assert.equal((await readdir(join(folder, 'shared'))).length, 1)
  })

  test("are computed after another's failure, without waiting for ended processes", async () => {
    const slow = async (): Promise<never> => pause().then(never)
    const asked = await Promise.allSettled([shareResult('photo', slow), shareResult('photo', async () => 1)])
    assert.deepEqual(
      asked.map(({ status }) => status),
      ['rejected', 'fulfilled'],
    )
    const [name = ''] = await readdir(join(folder, 'shared'))
    await rm(join(folder, 'shared', name))
    await writeFile(join(folder, 'shared', `${name}.making`), String(2 ** 30))
    assert.equal(await shareResult('photo', async () => 2), 2)
    assert.deepEqual(await readdir(join(folder, 'shared')), [name])
  })

  test('are removed by the time of the last use', async () => {
    const large = async (): Promise<Uint8Array> => new Uint8Array(1_000)
    const leave = (key: string): Promise<unknown> => shareResult(key, large, 2_500)
    for (const key of ['a', 'b']) await leave(key).then(pause)
    await shareResult('a', never).then(pause)
    await leave('c')
    await shareResult('a', never)
    await shareResult('c', never)
    await assert.rejects(shareResult('b', never), /made again/)
  })
})

/** So that times of files differ. */
const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve, 15))
