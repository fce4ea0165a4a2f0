import assert from 'node:assert/strict'
import { test } from 'node:test'
import { copyFrame, createCompositor } from '../../src/compositor/compositor.ts'
import type { Grade } from '../../src/compositor/grade-tables.ts'
import { yuvOf, yuvPictureOf } from './slow-reference.ts'

const SIZE = { width: 70, height: 40 }
const CHROMA_AT = SIZE.width * SIZE.height

async function graded(grade: Grade, frameNumber = 0, picture = yuvPictureOf(SIZE)): Promise<Buffer> {
  const compositor = await createCompositor(SIZE)
  compositor.drawPicture(compositor.addPicture(picture))
  compositor.applyGrade(compositor.addGrade(grade), frameNumber)
  const frame = copyFrame(compositor.frame())
  compositor.close()
  return frame
}

/** A frame of one grey, graded: the codes in its middle. */
async function greyGraded(grey: number, grade: Grade): Promise<[number, number, number]> {
  const pixels = new Uint8Array(CHROMA_AT * 1.5).fill(128)
  pixels.fill(Math.round(yuvOf(grey, grey, grey)[0]), 0, CHROMA_AT)
  const frame = await graded(grade, 0, { ...SIZE, pixels })
  return [frame[1_435]!, frame[CHROMA_AT + 367]!, frame[CHROMA_AT * 1.25 + 367]!]
}

test('a grade that says nothing changes nothing', async () => {
  assert.deepEqual(await graded({}), Buffer.from(yuvPictureOf(SIZE).pixels))
})

for (const grade of [
  { lift: 0.1 },
  { gain: 1.3 },
  { gamma: 1.4 },
  { contrast: 1.5 },
  { lift: [0.05, -0.05, 0.1], gamma: [1, 1.2, 0.9], gain: [1.1, 1, 0.8] },
] satisfies Grade[]) {
  test(`greys come out as if red, green and blue had been graded: ${JSON.stringify(grade)}`, async () => {
    const { lift = 0, gamma = 1, gain = 1, contrast = 1 } = grade as Grade
    const part = (value: Grade['lift'], colour: number): number => (typeof value === 'number' ? value : value![colour]!)
    for (const grey of [20, 80, 128, 200]) {
      // The code that the grey has is the nearest one.
      const own = (Math.round(yuvOf(grey, grey, grey)[0]) - 16) / 219
      const [red, green, blue] = [0, 1, 2].map(colour => {
        const bent = Math.max(0, own * part(gain, colour) + part(lift, colour) * (1 - own)) ** (1 / part(gamma, colour))
        return 255 * (0.45 + (bent - 0.45) * contrast)
      })
      const expected = yuvOf(red!, green!, blue!)
      const codes = await greyGraded(grey, grade)
      for (const [which, code] of codes.entries()) {
        assert.ok(
          Math.abs(code - Math.max(1, Math.min(254, expected[which]!))) <= 1,
          `${grey}: ${codes.join(' ')}, not ${expected.join(' ')}`,
        )
      }
    }
  })
}

test('saturation scales colours, to grey at 0', async () => {
  const before = yuvPictureOf(SIZE).pixels
  const frame = await graded({ saturation: 0.5 })
  for (let at = 0; at < frame.length; at++) {
    const expected = at < CHROMA_AT ? before[at]! : 128 + (before[at]! - 128) / 2
    assert.ok(Math.abs(frame[at]! - expected) <= 1)
  }
  assert.ok((await graded({ saturation: 0 })).subarray(CHROMA_AT).every(code => code === 128))
})

test('warmer is redder and less blue, cooler the other way, and a grey stays as bright', async () => {
  const [warmLuma, warmBlue, warmRed] = await greyGraded(128, { temperature: 0.5 })
  assert.ok(warmBlue < 124 && warmRed > 132)
  assert.ok(Math.abs(warmLuma - 126) <= 1)
  const [, coolBlue, coolRed] = await greyGraded(128, { temperature: -0.5 })
  assert.ok(coolBlue > 132 && coolRed < 124)
  const [, magentaBlue, magentaRed] = await greyGraded(128, { tint: 0.5 })
  assert.ok(magentaBlue > 130 && magentaRed > 130)
})

test('a vignette keeps the middle and darkens all corners by its strength', async () => {
  const pixels = new Uint8Array(CHROMA_AT * 1.5).fill(200)
  const frame = await graded({ vignette: 0.8 }, 0, { ...SIZE, pixels })
  assert.equal(frame[20 * 70 + 35], 200)
  const corner = (34.5 / 35) ** 2 * (35 ** 2 / (35 ** 2 + 20 ** 2)) + (19.5 / 20) ** 2 * (20 ** 2 / (35 ** 2 + 20 ** 2))
  for (const at of [0, 69, 39 * 70, 39 * 70 + 69]) {
    assert.ok(Math.abs(frame[at]! - (16 + 184 * (1 - 0.8 * corner ** 2))) <= 1, `${frame[at]}`)
  }
  assert.ok(frame[CHROMA_AT]! < 160 && frame[CHROMA_AT + 10 * 35 + 17]! >= 199)
})

test('grain has the given strength, a mean of zero, and keeps colours', async () => {
  const pixels = new Uint8Array(CHROMA_AT * 1.5).fill(128)
  const frame = await graded({ grain: 0.5 }, 0, { ...SIZE, pixels })
  const luma = [...frame.subarray(0, CHROMA_AT)]
  const mean = luma.reduce((sum, code) => sum + code, 0) / luma.length
  const deviation = Math.sqrt(luma.reduce((sum, code) => sum + (code - mean) ** 2, 0) / luma.length)
  assert.ok(Math.abs(mean - 128) < 0.5 && Math.abs(deviation - 4) < 0.6, `${mean} ${deviation}`)
  assert.ok(frame.subarray(CHROMA_AT).every(code => code === 128))
})

test('grain is the same for the same seed and frame, and another for another', async () => {
  const first = await graded({ grain: 0.5, grainSeed: 7 }, 3)
  assert.deepEqual(await graded({ grain: 0.5, grainSeed: 7 }, 3), first)
  assert.notDeepEqual(await graded({ grain: 0.5, grainSeed: 7 }, 4), first)
  assert.notDeepEqual(await graded({ grain: 0.5, grainSeed: 8 }, 3), first)
})
