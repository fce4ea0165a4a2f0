import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { fc } from '../../../../test/harness/property.ts'
import { shadeColour } from '../../src/figures/clay.ts'
import { enlargePicture } from '../../src/figures/enlarge-picture.ts'
import { createArt, createUserArt, drawFigure, figureAspect } from '../../src/figures/figure.ts'
import {
  blurValues,
  cropPicture,
  findInkBox,
  mirrorPicture,
  trimPicture,
  warpPicture,
} from '../../src/figures/picture.ts'
import { findPictogram, isChild, isWoman, pictogramCode } from '../../src/figures/pictograms.ts'
import { sideViewCode } from '../../src/figures/read-pictogram.ts'
import { recolourFigure } from '../../src/figures/recolour-figure.ts'
import { type FigureLight, relightFigure } from '../../src/figures/relight-figure.ts'
import { rgbToLab } from '../../src/planes/oklab.ts'
import { hueBetween, hueDegrees } from '../../src/planes/lab-picture.ts'
import type { RgbaPicture } from '../../../media/src/frames/size.ts'
import { pictureOf } from '../pictures/photo/test-pictures.ts'

const SIZE = { width: 24, height: 16 }
const isBox = (x: number, y: number): boolean => x >= 4 && x < 12 && y >= 3 && y < 13
const box = (): RgbaPicture => pictureOf(SIZE, (x, y) => (isBox(x, y) ? [200, 40, 40, 255] : [0, 0, 0, 0]))
const pixelAt = ({ width, rgba }: RgbaPicture, x: number, y: number): number[] => [
  ...rgba.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
]

describe('pictures of figures', () => {
  test('the box of what is seen is found, and an empty picture has none', () => {
    assert.deepEqual(findInkBox(box()), { left: 4, top: 3, right: 12, bottom: 13 })
    assert.equal(findInkBox({ ...SIZE, rgba: new Uint8Array(24 * 16 * 4) }), undefined)
    const faint = pictureOf(SIZE, () => [9, 9, 9, 12])
    assert.equal(findInkBox(faint), undefined)
    assert.equal(trimPicture(faint), faint)
  })

  test('trimmed, a picture is what is seen of it', () => {
    const { width, height, rgba } = trimPicture(box())
    assert.deepEqual([width, height], [8, 10])
    assert.ok(rgba.every((byte, at) => at % 4 !== 3 || byte === 255))
  })

  test('a crop beyond the edges is empty there', () => {
    const crop = cropPicture(box(), { left: -2, top: -1, right: 6, bottom: 5 })
    assert.deepEqual([crop.width, crop.height], [8, 6])
    assert.deepEqual(pixelAt(crop, 0, 0), [0, 0, 0, 0])
    assert.deepEqual(pixelAt(crop, 6, 4), [200, 40, 40, 255])
  })

  test('mirrored twice it is as it was, once left is right', () => {
    const once = mirrorPicture(box())
    assert.deepEqual(pixelAt(once, 23 - 4, 5), pixelAt(box(), 4, 5))
    assert.deepEqual(mirrorPicture(once).rgba, box().rgba)
  })

  test('moved nowhere it stays, moved by whole pixels it is shifted', () => {
    const same = warpPicture(box(), SIZE, (x, y, place) => {
      place.x = x
      place.y = y
    })
    assert.deepEqual(same.rgba, box().rgba)
    const shifted = warpPicture(box(), SIZE, (x, y, place) => {
      place.x = x - 3
      place.y = y - 2
    })
    assert.deepEqual(findInkBox(shifted), { left: 7, top: 5, right: 15, bottom: 15 })
  })

  test('between two pixels the colour of what is clear does not bleed in', () => {
    const half = warpPicture(box(), SIZE, (x, y, place) => {
      place.x = x - 0.5
      place.y = y
    })
    const [red, green, , alpha] = pixelAt(half, 4, 6)
    assert.ok(alpha! > 100 && alpha! < 155)
    assert.deepEqual([red, green], [200, 40])
  })

  test('a blur keeps the mean of an even field and spreads a spot', () => {
    const flat = blurValues(new Float32Array(64).fill(0.5), 8, 8, 2)
    assert.ok(flat.every(value => Math.abs(value - 0.5) < 1e-6))
    const spot = new Float32Array(225)
    spot[7 * 15 + 7] = 1
    const blurred = blurValues(spot, 15, 15, 1, 1)
    assert.ok(Math.abs(blurred[7 * 15 + 7]! - 1 / 9) < 1e-6 && Math.abs(blurred[6 * 15 + 8]! - 1 / 9) < 1e-6)
    assert.equal(blurred[7 * 15 + 10], 0)
    assert.ok(Math.abs(blurred.reduce((sum, value) => sum + value, 0) - 1) < 1e-5)
  })

  test('a larger copy has the height that is asked for and keeps its edges sharp', async () => {
    const large = await enlargePicture(box(), 64)
    assert.deepEqual([large.width, large.height], [96, 64])
    let between = 0
    for (let x = 0; x < 96; x++) {
      const alpha = pixelAt(large, x, 32)[3]!
      if (alpha > 25 && alpha < 230) between++
    }
    assert.ok(between <= 8, `${between} soft pixels on two edges`)
    assert.equal(await enlargePicture(large, 64), large)
    assert.ok((await enlargePicture(box(), 100_000)).height <= 16 * 8, 'and nothing is enlarged without end')
    assert.deepEqual([(await enlargePicture(box(), 1)).height >= 2], [true])
  })
})

describe('colours of figures', () => {
  const hueOf = (picture: RgbaPicture): number => {
    const [red, green, blue] = pixelAt(picture, 8, 8) as [number, number, number]
    const [, a, b] = rgbToLab(red, green, blue)
    return hueDegrees(a, b)
  }

  test('the main colour becomes the one that is asked for', () => {
    for (const [name, hue] of [
      ['blue', 256],
      ['green', 145],
      ['yellow', 98],
      ['purple', 300],
    ] as const)
      assert.ok(
        hueBetween(hueOf(recolourFigure(box(), name)), hue) < 25,
        `${name}: ${hueOf(recolourFigure(box(), name))}`,
      )
  })

  test('black is darker than white, both are grey, and the outline stays', () => {
    const [black, white] = [recolourFigure(box(), 'black'), recolourFigure(box(), 'white')]
    assert.ok(pixelAt(black, 8, 8)[0]! < 80 && pixelAt(white, 8, 8)[0]! > 150)
    for (const made of [black, white]) {
      const [red, green, blue] = pixelAt(made, 8, 8)
      assert.ok(Math.max(red!, green!, blue!) - Math.min(red!, green!, blue!) < 60)
      assert.deepEqual(findInkBox(made), findInkBox(box()))
    }
  })

  test('what has the colour already, and a colour that is none, change nothing', () => {
    const picture = box()
    assert.equal(recolourFigure(picture, undefined), picture)
    assert.equal(recolourFigure(picture, 'plaid'), picture)
    assert.equal(recolourFigure(picture, 'red'), picture)
  })

  test('grey parts of a colourful thing keep their grey', () => {
    const car = pictureOf(SIZE, (x, y) => (isBox(x, y) ? (y > 10 ? [40, 40, 40] : [200, 40, 40]) : [0, 0, 0, 0]))
    const blue = recolourFigure(car, 'blue')
    assert.deepEqual(pixelAt(blue, 8, 12).slice(0, 3), [40, 40, 40])
  })

  test('of many colours each has its turn', () => {
    const hues = [0, 0.3, 0.6, 0.9].map(phase => Math.round(hueOf(recolourFigure(box(), 'rainbow', phase))))
    assert.ok(new Set(hues).size >= 3, hues.join())
  })

  test('a shade is darker, a tint lighter, and neither leaves the range', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 255 }), fc.double({ min: -1, max: 1, noNaN: true }), (part, by) => {
        const [made] = shadeColour([part, part, part], by)
        assert.ok(made >= -1e-9 && made <= 255 + 1e-9)
        assert.ok(by < 0 ? made <= part : made >= part)
      }),
    )
  })
})

describe('figures in a light', () => {
  const plain: FigureLight = {
    white: [1, 1, 1],
    aside: [0, -1],
    contrast: 0,
    rim: [0, 0, 0],
    haze: [0.8, 0.8, 0.8],
    fog: 0,
  }
  const lit = (more: Partial<FigureLight>, glow = 0): RgbaPicture => relightFigure(box(), { ...plain, ...more }, glow)

  test('white light changes nothing, half the light is darker, a red one redder', () => {
    assert.ok(Math.abs(pixelAt(lit({}), 8, 8)[0]! - 200) <= 2)
    assert.ok(pixelAt(lit({ white: [0.5, 0.5, 0.5] }), 8, 8)[0]! < 160)
    const [red, green] = pixelAt(lit({ white: [1, 0.3, 0.3] }), 8, 8)
    assert.ok(red! / green! > 5)
  })

  test('fog brings everything to its own colour, and what glows needs no light', () => {
    for (const part of pixelAt(lit({ fog: 0.9 }), 8, 8).slice(0, 3)) assert.ok(part > 215, `${part}`)
    assert.ok(pixelAt(lit({ white: [0.1, 0.1, 0.1] }, 1), 8, 8)[0]! > 190)
  })

  test('the side towards the light is lighter than the other', () => {
    const large = pictureOf({ width: 64, height: 64 }, (x, y) =>
      Math.hypot(x - 32, y - 32) < 24 ? [150, 150, 150, 255] : [0, 0, 0, 0],
    )
    const made = relightFigure(large, { ...plain, aside: [1, 0], contrast: 0.8 })
    assert.ok(pixelAt(made, 50, 32)[0]! > pixelAt(made, 14, 32)[0]! + 15)
    const rim = relightFigure(large, { ...plain, aside: [1, 0], rim: [1, 1, 1] })
    assert.ok(pixelAt(rim, 55, 32)[0]! > pixelAt(rim, 32, 32)[0]!)
  })

  test('the outline stays as it was', () => {
    for (let at = 3; at < box().rgba.length; at += 4)
      assert.equal(lit({ fog: 0.3, contrast: 0.5 }).rgba[at], box().rgba[at])
  })
})

describe('what is known of a pictogram', () => {
  const of = (pictogram: string) => findPictogram(pictogramCode(pictogram))

  test('a hat is worn, a boat floats, a horse is ridden, a chair is sat on, a balloon hangs in the air', () => {
    for (const [pictogram, sort] of [
      ['🎩', 'hat'],
      ['⛵', 'boat'],
      ['🐎', 'mount'],
      ['🪑', 'seat'],
      ['🎈', 'airy'],
      ['🚗', 'cabin'],
      ['🌕', 'sky'],
      ['☂️', 'canopy'],
    ] as const)
      assert.equal(of(pictogram).sort, sort, pictogram)
  })

  test('people are as tall as people, children smaller, and what nobody has measured is of some size', () => {
    assert.ok(of('👩').metres > of('👧').metres && of('👧').metres > of('👶').metres)
    assert.ok(findPictogram('2049').metres > 0)
    assert.equal(isWoman(pictogramCode('👩')), true)
    assert.equal(isWoman(pictogramCode('👨')), false)
    assert.equal(isChild(pictogramCode('🧒')), true)
    assert.equal(isChild(pictogramCode('👴')), false)
  })

  test('what drives past is seen from its side', () => {
    assert.equal(sideViewCode(pictogramCode('🚆')), pictogramCode('🚃'))
    assert.equal(sideViewCode(pictogramCode('🐈')), pictogramCode('🐈'))
  })

  test('a picture of the caller is nobody’s pictogram, but as large and as useful as what it shows', () => {
    const own = createUserArt(box(), undefined)
    assert.equal(own.isOwn, true)
    const boat = createUserArt(box(), pictogramCode('⛵'))
    assert.equal(boat.pictogram.sort, 'boat')
    assert.equal(boat.pictogram.metres, of('⛵').metres)
    const bust = createUserArt(box(), undefined, { left: true, right: false, top: false, bottom: true })
    assert.deepEqual(bust.bust, { left: true, right: false, top: false, bottom: true })
    assert.equal(createArt(box(), pictogramCode('🐈')).isOwn, false)
  })

  test('how wide a figure will be is known before it is drawn', () => {
    assert.equal(figureAspect(createUserArt(box(), undefined)), 24 / 16)
    const girl = figureAspect(createArt(box(), pictogramCode('👧')))
    assert.ok(girl > 0.4 && girl < 0.7, `a head gets a body: ${girl}`)
  })
})

describe('drawn figures', () => {
  const options = {
    motion: 'still',
    colour: undefined,
    faces: 1,
    isHolding: false,
    height: 40,
    phases: 1,
    phase: 0,
  } as const

  test('are of the height that is asked for, stand on their feet and are the same every time', async () => {
    const art = createUserArt(trimPicture(box()), undefined)
    const figure = await drawFigure(art, options)
    assert.ok(Math.abs(figure.height - 40) <= 1)
    const ink = findInkBox(figure.frames[0]!)!
    assert.ok(Math.abs(ink.bottom - figure.foot.y) <= 2 && Math.abs(ink.bottom - ink.top - 40) <= 2)
    assert.deepEqual((await drawFigure(art, options)).frames, figure.frames)
  })

  test('of a caller are never turned round or painted', async () => {
    const sided = trimPicture(
      pictureOf(SIZE, (x, y) => (isBox(x, y) ? (x < 8 ? [200, 40, 40] : [40, 40, 200]) : [0, 0, 0, 0])),
    )
    const art = createUserArt(sided, undefined)
    const [right, left] = [
      await drawFigure(art, options),
      await drawFigure(art, { ...options, faces: -1, colour: 'green' }),
    ]
    assert.deepEqual(left.frames[0]!.rgba, right.frames[0]!.rgba)
  })

  test('of a clip are as large as its card', async () => {
    const live = { next: async () => box() }
    const figure = await drawFigure({ ...createArt(box(), undefined), live }, options)
    assert.deepEqual([figure.width, figure.height, figure.foot], [24, 16, { x: 12, y: 16 }])
  })
})
