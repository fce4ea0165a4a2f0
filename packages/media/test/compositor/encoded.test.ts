import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { Log } from 'node-av/lib'
import { AV_LOG_ERROR } from 'node-av/constants'
import { decodeFrames } from '../../src/av/decode-frames.ts'
import { copyFrame, createCompositor } from '../../src/compositor/compositor.ts'
import { openVideo } from '../../src/write/open-video.ts'
import { differenceOf, yuvPictureOf } from './slow-reference.ts'

Log.setLevel(AV_LOG_ERROR)

test('frames go from the compositor to the encoder unchanged, and come back from the file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-compose-'))
  const size = { width: 146, height: 82 }
  const compositor = await createCompositor(size)
  try {
    const path = join(folder, 'clip.mp4')
    const picture = compositor.addPicture(yuvPictureOf({ width: 200, height: 120 }))
    const video = await openVideo(path, { ...size, withSound: false, quality: { crf: 12 } })
    const drawn: Buffer[] = []
    for (let index = 0; index < 12; index++) {
      compositor.drawPicture(picture, { x: 90 + index * 1.7, y: 55 + index * 0.6, zoom: 1 })
      drawn.push(copyFrame(compositor.frame()))
      await video.writeFrame(compositor.frame())
    }
    await video.finish()
    await video.close()
    let index = 0
    for await (const frame of decodeFrames(path)) {
      const { mean } = differenceOf(frame.pixels, [drawn[index]!])
      assert.ok(mean < 2.5, `${index}: ${mean}`)
      index++
    }
    assert.equal(index, 12)
  } finally {
    compositor.close()
    await rm(folder, { recursive: true })
  }
})
