import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { uncheckedFiles } from '../tools/unchecked-files.ts'

/** A folder in which `top` imports a type of `middle`, which imports `bottom`; and one that is alone. */
function open(t: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-checked-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text)
  write('top.ts', "import type { Middle } from './middle.ts'\n")
  write('middle.ts', "export { bottom } from './bottom.ts'\n")
  write('bottom.ts', 'export const bottom = 1\n')
  write('alone.ts', 'export const alone = 1\n')
  write('rules.json', '{}')
  const names = ['top.ts', 'middle.ts', 'bottom.ts', 'alone.ts']
  const look = (withImports: boolean) => {
    const unchecked = uncheckedFiles(
      {
        check: 'lint',
        files: names.map(name => join(folder, name)),
        rules: [join(folder, 'rules.json')],
        withImports,
      },
      join(folder, 'cache'),
    )
    return { names: unchecked.files.map(file => file.slice(folder.length + 1)), remember: unchecked.remember }
  }
  return { write, look, names }
}

test('a fresh clone checks everything, and nothing again that has passed', t => {
  const { look, names } = open(t)
  const first = look(true)
  assert.deepEqual(first.names, names)
  assert.deepEqual(look(true).names, names, 'nothing has passed until it is remembered')
  first.remember()
  assert.deepEqual(look(true).names, [])
})

test('changed files and their importers are checked again, type imports included', t => {
  const { look, write } = open(t)
  look(true).remember()
  write('bottom.ts', 'export const bottom = 2\n')
  assert.deepEqual(look(true).names, ['top.ts', 'middle.ts', 'bottom.ts'])
  look(true).remember()
  write('alone.ts', 'export const alone = 2\n')
  assert.deepEqual(look(true).names, ['alone.ts'])
})

test('without imports only the file itself counts', t => {
  const { look, write } = open(t)
  look(false).remember()
  write('bottom.ts', 'export const bottom = 2\n')
  assert.deepEqual(look(false).names, ['bottom.ts'])
})

test('other rules are other checks', t => {
  const { look, write, names } = open(t)
  look(true).remember()
  write('rules.json', '{ "strict": true }')
  assert.deepEqual(look(true).names, names)
})
