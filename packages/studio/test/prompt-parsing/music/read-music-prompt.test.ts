import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MusicTraits } from '../../../src/music/compose-music.ts'
import { readMusicPrompt } from '../../../src/prompt-parsing/music/read-music-prompt.ts'
import { unknownMusicWords } from '../../../src/prompt-parsing/music/unknown-music-words.ts'

test('words without music give no settings', () => {
  for (const text of ['', '   ', 'asdf qwer', '你好', '999 bpm']) assert.deepEqual(readMusicPrompt(text), {}, text)
})

const READ: Record<string, MusicTraits> = {
  'upbeat electronic corporate': { mood: 'happy', genre: 'electronic' },
  悲伤的钢琴曲: { mood: 'sad', genre: 'piano' },
  'epic orchestral trailer, 100 bpm': { mood: 'epic', genre: 'cinematic', tempo: 100 },
  'calm lo-fi beats to study to': { mood: 'calm', genre: 'lofi' },
  '欢快的流行音乐，快节奏': { mood: 'happy', genre: 'pop', pace: 'fast' },
  快乐: { mood: 'happy' },
  '古风，笛子和古筝，宁静': { mood: 'calm', genre: 'chinese' },
  'slow jazz with saxophone': { genre: 'jazz', pace: 'slow', lead: 'tenor-sax' },
  'sad piano and violin': { mood: 'sad', genre: 'piano', lead: 'violin' },
  企业宣传片背景音乐: { genre: 'corporate' },
  '浪漫华尔兹 bpm: 96.5': { mood: 'romantic', genre: 'waltz', tempo: 96.5 },
  'tense thriller score': { mood: 'tense', genre: 'cinematic' },
  '80s synthwave dance': { genre: 'electronic' },
}

for (const [text, options] of Object.entries(READ))
  test(`"${text}" is understood`, () => {
    const read = readMusicPrompt(text)
    for (const [name, value] of Object.entries(options))
      assert.equal(read[name as keyof MusicTraits], value, `${name} of ${JSON.stringify(read)}`)
  })

test('a named style takes precedence over words for the sound', () => {
  assert.equal(readMusicPrompt('jazz for a corporate film').genre, 'jazz')
  assert.equal(readMusicPrompt('piano rock').genre, 'rock')
  assert.equal(readMusicPrompt('a piano piece').genre, 'piano')
})

test('the most frequent mood counts, and the first of equally frequent ones', () => {
  assert.equal(readMusicPrompt('sad, lonely, tearful but happy').mood, 'sad')
  assert.equal(readMusicPrompt('happy sad').mood, 'happy')
  assert.equal(readMusicPrompt('sad happy').mood, 'sad')
})

test('words are whole words in English, and may touch in Chinese', () => {
  assert.equal(readMusicPrompt('rapport and popcorn').genre, undefined)
  assert.equal(readMusicPrompt('要一首爵士乐曲').genre, 'jazz')
  assert.equal(readMusicPrompt('a Music-Box lullaby').lead, 'music-box')
})

test('a tempo is read before or after its unit, within the playable range', () => {
  for (const [text, tempo] of [
    ['90bpm', 90],
    ['bpm=90', 90],
    ['tempo: 90.5', 90.5],
    ['速度：90', 90],
    ['90 拍/分', 90],
    ['300 bpm', undefined],
    ['20 bpm', undefined],
    ['90 cats', undefined],
  ] as const)
    assert.equal(readMusicPrompt(text).tempo, tempo, text)
})

test('a piano genre has no separate lead', () => {
  assert.equal(readMusicPrompt('solo piano').lead, undefined)
  assert.equal(readMusicPrompt('rock with piano').lead, 'piano')
})

test('words without an effect are reported once, as written', () => {
  assert.deepEqual(unknownMusicWords('Zydeco music with zither, zydeco and Zydeco'), ['Zydeco', 'zydeco'])
  assert.deepEqual(unknownMusicWords('sad piano'), [])
  assert.deepEqual(unknownMusicWords('悲伤的钢琴曲'), [])
  assert.deepEqual(unknownMusicWords('悲伤的雷鬼曲'), ['雷鬼'])
  assert.deepEqual(unknownMusicWords('lo-fi hip-hop'), [])
})
