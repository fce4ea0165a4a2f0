import assert from 'node:assert/strict'
import { test } from 'node:test'
import { castSpeakers } from '../../src/voice/voices/cast-speakers.ts'
import { allVoices } from '../../src/voice/voices/voices.ts'
import { wordsAboutSpeaker } from '../../src/prompt-parsing/words-about-speaker.ts'

const VOICES = allVoices()

const genderOf = (id: string | undefined): string | undefined => VOICES.find(voice => voice.id === id)?.gender

test('a woman and a man have different voices', () => {
  for (const [woman, man, text] of [
    ['woman', 'man', 'Good morning to you all.'],
    ['女人', '男人', '大家早上好。'],
  ] as const) {
    const cast = castSpeakers([
      { key: 'a', words: woman, text },
      { key: 'b', words: man, text },
    ])
    assert.equal(genderOf(cast.get('a')), 'female')
    assert.equal(genderOf(cast.get('b')), 'male')
  }
})

test('two speakers of one sex have different voices of that sex', () => {
  const text = 'Where are you going?'
  const cast = castSpeakers([
    { key: 'a', words: 'woman', text },
    { key: 'b', words: 'woman', text },
    { key: 'a', words: 'woman', text },
  ])
  assert.equal(cast.size, 2)
  assert.notEqual(cast.get('a'), cast.get('b'))
  assert.equal(genderOf(cast.get('b')), 'female')
})

test('a voice of the request is kept, and given to nobody else', () => {
  const text = 'Hello there.'
  const cast = castSpeakers([
    { key: 'a', words: 'man', text },
    { key: 'b', words: 'man', text, voice: 'English_Male_Currency' },
  ])
  assert.equal(cast.get('b'), 'English_Male_Currency')
  assert.notEqual(cast.get('a'), 'English_Male_Currency')
})

test('he and she give the sex of a speaker whose noun does not', () => {
  assert.equal(
    wordsAboutSpeaker('The doctor smiles. She says "You are well."', 'You are well.', 'doctor'),
    'doctor She',
  )
  assert.equal(wordsAboutSpeaker('“走吧。”他说。', '走吧。', '医生'), '医生 他')
  assert.equal(wordsAboutSpeaker('A doctor says "You are well."', 'You are well.', 'doctor'), 'doctor')
  const [voice] = castSpeakers([{ key: 'a', words: 'doctor He', text: 'You are well.' }]).values()
  assert.equal(genderOf(voice), 'male')
})
