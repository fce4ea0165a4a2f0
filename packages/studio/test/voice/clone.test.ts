import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SAMPLE_RATE } from '../../../media/src/sound/sound.ts'
import { fitVoice } from '../../src/voice/clone/fit-voice.ts'
import { measureVoice, type VoiceMeasures } from '../../src/voice/clone/measure-voice.ts'
import { createSpeaker } from '../../src/voice/create-speaker.ts'
import { createFormantRenderer } from '../../src/voice/formant/create-formant-renderer.ts'
import { gatherSpeech } from '../../src/voice/gather-speech.ts'
import { readRecipe } from '../../src/voice/voices/own-voice.ts'
import { speakScene } from '../../src/orders/mix-scene-sound.ts'
import { speakLines } from '../../src/orders/mix-soundtrack.ts'
import { readPrompt } from '../../src/prompt-parsing/read-prompt.ts'
import { loadCatalogue } from '../../src/library/catalogue.ts'
import type { Scene } from '../../../media/src/scene/scene-schema.ts'

// The voice without a model speaks here: its pitch is as exact as the model's, and it takes no time.
const speaker = await createSpeaker({ renderer: createFormantRenderer() })
const TEXT = 'Nine small boats were moving slowly over the dark water, while we waited for her.'

async function measured(voice: string, made?: unknown): Promise<VoiceMeasures> {
  const ownVoices = { [voice]: { engine: 'studio', language: 'en', made } }
  const { sound } = await gatherSpeech(speaker.speak({ text: TEXT, voice, ...(made ? { ownVoices } : {}) }))
  const found = measureVoice(sound.left, SAMPLE_RATE)
  assert.ok(found)
  return found
}

const apart = (one: number, other: number): number => Math.abs(12 * Math.log2(one / other))

test('a voice that is fitted to a low or a high recording speaks at its pitch', async () => {
  for (const recorded of ['English_Onyx', 'British_Lewis', 'British_Isabella', 'English_Bella']) {
    const recording = await measured(recorded)
    const recipe = fitVoice(recording, 'en')
    const spoken = await measured('own_voice_1', recipe)
    assert.ok(apart(spoken.hertz, recording.hertz) < 2, `${recorded}: ${spoken.hertz} for ${recording.hertz} Hz`)
    assert.deepEqual(fitVoice(await measured(recorded), 'en'), recipe, 'the same recording gives the same voice')
  }
})

test('only voices of the language are blended, and their shares add up to one', async () => {
  const recording = await measured('English_Onyx')
  for (const [language, letters] of [
    ['zh', /^z/],
    ['en', /^[ab]/],
  ] as const) {
    const { blend, language: spoken } = fitVoice(recording, language)
    assert.equal(spoken, language)
    assert.ok(blend.length > 0 && blend.every(([voice]) => letters.test(voice)), JSON.stringify(blend))
  }
  assert.equal(fitVoice(recording, 'en').gender, 'male')
})

test('silence and noise have no speaker', () => {
  assert.equal(measureVoice(new Float32Array(SAMPLE_RATE * 2), SAMPLE_RATE), undefined)
  let state = 1
  const noise = Float32Array.from(
    { length: SAMPLE_RATE * 2 },
    () => (state = (state * 16_807) % 2_147_483_647) / 2 ** 31 - 0.5,
  )
  assert.equal(measureVoice(noise, SAMPLE_RATE), undefined)
})

test('a result of another engine is not a recipe of this one', () => {
  for (const made of [
    null,
    'x',
    { voice: 'far' },
    { blend: [['nobody', 1]], language: 'en' },
    { blend: [], language: 'en' },
  ])
    assert.equal(readRecipe({ made }), undefined, JSON.stringify(made))
})

test('the lines of a clip are spoken in the own voice of their speaker, of a subject or of the request', async () => {
  const voice = 'own_voice_1'
  const recording = await measured('English_Onyx')
  const ownVoices = { [voice]: { engine: 'studio', language: 'en', made: fitVoice(recording, 'en') } }
  const tom = { id: 'tom', asset: 'woman' }
  const line = { who: 'tom', text: TEXT }
  const sceneOf = (entity: object, speech: object): Scene => ({
    version: 'kinora.scene/1',
    seconds: 10,
    entities: [{ ...tom, ...entity }],
    places: [{ id: 'here', asset: 'lake' }],
    shots: [{ from: 0, to: 10, place: 'here', speech: [{ ...line, ...speech }] }],
  })
  const common = { seconds: 10, seed: 1, withMusic: false, ownVoices, speaker: async () => speaker }
  const inScene = (scene: Scene, more: { voice?: string; subject?: string } = {}) => {
    const voices = new Map(more.subject ? [[more.subject, voice]] : [])
    const options = { ...common, scene, voices, catalogue: loadCatalogue(), ...(more.voice && { voice: more.voice }) }
    return speakScene(options, ({ message }) => assert.fail(message))
  }
  const prompt = `A woman says "${TEXT}"`
  const spoken = {
    'of an entity': await inScene(sceneOf({ voice }, {})),
    'of a line': await inScene(sceneOf({}, { voice })),
    'of a subject': await inScene(sceneOf({ asset: 'subject:Tom' }, {}), { subject: 'Tom' }),
    'of the request': await inScene(sceneOf({}, {}), { voice }),
    'of a picture': await speakLines({ ...common, prompt, voice, shots: readPrompt({ prompt, seed: 1 }).list }, note =>
      assert.fail(note),
    ),
  }
  for (const [whose, lines] of Object.entries(spoken)) {
    const found = measureVoice(lines[0]!.sound.left, SAMPLE_RATE)
    assert.ok(found && apart(found.hertz, recording.hertz) < 2, `${whose}: ${found?.hertz} for ${recording.hertz} Hz`)
  }
})
