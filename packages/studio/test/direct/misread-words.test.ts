import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shotsOf } from './seen.ts'

const first = (prompt: string) => shotsOf(prompt)[0]!
const wordsOf = (prompt: string): string[] => first(prompt).subjects.map(({ words }) => words)
const verbsOf = (prompt: string, word: string): string[] =>
  (first(prompt).subjects.find(({ words }) => words === word)?.deeds ?? []).map(({ verb }) => verb)
const whereOf = (prompt: string): string => first(prompt).where ?? first(prompt).place

/** How one thing is to another: `crabs in basket`. */
const relationOf = (prompt: string, word: string): string => {
  const { subjects } = first(prompt)
  const { relation } = subjects.find(({ words }) => words === word)!
  return relation ? `${relation.kind} ${subjects[relation.to]!.words}` : ''
}

test('what was done to a thing once, told before its name, nobody does now', () => {
  assert.deepEqual(verbsOf('a weed grows through a cracked pavement', 'weed'), ['grow'])
  assert.deepEqual(verbsOf('a rolled carpet lies on the floor', 'carpet'), ['lie'])
  assert.deepEqual(verbsOf('a waiter catches a tray in a packed restaurant', 'waiter'), ['catch'])
  assert.equal(relationOf('a dog runs through an open gate', 'dog'), '')
  // What still shows, and what somebody does, stays.
  assert.deepEqual(verbsOf('spilled cereal on a carpet', 'cereal'), ['spill'])
  assert.deepEqual(verbsOf('a girl folded a blanket', 'girl'), ['fold'])
})

test('what things are counted by or loaded on is there, and they are in it', () => {
  assert.deepEqual(wordsOf('渔夫提着一筐螃蟹'), ['渔夫', '筐', '螃蟹'])
  assert.equal(relationOf('渔夫提着一筐螃蟹', '螃蟹'), 'in 筐')
  assert.equal(relationOf('渔夫提着一筐螃蟹', '渔夫'), 'holding 筐')
  assert.deepEqual(wordsOf('女孩把一桶水倒进浴缸'), ['女孩', '桶', '浴缸'])
  assert.equal(relationOf('a basket of crabs stands on the pier', 'crabs'), 'in basket')
  const cart = 'a donkey pulls a cart loaded with watermelons'
  assert.equal(relationOf(cart, 'watermelons'), 'in cart')
  assert.deepEqual(verbsOf(cart, 'cart'), [])
  assert.deepEqual(verbsOf('a truck piled high with pumpkins drives by', 'truck'), ['drive'])
  assert.deepEqual(wordsOf('a tall glass full of ice cubes'), ['glass', 'ice cubes'])
})

test('a Chinese thing may be named by one sign, and not all that ends as a trade does is somebody', () => {
  assert.equal(relationOf('奶奶坐在藤椅上', '奶奶'), 'on 藤椅')
  assert.deepEqual(wordsOf('妈妈拎着菜篮'), ['妈妈', '菜篮'])
  assert.deepEqual(wordsOf('爷爷戴着老花镜看报纸'), ['爷爷', '报纸'])
  assert.deepEqual(wordsOf('他徒手爬上石墙'), ['他'])
  assert.deepEqual(wordsOf('一户人家的门前挂着两盏灯笼'), ['灯笼'])
  assert.deepEqual(wordsOf('爸爸当大马，让女儿骑'), ['爸爸', '女儿'])
  assert.ok(wordsOf('他当老师').includes('老师'))
})

test('the place is where the sentence leads, whatever describes it or the things there', () => {
  for (const [prompt, where] of [
    ['a tiny kitchen chair floats above a calm ocean', 'sea'],
    ['a balloon drags an office desk across a flat white desert', 'desert'],
    ['three nuns hurry across a square', 'square'],
    ['a cowboy drives cattle across a river', 'river'],
    ['a fisherman looks across the valley', 'beach'],
    ['a canoe is tied to the dock of a quiet lake', 'lake'],
    ['a hedgehog sleeps beside the fireplace', 'room'],
    ['soap bubbles, each holding a tiny furnished room, drift over a meadow', 'meadow'],
    ['waves crash against a lighthouse on a rocky cape', 'sea'],
    ['潜水员推开沉船的舱门，一群小鱼从里面涌出来', 'underwater'],
    ['潜水员游过一艘沉船的甲板', 'underwater'],
    ['楼顶的球场上，少年在投篮', 'rooftop'],
    ['老人在葡萄架下拉二胡', 'courtyard'],
    ['女生趴在课桌上睡着了', 'classroom'],
    ['a gymnast swings on the high bar', 'gym'],
    ['a grandfather reads in a dim parlour', 'living-room'],
  ] as const)
    assert.equal(whereOf(prompt), where, prompt)
})

test('who drives beasts does not sit on them, and the breakfast of a table is no dish', () => {
  assert.equal(relationOf('a dog drives a flock of sheep over a hill', 'dog'), 'behind sheep')
  assert.deepEqual(verbsOf('a man drives a horse cart', 'man'), ['drive'])
  assert.deepEqual(wordsOf('pancakes on a breakfast table'), ['pancakes'])
  assert.deepEqual(wordsOf('mushrooms push up through the moss'), ['mushrooms'])
})

test('how long an advertisement lasts is no clock beside the product', () => {
  assert.deepEqual(wordsOf('奶茶广告，20秒，一杯奶茶'), ['奶茶'])
})

test('a beast is in a boot as in a nest, and the smallest in a hat; larger ones have it on', () => {
  assert.equal(relationOf('a mouse sleeps in an old boot', 'mouse'), 'in boot')
  assert.equal(relationOf('a frog sits in a straw hat', 'frog'), 'in straw hat')
  assert.equal(relationOf('a cat in a hat', 'cat'), '')
  assert.equal(whereOf('a hedgehog crawls into a slipper beside the fireplace'), 'room')
})

test('lanes of the country are no alleys, and a cart is one of wood unless groceries are near', () => {
  for (const prompt of ['an ox pulls a cart down a country lane', 'a tractor on a dirt road', '男孩在乡间小路上骑车'])
    assert.equal(whereOf(prompt), 'country-lane', prompt)
  assert.equal(whereOf('a cat in a dark lane'), 'alley')
  const spriteOf = (prompt: string, word: string) => first(prompt).subjects.find(({ words }) => words === word)!.what
  assert.deepEqual(spriteOf('an ox pulls a cart', 'cart'), { sprite: 'drawn-farm-cart' })
  assert.deepEqual(spriteOf('a woman pushes a cart past the groceries', 'cart'), { sprite: '1f6d2' })
})

test('letters with an accent are those without, and what stands on a chair is no move of the camera', () => {
  assert.deepEqual(wordsOf('a cook flips a crêpe'), ['cook', 'crêpe'])
  assert.deepEqual(verbsOf('奶奶坐在竹椅上摇扇子', '奶奶'), ['sit', 'fan'])
})

test('a sign that is said twice says how, and is no thing', () => {
  for (const prompt of ['一只白天鹅静静游过湖面', '一个老人默默离开', '一只狐狸怯怯看着我'])
    assert.ok(
      shotsOf(prompt)[0]!.subjects.every(({ label }) => label === undefined),
      prompt,
    )
})
