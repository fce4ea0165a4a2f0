import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { createChildPool } from '../packages/media/src/children/child-pool.ts'
import type { OrderJob, OrderResult } from '../packages/media/src/engine/child-engine.ts'
import { folderFor, log, still } from '../packages/service/test/engines/minimal-orders.ts'
import { pack } from '../tools/pack.ts'
import { createScratch, type Scratch } from './harness/test-cluster.ts'

// What `npm run pack` makes, as somebody gets it who has no repository.

type Manifest = {
  private?: boolean
  scripts?: unknown
  name: string
  version: string
  engines: { node: string }
  exports?: Record<string, { types: string; default: string }>
}

const root = join(import.meta.dirname, '..')
// With fewer sources than this the list of files proves nothing.
const LEAST_SOURCES: Record<string, number> = { media: 100, studio: 100, client: 10, service: 100 }
const PACKAGES = Object.keys(LEAST_SOURCES)

describe('the packed packages', () => {
  let scratch: Scratch
  let folder = ''
  let tarballs: string[] = []

  before(async () => {
    scratch = await createScratch()
    folder = join(scratch.folder, 'packed')
    // `npm run check` looks at the types of the same sources, beside this.
    tarballs = pack(folder, { isChecked: true })
    linkModules(folder)
  })
  after(() => scratch.remove())

  const staged = (...path: string[]): string => join(folder, ...path)
  const manifest = (name: string): Manifest =>
    JSON.parse(readFileSync(staged(name, 'package.json'), 'utf8')) as Manifest
  const contents = (tarball: string): string[] =>
    execFileSync('tar', ['tzf', tarball], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(path => path.replace('package/', ''))

  test('have JavaScript, types and source maps for every source, and nothing of tests or TypeScript', () => {
    assert.equal(tarballs.length, PACKAGES.length)
    for (const [index, name] of PACKAGES.entries()) {
      const files = contents(tarballs[index] ?? '')
      const sources = globSync('**/*.ts', { cwd: join(root, 'packages', name, 'src') })
      const expected = sources
        .map(file => file.replace(/\.ts$/, ''))
        .flatMap(file => [`lib/${file}.js`, `lib/${file}.d.ts`, `lib/${file}.js.map`])
      const data = globSync('**/*.{wasm,txt}', { cwd: join(root, 'packages', name, 'src') }).map(file => `lib/${file}`)
      const others = ['LICENSE', 'NOTICE', 'README.md', 'package.json']
      const own =
        name === 'service'
          ? [
              'bin/kinora.js',
              ...['console', 'instructions', 'samples', 'tables'].flatMap(folder =>
                globSync(`${folder}/**/*.*`, { cwd: join(root, 'packages/service') }),
              ),
              ...['migrations', 'workflows'].flatMap(folder =>
                readdirSync(join(root, 'packages/service', folder)).map(file => `${folder}/${file}`),
              ),
            ]
          : name === 'studio'
            ? globSync('data/**/*.{json,txt}', { cwd: join(root, 'packages/studio') })
            : []
      assert.deepEqual(files.sort(), [...expected, ...data, ...others, ...own].sort(), name)
      assert.ok(sources.length > (LEAST_SOURCES[name] ?? 0), name)
    }
  })

  test('export what is there, as JavaScript and as types', () => {
    // A pattern stands for every module.
    for (const name of PACKAGES)
      for (const [path, { types, default: code }] of Object.entries(manifest(name).exports ?? {}))
        if (!path.includes('*'))
          for (const file of [types, code]) assert.ok(existsSync(staged(name, file)), `${name} ${file}`)
    const from = { cwd: staged('service'), encoding: 'utf8' } as const
    const ask = (target: string): string => {
      const script = `console.log(import.meta.resolve('${target}'))`
      return execFileSync(process.execPath, ['--input-type=module', '-e', script], from).trim()
    }
    assert.equal(ask('@kinora/studio'), pathToFileURL(staged('studio/lib/engine.js')).href)
    assert.equal(ask('@kinora/client'), pathToFileURL(staged('client/lib/index.js')).href)
    assert.equal(ask('@kinora/media/engine/contract'), pathToFileURL(staged('media/lib/engine/contract.js')).href)
  })

  test('are published only as they are built', () => {
    for (const name of PACKAGES) {
      assert.deepEqual([manifest(name).private, manifest(name).scripts], [undefined, undefined], name)
      const args = ['publish', '--dry-run', '--loglevel=warn', '--workspace', `packages/${name}`]
      const { stdout, stderr } = spawnSync('npm', args, { cwd: root, encoding: 'utf8' })
      assert.equal(stdout, '', name)
      assert.match(stderr, /marked as private/, name)
    }
    const bin = staged('sources', 'node_modules', 'kinora', 'bin')
    cpSync(join(root, 'packages/service/bin'), bin, { recursive: true })
    writeFileSync(join(bin, '..', 'package.json'), '{ "type": "module" }')
    const { status, stderr } = spawnSync(process.execPath, [join(bin, 'kinora.js'), '--version'], { encoding: 'utf8' })
    assert.deepEqual([status, /npm run pack/.test(stderr)], [1, true], stderr)
  })

  test('are typed for those who import them', () => {
    const consumer = staged('consumer')
    mkdirSync(consumer)
    writeFileSync(
      join(consumer, 'use.ts'),
      `import { createStudioEngine } from '@kinora/studio'
      import type { Engine } from '@kinora/media/engine/contract'
      import { createClient } from '@kinora/client'
      export const engine = (options: Parameters<typeof createStudioEngine>[0]): Engine => createStudioEngine(options)
      export const wrong: number = createStudioEngine
      export const bad = createClient({ url: '', key: '' }).create('text2video', { model: 'genq2', prompt: 7 })
      `,
    )
    const options = { module: 'nodenext', strict: true, noEmit: true, skipLibCheck: true, types: [] }
    writeFileSync(join(consumer, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['use.ts'] }))
    const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', consumer], { encoding: 'utf8' })
    assert.deepEqual(
      stdout.match(/use\.ts\(\d+,\d+\): error TS\d+/g),
      ['use.ts(5,20): error TS2322', 'use.ts(6,100): error TS2322'],
      stdout,
    )
  })

  test('run: the command tells its version, its help, the model cards and what it can do', () => {
    const kinora = (...args: string[]): string =>
      execFileSync(process.execPath, [staged('service/bin/kinora.js'), ...args], { cwd: folder, encoding: 'utf8' })
    assert.equal(kinora('--version').trim(), manifest('service').version)
    assert.match(kinora('help'), /kinora models install/)
    assert.match(kinora('models'), /"id": "genq2"/)
    assert.match(kinora('doctor'), /"speech in English"/)
  })

  test('their children are bundles, which draw the same picture as the sources', async context => {
    const sources = join(await folderFor(context), 'sources.mjs')
    writeFileSync(sources, `import ${JSON.stringify(join(root, 'packages/studio/src/stage-child.ts'))}`)
    const drawn = async (entry: string): Promise<Buffer> => {
      const pool = createChildPool<OrderJob, OrderResult>({ children: 1, entry, log })
      context.after(() => pool.stop())
      const order = { ...still, width: 320, height: 180, prompt: 'a dog under a sign that says "Hello"' }
      const { files } = await pool.run({ order, folder: await folderFor(context) }, { timeoutMs: 120_000 })
      return readFileSync(files[0]?.path ?? '')
    }
    const packed = staged('studio/lib/stage-child.js')
    assert.doesNotMatch(readFileSync(packed, 'utf8'), /^import .* from "(?:\.|@kinora)/m)
    assert.ok((await drawn(packed)).equals(await drawn(sources)))
  })

  test('an error in them is told by the line of its source', () => {
    const script = `process.setSourceMapsEnabled(true)
    const { readSettings } = await import('./lib/service/settings.js')
    try { readSettings({ KINORA_PORT: 'x' }) } catch (error) { console.log(error.stack) }`
    const told = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: staged('service'),
      encoding: 'utf8',
    })
    assert.match(told, /service\/src\/service\/settings\.ts:\d+/)
  })

  test('a start that cannot work says why in one sentence', () => {
    const start = (changed: string): { status: number | null; stderr: string } => {
      const script = `${changed}; await import(${JSON.stringify(pathToFileURL(staged('service/bin/kinora.js')).href)})`
      return spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: folder, encoding: 'utf8' })
    }
    const set = (name: string, value: string): string =>
      `Object.defineProperty(process, '${name}', { value: ${value} })`
    const windows = start(set('platform', "'win32'"))
    assert.equal(windows.status, 1)
    assert.match(windows.stderr, /^kinora: it runs on Linux and macOS, and this is win32 [^\n]*\n$/)
    // No Node comes with the package for macOS.
    const old = start(`${set('versions', "{ node: '20.1.0' }")}; ${set('platform', "'darwin'")}`)
    assert.equal(old.status, 1)
    assert.match(old.stderr, /^kinora: it needs Node 22\.19 or later; this is 20\.1\.0, and no Node came [^\n]*\n$/)
    for (const name of ['media', 'studio', 'service'])
      assert.deepEqual(manifest(name).engines, { node: '>=22.19' }, name)
  })
})

/** As npm would lay them out: the packed ones by their names, the others from here. */
function linkModules(folder: string): void {
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@kinora'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@kinora' && name !== 'kinora') symlinkSync(join(root, 'node_modules', name), join(modules, name))
  for (const name of ['media', 'studio', 'client']) symlinkSync(join(folder, name), join(modules, '@kinora', name))
}
