import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'
import type { Shot } from '../../src/setting/shot-list.ts'
import { shotsOf } from './seen.ts'

const settingOf = (prompt: string): Shot => shotsOf(prompt)[0]!
const placesOf = (prompt: string): string[] => shotsOf(prompt).map(({ place }) => place)

/** Prompts by where they are. */
function places(cases: Record<string, string>): void {
  for (const [prompt, place] of Object.entries(cases)) assert.equal(settingOf(prompt).place, place, prompt)
}

describe('where it is', () => {
  test('a word for a place comes before a hint, and a hint before what the subjects like', () => {
    places({
      'a beach with neon': 'beach',
      'a woman with neon signs': 'street',
      'cooking in a garden': 'garden',
      'a woman cooking': 'kitchen',
      'a woman': 'garden',
    })
  })

  test('who can be nowhere else comes before a hint', () => {
    places({ 'a goldfish and neon signs': 'underwater', 'a sailboat and neon signs': 'sea' })
  })

  test('without subjects or places the weather tells, then the season, then the hour', () => {
    places({
      'rain falls in autumn': 'street',
      'snow falls': 'snowfield',
      'a storm at night': 'sea',
      fog: 'forest',
      'in autumn at night': 'forest',
      'in spring': 'garden',
      'at night': 'skyline',
      'at sunset': 'sea',
      dusk: 'lake',
      dawn: 'mountains',
    })
  })

  test('a thing of nowhere is shown on paper, and nothing at all is abstract', () => {
    places({ 'a lipstick': 'sweep', 'a hat': 'sweep', zxqv: 'abstract' })
  })

  test('after a preposition is more the place than before one', () => {
    places({
      'the mountains behind a lake': 'mountains',
      'a dog on a beach behind a forest': 'beach',
      'a deer by a lake, a forest in the background': 'lake',
      'a beach in front of a city': 'beach',
      雪山下的湖边: 'lake',
      湖边的树林: 'forest',
    })
  })

  test('of two places in a row the last is the thing itself', () => {
    places({
      'a mountain lake': 'lake',
      'a dog beside a mountain lake': 'lake',
      'a city park': 'garden',
      'a desert sky': 'desert',
      'a forest road': 'street',
      'a beach house interior': 'room',
    })
  })

  test('the sky that something is seen in is not where the camera is', () => {
    places({
      'a wolf looks at the sky in a forest': 'forest',
      'stars in the sky over a desert': 'desert',
      'a plane in the sky': 'sky',
      '天空中的月亮，一只狼在森林里': 'forest',
    })
  })

  test('a denied place is none', () => {
    places({ 'not a beach but a forest': 'forest', '不是海滩，而是森林': 'forest' })
  })

  test('there is no weather in space: an astronaut in the rain is on the street', () => {
    places({ 'an astronaut': 'space', 'an astronaut in the rain': 'street', 'a planet in the rain': 'space' })
  })

  test('what a beast eats sets no table', () => {
    assert.notEqual(settingOf('a panda eating bamboo').place, 'table')
    places({ 'a cake': 'table' })
  })

  test('people are no dolls on a table: they are in a room, where the table is a thing', () => {
    places({ 'a person eating a cake': 'room', 'a person and a cake': 'room', 'a man at a table': 'room' })
    assert.ok(
      settingOf('三杯咖啡在桌上，一个女人在等').subjects.some(
        ({ what }) => 'sprite' in what && what.sprite === 'drawn-table',
      ),
    )
    places({ 'a coffee on a table': 'table' })
  })

  test('where nobody says it people are where they do what they do', () => {
    places({
      'a woman is cooking': 'kitchen',
      'a man cooks in a garden': 'garden',
      'two kids study': 'room',
      'a girl swims': 'garden',
    })
    assert.equal(settingOf('a man welds').where, 'workshop')
    // A trade has a place of its own.
    assert.equal(settingOf('a nurse welds').where, 'hospital')
  })

  test('whatever stands on the ground is not set among clouds', () => {
    places({
      'a castle, snow falling from the sky': 'snowfield',
      'a bird in the sky': 'sky',
      'a man gives a kid a balloon': 'meadow',
    })
  })

  test('stars over a land are seen from there', () => {
    places({ 'the Milky Way over a desert': 'desert', 'the Milky Way': 'space', 银河下的草原: 'meadow' })
  })
})

describe('when it is', () => {
  test('a word comes before a hint, and a hint before the usual afternoon', () => {
    for (const [prompt, time] of [
      ['a meadow at noon with stars', 'noon'],
      ['a meadow with stars', 'night'],
      ['a meadow in sunshine', 'afternoon'],
      ['a meadow', 'afternoon'],
      ['a stage', 'night'],
      ['outer space', 'night'],
      ['a stage at noon', 'noon'],
    ] as const)
      assert.equal(settingOf(prompt).time, time, prompt)
  })
})

describe('weather and season', () => {
  test('the stronger weather wins: a storm brings its rain along', () => {
    for (const [prompt, weather] of [
      ['rain and storm', 'storm'],
      ['snow and rain', 'snow'],
      ['fog and rain', 'rain'],
      ['cloudy and foggy', 'fog'],
      ['sunny, cloudy', 'cloudy'],
      ['a beach', 'clear'],
    ] as const)
      assert.equal(settingOf(prompt).weather, weather, prompt)
  })

  test('the mist of a waterfall is its own', () => {
    assert.equal(settingOf('a waterfall with mist').weather, 'clear')
    assert.equal(settingOf('a waterfall in fog').weather, 'fog')
    assert.equal(settingOf('a lake with mist').weather, 'fog')
  })

  test('snow makes a winter, unless another season is said; else it is summer', () => {
    assert.equal(settingOf('a snowfield').season, 'winter')
    assert.equal(settingOf('a garden, 漫天飞雪').season, 'winter')
    assert.equal(settingOf('a garden').season, 'summer')
    assert.equal(settingOf('a garden in autumn').season, 'autumn')
  })
})

describe('mood', () => {
  test('a word comes first, then the weather, then the hour', () => {
    for (const [prompt, mood] of [
      ['a happy storm at dawn', 'happy'],
      ['a storm at dawn', 'tense'],
      ['fog over a field', 'mysterious'],
      ['a beach at sunset', 'calm'],
      ['a beach at noon', 'neutral'],
    ] as const)
      assert.equal(settingOf(prompt).mood, mood, prompt)
  })
})

describe('from shot to shot', () => {
  test('what is said stays until something else is said', () => {
    const shots = shotsOf('A dog on a beach at night in the rain. Then it runs. Then at noon it sleeps.')
    assert.deepEqual(
      shots.map(({ place, time, weather }) => [place, time, weather]),
      [
        ['beach', 'night', 'rain'],
        ['beach', 'night', 'rain'],
        ['beach', 'noon', 'rain'],
      ],
    )
  })

  test('without a cut a subject does not leave the place; after one it does', () => {
    assert.deepEqual(placesOf('A girl in a garden, then a car'), ['garden', 'garden'])
    assert.deepEqual(placesOf('A girl in a garden. Cut to a car'), ['garden', 'street'])
    assert.deepEqual(placesOf('A girl in a garden. Cut to a woman'), ['garden', 'garden'])
  })

  test('paper behind a product has the colour that is said, and only paper has one', () => {
    assert.equal(settingOf('a lipstick on a pink background').backdrop, 'pink')
    assert.equal(settingOf('a lipstick').backdrop, undefined)
    assert.equal(
      settingOf('a lipstick on a beach, pink background').backdrop,
      settingOf('a lipstick on a beach, pink background').place === 'sweep' ? 'pink' : undefined,
    )
  })

  test('a style at any place is that of all shots', () => {
    const { shots } = direct({ prompt: 'a dog. Cut to a cat, film noir. Cut to a cow.', seed: 1 })
    assert.deepEqual(
      shots.map(({ look }) => look),
      ['noir', 'noir', 'noir'],
    )
  })
})

test('what is in the air is above where the story is, and clouds are for who flies', () => {
  const places = (prompt: string): string[] => direct({ prompt, seed: 1 }).shots.map(({ place }) => place)
  assert.deepEqual(
    new Set(places('A girl plays football in a stadium. She kicks. The ball turns in the air. The keeper dives.')),
    new Set(places('A girl plays football in a stadium.')),
  )
  assert.ok(!places('A boy waves his hat in the air').includes('sky'))
  assert.ok(!places('女孩把球抛到半空中').includes('sky'))
  assert.deepEqual(places('An eagle in the air'), ['sky'])
})

test('what something is only compared with brings neither its place nor its hour', () => {
  const first = (prompt: string) => direct({ prompt, seed: 1 }).shots[0]!
  assert.notEqual(first("a kid climbs the stairs like it's the moon").time, 'night')
  assert.notEqual(first('a boy with eyes like stars runs').time, 'night')
  assert.deepEqual(
    first('He walks as if he were on a tightrope').subjects.map(({ words }) => words),
    ['He'],
  )
  assert.deepEqual(
    first('一只像狮子的狗').subjects.map(({ words }) => words),
    ['狗'],
  )
})

test('darkness is a black backdrop, and the light of a window is a room', () => {
  const first = (prompt: string) => direct({ prompt, seed: 1 }).shots[0]!
  for (const prompt of ['a piano in total darkness', '无数个闹钟在黑暗里'])
    assert.deepEqual([first(prompt).place, first(prompt).backdrop], ['sweep', 'black'], prompt)
  assert.equal(first('puppies sleep in a basket, soft window light').place, 'room')
})

test('a house in a land of its own stands there, whatever sky is above it', () => {
  const first = (prompt: string) => direct({ prompt, seed: 1 }).shots[0]!
  assert.equal(first('a gas station in the desert').place, 'desert')
  assert.equal(first('a gas station in the desert at night, a huge sky full of stars').place, 'desert')
  assert.equal(first('月亮上开了一家拉面馆').where, 'moon')
})

test('paper that is named is seen and not the shop, shapes are nowhere, and a dash of orange is no fruit', () => {
  const first = (prompt: string) => direct({ prompt, seed: 1 }).shots[0]!
  assert.deepEqual(
    [
      first('奶茶店的广告，一杯奶茶，背景是明亮的黄色').place,
      first('奶茶店的广告，一杯奶茶，背景是明亮的黄色').backdrop,
    ],
    ['sweep', 'yellow'],
  )
  assert.equal(first('Monday morning, grey shapes melting').place, 'abstract')
  assert.deepEqual(first('a tiny spot of warm orange').subjects, [])
  assert.equal(first('what would silence look like if it was made of ink and water').place, 'abstract')
})

test('what one waits for is not there, a cart is pushed and not a car, and eggs are not fought', () => {
  const words = (prompt: string): string[] =>
    direct({ prompt, seed: 1 }).shots[0]!.subjects.map(({ words: one, what }) =>
      'sprite' in what ? `${one} ${what.sprite}` : one,
    )
  assert.deepEqual(words('一个年轻人在等车'), ['年轻人 1f9d1'])
  assert.ok(words('一个大叔推着车').includes('车 1f6d2'))
  assert.deepEqual(
    direct({ prompt: '大姐打鸡蛋', seed: 1 }).shots[0]!.subjects[0]!.deeds?.map(({ verb }) => verb),
    ['stir'],
  )
})

describe('places that words lean to', () => {
  const wheres = (cases: Record<string, string>): void => {
    for (const [prompt, where] of Object.entries(cases)) {
      const { place, where: named } = settingOf(prompt)
      assert.equal(named ?? place, where, prompt)
    }
  }

  test('a trade has its place, and furniture does not move it into another room', () => {
    wheres({
      'a judge at her desk': 'courtroom',
      'a news anchor sits at a desk': 'tv-studio',
      'a diver opens an old chest': 'underwater',
      'a mechanic looks at a car': 'garage',
      一个裁判举起手: 'stadium',
    })
  })

  test('feasts, games and tools lean to a place of their own, and a place that is named counts more', () => {
    wheres({
      'a boy with a microscope': 'laboratory',
      '元宵节，一个女孩笑了': 'old-town',
      一家人吃团圆饭: 'dining-room',
      'a boy with a microscope on a beach': 'beach',
    })
  })

  test('whoever has no boat stands on the shore, and at sea on a deck', () => {
    wheres({ 'a woman runs to the waves': 'beach', 渔民出海: 'ship-deck', 'a woman in a boat on the sea': 'sea' })
  })

  test('the stands of a ring are full already', () => {
    const { where, subjects } = settingOf('two boxers in a boxing ring, the crowd cheers')
    assert.equal(where, 'boxing-ring')
    assert.ok(!subjects.some(({ words }) => words.includes('crowd')))
  })

  test('rain after which something happens is over', () => {
    assert.equal(settingOf('a street after the rain').weather, 'clear')
    assert.equal(settingOf('雨后的小巷').weather, 'clear')
  })
})
