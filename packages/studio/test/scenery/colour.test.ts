import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fc } from '../../../../test/harness/property.ts'
import { clamp, cos, exp, log, mix, pow, rise, sin } from '../../src/scenery/arithmetic.ts'
import {
  addColours,
  colourLuminance,
  desaturate,
  mixColours,
  multiplyColours,
  parseColour,
  scaleColour,
} from '../../src/scenery/colour.ts'
import { DAYLIGHT } from '../../src/scenery/times-of-day.ts'
import { GROUND } from '../../src/scenery/ground-colours.ts'
import { toneMap } from '../../src/scenery/tone-map.ts'
import { SEASONS, TIMES } from '../../src/setting/shot-list.ts'

const colours = fc.tuple(
  fc.double({ min: 0, max: 4, noNaN: true }),
  fc.double({ min: 0, max: 4, noNaN: true }),
  fc.double({ min: 0, max: 4, noNaN: true }),
)
const near = (a: number, b: number, by = 1e-6): void =>
  assert.ok(Math.abs(a - b) <= by * (1 + Math.abs(b)), `${a} is not ${b}`)

describe('our own arithmetic', () => {
  test('agrees with that of the machine', () => {
    fc.assert(
      fc.property(fc.double({ min: -50, max: 50, noNaN: true }), x => {
        near(sin(x), Math.sin(x), 2e-7)
        near(cos(x), Math.cos(x), 2e-7)
        near(exp(x / 5), Math.exp(x / 5), 1e-5)
      }),
    )
    fc.assert(
      fc.property(
        fc.double({ min: 1e-6, max: 1e6, noNaN: true }),
        fc.double({ min: -3, max: 3, noNaN: true }),
        (x, power) => {
          near(log(x), Math.log(x), 1e-6)
          near(pow(x, power), x ** power, 1e-4)
        },
      ),
    )
  })

  test('gives zero for powers of zero, and finite values for large exponents', () => {
    assert.equal(pow(0, 2), 0)
    assert.equal(pow(-3, 2), 0)
    assert.ok(Number.isFinite(exp(1e9)) && exp(-1e9) >= 0)
  })

  test('mixes, clamps and rises smoothly', () => {
    assert.deepEqual([mix(2, 6, 0), mix(2, 6, 0.5), mix(2, 6, 1)], [2, 4, 6])
    assert.deepEqual([clamp(-1), clamp(2), clamp(5, 2, 4)], [0, 1, 4])
    assert.deepEqual([rise(0, 1, 3), rise(2, 1, 3), rise(9, 1, 3)], [0, 0.5, 1])
  })
})

describe('colours', () => {
  test('are read as on a screen, in linear light', () => {
    assert.deepEqual(parseColour('#000000'), [0, 0, 0])
    for (const part of parseColour('#ffffff')) near(part, 1, 1e-4)
    for (const part of parseColour('#ffffff', 3)) near(part, 3, 1e-4)
    const [red, green, blue] = parseColour('#80ff00')
    near(red, 0.2158, 1e-3)
    near(green, 1, 1e-4)
    assert.equal(blue, 0)
  })

  test('are mixed, with their ends unchanged', () => {
    fc.assert(
      fc.property(colours, colours, fc.double({ min: 0, max: 1, noNaN: true }), (a, b, share) => {
        const mixed = mixColours(a, b, share)
        for (const [at, part] of mixed.entries())
          assert.ok(part >= Math.min(a[at]!, b[at]!) - 1e-9 && part <= Math.max(a[at]!, b[at]!) + 1e-9)
        near(colourLuminance(mixed), mix(colourLuminance(a), colourLuminance(b), share))
      }),
    )
    assert.deepEqual(mixColours([1, 2, 3], [4, 5, 6], 0), [1, 2, 3])
    assert.deepEqual(mixColours([1, 2, 3], [4, 5, 6], 1), [4, 5, 6])
  })

  test('keep their brightness without saturation', () => {
    fc.assert(
      fc.property(colours, colour => {
        const grey = desaturate(colour, 1)
        near(colourLuminance(grey), colourLuminance(colour))
        assert.ok(Math.max(...grey) - Math.min(...grey) < 1e-9)
      }),
    )
    assert.deepEqual(desaturate([1, 2, 3], 0), [1, 2, 3])
  })

  test('add, multiply and scale part by part', () => {
    assert.deepEqual(addColours([1, 2, 3], [4, 5, 6]), [5, 7, 9])
    assert.deepEqual(multiplyColours([1, 2, 3], [4, 5, 6]), [4, 10, 18])
    assert.deepEqual(scaleColour([1, 2, 3], 2), [2, 4, 6])
  })
})

describe('tables of light and land', () => {
  test('have noon as the brightest hour and night as the darkest', () => {
    const light = (time: (typeof TIMES)[number]): number =>
      colourLuminance(DAYLIGHT[time].sun) + colourLuminance(DAYLIGHT[time].zenith)
    for (const time of TIMES) {
      assert.ok(light(time) <= light('noon') + 1e-9, time)
      assert.ok(colourLuminance(DAYLIGHT[time].zenith) >= colourLuminance(DAYLIGHT.night.zenith) - 1e-9, time)
    }
  })

  test('have a redder low sun than a high one', () => {
    const red = (time: (typeof TIMES)[number]): number => DAYLIGHT[time].sun[0] / Math.max(1e-6, DAYLIGHT[time].sun[2])
    assert.ok(red('sunset') > red('afternoon') && red('afternoon') >= red('noon') && red('dawn') > red('noon'))
  })

  test('have a colour for everything in every season', () => {
    const [first, ...others] = SEASONS.map(season => Object.keys(GROUND[season]).toSorted())
    for (const keys of others) assert.deepEqual(keys, first)
  })
})

describe('on the screen', () => {
  const flat = (...light: readonly [number, number, number]) => ({
    width: 16,
    height: 16,
    rgb: Float32Array.from({ length: 768 }, (_, at) => light[at % 3]!),
  })
  const screen = (plate: ReturnType<typeof flat>, grade?: Parameters<typeof toneMap>[1]): number[] => [
    ...toneMap(plate, grade).subarray(136 * 4, 136 * 4 + 4),
  ]

  test('more light is brighter, and grey stays grey', () => {
    const levels = [0.01, 0.05, 0.2, 0.8].map(light => screen(flat(light, light, light))[1]!)
    assert.deepEqual(
      levels,
      levels.toSorted((a, b) => a - b),
    )
    const [red, green, blue, alpha] = screen(flat(0.2, 0.2, 0.2))
    assert.ok(Math.abs(red! - green!) < 3 && Math.abs(green! - blue!) < 3)
    assert.equal(alpha, 255)
  })

  test('a stop more is brighter, warmth reddens, and no saturation is grey', () => {
    const plate = flat(0.2, 0.2, 0.2)
    assert.ok(
      screen(plate, { stops: 1 })[1]! > screen(plate)[1]! && screen(plate, { stops: -1 })[1]! < screen(plate)[1]!,
    )
    const [warmRed, , warmBlue] = screen(plate, { warmth: 0.8 })
    assert.ok(warmRed! > warmBlue!)
    const grey = screen(flat(0.4, 0.1, 0.1), { saturation: 0 })
    assert.ok(Math.max(...grey.slice(0, 3)) - Math.min(...grey.slice(0, 3)) < 6)
  })

  test('a plate without three numbers a pixel is rejected', () => {
    assert.throws(() => toneMap({ width: 4, height: 4, rgb: new Float32Array(5) }), /three numbers/)
  })
})
