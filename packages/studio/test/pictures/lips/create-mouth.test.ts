import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { createMouth, type Mouth } from '../../../src/pictures/lips/create-mouth.ts'
import { findFaces } from '../../../src/pictures/look-at/faces/find-faces.ts'
import type { Face } from '../../../src/pictures/look-at/faces/face.ts'
import { openGraphModel } from '../../../src/models/tfjs/open-graph-model.ts'
import type { RgbaPicture } from '../../../../media/src/frames/size.ts'
import { portraitOf } from './portrait.ts'

const isInstalled = (await openGraphModel('facemesh')) !== undefined
const SIZE = { width: 480, height: 361 }
const HEAD = { x: 241, y: 160, radius: 100 }
// Where the lips touch, and the half of their width.
const [SEAM, HALF] = [HEAD.y + 0.625 * HEAD.radius, 0.34 * HEAD.radius]

describe('a mouth', { skip: !isInstalled && '@vladmandic/human is not installed' }, () => {
  const picture = portraitOf(SIZE, [HEAD])
  let face: Face
  let mouth: Mouth
  before(async () => {
    const [found] = (await findFaces(picture)) ?? []
    assert.ok(found)
    face = found
    mouth = createMouth(picture, face.points)
  })

  const shownWith = (open: number, wide: number): RgbaPicture => {
    const rows = mouth.rowsWith({ open, wide })
    const rgba = Uint8Array.from(picture.rgba)
    rgba.set(rows.rgba, mouth.top * SIZE.width * 4)
    return { ...SIZE, rgba }
  }

  test('equals the picture, byte by byte, when it is closed, also after it was open', () => {
    assert.deepEqual(shownWith(0, 0).rgba, picture.rgba)
    assert.notDeepEqual(shownWith(0.8, -0.5).rgba, picture.rgba)
    assert.deepEqual(shownWith(0, 0).rgba, picture.rgba)
  })

  test('keeps the picture when it does not change it', () => {
    assert.deepEqual(picture.rgba, portraitOf(SIZE, [HEAD]).rgba)
  })

  test('begins at an even row, as its users need', () => {
    const { height } = mouth.rowsWith({ open: 0, wide: 0 })
    assert.equal(mouth.top % 2, 0)
    assert.ok((mouth.top + height) % 2 === 0 || mouth.top + height === SIZE.height)
  })

  test('opens wider for larger values, as the face detector sees it', async () => {
    const gaps: number[] = []
    for (const open of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
      const [seen] = (await findFaces(shownWith(open, 0))) ?? []
      assert.ok(seen)
      gaps.push((seen.points[14]!.y - seen.points[13]!.y) / HALF)
    }
    for (const [step, gap] of gaps.entries()) assert.ok(step === 0 || gap > gaps[step - 1]! + 0.03, gaps.join())
    assert.ok(gaps[0]! < 0.15 && gaps.at(-1)! > 0.6, gaps.join())
  })

  test('becomes narrow and wide between its corners', () => {
    const [narrow, own, wide] = [-1, 0, 1].map(how => insideWidth(shownWith(0.5, how))) as [number, number, number]
    assert.ok(narrow < 0.88 * own && wide > 1.05 * own, `${narrow} ${own} ${wide}`)
  })

  test('moves nothing above the nose, beside the cheeks or at the edge of its area', () => {
    const shown = shownWith(1, -1)
    for (let y = 0; y < SIZE.height; y++) {
      for (let x = 0; x < SIZE.width; x++) {
        const isNear =
          y > HEAD.y + 0.3 * HEAD.radius && y < HEAD.y + 2 * HEAD.radius && Math.abs(x - HEAD.x) < HEAD.radius
        if (isNear) continue
        const at = (y * SIZE.width + x) * 4
        assert.ok(
          shown.rgba.subarray(at, at + 4).every((code, part) => code === picture.rgba[at + part]!),
          `${x} ${y}`,
        )
      }
    }
  })

  test('keeps the skin at its corners smooth', () => {
    const step = (shown: RgbaPicture): number => {
      let most = 0
      for (let y = SEAM - 0.6 * HALF; y < SEAM + 0.6 * HALF; y++) {
        for (const side of [-1, 1]) {
          for (let off = 1.25; off < 2; off += 0.02) {
            const x = Math.round(HEAD.x + side * off * HALF)
            most = Math.max(most, Math.abs(lumaAt(shown, x, Math.round(y)) - lumaAt(shown, x, Math.round(y) + 1)))
            most = Math.max(most, Math.abs(lumaAt(shown, x, Math.round(y)) - lumaAt(shown, x + 1, Math.round(y))))
          }
        }
      }
      return most
    }
    const own = step(picture)
    for (const [open, wide] of [
      [0.3, 0.5],
      [0.6, 0],
      [1, 0],
      [0.7, -1],
    ] as const)
      assert.ok(step(shownWith(open, wide)) < own + 4, `${open} ${wide}`)
  })

  test('is transparent where the picture is, and takes no colour from there', () => {
    const cut: RgbaPicture = { ...SIZE, rgba: Uint8Array.from(picture.rgba) }
    const chin = HEAD.y + 1.15 * HEAD.radius
    for (let y = 0; y < SIZE.height; y++) {
      for (let x = 0; x < SIZE.width; x++) if (y > chin) cut.rgba.set([0, 255, 0, 0], (y * SIZE.width + x) * 4)
    }
    const rows = createMouth(cut, face.points).rowsWith({ open: 1, wide: 0 })
    let [moved, green] = [0, 0]
    for (let at = 0; at < rows.rgba.length; at += 4) {
      const [red, greenCode, , alpha] = rows.rgba.subarray(at, at + 4) as unknown as [number, number, number, number]
      if (alpha > 0 && greenCode > red + 40) green++
      if (alpha > 127 && mouth.top + Math.floor(at / 4 / SIZE.width) > chin + 2) moved++
    }
    assert.equal(green, 0)
    assert.ok(moved > 20, 'the chin goes down over what is transparent')
  })
})

const lumaAt = ({ rgba, width }: RgbaPicture, x: number, y: number): number => {
  const at = (y * width + x) * 4
  return 0.2126 * rgba[at]! + 0.7152 * rgba[at + 1]! + 0.0722 * rgba[at + 2]!
}

/** Throat and tongue, and the line where closed lips touch: darker than lips and skin are. */
const isThroat = (picture: RgbaPicture, x: number, y: number): boolean => lumaAt(picture, x, y) < 64

function insideWidth(picture: RgbaPicture): number {
  let most = 0
  for (let y = Math.round(SEAM - HALF); y < SEAM + HALF; y++) {
    let count = 0
    for (let x = Math.round(HEAD.x - 1.4 * HALF); x < HEAD.x + 1.4 * HALF; x++) if (isThroat(picture, x, y)) count++
    most = Math.max(most, count)
  }
  return most
}
