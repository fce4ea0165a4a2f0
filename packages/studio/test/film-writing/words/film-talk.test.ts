import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isFilmTalk } from '../../../src/film-writing/words/film-talk.ts'

const OF_FILM = [
  'Target users are students.',
  'Our target customers are cyclists',
  'The audience is city commuters',
  'Aimed at young professionals',
  'For families with kids',
  'Warm and funny.',
  'Calm, minimal tone',
  'Keep it light and playful',
  'Make it heartwarming',
  'The tone should be warm and sincere',
  'Make it 30 seconds',
  'about 20 seconds long',
  'In the style of a documentary',
  'Use a female voice',
  'With narration and captions',
  '目标用户是大学生',
  '面向年轻上班族',
  '主要针对有宝宝的家庭',
  '受众是附近的学生和上班族',
  '风格要轻松幽默',
  '语气温暖',
  '温馨一点',
  '不要太严肃',
  '俏皮可爱',
  '控制在15秒以内',
  '加字幕',
]
const OF_THING = [
  'Soft and warm',
  'Light and modern',
  'For dry skin',
  'Made for long walks',
  'Charges in 30 seconds',
  'Free coffee before nine',
  'No plastic packaging',
  'Make it yours',
  'Use it with music',
  'The audience is cheering',
  'A warm kitchen',
  '针对干性肌肤',
  '清新自然',
  '适合敏感肌',
  '三分钟净化一间卧室',
  '两个人吃只要99元',
]

test('words about audience, feeling and instructions of a film are separated from words about things', () => {
  for (const words of OF_FILM) assert.ok(isFilmTalk(words, { isOfThing: true }), words)
  for (const words of OF_THING) assert.ok(!isFilmTalk(words, { isOfThing: true }), words)
})
