import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { brokenLayers, importedBy, importsIn, ringsIn } from './harness/layers.ts'

// Arrows between packages go down only. What each may know of the others; a package's own folders are in its layers test.
const MAY_IMPORT: Record<string, readonly RegExp[]> = {
  media: [],
  studio: [/^@kinora\/media\//],
  // The studio by what it exports, and by nothing inside it.
  // Knows the service by its published contract alone.
  client: [],
  console: [/^@kinora\/client$/],
  service: [
    /^@kinora\/client$/,
    /^@kinora\/media\//,
    /^@kinora\/studio(?:\/(?:add-model-file|capabilities|catalogue|check-asset|check-place|describe-asset|examine-models|film-writing|install-models|look-at-asset|look-at-place|picture-guard))?$/,
  ],
}

const packages = join(import.meta.dirname, '..', 'packages')
const isOurs = (target: string): boolean => /^(?:@kinora\/|kinora(?:\/|$))/.test(target)

for (const [name, allowed] of Object.entries(MAY_IMPORT)) {
  test(`${name} imports no package of ours but those below it`, () => {
    const broken = importsIn(join(packages, name, 'src')).filter(
      ({ target }) => isOurs(target) && !allowed.some(pattern => pattern.test(target)),
    )
    assert.deepEqual(broken, [])
  })

  test(`${name} names its imports in its manifest`, () => {
    const { dependencies = {}, optionalDependencies = {} } = manifest(name)
    const named = new Set(Object.keys({ ...dependencies, ...optionalDependencies }))
    const missing = [...importsIn(join(packages, name, 'src')).map(({ target }) => target), ...resolvedIn(name)]
      .filter(target => !target.startsWith('.') && !target.startsWith('node:'))
      .map(target => target.split('/', target.startsWith('@') ? 2 : 1).join('/'))
      .filter(target => !named.has(target))
    assert.deepEqual([...new Set(missing)], [])
  })
}

/** Packages of which only files are read: `require.resolve('…/package.json')`. */
const resolvedIn = (name: string): string[] =>
  globSync('src/**/*.ts', { cwd: join(packages, name) }).flatMap(file =>
    [...readFileSync(join(packages, name, file), 'utf8').matchAll(/\bresolve\(['`](@?[a-z][\w-]*\/[^'`$]+)/g)].map(
      match => match[1] ?? '',
    ),
  )

type Manifest = { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> }
const manifest = (name: string): Manifest =>
  JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8')) as Manifest

test('the rule can fail: imports upwards, sideways and in rings are seen', () => {
  assert.deepEqual(importedBy("import { x } from '../http/server.ts'\nimport type { Y } from './y.ts'"), [
    '../http/server.ts',
    './y.ts',
  ])
  const folders = {
    low: { layer: 0, does: '' },
    'high/a': { layer: 0, does: '' },
    'high/b': { layer: 1, does: '' },
    high: { layer: 1, does: '' },
  }
  const broken = (file: string, target: string): number => brokenLayers([{ file, target }], folders).length
  assert.equal(broken('low/x.ts', 'high/y.ts'), 1)
  assert.equal(broken('low/x.ts', 'high/a/y.ts'), 1)
  assert.equal(broken('high/a/x.ts', 'high/b/y.ts'), 1)
  assert.equal(broken('high/b/x.ts', 'high/a/y.ts'), 0)
  assert.equal(broken('high/a/x.ts', 'high/y.ts'), 0)
  assert.equal(broken('high/b/x.ts', 'low/y.ts'), 0)
  const ring = [
    { file: 'a.ts', target: 'b.ts' },
    { file: 'b.ts', target: 'c.ts' },
    { file: 'c.ts', target: 'b.ts' },
  ]
  assert.deepEqual(ringsIn(ring), ['b.ts > c.ts > b.ts'])
})
