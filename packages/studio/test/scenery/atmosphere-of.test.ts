import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '../../../media/src/core/seeded-random.ts'
import { type TimeOfDay, TIMES, type Weather } from '../../src/setting/shot-list.ts'
import { type Atmosphere, createAtmosphere } from '../../src/scenery/create-atmosphere.ts'
import { colourLuminance } from '../../src/scenery/colour.ts'

const air = (weather: Weather, time: TimeOfDay = 'afternoon', seed = 1, side = false): Atmosphere =>
  createAtmosphere(time, weather, seededRandom(seed), side)
/** Weathers from the most to the least of something. */
const ordered = (of: (one: Atmosphere) => number, ...weathers: Weather[]): void => {
  for (const [nth, weather] of weathers.slice(1).entries())
    assert.ok(of(air(weathers[nth]!)) > of(air(weather)), `${weathers[nth]} is not above ${weather}`)
}
const share = (weather: Weather, of: (one: Atmosphere) => number): number => of(air(weather)) / of(air('clear'))

test('clouds take sunlight away, rain and storms nearly all of it', () => {
  const sun = (one: Atmosphere): number => colourLuminance(one.sun)
  ordered(sun, 'clear', 'cloudy', 'fog', 'snow', 'rain', 'storm')
  assert.ok(Math.abs(share('cloudy', sun) - 0.5) < 0.01, `${share('cloudy', sun)}`)
  assert.ok(share('storm', sun) < 0.06)
})

test('the sky is darker in worse weather, but bright in snow and fog', () => {
  const sky = (one: Atmosphere): number => colourLuminance(one.zenith)
  ordered(sky, 'snow', 'clear', 'cloudy', 'rain', 'storm')
  for (const [weather, dim] of [
    ['cloudy', 0.82],
    ['rain', 0.6],
    ['snow', 1.05],
    ['fog', 1],
    ['storm', 0.44],
  ] as const)
    assert.ok(Math.abs(share(weather, sky) - dim) < 0.01, `${weather}: ${share(weather, sky)}`)
})

test('fog hides most, then snow and rain, and a clear day hides nothing except at dawn', () => {
  ordered(one => one.hazePerMetre, 'fog', 'snow', 'rain', 'storm', 'cloudy', 'clear')
  assert.ok(air('clear', 'dawn').hazePerMetre > air('clear').hazePerMetre)
})

test('storms blow, fog is still, and rain is wet', () => {
  ordered(one => one.wind, 'storm', 'rain', 'cloudy', 'snow', 'clear', 'fog')
  assert.deepEqual(
    (['clear', 'cloudy', 'snow', 'fog', 'rain', 'storm'] as const).map(weather => air(weather).wet),
    [0, 0, 0, 0.3, 1, 1],
  )
})

test('a closed sky has no stars and no sun, clouds leave fewer stars, and dusk and night are dark', () => {
  const stars = (weather: Weather): number => air(weather, 'night').stars
  assert.ok(stars('clear') > stars('cloudy') && stars('cloudy') > 0)
  assert.deepEqual([stars('rain'), colourLuminance(air('rain').disc)], [0, 0])
  assert.deepEqual(
    TIMES.filter(time => air('clear', time).isDark),
    ['dusk', 'night'],
  )
})

test('a seed moves the sun slightly and mirrors it for half of the seeds, and light may come from the side', () => {
  const azimuths = Array.from({ length: 40 }, (_, seed) => air('clear', 'afternoon', seed).azimuth)
  const left = azimuths.filter(azimuth => azimuth < 0).length
  assert.ok(left > 8 && left < 32, `${left} of 40`)
  const sizes = azimuths.map(Math.abs)
  assert.ok(Math.max(...sizes) - Math.min(...sizes) <= 12)
  assert.notEqual(Math.round(Math.abs(air('clear', 'afternoon', 1, true).azimuth) / 20), Math.round(sizes[1]! / 20))
  const [x, y, z] = air('clear').direction
  assert.ok(Math.abs(Math.hypot(x, y, z) - 1) < 1e-6 && y > 0)
})

test('a low sun colours fog and snow, rain less, and noon not at all', () => {
  const warmth = ([red, , blue]: readonly number[]): number => red! / blue!
  for (const weather of ['cloudy', 'fog', 'snow'] as const)
    for (const time of ['dawn', 'sunset'] as const) {
      const { horizon, haze, sun } = air(weather, time)
      assert.ok(warmth(horizon) > 1.2 * warmth(air(weather, 'noon').horizon), `${weather} at ${time}`)
      assert.ok(warmth(haze) > 1.2 * warmth(air(weather, 'noon').haze), `haze of ${weather} at ${time}`)
      assert.ok(
        colourLuminance(sun) > 1.5 * colourLuminance(air(weather, 'noon').sun) * (weather === 'cloudy' ? 0.3 : 0.8),
      )
    }
  assert.ok(warmth(air('rain', 'sunset').horizon) < warmth(air('snow', 'sunset').horizon))
  assert.ok(warmth(air('storm', 'sunset').horizon) < warmth(air('rain', 'sunset').horizon))
})

test('shadows stay cool while a low sun is warm', () => {
  for (const weather of ['fog', 'snow'] as const) {
    const { ambient, horizon } = air(weather, 'sunset')
    assert.ok(horizon[0] / horizon[2] > 1.3 * (ambient[0] / ambient[2]), weather)
  }
})
