import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shotsOf, subjectsOf } from './seen.ts'

/** Deeds of a shot's subjects, each with the number of what it is done to: `give2`. */
const deedsOf = (prompt: string): string[][] =>
  shotsOf(prompt)[0]!.subjects.map(({ deeds = [] }) => deeds.map(({ verb, to = '' }) => `${verb}${to}`))

test('a verb means with its thing what people mean by both', () => {
  assert.deepEqual(deedsOf('a cook pulls noodles')[0], ['knead1'])
  assert.deepEqual(deedsOf('老人撑着竹筏')[0], ['row1'])
  assert.deepEqual(deedsOf('小姑娘打伞')[0], ['hold1'])
  assert.deepEqual(deedsOf('少年在河边放牛')[0], ['herd1'])
  assert.deepEqual(deedsOf('师傅揉面团')[0], ['knead1'])
  assert.deepEqual(deedsOf('a clown pulls a dove out of a box')[0], ['take1'])
  assert.deepEqual(deedsOf('a father tucks his son in')[0], ['tuck-in1'])
})

test('what is torn off or poured for somebody is given', () => {
  assert.deepEqual(deedsOf('男孩把饼干掰给小狗')[0], ['give2'])
  assert.deepEqual(deedsOf('爷爷掰玉米')[0], ['tear1'])
})

test('for whom something is done is whom it is done to', () => {
  assert.deepEqual(deedsOf('奶奶给宝宝盖被子')[0], ['tuck-in1'])
  assert.deepEqual(deedsOf('小伙子向女友求婚')[0], ['propose1'])
})

test('who carries somebody does what comes next', () => {
  assert.deepEqual(deedsOf('爸爸抱着婴儿喂奶'), [['hold1', 'feed'], []])
})

test('nobody is on a cake or in a cup: what he works with is there', () => {
  assert.deepEqual(subjectsOf('a girl blows out the candles on a cake')[0], '👧 before 🎂')
  assert.equal(subjectsOf('师傅往茶杯里倒茶')[0], '👨 holding 🫖')
  assert.ok(subjectsOf('乌鸦往瓶子里扔石子').includes('🪨 in :bottle:'))
  assert.equal(subjectsOf('a kitten in a teacup')[0], '🐈 in 🍵')
  assert.match(subjectsOf('a boy stands on a box')[0]!, / on /u)
})

test('who does something from a bench sits on it, and a cart is full of what it is full of', () => {
  assert.equal(subjectsOf('a man feeds ducks from a park bench')[0], '👨 on :bench:')
  assert.ok(subjectsOf('a woman pushes a wheelbarrow full of apples').some(one => one.endsWith(' in :wheelbarrow:')))
})

test('a verb that nobody knows is work at the thing after it, and is still told', () => {
  const { subjects } = shotsOf('The carpenter burnishes a violin')[0]!
  assert.deepEqual(
    subjects[0]!.deeds?.map(({ verb }) => verb),
    ['handle'],
  )
  assert.deepEqual(deedsOf('The carpenter admires a violin')[0] ?? [], [])
})

test('boards and nets are in the verb', () => {
  assert.deepEqual(deedsOf('a teenager skateboards down a hill')[0], ['skateboard'])
  assert.equal(shotsOf('a teenager skateboards down a hill')[0]!.subjects[0]!.motion, 'ride')
  assert.deepEqual(deedsOf('渔夫撒网')[0], ['cast-net'])
  assert.deepEqual(deedsOf('两个孩子跳绳')[0], ['skip-rope'])
})

test('a rider who delivers is no jockey', () => {
  assert.match(subjectsOf('外卖骑手把餐盒递给顾客')[0]!, /^🧑/u)
  assert.match(subjectsOf('骑手骑着马')[0]!, /^🏇/u)
})

test('who is pushed or pulled is in the wheelchair and on the sled, and who knits sits in the chair', () => {
  assert.ok(subjectsOf('a nurse pushes an old man in a wheelchair').includes('👴 on 🦽'))
  assert.ok(subjectsOf('a girl pulls her brother on a sled').some(one => one.endsWith(' on 🛷')))
  assert.match(subjectsOf('a woman knits a scarf in an armchair')[0]!, /^👩 on /u)
})
