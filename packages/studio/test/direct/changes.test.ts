import assert from 'node:assert/strict'
import { test } from 'node:test'
import { extractChanges } from '../../src/direct/extract-changes.ts'
import { pictogramOf, shotsOf, subjectsOf } from './seen.ts'

/** What changes in the first shot, in short: `car colour red > blue`. */
function changesIn(prompt: string): string[] {
  return shotsOf(prompt)[0]!.subjects.flatMap(({ words, changes = [] }) =>
    changes.map(({ of, from = '', to }) =>
      [words, of, from, '>', of === 'figure' ? pictogramOf(to) : to].filter(Boolean).join(' '),
    ),
  )
}

test('a thing changes from one colour, size, light or material to another', () => {
  for (const [prompt, changes] of [
    ['A bicycle slowly changes from green to purple.', ['bicycle colour green > purple']],
    ['The kite turns yellow.', ['kite colour > yellow']],
    ['A rabbit grows from tiny to huge.', ['rabbit size tiny > huge']],
    ['A lantern changes from dim to bright.', ['lantern light off > on']],
    ['The wooden chair turned into a glass chair.', ['chair material wood > glass']],
    ["A woman's hair changes from brown to red.", ["woman's hair brown > red"]],
    ['汽车由红变蓝。', ['汽车 colour red > blue']],
    ['气球渐渐变大。', ['气球 size > large']],
    ['灯笼从暗变亮', ['灯笼 light off > on']],
  ] as const)
    assert.deepEqual(changesIn(prompt), changes, prompt)
})

test('how it was is how it is at first, and a colour that it turns to is no thing', () => {
  assert.deepEqual(subjectsOf('A vase changes from blue to orange.'), ['blue :vase:'])
})

test('one figure becomes another, who is nobody else in the shot', () => {
  assert.deepEqual(changesIn('A frog turns into a prince.'), ['frog figure > 🤴'])
  assert.deepEqual(changesIn('毛毛虫变成一只蝴蝶'), ['毛毛虫 figure > 🦋'])
  assert.deepEqual(subjectsOf('An egg transforms into a chick'), ['🥚'])
  assert.deepEqual(changesIn('It changes from a seedling to a tree'), ['seedling figure > 🌳'])
})

test('hours, weathers and seasons change for the whole picture', () => {
  for (const [prompt, from, to] of [
    ['Timelapse of a harbour from day to night.', 'afternoon', 'night'],
    ['The sky changes from bright to dark.', 'morning', 'night'],
    ['Day turns into night over the village.', 'afternoon', 'night'],
    ['一座城市从白天到黑夜', 'afternoon', 'night'],
  ] as const) {
    const [shot] = shotsOf(prompt)
    assert.deepEqual([shot!.time, shot!.becomes], [from, { time: to }], prompt)
  }
  assert.deepEqual(shotsOf('A garden from winter to spring')[0]!.becomes, { season: 'spring' })
  const [rain] = shotsOf('In a street, rain turns to snow')
  assert.deepEqual([rain!.weather, rain!.becomes], ['rain', { weather: 'snow' }])
})

test('the shot after it begins as the one before ended', () => {
  const [, second] = shotsOf('A village from day to night. Then a dog walks home.')
  assert.equal(second!.time, 'night')
})

test('what turns, goes on or grows without becoming another is left alone', () => {
  for (const prompt of [
    'A man turns left at the red house',
    'The show goes on in the rain',
    'She walks from the green hill to the blue lake',
    'A boy gets on the bus',
    '我从小到大都住在这里',
    'Flowers grow in the garden',
  ])
    assert.deepEqual(extractChanges(prompt.toLowerCase()).changes, [], prompt)
})

test('how warm it gets says what becomes of it', () => {
  const deeds = (prompt: string) =>
    shotsOf(prompt)[0]!.subjects.flatMap(({ deeds: done = [] }) => done.map(({ verb }) => verb))
  assert.deepEqual(deeds('A bottle of juice as the temperature drops below 0°C'), ['freeze'])
  assert.deepEqual(deeds('Soup in a pot as the temperature reaches 110°C'), ['boil'])
  assert.deepEqual(deeds('Butter as the temperature rises to 35°C'), ['melt'])
  assert.deepEqual(deeds('A bottle of juice as the temperature drops to 12°C'), [])
  assert.deepEqual(shotsOf('A lake as the temperature falls to -8°C')[0]!.becomes, {
    season: 'winter',
    weather: 'snow',
  })
  assert.deepEqual(shotsOf('The river freezes')[0]!.becomes, { season: 'winter', weather: 'snow' })
})

test('what becomes of a liquid is seen on what it is in', () => {
  const [shot] = shotsOf('Water boils in a kettle')
  assert.deepEqual(
    shot!.subjects.map(({ deeds = [] }) => deeds.map(({ verb }) => verb)),
    [['boil']],
  )
})

test('every word that stays is where it was written', () => {
  const words = 'a car changes from white to red on a street'
  const { rest } = extractChanges(words)
  assert.equal(rest.length, words.length)
  assert.equal(rest.indexOf('street'), words.indexOf('street'))
})
