import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { completions } from '../../src/cli/completion.ts'
import { commands, runCommand } from '../../src/cli/index.ts'
import { ownCatalog } from '../../src/cli/people/make.ts'
import { printedBy } from './printed-by.ts'

const complete = (...words: string[]): Promise<string[]> => completions(words, commands)

test('commands, generators, flags and their choices are completed', async () => {
  assert.deepEqual(await complete(''), Object.keys(commands))
  assert.deepEqual(
    await complete('make', ''),
    ownCatalog().generators.map(one => one.name),
  )
  const flags = await complete('make', 'text2video', '--')
  for (const flag of ['--duration', '--model', '--output', '--json']) assert.ok(flags.includes(flag), flag)
  assert.ok(!flags.includes('--ratio'), 'what is not told of is not offered')
  assert.deepEqual(await complete('make', 'text2video', '--aspect-ratio', ''), ['16:9', '9:16', '3:4', '4:3', '1:1'])
  assert.deepEqual(await complete('film', ''), ['show', 'edit', 'change', 'compose', 'cut', 'export', 'storyboard'])
  assert.deepEqual(await complete('trigger', ''), ['processing', 'success', 'failed'])
  assert.deepEqual(await complete('make', 'text2video', 'a cat'), [], 'here a shell offers files')
  assert.deepEqual(await complete('nothing', ''), [])
})

for (const shell of ['bash', 'zsh', 'fish'])
  test(`${shell} parses its completion script`, async t => {
    const printed = await printedBy(['completion', shell], {})
    assert.match(printed, /kinora complete -- /)
    const folder = await mkdtemp(join(tmpdir(), 'kinora-completion-'))
    t.after(() => rm(folder, { recursive: true, force: true }))
    // In a file: fish takes no script to check from a pipe.
    const file = join(folder, 'completion')
    await writeFile(file, printed)
    const checked = spawnSync(shell, ['-n', file], { encoding: 'utf8' })
    if (checked.error) return t.skip(`NOT TESTED: there is no ${shell} here`)
    assert.deepEqual([checked.status, checked.stderr], [0, ''])
  })

test('another shell is rejected', async () => {
  assert.equal(await runCommand(['completion', 'tcsh'], {}), 2)
})
