import assert from 'node:assert/strict'
import { existsSync, globSync, lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const GIB = 2 ** 30
const MAX_BYTES = 1.4 * GIB

type Locked = { dev?: boolean; link?: boolean }

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
const own = Object.entries(packages)
  .filter(([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link && existsSync(path))
  .map(([path]) => path)

/** What a folder takes on disk, without packages inside it: those are listed on their own. */
const diskBytes = (folder: string): number =>
  globSync('**', { cwd: folder, exclude: path => path === 'node_modules' }).reduce(
    (sum, file) => sum + lstatSync(join(folder, file)).blocks * 512,
    0,
  )

test('npm ci takes at most 1.4 GB on disk', () => {
  assert.ok(own.length > 100, `only ${own.length} packages of the lock file are installed`)
  const sizes = own.map(path => ({ path, bytes: diskBytes(path) }))
  const bytes = sizes.reduce((sum, one) => sum + one.bytes, 0)
  const largest = sizes
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, 8)
    .map(one => `${one.path} ${Math.round(one.bytes / 2 ** 20)} MB`)
  assert.ok(bytes > 0.5 * GIB, 'most of the installation was not measured')
  assert.ok(bytes <= MAX_BYTES, `${(bytes / GIB).toFixed(2)} GB; the largest: ${largest.join(', ')}`)
})
