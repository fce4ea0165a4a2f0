import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { readFile, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { ChildFailure } from '../../src/children/child-failure.ts'
import type { Timeline } from '../../src/film/timeline.ts'
import { compose, folderOf, makeClip, timelineOf } from './made-film.ts'

const FULL_DISK = '/dev/full'

const refusal =
  (says: RegExp, retryable = false) =>
  (error: unknown) =>
    error instanceof ChildFailure && says.test(error.message) && error.retryable === retryable

test('an impossible timeline is rejected with the reason', async t => {
  const folder = await folderOf(t)
  const clip = await makeClip(join(folder, 'clip.mp4'), { frames: 12 })
  const path = join(folder, 'film.mp4')
  const good = timelineOf([
    { source: 'a', frames: 6 },
    { source: 'a', frames: 6 },
  ])
  const [first, second] = good.shots
  assert.ok(first && second)
  const text = { text: 'Hello', fromFrame: 0, toFrame: 12, style: 'title', font: 'sans' } as const
  const cue = { source: 'a', atSeconds: 0, fromSeconds: 0, seconds: 0.5 }
  const cases: [Partial<Timeline>, RegExp][] = [
    [{ frames: 13 }, /shots have 12 frames and the film 13/],
    [{ shots: [], frames: 0 }, /needs a shot/],
    [{ framesPerSecond: 25 }, /24 frames a second, not 25/],
    [{ width: 65 }, /cannot be 65 x 36/],
    [
      {
        shots: [
          { ...first, frames: 0 },
          { ...second, frames: 12 },
        ],
      },
      /shot 1 \(shot 0\) needs whole frames/,
    ],
    [{ shots: [first, { ...second, source: 'b' }] }, /no file for the source "b"/],
    [{ shots: [first, { ...second, source: 'toString' }] }, /no file for the source "toString"/],
    [{ shots: [{ ...first, transition: { kind: 'melt', frames: 2 } }, second] }, /no transition "melt"/],
    [
      { shots: [{ ...first, transition: { kind: 'dissolve', frames: 7 } }, second] },
      /6 frames, and a transition over 7/,
    ],
    [
      { shots: [first, { ...second, transition: { kind: 'dissolve', frames: 2 } }] },
      /the last and cannot have a transition/,
    ],
    [{ texts: [{ ...text, toFrame: 13 }] }, /"Hello" is shown from frame 0 to 13, but the film has 12 frames/],
    [{ texts: [{ ...text, colour: 'red' }] }, /not a colour such as/],
    [{ tracks: [{ kind: 'music', gainDb: Number.NaN, cues: [] }] }, /music track has a gain of NaN/],
    [{ tracks: [{ kind: 'scene', gainDb: 0, cues: [{ ...cue, seconds: -1 }] }] }, /times of "a" must be seconds/],
    [{ tracks: [{ kind: 'song', gainDb: 0, cues: [{ ...cue, source: 'c' }] }] }, /no file for the source "c"/],
  ]
  for (const [change, says] of cases)
    await assert.rejects(compose({ ...good, ...change }, { a: clip }, path), refusal(says), String(says))
  assert.ok(!existsSync(path))
})

test('a clip shorter than its shot is rejected by name', async t => {
  const folder = await folderOf(t)
  const clip = await makeClip(join(folder, 'clip.mp4'), { frames: 12 })
  const path = join(folder, 'film.mp4')
  const says = /"a": the clip has 12 frames, and 10 from frame 3 on are wanted/
  await assert.rejects(
    compose(timelineOf([{ source: 'a', frames: 10, fromFrame: 3 }]), { a: clip }, path),
    refusal(says),
  )
  assert.ok(!existsSync(path))
})

test('a missing file may be retried, and an unreadable one is rejected by name', async t => {
  const folder = await folderOf(t)
  const path = join(folder, 'film.mp4')
  const timeline = timelineOf([{ source: 'a', frames: 12 }])
  const a = join(folder, 'a.mp4')
  await assert.rejects(compose(timeline, { a }, path), refusal(/"a": opening the file/, true))
  await writeFile(a, 'not a film at all')
  await assert.rejects(compose(timeline, { a }, path), refusal(/"a": opening the file/))
  await makeClip(a, { frames: 48 })
  await truncate(a, Math.round((await readFile(a)).length * 0.6))
  await assert.rejects(compose(timeline, { a }, path), refusal(/"a": the file is cut off/))
  assert.ok(!existsSync(path))
})

test('a voice without sound is rejected, and a clip without sound is silent', async t => {
  const folder = await folderOf(t)
  const a = await makeClip(join(folder, 'a.mp4'), { frames: 12 })
  const path = join(folder, 'film.mp4')
  const cues = [{ source: 'a', atSeconds: 0, fromSeconds: 0, seconds: 0.5 }]
  const withTrack = (kind: 'narration' | 'scene') =>
    timelineOf([{ source: 'a', frames: 12 }], { tracks: [{ kind, gainDb: 0, cues }] })
  await assert.rejects(compose(withTrack('narration'), { a }, path), refusal(/"a": the file has no sound/))
  assert.ok(!existsSync(path))
  assert.deepEqual(await compose(withTrack('scene'), { a }, path), { seconds: 0.5, framesCopied: 12, framesEncoded: 0 })
})

test('a full disk is reported, and nothing is left on it', { skip: !existsSync(FULL_DISK) }, async t => {
  const folder = await folderOf(t)
  const a = await makeClip(join(folder, 'a.mp4'), { frames: 12 })
  const path = join(folder, 'film.mp4')
  await symlink(FULL_DISK, path)
  await assert.rejects(compose(timelineOf([{ source: 'a', frames: 12 }]), { a }, path), /no space left on device/i)
  assert.ok(!existsSync(path))
})
