import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { Log } from 'node-av/lib'
import { AV_LOG_ERROR } from 'node-av/constants'
import { createPictureGuard, type PictureGuard, findGuardProblem } from '../../src/picture-guard.ts'
import { openVideo } from '../../../media/src/write/open-video.ts'
import { yuvFrameBytes } from '../../../media/src/frames/yuv-frame.ts'
import { makePng } from '../../../media/test/formats/sample-files.ts'
import { silentLog } from '../../../../test/harness/test-cluster.ts'

Log.setLevel(AV_LOG_ERROR)
const unrated = await findGuardProblem()
const skip = unrated ?? false

let folder: string
let guard: PictureGuard

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-guard-'))
  guard = createPictureGuard({ log: silentLog })
})
after(async () => {
  await guard.stop()
  await rm(folder, { recursive: true, force: true })
})

test('a file that is not a picture fails and gets no rating', { skip }, async () => {
  const path = join(folder, 'none.png')
  await writeFile(path, 'not a picture')
  await assert.rejects(guard.rate({ path, kind: 'picture' }, {}), /no picture/)
  await assert.rejects(guard.rate({ path, kind: 'clip', seconds: 5 }, {}), /file/)
})

test('a plain picture and a plain clip are rated harmless', { skip }, async () => {
  const picture = join(folder, 'plain.png')
  await writeFile(picture, makePng(320, 180))
  const { share, kind } = await guard.rate({ path: picture, kind: 'picture' }, {})
  assert.ok(share < 0.5, `${share} ${kind}`)
  assert.notEqual(kind, 'unrated')
  const size = { width: 160, height: 90 }
  const clip = join(folder, 'plain.mp4')
  const video = await openVideo(clip, { ...size, withSound: false })
  try {
    for (let frame = 0; frame < 48; frame++) await video.writeFrame(Buffer.alloc(yuvFrameBytes(size), 60 + frame))
    await video.finish()
  } finally {
    await video.close()
  }
  const rating = await guard.rate({ path: clip, kind: 'clip', seconds: 2 }, {})
  assert.ok(rating.share < 0.5, `${rating.share} ${rating.kind}`)
})

test('an abort ends the rating', { skip }, async () => {
  const path = join(folder, 'aborted.png')
  await writeFile(path, makePng(320, 180))
  const signal = AbortSignal.abort(new Error('nobody waits'))
  await assert.rejects(guard.rate({ path, kind: 'picture' }, { signal }), /nobody waits/)
})
