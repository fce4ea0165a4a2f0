import assert from 'node:assert/strict'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { test } from 'node:test'
import { readAudio } from '../../../../media/src/formats/read-audio.ts'
import { commandKind } from '../../../src/engines/command/command-kind.ts'
import { PLACEHOLDERS } from '../../../src/engines/command/fill-arguments.ts'
import { EVERY_WISH } from '../../../src/engines/remote/left-out.ts'
import { driveCommand } from './drive-command.ts'

const page = await readFile(join(import.meta.dirname, '../../../../../docs/engines/command.md'), 'utf8')

test('the program on the page works unchanged', async context => {
  const { folder } = await driveCommand(context, [])
  const program = join(folder, 'tone.mjs')
  await writeFile(program, /```js\n([\s\S]*?)```/.exec(page)?.[1] ?? '')
  await chmod(program, 0o755)
  const { make } = await driveCommand(context, [], {
    command: program,
    args: [],
    makes: ['music'],
    folder,
    env: { PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter) },
  })
  const { verdict } = await make({ kind: 'music', prompt: '', seed: 3, inputs: [], seconds: 3 })
  assert.ok(verdict.state === 'done', JSON.stringify(verdict))
  const sound = readAudio(await readFile(verdict.files[0]?.path ?? ''))
  assert.ok(sound.ok && sound.seconds === 3)
})

test('the page names every property and placeholder', () => {
  const names = [...Object.keys(commandKind.properties), ...PLACEHOLDERS.map(name => `{${name}}`), ...EVERY_WISH]
  assert.deepEqual(
    names.filter(name => !page.includes(`\`${name}\``)),
    [],
  )
})
