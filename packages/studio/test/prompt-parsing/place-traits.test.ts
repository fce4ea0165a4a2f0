import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PLACE_TRAITS } from '../../src/setting/place-traits.ts'
import { PLACES } from '../../src/setting/shot-list.ts'
import { KINDS } from '../../src/words/kinds.ts'

const placesWith = (trait: keyof (typeof PLACE_TRAITS)['beach']) => PLACES.filter(place => PLACE_TRAITS[place][trait])

test('a building keeps out sun and weather', () => {
  for (const place of placesWith('isIndoors')) assert.ok(PLACE_TRAITS[place].isSheltered, place)
})

test('a place that hides lightning has no weather', () => {
  for (const place of placesWith('hidesLightning')) assert.ok(PLACE_TRAITS[place].isSheltered, place)
})

test('a place without plants has nothing green in the air', () => {
  for (const place of placesWith('isGreen')) {
    assert.ok(!PLACE_TRAITS[place].isSheltered, place)
    assert.ok(!PLACE_TRAITS[place].isBuilt, place)
  }
})

test('a place without ground has no shadows', () => {
  for (const place of placesWith('isBottomless')) assert.equal(PLACE_TRAITS[place].shadow, 0, place)
})

test('shadows and gloss are between 0 and 1', () => {
  for (const place of PLACES) {
    const { shadow = 0, gloss = 0, wetGloss = 0 } = PLACE_TRAITS[place]
    for (const share of [shadow, gloss, wetGloss]) assert.ok(share >= 0 && share <= 1, place)
  }
})

test('a kind without a place is shown close, as a product', () => {
  for (const [kind, { place }] of Object.entries(KINDS))
    if (PLACE_TRAITS[place].isNowhere) assert.ok(PLACE_TRAITS[place].isShownClose, kind)
})

test('a living kind, and a kind with a fixed place, has a place', () => {
  for (const [kind, rule] of Object.entries(KINDS)) {
    if ('alive' in rule) assert.ok(!PLACE_TRAITS[rule.place].isNowhere, kind)
    if (rule.pull === 3) assert.ok(!PLACE_TRAITS[rule.place].isNowhere, kind)
  }
})
