import assert from 'node:assert/strict'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { checkOutput } from '../../../src/cli/people/output/check-output.ts'
import { RESULT_KINDS } from '../../../src/catalog/result-kinds.ts'
import { runCommand } from '../../../src/cli/index.ts'
import { filterWords } from '../../../src/cli/people/read-words.ts'

// What is wrong with a command line is told before a service is asked: there is none here.

let folder: string
let env: Record<string, string>
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-wrong-'))
  env = { KINORA_DATA_DIR: join(folder, 'data'), KINORA_RUNNING_DIR: join(folder, 'running') }
  await mkdir(join(folder, 'locked'), { mode: 0o500 })
  await writeFile(join(folder, 'old.mp4'), '')
})
after(async () => {
  await chmod(join(folder, 'locked'), 0o700)
  await rm(folder, { recursive: true })
})

/** How a command ends, and what it says on standard error. */
async function complainedBy(args: string[]): Promise<{ code: number; stderr: string }> {
  const write = process.stderr.write.bind(process.stderr)
  let stderr = ''
  process.stderr.write = (chunk: string | Uint8Array) => ((stderr += String(chunk)), true)
  try {
    const code = await runCommand(args, env)
    return { code, stderr }
  } finally {
    process.stderr.write = write
  }
}

const rows: [string[], RegExp][] = [
  [['make', 'text2vidoe', 'x'], /there is no generator "text2vidoe"; is text2video meant\?/],
  [['make', 'text2vidoe', 'x', '--duration', '4'], /there is no generator "text2vidoe"; is text2video meant\?/],
  [['make', '--duration', '4', 'text2vidoe'], /there is no generator/],
  [['make', 'a cat', 'text2video'], /GENERATOR stands first: "a cat" is none, and text2video stands behind it/],
  [['make', 'text2video', 'x', '--durration', '4'], /there is no flag --durration; is --duration meant\?/],
  [['make', 'text2video', 'x', '--colour', 'red'], /there is no flag --colour \(--help tells the flags\)/],
  [['make', 'text2video', 'x', '--no-adio'], /there is no flag --no-adio; is --audio meant\?/],
  [['make', 'text2video', 'x', '--duration'], /--duration takes N, and nothing came/],
  [
    ['make', 'text2video', 'x', '-o', '/nothing/here/a.mp4'],
    /-o \/nothing\/here\/a\.mp4: there is no folder \/nothing\/here$/m,
  ],
  [['make', 'text2video', 'x', '-o', 'a.png'], /-o a\.png: the name of a video must end in \.mp4$/m],
  [['make', 'audio-tts', 'x', '-o', 'a.mp4'], /-o a\.mp4: the name of a sound must end in \.mp3 or/],
  [['tasks', '--state'], /--state takes one of created, .*, and nothing came/],
  [['tasks', '--state', ''], /--state takes one of created, .*, got ""/],
  [['tasks', '--state', 'succes'], /--state takes one of .*, got "succes"; is success meant\?/],
  [['tasks', '--type', 'text2vidoe'], /--type takes one of .*, got "text2vidoe"; is text2video meant\?/],
  [['tasks', '--stat', 'failed'], /there is no flag --stat; is --state meant\?/],
  [['voices', '--language', 'fr'], /--language takes one of en, zh, got "fr"/],
  [['show', '../../admin'], /TASK must be an id \(decimal digits\), got "\.\.\/\.\.\/admin"/],
  [['cancel', '1', '..'], /TASK must be an id \(decimal digits\), got "\.\."/],
  [['film', 'show', 'x'], /FILM must be an id/],
  [['film', 'compse', '1'], /there is no "compse"; is compose meant\?/],
  [['taks'], /unknown command "taks"; is tasks meant\?/],
  [['tasks', '--jsn'], /there is no flag --jsn; is --json meant\?/],
]

for (const [args, says] of rows)
  test(`kinora ${args.join(' ')} reports its error`, async () => {
    const { code, stderr } = await complainedBy(args)
    assert.match(stderr, says)
    assert.equal(code, 2)
  })

test('the output path is checked before anything is charged', async () => {
  for (const output of [undefined, '-', '.', 'old.mp4', 'new.mp4', 'NEW.MP4', 'plain', './new.mp4'])
    await checkOutput(output, 'clip', folder)
  await checkOutput('a.txt', RESULT_KINDS['recommend-prompts'], folder)
  await assert.rejects(checkOutput('new/', 'clip', folder), /there is no folder/)
  await assert.rejects(checkOutput('old.mp4/a.mp4', 'clip', folder), /there is no folder/)
  await assert.rejects(checkOutput('a.mov', 'clip', folder), /must end in \.mp4/)
  // Nothing is locked to root.
  if (process.getuid?.() !== 0) await assert.rejects(checkOutput('locked', 'clip', folder), /nothing can be written/)
})

test('a filter without matches is reported', () => {
  assert.equal(filterWords({ state: [], type: [] }), '')
  assert.equal(
    filterWords({ state: ['failed', 'success'], type: ['upscale'] }),
    ' with state failed or success and type upscale',
  )
})
