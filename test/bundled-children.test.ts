import assert from 'node:assert/strict'
import { globSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { bundlePaths, freshBundle, markOf } from '../packages/media/src/children/fresh-bundle.ts'
import { createChildPool } from '../packages/media/src/children/child-pool.ts'
import type { OrderJob, OrderResult } from '../packages/media/src/engine/child-engine.ts'
import { clip, folderFor, log } from '../packages/service/test/engines/minimal-orders.ts'
import { bundleStaleChildren, childEntries } from '../tools/bundle-children.ts'

const root = join(import.meta.dirname, '..')
const STAGE = join(root, 'packages/studio/src/stage-child.ts')

/** A repository with one bundle of two sources. */
async function sample(context: TestContext): Promise<{ module: string; other: string; bundle: string }> {
  const folder = await folderFor(context)
  const module = join(folder, 'packages/a/src/parts/child.ts')
  const other = join(folder, 'packages/b/src/other.ts')
  const paths = bundlePaths(module)
  assert.ok(paths)
  for (const file of [module, other, paths.bundle]) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, '1')
  }
  const marks = { 'packages/a/src/parts/child.ts': markOf(module), 'packages/b/src/other.ts': markOf(other) }
  writeFileSync(paths.marks, JSON.stringify(marks))
  return { module, other, bundle: paths.bundle }
}

test('a bundle is used until the content of one of its sources changes', async context => {
  const { module, other, bundle } = await sample(context)
  assert.equal(freshBundle(module), bundle)
  utimesSync(other, 1, 1)
  assert.equal(freshBundle(module), bundle, 'the same content at another time')
  writeFileSync(other, '2')
  assert.equal(freshBundle(module), undefined, 'another content')
  writeFileSync(other, '1')
  assert.equal(freshBundle(module), bundle)
})

test('without a bundle, with damaged marks or outside a repository the module itself is used', async context => {
  const { module, other } = await sample(context)
  assert.equal(freshBundle(other), undefined)
  for (const text of ['{', '[1]', '{ "packages/a/src/parts/child.ts": 1 }', '{ "packages/a/src/gone.ts": "1 1 x" }']) {
    writeFileSync(bundlePaths(module)!.marks, text)
    assert.equal(freshBundle(module), undefined, text)
  }
  assert.equal(bundlePaths('/srv/kinora/node_modules/@kinora/studio/lib/stage-child.js'), undefined)
})

test('every module that a child or a thread starts with is bundled, for every account to read', async () => {
  await bundleStaleChildren()
  const named = globSync('packages/*/src/**/*.ts', { cwd: root }).flatMap(file =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/siblingModule\(import\.meta, '([^']+)'\)/g)].map(([, name]) =>
      join(root, dirname(file), `${name}.ts`),
    ),
  )
  assert.ok(named.length > 9)
  assert.deepEqual(childEntries(), [...new Set(named)].sort())
  for (const module of named) {
    const bundle = freshBundle(module)
    assert.ok(bundle, module)
    assert.equal(statSync(bundle).mode & 0o044, 0o044)
    assert.equal(statSync(dirname(bundle)).mode & 0o055, 0o055)
  }
})

test('a bundle makes the same bytes as its sources: a clip with figures, letters and sounds', async context => {
  await bundleStaleChildren()
  const prompt = 'a cat on a beach at sunset beside a sign that says "Hello 你好"'
  const order = { ...clip, seconds: 1, width: 320, height: 180, prompt }
  const sources = join(await folderFor(context), 'sources.mjs')
  writeFileSync(sources, `import ${JSON.stringify(STAGE)}`)
  const [bundled, plain] = await Promise.all(
    [STAGE, sources].map(async entry => {
      const pool = createChildPool<OrderJob, OrderResult>({ children: 1, entry, log })
      context.after(() => pool.stop())
      const { files } = await pool.run({ order, folder: await folderFor(context) }, { timeoutMs: 120_000 })
      return Promise.all(files.map(({ path }) => readFile(path)))
    }),
  )
  assert.ok(bundled![0]!.length > 10_000)
  assert.deepEqual(bundled, plain)
})
