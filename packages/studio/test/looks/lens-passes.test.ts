import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createFocusPull, figureFocus } from '../../src/looks/create-focus-pull.ts'
import { createLensPass } from '../../src/looks/create-lens-pass.ts'
import { createMotionBlur } from '../../src/looks/create-motion-blur.ts'
import { createReveal } from '../../src/looks/create-reveal.ts'
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

test('a tilted lens is sharp in a band and soft above and below it', () => {
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

test('focus goes from what is behind to the figure, or away from it, as the words say', () => {
  assert.equal(figureFocus(camera(['shallow'])), undefined)
  const to = figureFocus(camera(['rack-focus']))!
  assert.deepEqual([to(0), to(1)], [0, 1])
  const away = figureFocus(camera(['rack-focus', 'focus-away']))!
  assert.deepEqual([away(0), away(1)], [1, 0])
})

test('while focus is behind, the figure is soft and the rest is sharp; in the end the other way round', () => {
  const planes = frameOf(() => 0)
  const draw = (luma: (x: number, y: number) => number) => () => planes.luma.set(frameOf(luma).luma)
  const pull = createFocusPull(SIZE, () => planes, figureFocus(camera(['rack-focus']))!)
  const figure = [60, 20, 100, 70] as const
  const shown = (progress: number): [figure: number, behind: number] => {
    pull.drawBehind(
      draw(() => 120),
      draw(board),
      progress,
    )
    for (let y = figure[1]; y < figure[3]; y++)
      for (let x = figure[0]; x < figure[2]; x++) planes.luma[y * width + x] = 30 + ((x + y) % 4) * 50
    pull.softenFigures(progress)
    return [detail(planes, [66, 26, 92, 64]), detail(planes, [4, 10, 40, 80])]
  }
  const [figureFirst, behindFirst] = shown(0)
  const [figureLast, behindLast] = shown(1)
  assert.ok(figureFirst < 30 && behindFirst > 100, `${figureFirst} ${behindFirst}`)
  assert.ok(figureLast > 60 && behindLast === 0, `${figureLast} ${behindLast}`)
})

test('a reveal begins behind something dark and ends with all of the picture', () => {
  const reveal = createReveal(SIZE)
  const seen = (progress: number): number => {
    const planes = frameOf(() => 180)
    reveal(planes, progress)
    return planes.luma.filter(value => value > 150).length / planes.luma.length
  }
  assert.ok(seen(0) < 0.3 && seen(0.3) > seen(0) && seen(0.3) < 0.95)
  assert.equal(seen(0.6), 1)
})

test('while the shutter is open what moves is in several places, and what stands is as it was', () => {
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
