import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { importsIn } from '../../../test/harness/layers.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const src = join(import.meta.dirname, '..', 'src')

/** Types that a browser has, and nothing of Node. */
function compile(files: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-portable-'))
  try {
    const compilerOptions = {
      strict: true,
      noEmit: true,
      module: 'nodenext',
      target: 'es2024',
      lib: ['es2024', 'dom'],
      types: [],
      typeRoots: [],
      allowImportingTsExtensions: true,
      exactOptionalPropertyTypes: true,
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
    return spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' }).stdout
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('the client imports nothing but its own files', () => {
  assert.deepEqual(
    importsIn(src).filter(({ target }) => !target.startsWith('./')),
    [],
  )
  const manifest = JSON.parse(readFileSync(join(src, '..', 'package.json'), 'utf8')) as Record<string, unknown>
  assert.equal(manifest.dependencies, undefined)
})

test('the client needs only what browsers have', () => {
  assert.equal(compile([join(src, 'index.ts')]), '')
})

test('the rule can fail: an import of Node is found', t => {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-portable-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'node-only.ts')
  writeFileSync(file, 'export const name = process.env.NAME\nexport const bytes = Buffer.from("x")\n')
  assert.match(compile([file]), /'process'[^]*'Buffer'/)
  assert.ok(globSync('*.ts', { cwd: src }).length > 10)
})
