import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PLACE_TRAITS } from '../../src/setting/place-traits.ts'
import { PLACES } from '../../src/setting/shot-list.ts'
import { KINDS } from '../../src/words/kinds.ts'

const placesWith = (trait: keyof (typeof PLACE_TRAITS)['beach']) => PLACES.filter(place => PLACE_TRAITS[place][trait])

test('inside of a building neither sun nor weather reach anybody', () => {
  for (const place of placesWith('isIndoors')) assert.ok(PLACE_TRAITS[place].isSheltered, place)
})

test('where no lightning is seen no weather is felt', () => {
  for (const place of placesWith('hidesLightning')) assert.ok(PLACE_TRAITS[place].isSheltered, place)
})

test('where nothing grows indoors nothing green is in the air', () => {
  for (const place of placesWith('isGreen')) {
    assert.ok(!PLACE_TRAITS[place].isSheltered, place)
    assert.ok(!PLACE_TRAITS[place].isBuilt, place)
  }
})

test('where there is nothing to stand on no shadow lies', () => {
  for (const place of placesWith('isBottomless')) assert.equal(PLACE_TRAITS[place].shadow, 0, place)
})

test('shadows and shine are shares', () => {
  for (const place of PLACES) {
    const { shadow = 0, gloss = 0, wetGloss = 0 } = PLACE_TRAITS[place]
    for (const share of [shadow, gloss, wetGloss]) assert.ok(share >= 0 && share <= 1, place)
  }
})

test('who nobody places is not drawn where the words name no place, unless it is shown as a product', () => {
  for (const [kind, { place }] of Object.entries(KINDS))
    if (PLACE_TRAITS[place].isNowhere) assert.ok(PLACE_TRAITS[place].isShownClose, kind)
})

test('somebody alive never starts on paper, and who cannot be elsewhere has a place of their own', () => {
  for (const [kind, rule] of Object.entries(KINDS)) {
    if ('alive' in rule) assert.ok(!PLACE_TRAITS[rule.place].isNowhere, kind)
    if (rule.pull === 3) assert.ok(!PLACE_TRAITS[rule.place].isNowhere, kind)
  }
})
