import assert from 'node:assert/strict'
import { test } from 'node:test'
import { composeMusic } from '../../src/music/compose-music.ts'
import { playScore } from '../../src/music/play/play-score.ts'
import { readMusicPrompt } from '../../src/prompt-parsing/music/read-music-prompt.ts'
import { measureIntegratedLufs } from '../../../media/src/sound/measure-integrated-lufs.ts'

const QUIET_THEN_LOUD = [
  { fromSeconds: 0, energy: 0.2 },
  { fromSeconds: 12, energy: 1 },
]
const LOUD_THEN_QUIET = [
  { fromSeconds: 0, energy: 1 },
  { fromSeconds: 12, energy: 0.2 },
]

/** How much louder the second half is than the first, in decibels. */
async function riseOf(words: string, energies: typeof QUIET_THEN_LOUD): Promise<number> {
  const { left, right } = await playScore(composeMusic({ seconds: 24, seed: 3, ...readMusicPrompt(words), energies }))
  const part = (from: number, to: number) =>
    measureIntegratedLufs({
      left: left.subarray(from * 48_000, to * 48_000),
      right: right.subarray(from * 48_000, to * 48_000),
    })
  return part(13, 21) - part(1, 11)
}

test('music follows the energy of a film: it is louder where the film is stronger', async () => {
  const words = 'warm cinematic score, 120 bpm'
  const [rise, fall] = [await riseOf(words, QUIET_THEN_LOUD), await riseOf(words, LOUD_THEN_QUIET)]
  assert.ok(rise > 2 && fall < -2, `${rise.toFixed(1)} and ${fall.toFixed(1)} dB`)
})

test('without energies the music keeps its own form', () => {
  const options = { seconds: 24, seed: 3, ...readMusicPrompt('warm cinematic score, 120 bpm') }
  assert.deepEqual(composeMusic({ ...options, energies: [] }), composeMusic(options))
})
