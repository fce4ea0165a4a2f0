import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'
import { extractTurns } from '../../src/direct/extract-turns.ts'
import type { Shot } from '../../src/direct/shot-list.ts'

const firstOf = (prompt: string): Shot => direct({ prompt, seed: 1 }).shots[0]!

/** What a place is at first and what it becomes, by the words. */
const TURNED: readonly (readonly [prompt: string, first: Partial<Shot>, becomes: Shot['becomes']])[] = [
  ['Fog lifting off the harbour', { where: 'harbour', weather: 'fog' }, { weather: 'clear' }],
  ['Fog rolls in over the bridge', { weather: 'clear' }, { weather: 'fog' }],
  ['The rain stops over the valley', { where: 'valley', weather: 'rain' }, { weather: 'clear' }],
  ['A storm is rolling in over the wheat fields', { weather: 'cloudy' }, { weather: 'storm' }],
  ['After the storm the clouds part over the sea', { place: 'sea', weather: 'storm' }, { weather: 'clear' }],
  [
    'Snow begins to fall on the old town',
    { where: 'old-town', weather: 'cloudy', season: 'autumn' },
    { weather: 'snow', season: 'winter' },
  ],
  ['The sun sinks into the sea', { time: 'sunset' }, { time: 'night' }],
  ['The sun rises over the desert', { place: 'desert', time: 'night' }, { time: 'dawn' }],
  ['Night falls over a quiet village', { where: 'village', time: 'sunset' }, { time: 'night' }],
  [
    'Lights go on in one window after another in an apartment block',
    { where: 'apartment-block', time: 'dusk', lights: 'off' },
    { lights: 'on' },
  ],
  ['In the library the lamps go out one by one', { where: 'library', time: 'night', lights: 'on' }, { lights: 'off' }],
  ['The tide comes in on an empty beach', { place: 'beach', tide: 'low' }, { tide: 'high' }],
  ['A meadow through all four seasons', { place: 'meadow', season: 'spring' }, { season: 'winter' }],
  ['雾从港口慢慢散去', { where: 'harbour', weather: 'fog' }, { weather: 'clear' }],
  ['太阳从海平面升起', { time: 'night' }, { time: 'dawn' }],
  ['城市的灯一盏一盏亮起来', { place: 'skyline', lights: 'off' }, { lights: 'on' }],
  ['退潮了，沙滩露了出来', { place: 'beach', tide: 'high' }, { tide: 'low' }],
]

for (const [prompt, first, becomes] of TURNED)
  test(`a place turns into what is said of it: ${prompt}`, () => {
    const shot = firstOf(prompt)
    assert.deepEqual(shot.becomes, becomes)
    for (const [key, value] of Object.entries(first)) assert.equal(shot[key as keyof Shot], value, key)
  })

test('what has happened, what somebody is like and one lamp of a table turn no place', () => {
  for (const text of [
    'snow covered roofs',
    'a snow-covered village',
    'northern lights over a lake',
    'a lamp turns on',
    'the city that never sleeps',
    '雾气笼罩的森林',
    '没有雨停的时候',
  ])
    assert.deepEqual(extractTurns(text).turns, [], text)
})

test('what the sky does is no deed of anybody, and every other word stays where it is written', () => {
  const text = 'a dog waits as the fog lifts off the harbour and a boat leaves'
  const { rest } = extractTurns(text)
  assert.equal(rest.length, text.length)
  assert.equal(rest.indexOf('boat'), text.indexOf('boat'))
  assert.doesNotMatch(rest, /fog|lifts|off/u)
})

test('hours go by in a timelapse: the sun is still up before it sets', () => {
  assert.equal(firstOf('Timelapse: the sun goes down behind the skyline').time, 'afternoon')
})

test('a sky that darkens at nightfall brings no storm', () => {
  assert.deepEqual(firstOf('Night falls and the sky darkens over the sea').becomes, { time: 'night' })
})
