import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { decodeSound } from '../../src/av/decode-sound.ts'
import { readLabel } from '../av/read-label.ts'
import { readPicture } from '../../src/av/read-picture.ts'
import { finishFile } from '../../src/finish/finish-file.ts'
import { writeLabel } from '../../src/finish/write-label.ts'
import { writePicture } from '../../src/write/write-picture.ts'
import { writeSound } from '../../src/write/write-sound.ts'
import { folderOf, toneOf } from './made.ts'

const label = JSON.stringify({ Label: '1', ContentProducer: '某 "producer" <&>', Reserved: 'é'.repeat(500) })

const pictureOf = (alpha: number) => {
  const rgba = new Uint8Array(64 * 48 * 4)
  for (let at = 0; at < rgba.length; at += 4) rgba.set([(at * 7) % 256, (at * 3) % 256, (at >> 6) % 256, alpha], at)
  return { width: 64, height: 48, rgba }
}

for (const format of ['png', 'jpg', 'webp'] as const) {
  for (const alpha of [255, 128]) {
    test(`a ${format}${alpha < 255 ? ' with transparency' : ''} keeps its pixels and shows its label`, async t => {
      const folder = await folderOf(t)
      const [plain, labelled] = [join(folder, 'plain'), join(folder, 'labelled')]
      await writePicture(plain, pictureOf(alpha), { format })
      await writeLabel(plain, labelled, format, label)
      assert.equal(await readLabel(plain), undefined)
      assert.equal(await readLabel(labelled), label)
      assert.deepEqual(await readPicture(labelled), await readPicture(plain))
    })
  }
}

for (const format of ['mp3', 'wav', 'm4a'] as const) {
  test(`an ${format} keeps every sample and has its label`, async t => {
    const folder = await folderOf(t)
    const [plain, labelled] = [join(folder, `plain.${format}`), join(folder, `labelled.${format}`)]
    await writeSound(plain, toneOf(1.234), { format })
    await writeLabel(plain, labelled, format, label)
    assert.equal(await readLabel(plain), undefined)
    assert.equal(await readLabel(labelled), label)
    const [before, after] = [await decodeSound(plain), await decodeSound(labelled)]
    assert.equal(after.left.length, before.left.length)
    assert.ok(Buffer.from(after.left.buffer).equals(Buffer.from(before.left.buffer)), 'the same samples')
    // A second label replaces the first.
    await writeLabel(labelled, `${labelled}-2`, format, '{"Label":"2"}')
    if (format === 'mp3' || format === 'm4a') assert.equal(await readLabel(`${labelled}-2`), '{"Label":"2"}')
  })
}

test('a label too long for a JPEG is an error and leaves no file', async t => {
  const folder = await folderOf(t)
  await writePicture(join(folder, 'plain'), pictureOf(255), { format: 'jpg' })
  await assert.rejects(
    writeLabel(join(folder, 'plain'), join(folder, 'labelled'), 'jpg', 'x'.repeat(70_000)),
    RangeError,
  )
  await assert.rejects(readFile(join(folder, 'labelled')), { code: 'ENOENT' })
})

test('pictures and sounds that differ from their order are rejected', async t => {
  const folder = await folderOf(t)
  const finish = (path: string, format: 'png' | 'mp3', ordered: Parameters<typeof finishFile>[0]['ordered']) =>
    finishFile({ path, format, folder, ordered }, () => undefined)
  const grey = { width: 32, height: 32, rgba: new Uint8Array(32 * 32 * 4).fill(255) }
  await writePicture(join(folder, 'grey.png'), grey, { format: 'png' })
  await assert.rejects(finish(join(folder, 'grey.png'), 'png', { kind: 'image', width: 32, height: 32 }), /one colour/)
  await writePicture(join(folder, 'fine.png'), pictureOf(255), { format: 'png' })
  await assert.rejects(finish(join(folder, 'fine.png'), 'png', { kind: 'image', width: 64, height: 64 }), /64 x 48/)
  assert.equal(
    (await finish(join(folder, 'fine.png'), 'png', { kind: 'image', width: 64, height: 48 })).files.length,
    1,
  )
  await writeSound(join(folder, 'silent.mp3'), toneOf(1, 0), { format: 'mp3' })
  await assert.rejects(finish(join(folder, 'silent.mp3'), 'mp3', { kind: 'sound' }), /silent/)
  await writeSound(join(folder, 'fine.mp3'), toneOf(1), { format: 'mp3' })
  await assert.rejects(finish(join(folder, 'fine.mp3'), 'mp3', { kind: 'sound', seconds: 2 }), /1\.000 seconds instead/)
  const { seconds } = await finish(join(folder, 'fine.mp3'), 'mp3', { kind: 'sound', seconds: 1 })
  assert.ok(Math.abs((seconds ?? 0) - 1) < 0.025)
})
