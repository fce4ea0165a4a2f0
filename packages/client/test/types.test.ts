import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { startService, type TestService } from '../../../test/harness/service.ts'
import { buildPaths, buildTypes } from '../tools/build-types.ts'

// The types that are in the repository are those of a service that runs, and the examples fit them.

const root = join(import.meta.dirname, '..', '..', '..')
const generated = join(root, 'packages/client/src/generated')
let service: TestService
let document: Record<string, any>
let types: string

before(async () => {
  service = await startService({ KINORA_PUBLIC_URL: 'https://media.example.com' })
  document = (await service.get('/openapi.json', { key: null })).json
  types = await buildTypes(document)
})
after(() => service.stop())

/** The examples compiled with these types in the client. */
function compileExamples(types: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-types-'))
  try {
    const modules = join(folder, 'node_modules')
    mkdirSync(join(modules, '@kinora'), { recursive: true })
    cpSync(join(root, 'packages/client/src'), join(modules, '@kinora/client/src'), { recursive: true })
    cpSync(join(root, 'packages/client/package.json'), join(modules, '@kinora/client/package.json'))
    writeFileSync(join(modules, '@kinora/client/src/generated/schema.ts'), types)
    symlinkSync(join(root, 'node_modules/@types'), join(modules, '@types'))
    for (const file of globSync('*.ts', { cwd: join(root, 'examples') }))
      cpSync(join(root, 'examples', file), join(folder, file))
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    cpSync(join(root, 'tsconfig.json'), join(folder, 'base.json'))
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: './base.json', include: ['*.ts'] }))
    return spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' }).stdout
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('the types in the repository match a running service', () => {
  assert.ok(types === readFileSync(join(generated, 'schema.ts'), 'utf8'), 'run `npm run docs`')
  assert.equal(
    buildPaths(service.services.catalog.generators),
    readFileSync(join(generated, 'generator-paths.ts'), 'utf8'),
  )
})

test('the examples compile against the types of a running service', () => {
  assert.equal(compileExamples(types), '')
})

test('the rule can fail: an example with an unknown field is found', async () => {
  const renamed = structuredClone(document)
  const { properties } = renamed.components.schemas.Text2videoGenq2
  properties.length = properties.duration
  delete properties.duration
  assert.match(compileExamples(await buildTypes(renamed)), /make-clip\.ts.*'duration' does not exist/)
})
