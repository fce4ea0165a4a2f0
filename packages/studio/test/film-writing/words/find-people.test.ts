import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readScenes } from '../../../src/film-writing/general/read-scenes.ts'
import { findPeople, withoutLooks } from '../../../src/film-writing/words/find-people.ts'

const castOf = (story: string, list?: string): string[] =>
  findPeople(story, list).map(({ name, words }) => `${name}: ${words}`)

test('a name is bound to the noun beside it', () => {
  for (const [story, ...cast] of [
    ['Mara and her grandfather Tom bake bread.', 'Mara: girl', 'Tom: old man'],
    ['Captain Ines and the boy Kofi sail.', 'Ines: female captain', 'Kofi: boy'],
    ['Marco, a man in a blue suit, runs.', 'Marco: man in a blue suit'],
    ['Biscuit, a small brown dog, barks.', 'Biscuit: small brown dog'],
    ['Old Mr Tanaka walks in.', 'Tanaka: old man'],
    ['Every evening old Mira lit the lantern, and little Tom watched.', 'Mira: old woman', 'Tom: boy'],
    ['邮递员老周背着邮包。', '老周: 邮递员'],
    ['筏客老马带着女儿穗儿过河。老马：“走！”穗儿：“爹！”', '老马: 男人', '穗儿: 女孩'],
  ])
    assert.deepEqual(castOf(story!), cast, story)
})

test('an age, a trade, a relative, a title or a pronoun says that a name is a person, and who', () => {
  for (const [story, ...cast] of [
    ['Wren, 34, waits. She waves.', 'Wren: woman'],
    ['Coach Murdo, 70, tweed cap, waits. He waves.', 'Murdo: old man, the coach, tweed cap'],
    ['Shirl, 19, reads. She laughs.', 'Shirl: woman'],
    ['Dieter, nine, sits. He waits.', 'Dieter: boy'],
    ['郭姐（五十岁，蓝围裙，短发）摆摊。', '郭姐: 女人，蓝围裙，短发'],
    ['修车铺的李叔换铃铛。', '李叔: 男人'],
  ])
    assert.deepEqual(castOf(story!), cast, story)
})

test('a capitalised subject of an action is a name, and other words are not', () => {
  assert.deepEqual(castOf('Every morning Theo feeds the ducks.'), ['Theo: man'])
  assert.deepEqual(castOf('Ben and Lily wave.'), ['Ben: man', 'Lily: woman'])
  for (const story of [
    'Snow falls on Paris. Children play. Rain drums on the roof. Rose petals drift.',
    'The ship sails from Florence. A man says "Come, Anna."',
    'Title: "The sea". Caption: "Spring." Narrator: "It waits." VO: "Now." 旁白：“夜深了。”字幕：“三年后”',
    'A girl walks home. She says good night. One cat. Two dogs. Three birds.',
    '老师说完走了，小河在流，老人坐着，小猫在睡觉。',
  ])
    assert.deepEqual(castOf(story), [], story)
})

test('a list of the cast introduces people with their looks, and a speaker may be called by a trade', () => {
  assert.deepEqual(castOf('', 'Nkechi: 12, loves kites. Auntie Bea: green apron. Sam: 13, cap'), [
    'Nkechi: child',
    'Bea: woman, green apron',
    'Sam: boy, cap',
  ])
  assert.deepEqual(castOf('', 'Priya, Tom, Mr Adebayo'), ['Priya: woman', 'Tom: man', 'Adebayo: man'])
  assert.deepEqual(castOf('', 'HALIBUT (trio: Kit on vocals, silver wig; Bex on drums, boiler suit)'), [
    'Kit: person, silver wig',
    'Bex: person, boiler suit',
  ])
  assert.deepEqual(castOf('The baker, a young woman with a braid, lets him in. Baker: "Come."'), [
    'Baker: young woman with a braid',
  ])
})

test('the looks of people are taken out of what they do', () => {
  const told = (story: string): string => withoutLooks(story, findPeople(story))
  assert.equal(
    told('Herr Greiner, sixty, bald, leather apron, makes eyes. Dieter, nine, sits.'),
    'Greiner makes eyes. Dieter sits.',
  )
  assert.equal(told('Old Mr Tanaka, the janitor, walks in.'), 'Tanaka walks in.')
  assert.equal(told('郭姐（五十岁，蓝围裙，短发）摆摊。小伙子阿强骑车来。'), '郭姐摆摊。阿强骑车来。')
  assert.equal(
    told('Tom, at night, walks home. Tom runs, then stops.'),
    'Tom, at night, walks home. Tom runs, then stops.',
  )
})

test('scenes name the people of a film, and introductions and groups are resolved', () => {
  const scenes = (brief: string): string[] => readScenes(brief).scenes.map(({ text }) => text)
  assert.deepEqual(scenes('Wren, 34, red hair. Coach Murdo, 70, tweed cap. Murdo misses the boat. She waves.'), [
    'Wren',
    'Murdo misses the boat',
    'She waves',
  ])
  assert.deepEqual(
    scenes('Characters: Priya, Tom, Ben. Then all three eat soup. Tom says "My root!" Priya says "My fruit!"'),
    ['Priya, Tom and Ben eat soup', 'Tom speaks', 'Priya speaks'],
  )
  assert.deepEqual(scenes('Song: "Milk", female singer Darlene, grey braid. She drives a tanker.'), [
    'Darlene drives a tanker',
  ])
})

test('every noun for people in the tables of words may be beside a name', () => {
  const found = (text: string) => findPeople(text).map(({ name, words }) => [name, words])
  assert.deepEqual(found('Beekeeper Lena opens a hive.'), [['Lena', 'female beekeeper']])
  assert.deepEqual(found('面包师小诺揉面。'), [['小诺', '面包师']])
  assert.deepEqual(found('The Mule One carries two crates.'), [])
})
