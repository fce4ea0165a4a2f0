import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mixAmbience } from '../../src/ambience/mix-ambience.ts'
import { levelScene, sceneIntensity, sceneLufs } from '../../src/ambience/scene-loudness.ts'
import { direct } from '../../src/prompt-parsing/read-prompt.ts'
import { SOUND_CUES } from '../../src/setting/shot-list.ts'
import { measureIntegratedLufs } from '../../../media/src/sound/measure-integrated-lufs.ts'

const loudnessOf = (prompt: string): number => {
  const shot = direct({ prompt, seed: 1 }).shots[0]!
  const intensity = sceneIntensity(shot)
  const sound = mixAmbience(shot.sounds, { seconds: 4, seed: 1, intensity, time: shot.time })
  return measureIntegratedLufs(levelScene(sound, shot.sounds, intensity))
}

test('every cue at every intensity is between -34 and -20 LUFS', () => {
  for (const cue of SOUND_CUES)
    for (const intensity of [0, 0.5, 1]) {
      const lufs = sceneLufs([cue], intensity)
      assert.ok(lufs >= -34 && lufs <= -20, `${cue}: ${lufs}`)
    }
})

test('quiet snow is quiet, a storm is loud, and a street is between them', () => {
  const [snow, street, storm] = [
    loudnessOf('quiet snow falls on a field at night'),
    loudnessOf('a city street'),
    loudnessOf('a storm at sea'),
  ]
  assert.ok(snow < -32, `${snow}`)
  assert.ok(storm > -22, `${storm}`)
  assert.ok(snow + 5 < street && street + 3 < storm, `${snow} ${street} ${storm}`)
})

test('the loudest of several cues sets the loudness', () => {
  assert.equal(sceneLufs(['room', 'fireworks'], 0.5), sceneLufs(['fireworks'], 0.5))
})
