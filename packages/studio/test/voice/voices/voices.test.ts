import assert from 'node:assert/strict'
import { test } from 'node:test'
import { voices } from '../../../../service/src/catalog/voices.ts'
import { recommendVoice } from '../../../src/voice/voices/recommend-voice.ts'
import { checkSchema } from '../../../../media/src/scene/check-schema.ts'
import { VOICE_SCHEMAS, voiceData } from '../../../src/voice/voice-data.ts'
import { findCasting, allVoices } from '../../../src/voice/voices/voices.ts'

const VOICES = allVoices()

test('every file of voice data matches its schema, and every voice blends measured voices', () => {
  for (const name of ['english', 'chinese', 'voices', 'measures', 'formants'] as const)
    assert.deepEqual(checkSchema(VOICE_SCHEMAS[name], voiceData(name)), [], name)
  const { voices } = voiceData('measures')
  for (const { id, blend } of VOICES) for (const [voice] of blend) assert.ok(voices[voice], `${id}: ${voice}`)
})

test('no voice uses the one with the wrong tones', () => {
  assert.ok(VOICES.every(({ blend }) => blend.every(([voice]) => !voice.includes('xiaoni'))))
})

test('an unknown id has no casting', () => assert.equal(findCasting('nobody'), undefined))

test('every voice of the catalogue can speak, with its stated language and gender', () => {
  for (const { id, language, gender } of voices) {
    const row = VOICES.find(voice => voice.id === id)
    assert.ok(row, id)
    assert.deepEqual([row.language, row.gender], [language, gender], id)
  }
})

test('ids are unique, and no two voices are equal', () => {
  assert.equal(new Set(VOICES.map(({ id }) => id)).size, VOICES.length)
  const makes = VOICES.map(({ id }) => JSON.stringify(findCasting(id)))
  assert.equal(new Set(makes).size, VOICES.length)
})

test('voices of public clients have the age, pitch and speed of their names', () => {
  const hertz = (id: string): number => {
    const casting = findCasting(id)
    assert.ok(casting, id)
    return casting.hertz * 2 ** (casting.semitones / 12)
  }
  const isFalling = (ids: readonly string[]): void =>
    assert.deepEqual(
      ids.toSorted((a, b) => hertz(b) - hertz(a)),
      ids,
    )
  isFalling(['female-shaonv', 'female-tianmei', 'presenter_female', 'female-yujie', 'female-chengshu'])
  isFalling(['male-qn-qingse', 'male-qn-daxuesheng', 'male-qn-jingying', 'male-qn-badao', 'audiobook_male_1'])
  isFalling(['audiobook_female_1', 'male-qn-qingse'])
  const paceOf = (id: string): number => findCasting(id)?.rate ?? 0
  for (const one of ['male', 'female']) assert.ok(paceOf(`presenter_${one}`) > 1 && paceOf(`audiobook_${one}_1`) < 0.95)
})

test('every voice has a description', () => {
  for (const { id, style, description } of VOICES) assert.ok(style && description, id)
})

/** Text, what it is about, the voice. */
const RECOMMENDED: readonly (readonly [text: string, subject: string, voice: string])[] = [
  ['Good morning.', '', 'English_Female_Currency'],
  ['早上好。', '', 'Chinese_Female_Currency'],
  ['I found it.', 'a robot in a factory', 'English_Eric'],
  ['我找到了。', '一个机器人', 'Robot_Armor'],
  ['我回来了。', '一位老爷爷', 'Chinese (Mandarin)_Humorous_Elder'],
  ['我回来了。', '一个小男孩', 'Chinese_Yunxia'],
  ['I am home.', 'a man in a hat', 'English_Male_Currency'],
  ['今天的新闻如下。', '', 'Chinese (Mandarin)_News_Anchor'],
  ['Once upon a time there was a king.', '', 'British_George'],
  ['We moved toward the warm light.', '', 'English_Female_Currency'],
  ['我用 Google 搜索 iPhone。', '', 'Chinese_Female_Currency'],
]

test('a voice is recommended by language, speaker and topic, and always exists', () => {
  for (const [text, subject, voice] of RECOMMENDED) {
    assert.equal(recommendVoice({ text, subject }), voice, `${text} ${subject}`)
    assert.ok(findCasting(voice))
  }
})

test('the speaker counts before the topic, and the topic before the text', () => {
  assert.equal(recommendVoice({ text: 'The news of the day.', subject: 'a robot' }), 'English_Eric')
  assert.equal(recommendVoice({ text: 'A robot says the news.' }), 'English_Eric')
  assert.equal(recommendVoice({ text: 'Good night.', subject: 'an old woman' }), 'British_Isabella')
})

test('a man or a woman who is only mentioned in the text does not decide the voice', () => {
  assert.equal(recommendVoice({ text: 'The man went home.' }), 'English_Female_Currency')
  assert.equal(recommendVoice({ text: 'I am home.', subject: 'the man' }), 'English_Male_Currency')
})

test('words inside other words do not count', () => {
  assert.equal(
    recommendVoice({ text: 'The boycott of the headquarters', subject: 'a cowboy-hat' }),
    'English_Female_Currency',
  )
})

test("every voice has positive shares of the model's voices, at a human pace and pitch", () => {
  for (const { id, blend } of VOICES) {
    assert.ok(blend.length > 0 && blend.every(([, share]) => share > 0), id)
    const casting = findCasting(id)!
    assert.ok(casting.hertz > 60 && casting.hertz < 400, id)
    assert.ok(casting.rate > 0.6 && casting.rate < 1.5, id)
    assert.ok(Math.abs(casting.semitones) <= 12 && Math.abs(casting.throat) <= 8, id)
  }
})

test('only British voices have British sounds', () => {
  for (const { id } of VOICES) if (id.startsWith('British_')) assert.equal(findCasting(id)!.isBritish, true, id)
  for (const { id, language } of VOICES) if (language === 'zh') assert.ok(!findCasting(id)!.isBritish, id)
})
