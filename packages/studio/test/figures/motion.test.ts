import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { MOTIONS, type Motion } from '../../src/direct/shot-list.ts'
import { aimFigure } from '../../src/figures/aim-figure.ts'
import { renderDrawing } from '../../src/figures/drawn/drawing.ts'
import { findKind } from '../../src/bodies/kinds/kinds.ts'
import { findDrawing } from '../../src/figures/drawn/drawings.ts'
import { createArt, drawFigure, type Figure } from '../../src/figures/figure.ts'
import { immerseFigure } from '../../src/figures/immerse-figure.ts'
import { findInkBox, trimPicture } from '../../src/figures/picture.ts'
import { findPictogram, pictogramCode } from '../../src/figures/pictograms.ts'
import { poseRoundSeconds } from '../../src/figures/poses.ts'
import { readPictogram } from '../../src/figures/read-pictogram.ts'
import { chooseWarp } from '../../src/figures/warps.ts'
import { readNouns } from '../../src/direct/words/noun-table.ts'
import * as words from '../../src/direct/words/index.ts'
import type { RgbaPicture } from '../../../media/src/frames/size.ts'
import { pictureOf } from '../pictures/photo/test-pictures.ts'

const figureOf = async (pictogram: string, motion: Motion, more: object = {}): Promise<Figure> => {
  const code = pictogramCode(pictogram)
  const art = createArt((await readPictogram(code))!, code)
  return drawFigure(art, {
    motion,
    colour: undefined,
    faces: 1,
    isHolding: false,
    height: 48,
    phases: 4,
    phase: 0,
    ...more,
  })
}
const differs = (a: RgbaPicture, b: RgbaPicture): boolean =>
  a.rgba.some((byte, at) => Math.abs(byte - b.rgba[at]!) > 30)

// What holds for any figure, however it is drawn.
for (const pictogram of ['🐈', '👧', '🧑‍🍳', '🦊', '🦋', '⛵'])
  describe(`${pictogram} as a figure`, () => {
    test('has frames of one size, a hand for each, and what is seen lies inside', async () => {
      for (const motion of ['still', 'walk', 'dance'] as const) {
        const { frames, hands, foot, height } = await figureOf(pictogram, motion)
        assert.equal(hands.length, frames.length)
        for (const frame of frames) {
          assert.deepEqual([frame.width, frame.height], [frames[0]!.width, frames[0]!.height])
          const ink = findInkBox(frame)
          assert.ok(ink && ink.left >= 0 && ink.right <= frame.width && ink.bottom <= frame.height, motion)
        }
        assert.ok(foot.x > 0 && foot.x < frames[0]!.width && foot.y > 0.4 * height, motion)
      }
    })

    test('is as tall as it is asked to be, whatever the height', async () => {
      for (const height of [24, 90]) {
        const figure = await figureOf(pictogram, 'still', { height, phases: 1 })
        const ink = findInkBox(figure.frames[0]!)!
        assert.ok(Math.abs((ink.bottom - ink.top) / height - 1) < 0.2, `${ink.bottom - ink.top} of ${height}`)
      }
    })

    test('looks where it is told to', async () => {
      const [right, left] = [
        await figureOf(pictogram, 'walk', { phases: 1 }),
        await figureOf(pictogram, 'walk', { phases: 1, faces: -1 }),
      ]
      assert.deepEqual([right.faces, left.faces], [1, -1])
      assert.equal(right.frames[0]!.width, left.frames[0]!.width)
    })

    test('is drawn the same every time', async () => {
      assert.deepEqual((await figureOf(pictogram, 'walk')).frames, (await figureOf(pictogram, 'walk')).frames)
    })
  })

describe('a figure that moves', () => {
  test('has another picture for another phase, and a round of its own time', async () => {
    for (const pictogram of ['👧', '🐈', '🦊']) {
      const { frames, seconds } = await figureOf(pictogram, 'walk')
      assert.ok(frames.length > 1 && differs(frames[0]!, frames[1]!), pictogram)
      assert.ok(seconds > 0.2 && seconds < 6)
    }
    assert.ok(
      poseRoundSeconds('run') < poseRoundSeconds('walk') && poseRoundSeconds('walk') < poseRoundSeconds('still'),
    )
    for (const motion of MOTIONS) assert.ok(poseRoundSeconds(motion) > 0.2, motion)
  })

  test('a wish for a colour is heeded for beasts, clothes and things', async () => {
    for (const pictogram of ['🐈', '🦊', '🚗']) {
      const [plain, blue] = [
        await figureOf(pictogram, 'still', { phases: 1 }),
        await figureOf(pictogram, 'still', { phases: 1, colour: 'blue' }),
      ]
      assert.ok(differs(plain.frames[0]!, blue.frames[0]!), pictogram)
    }
  })

  test('who bends, flaps or rocks comes back to where the round began', () => {
    const art = pictureOf({ width: 32, height: 32 }, () => [90, 90, 90])
    for (const pictogram of ['🌳', '🦋', '🐦', '⛵', '🔥', '🎈', '🐟', '🐈'])
      for (const motion of MOTIONS) {
        const warp = chooseWarp({ motion, faces: 1, pictogram: findPictogram(pictogramCode(pictogram)), art })
        if (!warp) continue
        assert.ok(warp.seconds > 0.1)
        const at = (phase: number): { u: number; v: number } => {
          const by = { u: 0, v: 0 }
          warp.move(0.7, 0.3, phase, by)
          return by
        }
        const [start, end] = [at(0), at(1)]
        assert.ok(Math.abs(start.u - end.u) < 1e-6 && Math.abs(start.v - end.v) < 1e-6, `${pictogram} ${motion}`)
        for (const phase of [0.2, 0.5, 0.8])
          assert.ok(Math.abs(at(phase).u) < 0.6 && Math.abs(at(phase).v) < 0.6, `${pictogram} ${motion}`)
      }
  })

  test('still things have no warp, fire always flickers', () => {
    const art = pictureOf({ width: 8, height: 8 }, () => [9, 9, 9])
    const warp = (pictogram: string, motion: Motion) =>
      chooseWarp({ motion, faces: 1, pictogram: findPictogram(pictogramCode(pictogram)), art })
    assert.equal(warp('🗿', 'still'), undefined)
    assert.ok(warp('🔥', 'still'))
    assert.ok(warp('🌳', 'still'))
    assert.equal(warp('🌕', 'spin'), undefined)
  })
})

describe('what has a nose', () => {
  /** An arrow that points up. */
  const arrow = pictureOf({ width: 20, height: 40 }, (x, y) =>
    Math.abs(x - 10) < 3 ? (y < 10 ? [255, 0, 0] : [0, 0, 255]) : [0, 0, 0, 0],
  )
  const redSide = (picture: RgbaPicture): { x: number; y: number } => {
    let [sum, x, y] = [0, 0, 0]
    for (let at = 0; at < picture.width * picture.height; at++) {
      if (picture.rgba[at * 4 + 3]! < 128 || picture.rgba[at * 4]! < 128) continue
      sum++
      x += (at % picture.width) / picture.width
      y += Math.floor(at / picture.width) / picture.height
    }
    return { x: x / sum, y: y / sum }
  }

  test('points where it goes', () => {
    const trimmed = trimPicture(arrow)
    assert.ok(redSide(aimFigure(trimmed, 0, 'fly')).x > 0.7, 'to the right in flight')
    assert.ok(redSide(aimFigure(trimmed, 0, 'rise')).y < 0.3, 'up when it rises')
    assert.ok(redSide(aimFigure(trimmed, 0, 'fall')).y > 0.6, 'down when it falls')
  })

  test('stays as it is where it has none, or goes nowhere', () => {
    assert.equal(aimFigure(arrow, undefined, 'fly'), arrow)
    assert.equal(aimFigure(arrow, 0, 'still'), arrow)
  })
})

test('a swimmer is seen down to the waterline, and stands there', async () => {
  const dry = await figureOf('🦆', 'still', { phases: 1 })
  const line = dry.foot.y
  const wet = immerseFigure(dry)
  assert.ok(wet.foot.y < line)
  const ink = findInkBox(wet.frames[0]!)!
  assert.ok(ink.bottom <= wet.foot.y + 2)
})

test('everything that the tables name without a pictogram is drawn here', () => {
  const tables = [words.PEOPLE, words.ANIMALS, words.NATURE, words.FOOD, words.VEHICLES, words.THINGS, words.BUILDINGS]
  const drawn = new Set(
    tables.flatMap(readNouns).flatMap(({ noun }) => noun.sprites.filter(sprite => sprite.startsWith('drawn-'))),
  )
  assert.ok(drawn.size > 3)
  for (const sprite of drawn) {
    const drawing = findDrawing(sprite)
    if (!drawing) {
      assert.ok(findKind(sprite), sprite)
      continue
    }
    assert.ok(drawing.metres > 0, sprite)
    assert.ok(findInkBox(renderDrawing(drawing)), sprite)
  }
})
