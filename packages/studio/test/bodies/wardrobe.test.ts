import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codePoints } from '../../src/bodies/kinds/code-points.ts'
import { findKind } from '../../src/bodies/kinds/kinds.ts'
import { clothesOfLook, hairOfLook, WARDROBE_HAIR } from '../../src/bodies/kinds/wardrobe.ts'
import { type Attire, type Look, OCCASIONS } from '../../src/bodies/kits/person-table.ts'

const LOOKS: readonly Look[] = Array.from({ length: 24 }, (_, at) => ({ clip: at * 37, own: at * 11, nth: 0 }))
const SKIN = '#e0ac86'
const coloursOf = (pictogram: string, attire: Attire): string =>
  findKind(codePoints(pictogram))!
    .build(undefined, attire)
    .parts.map(({ colour }) => colour)
    .join()

test('people without a description rarely look alike, and the same number is the same person', () => {
  for (const pictogram of ['👨', '👩', '👦', '👧', '🧒', '👵']) {
    const seen = new Set(LOOKS.map(look => coloursOf(pictogram, { look })))
    assert.ok(seen.size >= 8, `${pictogram} ${seen.size}`)
    assert.equal(coloursOf(pictogram, { look: LOOKS[3]! }), coloursOf(pictogram, { look: { ...LOOKS[3]! } }))
  }
})

test('two people of one sort in a shot wear different clothes', () => {
  for (const who of ['man', 'woman', 'boy', 'girl'] as const)
    for (const look of LOOKS)
      assert.notDeepEqual(
        clothesOfLook(who, false, look, SKIN),
        clothesOfLook(who, false, { ...look, nth: 1 }, SKIN),
        who,
      )
})

test('men, women, boys and girls differ in hair', () => {
  for (const look of LOOKS)
    for (const occasion of [undefined, ...OCCASIONS]) {
      const worn = { ...look, ...(occasion && { occasion }) }
      for (const who of ['man', 'boy'] as const) assert.match(hairOfLook(who, worn).style, /^(?:short|curly)$/u)
      for (const who of ['woman', 'girl'] as const)
        assert.match(hairOfLook(who, worn).style, /^(?:long|bun|bob|tail)$/u)
    }
})

test('winter means coats, hats and scarves, water means bare legs, a feast means ties and gowns', () => {
  const [look] = LOOKS as [Look]
  for (const who of ['man', 'woman', 'boy', 'girl'] as const) {
    const winter = clothesOfLook(who, false, { ...look, occasion: 'winter' }, SKIN)
    assert.ok(winter.coat && winter.hat && winter.scarf, who)
    assert.equal(clothesOfLook(who, false, { ...look, occasion: 'winter', isCovered: true }, SKIN).hat, undefined)
    assert.equal(clothesOfLook(who, false, { ...look, occasion: 'swimming' }, SKIN).wears, 'shorts')
    assert.ok(clothesOfLook(who, false, { ...look, occasion: 'rain' }, SKIN).coat)
  }
  const man = clothesOfLook('man', false, { ...look, occasion: 'feast' }, SKIN)
  assert.ok(man.shirt && (man.tie ?? man.bowTie))
  assert.equal(clothesOfLook('woman', false, { ...look, occasion: 'feast' }, SKIN).wears, 'robe')
})

test('people in a Chinese prompt have black hair in every look', () => {
  for (const look of LOOKS) {
    const colours = coloursOf('👩', { look, isEastAsian: true }).split(',')
    assert.ok(colours.includes('#241c1c'))
    assert.ok(!colours.some(one => one !== '#241c1c' && WARDROBE_HAIR.includes(one)), colours.join(' '))
  }
})

test('a cook keeps the clothes of the trade in every look', () => {
  for (const look of LOOKS) assert.match(coloursOf('👨‍🍳', { look: { ...look, occasion: 'winter' } }), /#faf7f0/u)
})

test('named clothes are worn in every look', () => {
  for (const look of LOOKS) assert.match(coloursOf('👨', { look, top: '#123456' }), /#123456/u)
})
