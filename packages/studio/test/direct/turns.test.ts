import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'
import { extractTurns } from '../../src/direct/extract-turns.ts'
import type { Shot } from '../../src/setting/shot-list.ts'

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
  ['The lights of the stadium go out', { where: 'stadium', lights: 'on' }, { lights: 'off' }],
  ['A frozen river thaws as spring arrives', { season: 'winter' }, { season: 'spring' }],
  ['老街下起了雨', { where: 'old-town', weather: 'cloudy' }, { weather: 'rain' }],
  ['Leaves turn red across the forest', { place: 'forest', season: 'summer' }, { season: 'autumn' }],
  ['稻田从绿色变成金黄色', { where: 'rice-field', season: 'summer' }, { season: 'autumn' }],
  ['Stars come out over the desert', { place: 'desert', time: 'dusk' }, { time: 'night' }],
  ['Inside an old church, candles are lit one by one', { where: 'church' }, { lights: 'on' }],
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

test('what changes more than once ends as it is said last', () => {
  const storm = firstOf('草原上，晴天忽然乌云压过来，几分钟后云散开')
  assert.deepEqual([storm.weather, storm.becomes], ['clear', { weather: 'clear' }])
})

test('hours and seasons that are named one after another pass one after another', () => {
  const day = firstOf(
    'a suburban street: morning frost on lawns, leaves in the afternoon wind, jack-o-lanterns at night',
  )
  assert.deepEqual([day.time, day.becomes], ['morning', { time: 'night' }])
  const year = firstOf('梯田：春天像镜子，夏天变绿，秋天一片金黄，冬天下雪')
  assert.deepEqual([year.season, year.becomes?.season], ['spring', 'winter'])
  assert.equal(firstOf('a night market in the evening').becomes, undefined)
})

test('a sentence that only tells what becomes of a place is no shot of its own', () => {
  const shots = direct({ prompt: 'An old man sits in a village. Night falls.', seed: 1 }).shots
  assert.deepEqual(
    shots.map(({ becomes, subjects }) => [becomes, subjects.length]),
    [[{ time: 'night' }, 1]],
  )
})

test('a village is many houses, and the land is where they are', () => {
  const whereOf = (prompt: string) => firstOf(prompt).where
  assert.equal(whereOf('A small village, fog over the harbour'), 'coast-town')
  assert.equal(whereOf('A village in the mountains'), 'mountain-village')
  assert.equal(whereOf('小船从桥下穿过'), 'water-town')
  assert.equal(whereOf('雪中的寺庙'), 'temple')
  assert.deepEqual(firstOf('A small village, fog over the harbour').subjects, [])
})

test('a train that arrives is seen from the platform, and a skyline in a river is not in the river', () => {
  assert.equal(firstOf('A subway train arrives at the platform').where, 'subway')
  assert.equal(firstOf('地铁进站').where, 'subway')
  assert.equal(firstOf('Fireworks over a city skyline reflected in the river').place, 'skyline')
})

test('smoke from a chimney is over the house, and of cars that leave trails of light only those are seen', () => {
  const [cabin] = firstOf('Smoke curls from the chimney of a cabin').subjects
  assert.ok(cabin?.deeds?.some(({ verb }) => verb === 'smoulder'))
  const trails = firstOf('Light trails of cars on a highway at night')
  assert.deepEqual([trails.subjects, trails.camera.lens], [[], ['light-trails']])
})

test('rain that is to come is heard as well as seen', () => {
  const [shot] = direct({ prompt: 'A cat sits in a meadow, then it starts to rain', seed: 1 }).shots
  assert.ok(shot!.becomes?.weather === 'rain' && shot!.sounds.includes('rain'), JSON.stringify(shot))
})

test('who lags behind walks, and does not fall', () => {
  for (const prompt of ['最后一只小鸭子掉队了', 'The last duckling falls behind'])
    assert.equal(direct({ prompt, seed: 1 }).shots[0]!.subjects[0]!.motion, 'walk', prompt)
})
