import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import type { MadeFile } from '../../../../media/src/engine/contract.ts'
import { readAudio } from '../../../../media/src/formats/read-audio.ts'
import { readVideo } from '../../../../media/src/formats/read-video.ts'
import { missingPrograms } from '../../../../../test/harness/debian-programs.ts'
import type { Verdict } from '../../../../../test/harness/drive-engine.ts'
import { until } from '../../../../../test/harness/until.ts'
import { findProcesses } from '../../../src/engines/command/end-processes.ts'
import type { CommandSettings } from '../../../src/engines/command/command-settings.ts'
import { driveCommand } from './drive-command.ts'
import { speech, video } from '../orders.ts'

const missing = await missingPrograms(['espeak-ng', 'ffmpeg'])
if (missing) console.error(`SKIPPED, the command engine with real programs: ${missing}`)
const real = { skip: missing ?? false }

const espeak = {
  command: 'espeak-ng',
  args: ['--stdin', '-w', 'result.wav'],
  stdin: 'words',
  makes: ['speech'],
  ignores: ['seed', 'voice', 'speed', 'pitch', 'volume', 'emotion', 'pronunciations'],
} as const

const ffmpeg = {
  command: 'ffmpeg',
  args: '-nostdin -v error -f lavfi -i testsrc2=size={width}x{height}:rate=24:duration={seconds} -pix_fmt yuv420p result.mp4'.split(
    ' ',
  ),
  makes: ['video'],
  sources: ['words'],
} satisfies Partial<CommandSettings>

function onlyFile(verdict: Verdict): MadeFile {
  assert.ok(verdict.state === 'done' && verdict.files[0], JSON.stringify(verdict))
  assert.equal(verdict.files.length, 1)
  return verdict.files[0]
}

test("Debian's espeak-ng speaks the text of an order, without a script between", real, async context => {
  const { make, engine } = await driveCommand(context, [], espeak)
  const { path, format } = onlyFile((await make(speech)).verdict)
  const sound = readAudio(await readFile(path))
  assert.ok(sound.ok && format === 'wav')
  assert.ok(sound.seconds > 0.5 && sound.seconds < 5, `${sound.seconds} s`)
  const twice = onlyFile((await make({ ...speech, text: `${speech.text} ${speech.text} ${speech.text}` })).verdict)
  const longer = readAudio(await readFile(twice.path))
  assert.ok(longer.ok && longer.seconds > 2 * sound.seconds, 'three times the words take longer')
  assert.equal(engine.leavesOut?.(speech).length, 2, 'a voice and a seed')
})

test("Debian's ffmpeg makes a clip of the size and length of an order", real, async context => {
  const { make } = await driveCommand(context, [], ffmpeg)
  const { path } = onlyFile((await make(video)).verdict)
  assert.deepEqual(readVideo(await readFile(path)), {
    ok: true,
    format: 'mp4',
    width: 320,
    height: 180,
    seconds: 2,
    fps: 24,
    hasAudio: false,
  })
})

test('a cancelled ffmpeg leaves no process and no folder', real, async context => {
  const { begin, engine, folder } = await driveCommand(context, [], {
    ...ffmpeg,
    args: ffmpeg.args.map(argument => argument.replace('-nostdin', '-re')),
  })
  const { token } = await begin({ ...video, seconds: 600 })
  const id = String(token['order'])
  const part = join(folder, 'far', id, 'files', 'result.mp4')
  await until(() => readFile(part).then(Boolean, () => false), 'ffmpeg writes')
  await engine.cancel?.(token, video)
  assert.deepEqual(await findProcesses(id), [])
  await assert.rejects(readFile(part), { code: 'ENOENT' })
})
