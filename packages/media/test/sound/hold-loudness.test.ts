import assert from 'node:assert/strict'
import { test } from 'node:test'
import { holdLoudness, LOUDEST_SCENE_LUFS } from '../../src/sound/hold-loudness.ts'
import { measureIntegratedLufs } from '../../src/sound/measure-integrated-lufs.ts'
import { makeTone } from './test-sounds.ts'

test('sound above the loudness limit is reduced to it', () => {
  const held = holdLoudness(makeTone(440, 1, 0.5), LOUDEST_SCENE_LUFS)
  assert.ok(Math.abs(measureIntegratedLufs(held) - LOUDEST_SCENE_LUFS) < 0.1)
})

test('softer sound and silence are unchanged', () => {
  for (const amplitude of [0.01, 0]) {
    const sound = makeTone(440, 1, amplitude)
    assert.equal(holdLoudness(sound, LOUDEST_SCENE_LUFS), sound)
  }
})
