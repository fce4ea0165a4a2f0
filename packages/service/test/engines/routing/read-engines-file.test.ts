import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import type { EngineKind } from '../../../src/engines/engine-kind.ts'
import { registerKind } from '../../../src/engines/register-kind.ts'
import { readEnginesFile } from '../../../src/engines/routing/read-engines-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'kinora-engines-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const far: EngineKind<{ url: string }> = {
  about: 'A far side',
  properties: { url: { type: 'string', pattern: '^https?://' } },
  required: ['url'],
  isRemote: true,
  makes: () => ['video'],
  check({ url }) {
    if (url.endsWith('/')) throw new Error('url must not end with a slash')
  },
  open() {
    throw new Error('not opened here')
  },
}
const CANARY = 'canary-4711'
const options = { kinds: { far: registerKind(far) }, builtIn: ['studio'], env: { FAR_KEY: CANARY } }

function read(file: unknown) {
  const path = join(folder, 'engines.json')
  writeFileSync(path, typeof file === 'string' ? file : JSON.stringify(file))
  return readEnginesFile(path, options)
}
const entry = { kind: 'far', url: 'http://10.0.0.5' }
const good = { engines: { mine: entry }, routes: [{ kinds: ['video'], engines: ['mine', 'studio'] }] }

test('a valid file is read', () => {
  writeFileSync(join(folder, 'token'), `${CANARY}\n`)
  const limits = { inFlight: 4, waiting: 0, seconds: 60, spending: { perDay: 5, perSecond: 0.1 } }
  const headers = { authorization: { env: 'FAR_KEY', prefix: 'Bearer ' }, 'x-token': { file: 'token' } }
  const file = { $schema: 'x', ...good, engines: { mine: { ...entry, headers, limits, ambiguous: 'fail' } } }
  assert.deepEqual(read(file), file)
})

const wrong: [string, unknown, RegExp][] = [
  ['no JSON', '{', /it is not JSON/],
  ['no routes', { engines: {} }, /it must have required property 'routes'/],
  [
    'an unknown kind',
    { ...good, engines: { mine: { kind: 'near' } } },
    /engines\.mine\.kind must be one of far; got "near"/,
  ],
  [
    'a missing property',
    { ...good, engines: { mine: { kind: 'far' } } },
    /engines\.mine must have required property 'url'/,
  ],
  ['a misspelt one', { ...good, engines: { mine: { ...entry, ulr: 1 } } }, /engines\.mine has no property "ulr"/],
  [
    'what only the kind can tell',
    { ...good, engines: { mine: { ...entry, url: 'http://x/' } } },
    /engines\.mine: url must not end/,
  ],
  [
    'a name of ours',
    { ...good, engines: { studio: entry, mine: entry } },
    /engines\.studio has the name of a built-in engine/,
  ],
  [
    'a route to nobody',
    { ...good, routes: [{ engines: ['mien'] }] },
    /routes\[0\]\.engines names "mien"; there are mine, studio/,
  ],
  [
    'a look by an engine that is not there',
    { ...good, engines: { mine: { ...entry, look: { frame: 'mien' } } } },
    /engines\.mine\.look\.frame names "mien"; there are mine, studio/,
  ],
  [
    'a look by an engine that makes no pictures',
    { ...good, engines: { mine: { ...entry, look: { frame: 'studio', portraits: 'mine' } } } },
    /engines\.mine\.look\.portraits must be an engine that makes pictures; mine makes none/,
  ],
  [
    'a kind of order that is none',
    { ...good, routes: [{ kinds: ['film'], engines: ['mine'] }] },
    /routes\.0\.kinds\.0 must be one of video, .*"film"/,
  ],
  [
    'a limit of nothing',
    { ...good, engines: { mine: { ...entry, limits: { inFlight: 0 } } } },
    /engines\.mine\.limits\.inFlight must be >= 1; got 0/,
  ],
  [
    'a secret that is not there',
    { ...good, engines: { mine: { ...entry, headers: { a: { env: 'NO_KEY' } } } } },
    /engines\.mine\.headers\.a: the environment variable NO_KEY is not set/,
  ],
  [
    'a secret file that is not there',
    { ...good, engines: { mine: { ...entry, headers: { a: { file: 'none' } } } } },
    /headers\.a: the file none cannot be read: ENOENT/,
  ],
]
for (const [what, file, says] of wrong)
  test(`${what} is reported with the place`, () =>
    assert.throws(
      () => read(file),
      (error: Error) => says.test(error.message) && error.message.includes(join(folder, 'engines.json')),
    ))

test('a secret in the file itself is rejected and not repeated', () => {
  const headers = { authorization: `Bearer ${CANARY}` }
  assert.throws(
    () => read({ ...good, engines: { mine: { ...entry, headers } } }),
    (error: Error) => /headers\.authorization must be \{"env"/.test(error.message) && !error.message.includes(CANARY),
  )
})

test('a kind is called with settings of its own schema only', () => {
  const kind = registerKind(far)
  assert.deepEqual(kind.configure(entry).makes(), ['video'])
  assert.throws(
    () => kind.configure({ kind: 'far', url: 4 }),
    /the entry of kind far does not fit: data\/url must be string/,
  )
  assert.throws(() => kind.configure({ kind: 'far' }), /must have required property 'url'/)
})
