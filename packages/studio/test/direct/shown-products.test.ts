import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { extractShows } from '../../src/direct/extract-shows.ts'
import type { Shot, Subject } from '../../src/setting/shot-list.ts'
import { shotsOf, subjectsOf } from './seen.ts'

const first = (prompt: string): Shot => shotsOf(prompt)[0]!
const verbs = ({ deeds = [] }: Subject): string[] => deeds.map(({ verb }) => verb)
const does = (prompt: string): string[] => first(prompt).subjects.flatMap(verbs)
const spriteOf = ({ what }: Subject): string => ('sprite' in what ? what.sprite : '')

describe('what is seen to happen to a product', () => {
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

  test('is given to the product of which it is said', () => {
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

describe('where products are', () => {
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

describe('of several products', () => {
  test('each of several in colours has one of them', () => {
    const hues = (prompt: string): (string | undefined)[] => first(prompt).subjects.map(({ colour }) => colour)
    assert.deepEqual(hues('Three lipsticks in red, pink and brown on a marble table'), ['red', 'pink', 'brown'])
    assert.equal(new Set(hues('五种颜色的口红排成一排')).size, 5)
    assert.equal(subjectsOf('海底世界，五颜六色的热带鱼在珊瑚间穿梭').length, 2)
  })
})
