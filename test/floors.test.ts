import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { globSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { test } from 'node:test'

// The architecture, as data. A file imports its own room and lower floors only: never a higher floor, never another
// room on its own floor, types included. This table is the documentation of the layout; docs point here.
const floors: Record<string, { floor: number; does: string }> = {
  'main.ts': { floor: 7, does: 'reads settings, wires the rooms, opens the doors' },
  cli: { floor: 7, does: 'one file per command' },
  http: { floor: 6, does: 'requests in: auth, routes made from the catalogue, errors out, OpenAPI, the docs page' },
  worker: { floor: 6, does: 'work in: claim, run a plan, stop cleanly' },
  tasks: { floor: 5, does: "a task's life: create, legal moves, settle, show" },
  callbacks: { floor: 5, does: 'sign, deliver, retry, log' },
  accounts: { floor: 4, does: 'accounts, keys, callback secrets' },
  plans: { floor: 4, does: 'how each kind of thing is made, step by step' },
  engines: { floor: 3, does: 'the contract, the register, one folder per engine' },
  jobs: { floor: 3, does: 'durable work' },
  ledger: { floor: 3, does: 'hold, settle, refund; append-only' },
  store: { floor: 2, does: 'PostgreSQL: launcher, migrations, SQL by table' },
  media: { floor: 2, does: 'the child pool; encode, decode, compose, probe' },
  files: { floor: 2, does: 'content-addressed blobs and signed URLs' },
  catalog: { floor: 1, does: 'the declarations and everything derived from them (pure)' },
  scripts: { floor: 1, does: 'words to storyboards: what a film shall be, before any of it is made (pure)' },
  net: { floor: 1, does: 'which addresses may be reached; guarded fetch' },
  formats: { floor: 0, does: 'what the bytes of a picture, sound or video say of it (pure)' },
  timeline: { floor: 0, does: 'a film as data, and what it is called elsewhere (pure)' },
  core: { floor: 0, does: 'ids, clock, the error table, log (pure)' },
}

const root = join(import.meta.dirname, '..', 'src')
const roomOf = (path: string): string => path.split('/')[0] ?? ''
const importPattern = /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s+'([^']+)'|import\(\s*'([^']+)'\s*\)/g

function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(importPattern)]
    .map(match => match[1] ?? match[2] ?? '')
    .filter(path => path.startsWith('.'))
    .map(path => relative(root, join(root, dirname(file), path)))
}

const sources = globSync('**/*.ts', { cwd: root })

test('every source file lies in a room of the table', () => {
  const homeless = sources.filter(file => !floors[roomOf(file)])
  assert.deepEqual(homeless, [])
})

test('a file imports its own room and lower floors only', () => {
  const broken: string[] = []
  for (const file of sources) {
    const from = floors[roomOf(file)]
    for (const target of importsOf(file)) {
      const to = floors[roomOf(target)]
      if (!from || !to || roomOf(file) === roomOf(target)) continue
      const wiring = from.floor === 7 && to.floor === 7
      if (to.floor >= from.floor && !wiring)
        broken.push(`${file} (floor ${from.floor}) imports ${target} (floor ${to.floor})`)
    }
  }
  assert.deepEqual(broken, [])
})

test('the rule can fail: an import upwards is seen', () => {
  const found = [..."import { x } from '../http/server.ts'".matchAll(importPattern)].map(match => match[1])
  assert.deepEqual(found, ['../http/server.ts'])
})

test('product code never reads outside the repository', () => {
  const outside = sources.filter(file => importsOf(file).some(target => target.startsWith('..')))
  assert.deepEqual(outside, [])
})
