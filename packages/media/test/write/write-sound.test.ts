import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { readFile, symlink } from 'node:fs/promises'
import { test } from 'node:test'
import { readAudio } from '../../src/formats/read-audio.ts'
import { decodeSound } from '../../src/av/decode-sound.ts'
import { readLabel } from '../av/read-label.ts'
import { openSound } from '../../src/write/open-sound.ts'
import { writeSound } from '../../src/write/write-sound.ts'
import { scratch } from './scratch.ts'
import { hertzOf, peakOf, tonesOf } from './tones.ts'

const FORMATS = ['mp3', 'wav', 'm4a'] as const
const FULL_DISK = '/dev/full'
const label = JSON.stringify({ Label: '1', ContentProducer: 'Kinora "本地" <&>', ProduceID: 'odd' })

/** How far a sound is from another that is moved by so many samples, squared. */
function errorOf(heard: Float32Array, meant: Float32Array, shift: number): number {
  let sum = 0
  for (let i = 2_000; i < 94_000; i++) sum += ((heard[i + shift] ?? 9) - (meant[i] ?? 0)) ** 2
  return sum
}

for (const format of FORMATS) {
  test(`${format}: an empty or unequal sound and a missing folder are rejected, and leave no file`, async context => {
    const path = await scratch(context, `a.${format}`)
    await assert.rejects(writeSound(path, tonesOf(0), { format }), /needs a sample/)
    const lopsided = { left: new Float32Array(100), right: new Float32Array(99) }
    await assert.rejects(writeSound(path, lopsided, { format }), /equally long/)
    assert.ok(!existsSync(path))
    await assert.rejects(writeSound(`${path}/b`, tonesOf(100), { format }), /no such file or directory/i)
  })

  test(`${format}: a full disk is reported, and nothing is left on it`, {
    skip: !existsSync(FULL_DISK),
  }, async context => {
    // The short one lies in a buffer until the file is closed.
    for (const samples of [100, 480_000]) {
      const path = await scratch(context, `a.${format}`)
      await symlink(FULL_DISK, path)
      await assert.rejects(writeSound(path, tonesOf(samples), { format }), /no space left on device/i)
      assert.ok(!existsSync(path))
    }
  })

  test(`${format}: a sound that is given up in the middle leaves no file`, async context => {
    const path = await scratch(context, `a.${format}`)
    const writer = await openSound(path, { format })
    await writer.write(tonesOf(100_000))
    assert.ok(existsSync(path))
    await writer.close()
    assert.ok(!existsSync(path))
  })

  test(`${format}: the length is exact, by its header and its samples`, async context => {
    for (const samples of [500, 1_024, 48_000, 70_001, 144_000]) {
      const path = await scratch(context, `a.${format}`)
      await writeSound(path, tonesOf(samples), { format })
      const seconds = samples / 48_000
      const read = readAudio(await readFile(path))
      assert.ok(read.ok && read.format === format, JSON.stringify(read))
      assert.ok(Math.abs(read.seconds - seconds) < 0.000_1, `says ${read.seconds} for ${seconds}`)
      assert.equal((await decodeSound(path)).left.length, samples)
    }
  })

  test(`${format}: both sides keep their tone, their level and their place`, async context => {
    const path = await scratch(context, `a.${format}`)
    const sound = tonesOf(96_000, 997, 440)
    await writeSound(path, sound, { format })
    const { left, right } = await decodeSound(path)
    assert.ok(Math.abs(hertzOf(left) - 997) < 1 && Math.abs(hertzOf(right) - 440) < 1)
    assert.ok(Math.abs(peakOf(left) - 0.5) < 0.06 && Math.abs(peakOf(right) - 0.25) < 0.04)
    const shifts = [-3, -2, -1, 0, 1, 2, 3]
    const errors = shifts.map(shift => errorOf(left, sound.left, shift))
    assert.equal(shifts[errors.indexOf(Math.min(...errors))], 0, `errors by shift: ${errors.join(' ')}`)
  })

  test(`${format}: a label can be read back, and is not there when none was given`, async context => {
    const path = await scratch(context, `a.${format}`)
    await writeSound(path, tonesOf(5_000), { format, label })
    assert.equal(await readLabel(path), label)
    assert.equal((await decodeSound(path)).left.length, 5_000)
    await writeSound(path, tonesOf(5_000), { format })
    assert.equal(await readLabel(path), undefined)
  })

  test(`${format}: the same sound makes the same bytes, in one piece or in many`, async context => {
    const sound = tonesOf(100_000)
    const bytesOf = async (pieceLength: number): Promise<Buffer> => {
      const path = await scratch(context, `a.${format}`)
      const writer = await openSound(path, { format, label })
      for (let at = 0; at < 100_000; at += pieceLength) {
        const [from, to] = [at, at + pieceLength]
        await writer.write({ left: sound.left.subarray(from, to), right: sound.right.subarray(from, to) })
      }
      await writer.finish()
      await writer.close()
      return readFile(path)
    }
    const whole = await bytesOf(100_000)
    assert.ok(whole.equals(await bytesOf(100_000)))
    assert.ok(whole.equals(await bytesOf(777)))
  })
}

test('wav: samples beyond the range are clipped, not wrapped', async context => {
  const path = await scratch(context, 'a.wav')
  await writeSound(
    path,
    { left: Float32Array.of(1.5, 1, 0, -1), right: Float32Array.of(-1.5, 0.5, 0, 0) },
    { format: 'wav' },
  )
  const bytes = await readFile(path)
  const codes = Array.from({ length: 8 }, (_, i) => bytes.readInt16LE(44 + i * 2))
  assert.deepEqual(codes, [32_767, -32_767, 32_767, 16_384, 0, 0, -32_767, 0])
})

test('progress rises towards the end', async context => {
  const heard: number[] = []
  await writeSound(await scratch(context, 'a.mp3'), tonesOf(240_000), { format: 'mp3', report: at => heard.push(at) })
  assert.deepEqual(heard, [0, 20, 40, 60, 80])
})
