import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findPeople, tellPeople } from '../../../src/films/words/find-people.ts'

const wordsIn = (story: string): string[] => findPeople(story).map(({ words }) => words)

test('a name is bound to the noun beside it', () => {
  assert.deepEqual(wordsIn('Mara and her grandfather Tom bake bread.'), ['a girl named Mara', 'an old man named Tom'])
  assert.deepEqual(wordsIn('Captain Ines and the boy Kofi sail.'), ['a female captain named Ines', 'a boy named Kofi'])
  assert.deepEqual(wordsIn('Lena is a young potter. Her little brother Sam sings.'), [
    'a young female potter named Lena',
    'a boy named Sam',
  ])
  assert.deepEqual(wordsIn('Marco, a man in a blue suit, runs.'), ['a man named Marco in a blue suit'])
  assert.deepEqual(wordsIn('Biscuit, a small brown dog, barks.'), ['a small brown dog named Biscuit'])
  assert.deepEqual(wordsIn('Ana, a nurse, meets Dr Reed.'), ['a female nurse named Ana', 'a doctor named Reed'])
  assert.deepEqual(wordsIn('小美和爷爷老周在院子里放风筝。'), ['一个叫小美的女孩', '一个叫老周的爷爷'])
  assert.deepEqual(wordsIn('邮递员老周背着邮包。'), ['一个叫老周的邮递员'])
  assert.deepEqual(wordsIn('Every evening old Mira lit the lantern, and little Tom watched.'), [
    'an old woman named Mira',
    'a little boy named Tom',
  ])
})

test('an age before a name is used once', () => {
  const story = 'Every evening old Mira lit the lantern. Old Mira slept.'
  assert.equal(
    tellPeople(story, findPeople(story)),
    'Every evening an old woman named Mira lit the lantern. the woman slept.',
  )
})

test('a capitalised subject of an action is a name, and other words are not', () => {
  assert.deepEqual(wordsIn('Every morning Theo feeds the ducks.'), ['a man named Theo'])
  assert.deepEqual(wordsIn('Ben and Lily wave.'), ['a man named Ben', 'a woman named Lily'])
  for (const story of [
    'Snow falls on Paris. Children play. Rain drums on the roof. Rose petals drift.',
    'The ship sails from Florence. A man says "Come, Anna."',
    '老师说完走了，小河在流，老人坐着，小猫在睡觉。',
  ])
    assert.deepEqual(wordsIn(story), [], story)
})

test('a named character is called by name once in a scene, then by the noun', () => {
  const people = findPeople('Mara and her grandfather Tom bake bread.')
  assert.equal(
    tellPeople('Tom hugs Mara, and Tom smiles', people),
    'An old man named Tom hugs a girl named Mara, and the old man smiles',
  )
  assert.equal(tellPeople("Tom's hat flies away", people), "The old man's hat flies away")
  assert.equal(tellPeople('爷爷老周爬上梯子', findPeople('小美和爷爷老周放风筝。')), '一个叫老周的爷爷爬上梯子')
})

test('a speaking pronoun is not a name', () => {
  for (const story of ['Mara, a girl, walks home. She says good night.', 'A man walks in. He asks for tea.'])
    assert.ok(!findPeople(story).some(({ name }) => /^(?:she|he)$/iu.test(name)), story)
})

test('a name before quoted words is that of a person, with the noun before the name', () => {
  assert.deepEqual(wordsIn('A boy called Dieter sits. Herr Greiner blows. Dieter: "Is it brown?" Otto: "Yes."'), [
    'a boy named Dieter',
    'a man named Greiner',
    'a man named Otto',
  ])
  assert.deepEqual(wordsIn('筏客老马带着女儿穗儿过河。老马:“手别松!”穗儿:“爹,你只管划!”'), [
    '一个叫老马的大叔',
    '一个叫穗儿的女孩',
  ])
  assert.deepEqual(wordsIn('Title: "The sea". Narrator: "It waits." 旁白：“夜深了。”'), [])
})
