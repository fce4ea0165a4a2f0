import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shotsOf, subjectsOf } from './seen.ts'

const deedsOf = (prompt: string): string[][] =>
  shotsOf(prompt)[0]!.subjects.map(({ deeds = [] }) => deeds.map(({ verb }) => verb))
const placeOf = (prompt: string): string => shotsOf(prompt)[0]!.place

test('a verb of several words is known in its -ing form', () => {
  assert.deepEqual(deedsOf('A grandmother is turning on the radio')[0], ['turn-on'])
  assert.deepEqual(deedsOf('Two girls are putting on makeup')[0], ['make-up'])
  assert.deepEqual(deedsOf('My uncle is doing push-ups')[0], ['push-ups'])
  assert.deepEqual(deedsOf('a sailor tying a rope')[0], ['tie'])
})

test('what is being done is a deed where the same word may be a thing', () => {
  assert.deepEqual(deedsOf('The children are building a sandcastle')[0], ['build'])
  assert.deepEqual(deedsOf('an old man starts painting the fence')[0], ['paint'])
  assert.ok(subjectsOf('a painting on a wall').length > 0)
})

test('what follows a verb is drunk and not watered', () => {
  assert.deepEqual(deedsOf('a runner drinking water')[0], ['drink'])
  assert.deepEqual(deedsOf('a girl watering the roses')[0], ['water'])
})

test('another person is somebody else, and the other of two is one of them', () => {
  assert.equal(subjectsOf('One person gives a hat to another person').filter(one => /^[🧑👩👨]/u.test(one)).length, 2)
  assert.equal(subjectsOf('一个男孩把球扔给另一个男孩').filter(one => one.startsWith('👦')).length, 2)
  assert.equal(subjectsOf('a puppy follows another puppy').filter(one => one.startsWith('🐕')).length, 2)
  assert.equal(subjectsOf('a barn on the other side of the field').length, 1)
})

test('a Chinese verb with its object is a deed and a thing', () => {
  assert.deepEqual(deedsOf('爷爷在种树'), [['plant'], []])
  assert.deepEqual(deedsOf('姐姐在喝茶'), [['drink'], []])
  assert.deepEqual(subjectsOf('床边有一双拖鞋').at(-1), '2 🩴 beside 🛏️')
})

test('a Chinese word does not end inside the next one', () => {
  assert.deepEqual(subjectsOf('爸爸把手机放在桌上').slice(0, 2), ['👨', '📱 on :table:'])
})

test('whoever does it for somebody does it', () => {
  assert.deepEqual(deedsOf('奶奶给孙女梳头'), [['comb'], []])
})

test('cutting into pieces is no cut to another picture', () => {
  assert.equal(shotsOf('厨师把黄瓜切成薄片').length, 1)
  assert.equal(shotsOf('一只猫在屋顶上。画面切成黑白，一只狗在街上').length, 2)
})

test('what is done at home is done in a room, a kitchen or a bathroom', () => {
  assert.equal(placeOf('a woman is vacuuming'), 'room')
  assert.equal(placeOf('a boy checks his watch and hands a phone to his sister'), 'room')
  assert.equal(placeOf('somebody is washing the dishes'), 'kitchen')
  assert.equal(placeOf('commercial for a phone, a woman holds it'), 'sweep')
})

test('what nobody can draw is not written where nothing is to be written', () => {
  assert.equal(shotsOf('hesitation as lines, no text')[0]!.caption, undefined)
  assert.equal(shotsOf('用线条表现纠结，不要文字')[0]!.caption, undefined)
})

test('a plural that is only a shape is no place', () => {
  assert.notEqual(shotsOf('a quilt of red and blue squares')[0]!.where, 'square')
})

test('a tire is on its bike, unless somebody rolls it', () => {
  assert.deepEqual(subjectsOf('a rusty bicycle with a flat tire'), ['🚲'])
  assert.ok(subjectsOf('a boy rolls a tire past a car').some(one => one.startsWith('🛞')))
})

test('who flips a pancake stands at it and does not jump', () => {
  const [shot] = shotsOf('a cook flips a pancake')
  assert.notEqual(shot!.subjects[0]!.motion, 'jump')
})

test('what a shop sells is seen once, as many as the words show', () => {
  assert.deepEqual(
    subjectsOf('Ad for my teapot shop. Three teapots on a tray').filter(one => one.includes('🫖')),
    ['3 🫖 on :tray:'],
  )
})

test('tears fall and not who cries, a sword is plunged and not the smith, and a grandmother keeps no school', () => {
  assert.notEqual(shotsOf('爸爸接过茶杯,眼泪掉下来')[0]!.subjects[0]!.motion, 'fall')
  assert.ok(deedsOf('爸爸接过茶杯,眼泪掉下来')[0]!.includes('cry'))
  assert.deepEqual(deedsOf('A smith plunges the sword into water')[0], ['handle'])
  assert.deepEqual(deedsOf('A smith plunges it into water')[0], ['handle'])
  assert.deepEqual(deedsOf('A man plunges into the lake')[0], ['dive'])
  assert.notEqual(shotsOf('Grandma teaches her grandson to knit')[0]!.where, 'classroom')
})

test('who has skis on does not slip, and may fall', () => {
  assert.deepEqual(deedsOf('滑雪者从山顶滑下'), [['ski']])
  assert.equal(shotsOf('滑雪者从山顶滑下')[0]!.subjects[0]!.motion, 'run')
  assert.deepEqual(deedsOf('a skier falls'), [['fall']])
})
