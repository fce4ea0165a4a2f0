import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { SEASONS, TIMES, type WEATHERS } from '../../../src/setting/shot-list.ts'
import { applySeason } from '../../../src/pictures/edit/apply-season.ts'
import { applyTime } from '../../../src/pictures/edit/apply-time.ts'
import { applyTone, curved, enhance, glow, vignette } from '../../../src/pictures/edit/apply-tone.ts'
import { applyWeather } from '../../../src/pictures/edit/apply-weather.ts'
import { applyColours } from '../../../src/pictures/edit/apply-colours.ts'
import type { Areas } from '../../../src/pictures/edit/find-areas.ts'
import { chanceAt, grainAt, softNoise } from '../../../src/pictures/edit/soft-noise.ts'
import { huePaint } from '../../../src/planes/hue-paint.ts'
import { recolour } from '../../../src/pictures/edit/recolour.ts'
import {
  copyLab,
  hueBetween,
  hueDegrees,
  type LabPicture,
  toLabPicture,
  toRgbaPicture,
} from '../../../src/planes/lab-picture.ts'
import { createPlane, type Plane } from '../../../src/planes/plane.ts'
import { pictureOf } from '../photo/test-pictures.ts'

const SIZE = { width: 48, height: 32 }
/** Blue sky above, grey and green land below, something red in the middle. */
const view = (): LabPicture =>
  toLabPicture(
    pictureOf(SIZE, (x, y) =>
      Math.abs(x - 24) < 5 && Math.abs(y - 18) < 5
        ? [190, 40, 40]
        : y < 14
          ? [120, 170, 230]
          : x < 24
            ? [70, 130, 50]
            : [128, 128, 128],
    ),
  )
const planeBy = (valueAt: (x: number, y: number) => number): Plane =>
  createPlane(
    SIZE,
    Float32Array.from({ length: SIZE.width * SIZE.height }, (_, at) =>
      valueAt(at % SIZE.width, Math.floor(at / SIZE.width)),
    ),
  )
const isRed = (x: number, y: number): boolean => Math.abs(x - 24) < 5 && Math.abs(y - 18) < 5
const areas: Areas = {
  subject: async () => planeBy((x, y) => (isRed(x, y) ? 1 : 0)),
  sky: async () => planeBy((_, y) => (y < 14 ? 1 : 0)),
  leaves: async () => planeBy((x, y) => (y >= 14 && x < 24 && !isRed(x, y) ? 1 : 0)),
  nearness: async () => planeBy((_, y) => y / SIZE.height),
}
type Where = 'sky' | 'leaves' | 'land' | 'subject' | 'all'
const isIn = (where: Where, x: number, y: number): boolean =>
  where === 'all' ||
  (where === 'subject'
    ? isRed(x, y)
    : !isRed(x, y) && (where === 'sky' ? y < 14 : y >= 14 && (where === 'leaves' ? x < 24 : x >= 24)))
/** The mean of a part of the picture. */
function meanOf(
  { light, a, b }: LabPicture,
  where: Where = 'all',
): { light: number; a: number; b: number; chroma: number } {
  const sums = { light: 0, a: 0, b: 0, chroma: 0 }
  let count = 0
  for (let at = 0; at < light.length; at++) {
    if (!isIn(where, at % SIZE.width, Math.floor(at / SIZE.width))) continue
    sums.light += light[at]!
    sums.a += a[at]!
    sums.b += b[at]!
    sums.chroma += Math.hypot(a[at]!, b[at]!)
    count++
  }
  return { light: sums.light / count, a: sums.a / count, b: sums.b / count, chroma: sums.chroma / count }
}
const changed = (change: (lab: LabPicture) => void): LabPicture => {
  const lab = view()
  change(lab)
  return lab
}

describe('tone', () => {
  const before = meanOf(view())
  const after = (tone: Parameters<typeof applyTone>[1]) => meanOf(changed(lab => applyTone(lab, tone)))

  test('goes in the direction of the words, and the other way for less', () => {
    assert.ok(
      after({ brightness: 0.7 }).light > before.light + 0.03 && after({ brightness: -0.7 }).light < before.light - 0.03,
    )
    assert.ok(
      after({ saturation: 0.7 }).chroma > before.chroma * 1.2 &&
        after({ saturation: -0.6 }).chroma < before.chroma * 0.7,
    )
    assert.ok(after({ warmth: 0.7 }).b > before.b + 0.01 && after({ warmth: -0.7 }).b < before.b - 0.01)
    assert.ok(after({ softness: 0.8 }).light > before.light)
  })

  test('contrast separates lights and darks and keeps black and white', () => {
    assert.ok(curved(0.8, 1.4) > 0.8 && curved(0.3, 1.4) < 0.3)
    assert.ok(curved(0.8, 0.7) < 0.8 && curved(0.3, 0.7) > 0.3)
    for (const steep of [0.6, 1, 1.5]) {
      assert.ok(Math.abs(curved(0, steep)) < 1e-9 && Math.abs(curved(1, steep) - 1) < 1e-9)
      for (let light = 0; light < 1; light += 0.05) assert.ok(curved(light + 0.05, steep) >= curved(light, steep))
    }
    for (let light = 0; light <= 1; light += 0.1) assert.ok(Math.abs(curved(light, 1) - light) < 1e-9)
  })

  test('sharpening steepens an edge and keeps an even area', () => {
    const edge = (): LabPicture => toLabPicture(pictureOf(SIZE, x => (x < 24 ? [110, 110, 110] : [130, 130, 130])))
    const sharp = edge()
    applyTone(sharp, { sharpness: 1 })
    const step = ({ light }: LabPicture): number => light[10 * 48 + 24]! - light[10 * 48 + 23]!
    assert.ok(step(sharp) > 1.1 * step(edge()))
    assert.ok(Math.abs(sharp.light[10 * 48 + 5]! - edge().light[10 * 48 + 5]!) < 1e-4)
  })

  test('an empty edit changes nothing', () => {
    const lab = changed(own => applyTone(own, {}))
    for (let at = 0; at < lab.light.length; at++) assert.ok(Math.abs(lab.light[at]! - view().light[at]!) < 1e-5)
  })

  test('an improved picture is slightly more colourful, and a vignette is darker only at its corners', () => {
    assert.ok(meanOf(changed(lab => enhance(lab))).chroma > before.chroma)
    const dark = changed(lab => vignette(lab, 0.5))
    assert.ok(dark.light[0]! < 0.8 * view().light[0]!)
    assert.equal(dark.light[16 * 48 + 24], view().light[16 * 48 + 24])
    assert.ok(meanOf(changed(lab => glow(lab, 0.5))).light > before.light)
  })
})

describe('another hour', () => {
  const at = async (time: (typeof TIMES)[number]) => {
    const lab = view()
    await applyTime(lab, areas, time, 1)
    return lab
  }

  test('nights are darkest, then dusk; noon is brightest', async () => {
    const light = new Map<string, number>()
    for (const time of TIMES) light.set(time, meanOf(await at(time)).light)
    assert.ok(light.get('night')! < light.get('dusk')! && light.get('dusk')! < light.get('sunset')!)
    assert.ok(light.get('noon')! >= Math.max(...light.values()) - 0.02)
  })

  test('sunset warms the light, night and dusk cool it', async () => {
    const land = meanOf(view(), 'land')
    assert.ok(meanOf(await at('sunset'), 'land').b > land.b + 0.005)
    assert.ok(meanOf(await at('dusk'), 'land').b < land.b - 0.005)
    assert.ok(meanOf(await at('night'), 'land').b < land.b)
  })

  test('every hour gives a valid picture, the same for the same seed', async () => {
    for (const time of TIMES) {
      const lab = await at(time)
      assert.ok(
        lab.light.every(light => Number.isFinite(light) && light >= -0.01 && light <= 1.05),
        time,
      )
      assert.deepEqual(toRgbaPicture(lab).rgba, toRgbaPicture(await at(time)).rgba)
    }
  })
})

describe('another weather', () => {
  const under = async (weather: (typeof WEATHERS)[number]) => {
    const lab = view()
    await applyWeather(lab, areas, weather, 1)
    return lab
  }

  test('removes colour, most in a storm, and restores it when it clears', async () => {
    const before = meanOf(view(), 'subject').chroma
    for (const weather of ['cloudy', 'rain', 'snow', 'fog', 'storm'] as const)
      assert.ok(meanOf(await under(weather), 'subject').chroma < before, weather)
    assert.ok(meanOf(await under('storm'), 'subject').chroma < meanOf(await under('cloudy'), 'subject').chroma)
    assert.ok(meanOf(await under('clear'), 'subject').chroma > before)
  })

  test('greys the sky, and clears it to blue', async () => {
    const sky = meanOf(view(), 'sky').chroma
    for (const weather of ['cloudy', 'rain', 'fog', 'storm'] as const)
      assert.ok(meanOf(await under(weather), 'sky').chroma < 0.4 * sky, weather)
    assert.ok(meanOf(await under('clear'), 'sky').b < -0.05)
  })

  test('hides distant things more than near ones in fog', async () => {
    const foggy = await under('fog')
    const row = (lab: LabPicture, y: number): number =>
      Math.hypot(lab.a[y * 48 + 40]!, lab.b[y * 48 + 40]!) + Math.abs(lab.light[y * 48 + 40]! - 0.84)
    assert.ok(row(foggy, 15) < row(foggy, 30))
  })

  test('is darker in a storm than in rain, and in rain than under clouds', async () => {
    const light = async (weather: 'storm' | 'rain' | 'cloudy') => meanOf(await under(weather)).light
    assert.ok((await light('storm')) < (await light('rain')) && (await light('rain')) < (await light('cloudy')))
  })
})

describe('another season', () => {
  const into = async (season: (typeof SEASONS)[number]) => {
    const lab = view()
    await applySeason(lab, areas, season, 1)
    return lab
  }
  const hueOf = ({ a, b }: { a: number; b: number }): number => hueDegrees(a, b)

  test('turns leaves gold and red in autumn, white in winter, and green in summer', async () => {
    assert.ok(hueOf(meanOf(await into('autumn'), 'leaves')) < 100)
    assert.ok(hueBetween(hueOf(meanOf(await into('summer'), 'leaves')), 133) < 25)
    const winter = meanOf(await into('winter'), 'leaves')
    assert.ok(
      winter.light > meanOf(view(), 'leaves').light + 0.1 && winter.chroma < 0.6 * meanOf(view(), 'leaves').chroma,
    )
  })

  test('keeps the colour of the subject', async () => {
    for (const season of SEASONS) {
      const subject = meanOf(await into(season), 'subject')
      assert.ok(hueBetween(hueOf(subject), hueOf(meanOf(view(), 'subject'))) < 20, season)
    }
  })

  test('has a blue sky in summer', async () => {
    const pale = toLabPicture(pictureOf(SIZE, () => [190, 190, 190]))
    await applySeason(pale, areas, 'summer', 1)
    assert.ok(meanOf(pale, 'sky').b < -0.03 && meanOf(pale, 'land').b > -0.01)
  })
})

describe('another colour', () => {
  const subject = planeBy((x, y) => (isRed(x, y) ? 1 : 0))

  test('replaces the main hue of an area and nothing outside it', () => {
    for (const [name, hue] of [
      ['blue', 258],
      ['green', 145],
      ['yellow', 98],
      ['purple', 302],
    ] as const) {
      const lab = changed(own => recolour(own, subject, name))
      const { a, b } = meanOf(lab, 'subject')
      assert.ok(hueBetween(hueDegrees(a, b), hue) < 20, `${name}: ${hueDegrees(a, b)}`)
      for (const where of ['sky', 'leaves', 'land'] as const)
        assert.deepEqual(meanOf(lab, where), meanOf(view(), where), `${name} ${where}`)
    }
  })

  test('is light as white, dark as black, and grey as both', () => {
    const [white, black] = ['white', 'black'].map(name =>
      meanOf(
        changed(own => recolour(own, subject, name)),
        'subject',
      ),
    ) as [ReturnType<typeof meanOf>, ReturnType<typeof meanOf>]
    assert.ok(white.light > black.light + 0.3)
    assert.ok(white.chroma < 0.06 && black.chroma < 0.06)
  })

  test('keeps the shading', () => {
    const shaded = toLabPicture(pictureOf(SIZE, x => (x < 24 ? [200, 40, 40] : [140, 25, 25])))
    recolour(
      shaded,
      planeBy(() => 1),
      'blue',
    )
    assert.ok(shaded.light[10 * 48 + 5]! > shaded.light[10 * 48 + 40]! + 0.05)
  })

  test('is painted on the area that the words name', () => {
    const both = toLabPicture(pictureOf(SIZE, x => (x < 24 ? [200, 40, 40] : [40, 60, 200])))
    const made = copyLab(both)
    recolour(
      made,
      planeBy(() => 1),
      'green',
      { from: 'blue' },
    )
    assert.ok(hueBetween(hueDegrees(made.a[40]!, made.b[40]!), 145) < 25)
    assert.equal(made.a[5], both.a[5])
  })

  test('is none if its name is unknown', () => {
    assert.equal(huePaint('plaid'), undefined)
    const lab = changed(own => recolour(own, subject, 'plaid'))
    assert.deepEqual(lab.a, view().a)
  })

  test('applies to its area: sky, leaves, the subject, or slightly everywhere', async () => {
    const paint = async (target: 'sky' | 'leaves' | 'subject' | 'whole') => {
      const lab = view()
      await applyColours(lab, areas, [{ target, to: 'pink' }])
      return lab
    }
    const away = (lab: LabPicture, where: Where): number => Math.abs(meanOf(lab, where).a - meanOf(view(), where).a)
    assert.ok(away(await paint('sky'), 'sky') > 0.03 && away(await paint('sky'), 'land') < 1e-6)
    assert.ok(away(await paint('leaves'), 'leaves') > 0.03 && away(await paint('leaves'), 'sky') < 1e-6)
    assert.ok(away(await paint('subject'), 'sky') < 1e-6)
    for (const where of ['sky', 'land', 'leaves'] as const) assert.ok(away(await paint('whole'), where) > 0.005)
  })
})

describe('noise', () => {
  test('is smooth, from 0 to 1 around a half, and the same for the same seed', () => {
    const noise = softNoise(SIZE, 12, 3)
    const mean = noise.values.reduce((sum, value) => sum + value, 0) / noise.values.length
    assert.ok(Math.abs(mean - 0.5) < 0.12)
    assert.ok(noise.values.every(value => value >= 0 && value <= 1))
    assert.deepEqual(noise.values, softNoise(SIZE, 12, 3).values)
    assert.notDeepEqual(noise.values, softNoise(SIZE, 12, 4).values)
    for (let at = 1; at < 48; at++) assert.ok(Math.abs(noise.values[at]! - noise.values[at - 1]!) < 0.4)
  })

  test('is uniform and independent between pixels, and grain has a mean of zero', () => {
    const values = Array.from({ length: 2_000 }, (_, at) => chanceAt(at % 50, Math.floor(at / 50), 9))
    assert.ok(Math.abs(values.reduce((sum, value) => sum + value, 0) / 2_000 - 0.5) < 0.03)
    assert.ok(values.filter(value => value < 0.1).length > 120)
    const grain = Array.from({ length: 2_000 }, (_, at) => grainAt(at % 50, Math.floor(at / 50), 9))
    assert.ok(Math.abs(grain.reduce((sum, value) => sum + value, 0) / 2_000) < 0.05)
    assert.ok(grain.every(value => value >= -1.5 && value <= 1.5))
  })
})
