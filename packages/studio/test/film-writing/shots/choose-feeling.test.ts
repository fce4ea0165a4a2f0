import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withTempo } from '../../../../media/src/shots/shot-lengths.ts'
import { chooseFeeling } from '../../../src/film-writing/shots/choose-feeling.ts'

// The first word that fits decides; dark ones come before grand ones, and those before all others.
const EXPECTED: [words: string, chinese: string, isCalm: boolean, music: RegExp, chineseMusic: RegExp][] = [
  ['a haunted house', '诡异的老宅', false, /suspenseful.*120 bpm/, /悬疑.*120 bpm/],
  ['a heroic knight', '英雄归来', false, /epic orchestral.*120 bpm/, /史诗.*120 bpm/],
  ['a lonely lighthouse keeper', '孤独的老人', true, /sad solo piano.*60 bpm/, /钢琴.*60 bpm/],
  ['their wedding', '他们的婚礼', true, /romantic strings.*60 bpm/, /浪漫.*60 bpm/],
  ['a temple', '水墨画', true, /guzheng.*60 bpm/, /古筝.*60 bpm/],
  ['two kittens and a kitten', '一只可爱的兔子', false, /ukulele.*120 bpm/, /尤克里里.*120 bpm/],
  ['a robot', '机器人', false, /electronic synth.*120 bpm/, /电子.*120 bpm/],
  ['a birthday', '生日', false, /upbeat happy pop.*120 bpm/, /流行.*120 bpm/],
  ['a quiet lake', '宁静的湖', true, /calm ambient.*60 bpm/, /氛围.*60 bpm/],
  ['a chair', '一把椅子', false, /warm cinematic.*120 bpm/, /温暖.*120 bpm/],
]

for (const [english, chinese, isCalm, music, chineseMusic] of EXPECTED)
  test(`"${english}" and "${chinese}" feel ${isCalm ? 'calm' : 'lively'} and have their music`, () => {
    const [first, second] = [chooseFeeling(english, 'en'), chooseFeeling(chinese, 'zh')]
    const pace = isCalm ? 'calm' : 'lively'
    assert.deepEqual([first.pace, second.pace], [pace, pace])
    assert.match(withTempo(first.music ?? '', first.pace, 'en'), music)
    assert.match(withTempo(second.music ?? '', second.pace, 'zh'), chineseMusic)
  })

test('the first feeling wins: a scary wedding is scary, a war of toys a war', () => {
  assert.match(chooseFeeling('a scary wedding', 'en').music ?? '', /suspenseful/)
  assert.match(chooseFeeling('a war of toys', 'en').music ?? '', /epic/)
})

test('requested music is made, at a tempo with beats on half seconds, and none if none is wanted', () => {
  const musicOf = (words: string, language: 'en' | 'zh' = 'en'): string | undefined => {
    const { pace, music } = chooseFeeling(words, language)
    return music && withTempo(music, pace, language)
  }
  assert.equal(musicOf('a quiet lake, with jazz music'), 'with jazz music, 60 bpm')
  assert.equal(musicOf('a robot, techno soundtrack at 140 bpm'), 'techno soundtrack at 140 bpm')
  assert.equal(musicOf('机器人，爵士音乐', 'zh'), '爵士音乐，120 bpm')
  assert.equal(musicOf('a robot without any music'), undefined)
  assert.equal(musicOf('机器人，不要音乐', 'zh'), undefined)
})
