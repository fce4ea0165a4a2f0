import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type MusicPrompt, readMusicPrompt } from '../../src/music/words/read-music-prompt.ts'

test('words that say nothing of music say nothing', () => {
  for (const text of ['', '   ', 'asdf qwer', '你好', '999 bpm']) assert.deepEqual(readMusicPrompt(text), {}, text)
})

const READ: Record<string, MusicPrompt> = {
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
      assert.equal(read[name as keyof MusicPrompt], value, `${name} of ${JSON.stringify(read)}`)
  })
