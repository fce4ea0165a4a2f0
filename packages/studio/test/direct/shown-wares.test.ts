import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { extractShows } from '../../src/direct/extract-shows.ts'
import type { Shot, Subject } from '../../src/direct/shot-list.ts'
import { shotsOf, subjectsOf } from './seen.ts'

const first = (prompt: string): Shot => shotsOf(prompt)[0]!
const verbs = ({ deeds = [] }: Subject): string[] => deeds.map(({ verb }) => verb)
const does = (prompt: string): string[] => first(prompt).subjects.flatMap(verbs)
const spriteOf = ({ what }: Subject): string => ('sprite' in what ? what.sprite : '')

describe('what is seen to happen to a ware', () => {
  test('is taken out of the text, so that neither a cap nor a light is a thing of its own', () => {
    const { rest, shows } = extractShows('a jar, the lid lifts off by itself and steam rises, light sweeps over it')
    assert.deepEqual(
      shows.map(({ of }) => of),
      ['open', 'steam', 'gleam'],
    )
    assert.ok(!/lid|steam|light/u.test(rest), rest)
    assert.equal(rest.length, 'a jar, the lid lifts off by itself and steam rises, light sweeps over it'.length)
    assert.deepEqual(
      extractShows('屏幕亮起，水珠从罐身滑落，瓶盖自动拧开').shows.map(({ of }) => of),
      ['light', 'bead', 'open'],
    )
  })

  test('is given to the ware of which it is said', () => {
    assert.deepEqual(subjectsOf('A matte black thermos on a table, the cap comes off and steam rises.'), [
      'black :thermos:',
    ])
    assert.deepEqual(does('A matte black thermos on a table, the cap comes off and steam rises.'), ['open', 'steam'])
    assert.deepEqual(does('手机在空中拆解成零件，再重新组合，黑色背景。'), ['take-apart', 'assemble'])
    const [box, ring] = first('A velvet box beside a diamond ring, the box opens').subjects.toSorted(
      (a, b) => Number(spriteOf(b) === 'drawn-jewel-box') - Number(spriteOf(a) === 'drawn-jewel-box'),
    )
    assert.deepEqual([verbs(box!), verbs(ring!).includes('open')], [['open'], false])
  })

  test('is done by people where there are people', () => {
    const [man] = first('A man twists the cap off a bottle').subjects
    assert.equal(man!.build, 'person')
  })

  test('earbuds and their case are one body, which opens', () => {
    assert.deepEqual(subjectsOf('wireless earbuds on marble, the case opens and two earbuds rise from it'), [
      ':earbuds:',
    ])
    assert.deepEqual(does('充电盒盖子自动打开，两只耳机缓缓升起'), ['open'])
  })
})

describe('where wares are', () => {
  test('is near by, whatever stone or ice is named, unless the words say where', () => {
    assert.equal(first('peach soda can with ice').place, 'sweep')
    assert.equal(first('白色运动鞋悬浮在空中旋转').place, 'sweep')
    assert.equal(first('A sunscreen bottle on a beach').place, 'beach')
    assert.equal(first('A bicycle changes from green to purple').place, 'street')
  })

  test('is before a wall or paper in the colour that is said', () => {
    const { place, backdrop } = first('a white sneaker floats in front of a pastel pink wall')
    assert.deepEqual([place, backdrop], ['sweep', 'pink'])
    assert.equal(first('An electric toothbrush on a mint green background').backdrop, 'teal')
    assert.equal(first('月饼，背景是中国红').backdrop, 'red')
  })

  test('is on what they stand on, which is no thing of its own', () => {
    const { surface, subjects } = first('A bottle of lemonade on a wet stone')
    assert.deepEqual([surface?.of, subjects.length], ['slate', 1])
  })
})

describe('what is poured', () => {
  test('comes out of the vessel that is named, whose cap is off, into the glass that is named', () => {
    const [bottle, glass] = first('A bottle of lemonade; lemonade is poured into a glass').subjects
    assert.deepEqual([bottle!.relation, verbs(bottle!)], [{ kind: 'above', to: 1 }, ['open', 'tip']])
    assert.deepEqual([glass!.colour, glass!.deeds!.map(({ verb, to }) => [verb, to])], ['yellow', [['fill', 0]]])
  })

  test('comes out of what it is kept in where nothing is named, and goes over what is no vessel', () => {
    assert.deepEqual(first('milk is poured into a bowl of cereal').subjects.map(spriteOf), [
      '1f963',
      'drawn-milk-carton',
    ])
    const [bottle, salad] = first('Olive oil is poured from a bottle over a salad').subjects
    assert.deepEqual([verbs(bottle!).includes('tip'), verbs(salad!)], [true, ['coat']])
    assert.deepEqual(does('茶壶把茶倒入茶杯'), ['tip', 'fill'])
  })

  test('goes into a drink of another colour that is there already', () => {
    const [coffee] = first('An iced coffee in a tall glass, milk swirls in').subjects
    assert.deepEqual([coffee!.colour, verbs(coffee!)], ['brown', ['pour-in']])
  })
})

describe('around a ware, in it and out of it', () => {
  test('what flies about it goes around it, however it is said, and it comes first', () => {
    const [juice, oranges] = first('橙子环绕着一盒果汁飞舞，黄色背景').subjects
    assert.deepEqual([juice!.label, juice!.motion], ['果汁', 'still'])
    assert.deepEqual([oranges!.relation, oranges!.motion, oranges!.count], [{ kind: 'around', to: 0 }, 'fly', 5])
    const [carton] = first('A juice carton on a yellow background surrounded by flying leaves').subjects
    assert.equal(carton!.motion, 'still')
  })

  test('what rises out of a box is in it first, and the box opens', () => {
    const [box, necklace] = first('A gift box on a red background opens and a gold necklace rises out of it').subjects
    assert.deepEqual(verbs(box!), ['open'])
    assert.deepEqual([necklace!.relation, verbs(necklace!)], [{ kind: 'in', to: 0 }, ['emerge']])
    assert.deepEqual(does('A red lipstick rises out of its golden case'), ['open'])
    assert.ok(does('A shampoo bottle rises out of clear water').includes('well-up'))
  })

  test('what flies into a bag falls into it', () => {
    const [, bottle] = first(
      'A backpack on a white background and a bottle fly into it; a bottle flies into it',
    ).subjects
    assert.deepEqual([bottle!.relation, bottle!.motion], [{ kind: 'in', to: 0 }, 'fall'])
  })

  test('each of several in colours has one of them', () => {
    const hues = (prompt: string): (string | undefined)[] => first(prompt).subjects.map(({ colour }) => colour)
    assert.deepEqual(hues('Three lipsticks in red, pink and brown on a marble table'), ['red', 'pink', 'brown'])
    assert.equal(new Set(hues('五种颜色的口红排成一排')).size, 5)
    assert.equal(subjectsOf('海底世界，五颜六色的热带鱼在珊瑚间穿梭').length, 2)
  })

  test('a slogan that appears leaves the ware where it is', () => {
    assert.ok(
      !does('Black headphones on a purple background, the slogan "Hear more" appears at the end').includes('appear'),
    )
  })
})

test('a hand that takes a ware is a hand, and hands that knead are somebody', () => {
  const [hand, burger] = first('A hand takes a burger from a wooden board').subjects
  assert.deepEqual([spriteOf(hand!), verbs(hand!), verbs(burger!)], ['drawn-hand', ['reach-in'], ['lifted']])
  assert.equal(first('A hand takes a burger from a wooden board').camera.size, undefined)
  assert.deepEqual(does('A hand places a jar of honey on white marble'), ['let-go', 'set-down'])
  assert.equal(first('close-up of hands kneading dough').subjects[0]!.build, 'person')
})
