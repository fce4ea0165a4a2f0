import assert from 'node:assert/strict'
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import { decodeSound } from '../../src/av/decode-sound.ts'
import { SAMPLE_RATE } from '../../src/sound/sound.ts'
import { toneOf } from '../write/tones.ts'
import { compose, folderOf, lumasOf, makeClip, meanOf, plainOf, timelineOf } from './made-film.ts'

/** A film whose every cut has a click; both must be at the same moment to its end. */
export async function requireClicksOnCuts(t: TestContext, count: number): Promise<void> {
  const folder = await folderOf(t)
  // Over a tone that makes the film as loud as it has to be, so that the click stays as it is.
  const right = toneOf(5 * SAMPLE_RATE, 440, 0.2)
  const click = { left: right.slice(), right }
  click.left.set(toneOf(0.01 * SAMPLE_RATE, 2_000, 0.8))
  const files: Record<string, string> = {}
  for (const [name, luma] of [
    ['dark', 60],
    ['light', 180],
  ] as const)
    files[name] = await makeClip(join(folder, `${name}.mp4`), { frames: 120, draw: plainOf(luma), sound: click })
  const shots = Array.from({ length: count }, (_, index) => ({ source: index % 2 ? 'light' : 'dark', frames: 120 }))
  const cues = shots.map(({ source }, index) => ({ source, atSeconds: index * 5, fromSeconds: 0, seconds: 5 }))
  const path = join(folder, 'film.mp4')
  const composed = await compose(timelineOf(shots, { tracks: [{ kind: 'scene', gainDb: 0, cues }] }), files, path)
  assert.equal(composed.framesCopied, count * 120)
  const means = (await lumasOf(path)).map(meanOf)
  const cuts = means.flatMap((mean, frame) => (Math.abs(mean - (means[frame - 1] ?? mean)) > 50 ? [frame / 24] : []))
  assert.equal(cuts.length, count - 1)
  const { left } = await decodeSound(path)
  assert.equal(left.length, count * 5 * SAMPLE_RATE, 'exactly as long as the picture')
  for (const cut of [0, ...cuts]) {
    const from = Math.max(0, Math.round((cut - 0.5) * SAMPLE_RATE))
    const first = left.subarray(from, from + SAMPLE_RATE).findIndex(sample => Math.abs(sample) > 0.4)
    const late = (from + first) / SAMPLE_RATE - cut
    assert.ok(first >= 0 && Math.abs(late) < 0.01, `at ${cut} s: ${(late * 1000).toFixed(1)} ms late`)
  }
}
