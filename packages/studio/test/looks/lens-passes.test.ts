import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLensPass } from '../../src/looks/create-lens-pass.ts'
import { createMotionBlur, isMotionBlurred } from '../../src/looks/create-motion-blur.ts'
import { framePlanes, type FramePlanes } from '../../src/looks/frame-planes.ts'

const SIZE = { width: 160, height: 90 }
const { width, height } = SIZE

const frameOf = (luma: (x: number, y: number) => number): FramePlanes => {
  const bytes = new Uint8Array(width * height * 1.5).fill(128)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) bytes[y * width + x] = luma(x, y)
  return framePlanes(bytes, width, height)
}
/** A fine board of black and white. */
const board = (x: number, y: number): number => (((x >> 1) + (y >> 1)) % 2 === 0 ? 40 : 200)
/** How much neighbours differ in a part of the frame. */
const detail = (
  { luma }: FramePlanes,
  [left, top, right, bottom]: readonly [number, number, number, number],
): number => {
  let sum = 0
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) sum += Math.abs(luma[y * width + x]! - luma[y * width + x + 2]!)
  return sum / ((right - left) * (bottom - top))
}
const camera = (lens: string[]) => ({ camera: { move: 'still', framing: 'wide', speed: 'slow', lens } as const })

test('a tilt-shift lens is sharp in a band and soft above and below it', () => {
  const planes = frameOf(board)
  createLensPass(camera(['tilt-shift']), SIZE)?.(planes)
  assert.ok(detail(planes, [10, 50, 150, 54]) > 100)
  assert.ok(detail(planes, [10, 2, 150, 8]) < 40)
})

test('a wide screen has black bars above and below, and a narrow frame has none', () => {
  const planes = frameOf(() => 120)
  createLensPass(camera(['anamorphic']), SIZE)?.(planes)
  assert.equal(planes.luma[0], 16)
  assert.equal(planes.luma[width * height - 1], 16)
  assert.equal(planes.luma[45 * width + 80], 120)
  assert.equal(createLensPass(camera(['anamorphic']), { width: 90, height: 160 }), undefined)
  assert.equal(createLensPass(camera([]), SIZE), undefined)
})

test('an open shutter shows moving things in several places and still things once', () => {
  const planes = frameOf(() => 0)
  const draw = (seconds: number): void => {
    const at = Math.round(20 + 360 * seconds)
    planes.luma.set(frameOf((x, y) => (y < 45 ? (x >= at && x < at + 10 ? 200 : 40) : x < 80 ? 200 : 40)).luma)
  }
  createMotionBlur(() => planes, draw)(0)
  const rowOf = (y: number): number[] => [...planes.luma.subarray(y * width, (y + 1) * width)]
  const between = (value: number): boolean => value > 45 && value < 195
  assert.ok(rowOf(10).filter(between).length >= 10)
  assert.equal(rowOf(80).filter(between).length, 0)
})

test('motion is blurred if the words ask for it, and otherwise by the setting', context => {
  const before = process.env.KINORA_MOTION_BLUR
  context.after(() => {
    if (before === undefined) delete process.env.KINORA_MOTION_BLUR
    else process.env.KINORA_MOTION_BLUR = before
  })
  const blurred = (): boolean[] => [isMotionBlurred(camera(['motion-blur'])), isMotionBlurred(camera([]))]
  delete process.env.KINORA_MOTION_BLUR
  assert.deepEqual(blurred(), [true, false])
  process.env.KINORA_MOTION_BLUR = 'asked'
  assert.deepEqual(blurred(), [true, false])
  process.env.KINORA_MOTION_BLUR = 'always'
  assert.deepEqual(blurred(), [true, true])
  process.env.KINORA_MOTION_BLUR = 'never'
  assert.deepEqual(blurred(), [false, false])
})

test('a tilt-shift lens strengthens colours, and softens them above and below', () => {
  const planes = frameOf(() => 120)
  planes.red.fill(168)
  planes.blue.forEach((_, at) => (planes.blue[at] = Math.floor(at / (width / 2)) % 2 === 0 ? 100 : 156))
  createLensPass(camera(['tilt-shift']), SIZE)?.(planes)
  assert.ok(planes.red.every(value => value > 172 && value < 180))
  const blueAt = (y: number): number => Math.abs(planes.blue[y * 80 + 40]! - planes.blue[(y + 1) * 80 + 40]!)
  assert.ok(blueAt(26) > 60 && blueAt(1) < 30, `${blueAt(26)} ${blueAt(1)}`)
})

test('the picture between the bars has the width of a cinema screen, and the bars have no colour', () => {
  for (const size of [
    { width: 640, height: 360 },
    { width: 400, height: 300 },
  ]) {
    const planes = framePlanes(new Uint8Array(size.width * size.height * 1.5).fill(90), size.width, size.height)
    createLensPass(camera(['anamorphic']), size)!(planes)
    const rows = planes.luma.filter((value, at) => at % size.width === 7 && value === 90).length
    assert.ok(Math.abs(size.width / rows - 2.39) < 0.05, `${size.width / rows}`)
    const seen = planes.red.filter((value, at) => at % (size.width / 2) === 3 && value === 90).length
    assert.equal(seen, rows / 2)
    assert.ok(planes.blue.every(value => value === 90 || value === 128))
    assert.deepEqual([planes.luma[0], planes.luma.at(-1)], [16, 16])
  }
})

test('an open shutter shows the mean of all moments with equal weights', () => {
  const planes = frameOf(() => 0)
  const drawn: number[] = []
  const draw = (seconds: number): void => {
    drawn.push(seconds)
    planes.luma.fill(40 * drawn.length)
    planes.red.fill(10 + drawn.length)
  }
  const blur = createMotionBlur(() => planes, draw)
  blur(2)
  assert.ok(planes.luma.every(value => value === 100) && planes.red.every(value => value === 13))
  assert.equal(drawn[0], 2)
  assert.ok(drawn.at(-1)! - 2 < 1 / 18 && drawn.every((at, nth) => nth === 0 || at > drawn[nth - 1]!))
  drawn.length = 0
  blur(3)
  assert.ok(
    planes.luma.every(value => value === 100),
    'nothing of the frame before is left',
  )
})
