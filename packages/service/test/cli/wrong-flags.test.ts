import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { commands, runCommand } from '../../src/cli/index.ts'

/** What a command says on standard error, or throws, when it is called like this. */
async function refusalOf(words: string[], env: Record<string, string>): Promise<string> {
  const said: string[] = []
  const write = process.stderr.write.bind(process.stderr)
  process.stderr.write = (text: string | Uint8Array): boolean => said.push(String(text)) > 0
  try {
    const code = await runCommand(words, env)
    assert.notEqual(code, 0, words.join(' '))
  } catch (error) {
    said.push((error as Error).message)
  } finally {
    process.stderr.write = write
  }
  return said.join('')
}

/** A line of a usage: the words of the action, with 1 for what it takes, and its flags. */
function readUsage(line: string): { words: string[]; flags: string[] } {
  const words: string[] = []
  for (const word of line.split(' ')) {
    if (!/^[a-zA-Z]/.test(word)) break
    words.push(/^[a-z][a-z-]*$/.test(word) ? word : '1')
  }
  return { words, flags: [...line.matchAll(/--([a-z][a-z-]+)/g)].map(([, flag]) => flag!) }
}

const misspelt = (flag: string): string => `${flag.slice(0, -1)}${flag.at(-1)}x`

test('every action of every command suggests the nearest flag for a wrong one', async t => {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-flags-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  const env = { KINORA_DATA_DIR: join(folder, 'none'), KINORA_URL: 'http://127.0.0.1:1', KINORA_KEY: 'none' }
  let count = 0
  for (const load of Object.values(commands)) {
    const command = await load()
    for (const line of command.usage.split('\n')) {
      const { words, flags } = readUsage(line)
      // The flags of `make` are those of what is made.
      const called = words[0] === 'make' ? ['make', 'text2video'] : words
      const unknown = await refusalOf([...called, '--nonsense-xyz'], env)
      assert.match(unknown, /there is no flag --nonsense-xyz/, line)
      for (const flag of flags) {
        const wrong = misspelt(flag)
        const says = await refusalOf([...called, `--${wrong}`], env)
        assert.ok(says.includes(`there is no flag --${wrong}; is --${flag} meant?`), `${line}: ${says}`)
        count += 1
      }
    }
  }
  assert.ok(count > 30, `${count} flags`)
})

test('every command with actions suggests the nearest action for a wrong one', async t => {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-verbs-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  const env = { KINORA_DATA_DIR: join(folder, 'none'), KINORA_URL: 'http://127.0.0.1:1', KINORA_KEY: 'none' }
  let count = 0
  for (const load of Object.values(commands)) {
    const command = await load()
    const actions = command.usage.split('\n').flatMap(line => {
      const [name, verb = ''] = line.split(/[ |]/)
      return /^[a-z][a-z-]+$/.test(verb) ? [[name!, verb] as const] : []
    })
    for (const [name, verb] of actions) {
      const says = await refusalOf([name, `${verb}x`], env)
      assert.ok(says.includes(`is ${verb} meant?`), `${name} ${verb}x: ${says}`)
      count += 1
    }
  }
  assert.ok(count > 20, `${count} actions`)
})
