import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LOOKS, type Shot, TIMES, WEATHERS } from '../../src/direct/shot-list.ts'
import { paintScene } from '../../src/scene/paint-scene.ts'
import { differenceOf, shotOf, subjectOf } from './shots.ts'

const SIZE = { width: 192, height: 108 }

/** What the eye would call another picture: codes of mean difference. The same shot painted twice has none. */
const CLEARLY = 4

const paint = async (more: Partial<Shot>): Promise<Uint8Array> =>
  (await paintScene(shotOf([subjectOf('🐈')], { place: 'meadow', time: 'noon', ...more }), SIZE, 3)).rgba

async function assertTellsApart(shots: Readonly<Record<string, Partial<Shot>>>): Promise<void> {
  const painted: [string, Uint8Array][] = []
  for (const [name, more] of Object.entries(shots)) painted.push([name, await paint(more)])
  for (const [index, [name, picture]] of painted.entries()) {
    for (const [other, another] of painted.slice(index + 1)) {
      const difference = differenceOf(picture, another)
      assert.ok(difference > CLEARLY, `${name} and ${other} differ by ${difference.toFixed(2)}`)
    }
  }
}

const eachOf = <Part extends 'time' | 'weather' | 'look'>(part: Part, values: readonly Shot[Part][]) =>
  Object.fromEntries(values.map(value => [value, { [part]: value }]))

test('a shot is painted the same again', async () => {
  assert.equal(differenceOf(await paint({}), await paint({})), 0)
})

test('every hour has a light of its own', () => assertTellsApart(eachOf('time', TIMES)))

test('clear sky, clouds, rain, snow, fog and storm are told apart', () => assertTellsApart(eachOf('weather', WEATHERS)))

test('summer, autumn and winter are told apart, and winter without snowfall is', () =>
  assertTellsApart({ summer: { season: 'summer' }, autumn: { season: 'autumn' }, winter: { season: 'winter' } }))

test('every look is its own, documentary being nearest to plain', async () => {
  await assertTellsApart(
    eachOf(
      'look',
      LOOKS.filter(look => look !== 'documentary'),
    ),
  )
  assert.ok(differenceOf(await paint({ look: 'documentary' }), await paint({ look: 'plain' })) > 1)
})

test('the paper behind a product is white, black or red as it is asked for', async () => {
  const cornerOf = async (backdrop: string): Promise<number[]> => {
    const picture = await paint({ place: 'sweep', backdrop })
    return [...picture.subarray(0, 3)]
  }
  const [white, black, red] = [await cornerOf('white'), await cornerOf('black'), await cornerOf('red')]
  assert.ok(Math.min(...white) > 150, `white ${white.join()}`)
  assert.ok(Math.max(...black) < 70, `black ${black.join()}`)
  assert.ok(red[0]! > 2 * Math.max(red[1]!, red[2]!), `red ${red.join()}`)
})
