import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { readLabel } from '../av/read-label.ts'
import { ChildFailure } from '../../src/children/child-failure.ts'
import { createComposer } from '../../src/film/composer.ts'
import { silentLog } from '../../../../test/harness/test-cluster.ts'
import { isRunning } from '../children/is-running.ts'
import { folderOf, lumasOf, makeClip, patternOf, timelineOf } from './made-film.ts'

const { signal } = new AbortController()

test('a film is composed in its own process, reports progress, and has its label', async t => {
  const folder = await folderOf(t)
  const a = await makeClip(join(folder, 'a.mp4'), { frames: 60, draw: patternOf(1) })
  const composer = createComposer({ children: 1, log: silentLog })
  t.after(() => composer.stop())
  const path = join(folder, 'film.mp4')
  const label = '{"Label":"1"}'
  const shots = [
    { source: 'a', frames: 60, transition: { kind: 'dissolve', frames: 6 } },
    { source: 'a', frames: 48 },
  ]
  const heard: number[] = []
  const job = { timeline: timelineOf(shots), files: { a }, path, label }
  const composed = await composer.compose(job, { signal, onProgress: percent => heard.push(percent) })
  assert.equal(composed.framesCopied + composed.framesEncoded, 108)
  assert.ok(composed.framesCopied > 90)
  assert.equal(composed.lufs, undefined)
  assert.equal(await readLabel(path), label)
  assert.equal((await lumasOf(path)).length, 108)
  assert.deepEqual(
    heard,
    [...heard].sort((x, y) => x - y),
  )
  assert.equal(heard.at(-1), 100)
  const lost = { ...job, files: {} }
  await assert.rejects(
    composer.compose(lost, { signal }),
    (error: unknown) => error instanceof ChildFailure && !error.retryable,
  )
  const pids = composer.childPids()
  assert.equal(pids.length, 1)
  await composer.stop()
  for (const pid of pids) assert.ok(!isRunning(pid))
})

test('a film that is given up ends its process', async t => {
  const folder = await folderOf(t)
  const a = await makeClip(join(folder, 'a.mp4'), { frames: 48, draw: patternOf(1) })
  const composer = createComposer({ children: 1, log: silentLog })
  t.after(() => composer.stop())
  const giveUp = new AbortController()
  // Not the clip's own, so that every frame is drawn.
  const size = { width: 66, height: 36 }
  const timeline = timelineOf(
    Array.from({ length: 60 }, () => ({ source: 'a', frames: 48 })),
    size,
  )
  const job = { timeline, files: { a }, path: join(folder, 'film.mp4') }
  const composing = composer.compose(job, {
    signal: giveUp.signal,
    onProgress: () => giveUp.abort(new Error('enough')),
  })
  await assert.rejects(composing, /enough/)
  assert.deepEqual(composer.childPids().filter(isRunning), [])
  assert.ok(existsSync(a))
})
