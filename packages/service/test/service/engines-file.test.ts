import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { pino } from 'pino'
import type { Order } from '../../../media/src/engine/contract.ts'
import { openRouter } from '../../src/engines/open-router.ts'
import { openEnginesFile } from '../../src/service/open/open-engines-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'kinora-engines-file-'))
after(() => rmSync(folder, { recursive: true, force: true }))
const path = join(folder, 'engines.json')
const write = (file: unknown): void => writeFileSync(path, typeof file === 'string' ? file : JSON.stringify(file))

const entry = { kind: 'lightx2v', url: 'http://10.0.0.5', makes: ['image'] }
const fileWith = (name: string) => ({ engines: { [name]: entry }, routes: [{ kinds: ['image'], engines: [name] }] })
const order: Order = { kind: 'image', prompt: 'a lamp', seed: 1, inputs: [], width: 64, height: 64 }

function open() {
  const lines: string[] = []
  const log = pino({ level: 'info', base: null }, { write: line => void lines.push(line) })
  const file = openEnginesFile({ path, builtIn: ['minimal'], env: {}, log })
  const router = openRouter({
    children: 1,
    log,
    builtIn: ['minimal'],
    current: file.current,
    path,
    env: {},
    guard: { allowPrivateNetworks: false },
    ledger: { spentToday: async () => 0, add: async () => {} },
    clock: Date.now,
  })
  after(() => router.stop())
  file.onReload(router.reload)
  return { file, router, lines, chosen: async () => (await router.choose(order, []))?.name }
}

test('a file that is read again applies from then on, to making and to accepting orders', async () => {
  write(fileWith('first'))
  const { file, chosen, lines } = open()
  assert.equal(await chosen(), 'first')
  assert.equal(file.facts().usesExternalEngine(order), true)
  write({ ...fileWith('second'), routes: [] })
  file.reload()
  assert.equal(await chosen(), 'minimal')
  assert.equal(file.facts().usesExternalEngine(order), false)
  assert.match(lines.join(''), /reloaded the engines file/)
})

test('one that cannot be used changes nothing, and the log says why', async () => {
  write(fileWith('first'))
  const { file, chosen, lines } = open()
  write({ engines: {}, routes: [{ engines: ['nobody'] }] })
  file.reload()
  assert.equal(await chosen(), 'first')
  assert.match(lines.join(''), /the previous one stays in effect/)
  assert.match(lines.join(''), /routes\[0\]\.engines names \\"nobody\\"/)
})

test('one that cannot be used at the start stops it', () => {
  write('{')
  assert.throws(open, /the engines file .*engines\.json cannot be used: it is not JSON/)
})
