import assert from 'node:assert/strict'
import { test } from 'node:test'
import { amplitudeToDecibels } from '../../../media/src/sound/decibels.ts'
import { measureIntegratedLufs } from '../../../media/src/sound/measure-integrated-lufs.ts'
import { normaliseLoudness } from '../../../media/src/sound/normalise-loudness.ts'
import { SAMPLE_RATE, secondsToSamples } from '../../../media/src/sound/sound.ts'
import { measureTruePeak } from '../../../media/src/sound/true-peak.ts'
import { gatherSpeech } from '../../src/voice/gather-speech.ts'
import { levelSpeech } from '../../src/voice/level-speech.ts'
import type { SpeechPiece } from '../../src/voice/spoken.ts'

/** A word of a low voice, as loud as all that is said. */
function word(seconds: number): SpeechPiece {
  const left = Float32Array.from({ length: secondsToSamples(seconds) }, (_, at) => {
    let sum = 0
    for (let harmonic = 1; harmonic < 9; harmonic++) sum += Math.cos((2 * Math.PI * 140 * harmonic * at) / SAMPLE_RATE)
    return sum / 20
  })
  const sound = normaliseLoudness({ left, right: left }, { lufs: -16, ceilingDb: -2 })
  return { kind: 'sound', sound, words: [], characters: [], phonemes: [] }
}

async function* said(...pieces: SpeechPiece[]): AsyncGenerator<SpeechPiece, void, undefined> {
  yield* pieces
}

test('words with rests between them have the loudness of continuous ones', async () => {
  const rest: SpeechPiece = { kind: 'pause', seconds: 0.7 }
  const pieces = [word(0.3), rest, word(0.25), rest, word(0.5)]
  const before = measureIntegratedLufs((await gatherSpeech(said(...pieces))).sound)
  assert.ok(before < -17, `${before} LUFS`)
  const { sound } = await gatherSpeech(levelSpeech(said(...pieces), -16))
  assert.ok(Math.abs(measureIntegratedLufs(sound) + 16) < 0.5, `${measureIntegratedLufs(sound)} LUFS`)
  assert.ok(amplitudeToDecibels(measureTruePeak(sound)) <= -1)
})

test('long speech is passed on before it ends, in order and with its length', async () => {
  const pieces = Array.from({ length: 5 }, (): SpeechPiece[] => [word(0.4), { kind: 'pause', seconds: 20 }]).flat()
  let given = 0
  async function* counted(): AsyncGenerator<SpeechPiece, void, undefined> {
    for (const piece of pieces) {
      given += 1
      yield piece
    }
  }
  const kinds: string[] = []
  for await (const { kind } of levelSpeech(counted(), -16)) {
    if (kinds.length === 0) assert.ok(given < pieces.length, `${given} of ${pieces.length} were held`)
    kinds.push(kind)
  }
  assert.deepEqual(
    kinds,
    pieces.map(({ kind }) => kind),
  )
})

test('silence stays silence', async () => {
  const { sound } = await gatherSpeech(levelSpeech(said({ kind: 'pause', seconds: 1 }), -16))
  assert.ok(sound.left.every(sample => sample === 0))
})
