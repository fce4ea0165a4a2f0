import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { decodeSound } from '../../src/av/decode-sound.ts'
import { SAMPLE_RATE, soundSeconds, createSilence, type Sound } from '../../src/sound/sound.ts'
import { compose, folderOf, makeClip, patternOf, timelineOf } from './made-film.ts'

/** Silence with a click at a time. */
function clickAt(atSeconds: number, seconds: number): Sound {
  const sound = createSilence(seconds)
  for (const side of [sound.left, sound.right])
    for (let i = 0; i < 200; i++)
      side[Math.round(atSeconds * SAMPLE_RATE) + i] = 0.8 * Math.sin(i * 0.8) * Math.exp(-i / 60)
  return sound
}

/** When it is loudest within a stretch. */
function loudestIn({ left }: Sound, from: number, to: number): number {
  let [best, at] = [0, 0]
  for (let i = Math.floor(from * SAMPLE_RATE); i < to * SAMPLE_RATE; i++)
    if (Math.abs(left[i] ?? 0) > best) [best, at] = [Math.abs(left[i] ?? 0), i]
  return at / SAMPLE_RATE
}

test('films that are joined keep their packets and their sounds, each in its place', async t => {
  const folder = await folderOf(t)
  // Lengths that no block of the codec fits.
  const lengths = [49, 31, 73]
  const files: Record<string, string> = {}
  for (const [index, frames] of lengths.entries()) {
    const sound = clickAt(frames / 48, frames / 24)
    files[`c${index}`] = await makeClip(join(folder, `c${index}.mp4`), { frames, sound, draw: patternOf(index) })
  }
  let frames = 0
  const cues = lengths.map((length, index) => {
    const atSeconds = frames / 24
    frames += length
    return { source: `c${index}`, atSeconds, fromSeconds: 0, seconds: length / 24 }
  })
  const timeline = timelineOf(
    lengths.map((length, index) => ({ source: `c${index}`, frames: length })),
    { tracks: [{ kind: 'joined', gainDb: 0, cues }] },
  )
  const path = join(folder, 'whole.mp4')
  const composed = await compose(timeline, files, path)
  assert.equal(composed.seconds, 153 / 24)
  assert.ok(composed.framesCopied >= 140, JSON.stringify(composed))
  const sound = await decodeSound(path)
  assert.ok(Math.abs(soundSeconds(sound) - 153 / 24) < 0.025)
  for (const { atSeconds, seconds } of cues) {
    const heard = loudestIn(sound, atSeconds, atSeconds + seconds)
    assert.ok(Math.abs(heard - (atSeconds + seconds / 2)) < 0.01, `a click at ${heard}`)
  }
})
