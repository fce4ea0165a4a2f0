import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createFocusPull, figureFocus } from '../../src/looks/create-focus-pull.ts'
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

test('motion is blurred where the words ask for it, and otherwise as the setting says', context => {
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

/** A frame of which colour and brightness are drawn by one rule: left and right of a line they differ. */
const parted = (size: { width: number; height: number }, left: number, right: number): FramePlanes => {
  const planes = framePlanes(new Uint8Array(size.width * size.height * 1.5), size.width, size.height)
  for (const [plane, wide] of [
    [planes.luma, size.width],
    [planes.blue, size.width / 2],
    [planes.red, size.width / 2],
  ] as const)
    for (let at = 0; at < plane.length; at++) plane[at] = at % wide < wide / 2 ? left : right
  return planes
}
/** Over how much of the width a plane goes from one side's value to the other's. */
const edgeShare = (plane: Uint8Array, wide: number, [low, high]: readonly [number, number]): number => {
  const middle = Math.floor(plane.length / wide / 2) * wide
  return [...plane.subarray(middle, middle + wide)].filter(value => value > low + 1 && value < high - 1).length / wide
}

test('halfway through a pull of focus what is behind is half soft', () => {
  const planes = frameOf(() => 0)
  const half = figureFocus(camera(['rack-focus']))!
  const pull = createFocusPull(SIZE, () => planes, half)
  pull.drawBehind(
    () => planes.luma.fill(120),
    () => planes.luma.set(frameOf(board).luma),
    0.46,
  )
  assert.ok(Math.abs(half(0.46) - 0.5) < 1e-9, 'the middle of its course')
  for (const [at, value] of planes.luma.entries()) {
    const sharp = board(at % width, Math.floor(at / width))
    assert.ok(Math.abs(value - (sharp + 120) / 2) <= 1, `${value} of ${sharp}`)
  }
})

test('colours of a soft figure run as far as its brightness does, and nothing runs where no figure is', () => {
  const size = { width: 640, height: 360 }
  const planes = parted(size, 60, 60)
  const pull = createFocusPull(size, () => planes, figureFocus(camera(['rack-focus']))!)
  pull.drawBehind(
    () => {},
    () => {},
    0,
  )
  const figure = parted(size, 100, 200)
  for (const [plane, drawn] of [
    [planes.luma, figure.luma],
    [planes.blue, figure.blue],
    [planes.red, figure.red],
  ] as const)
    plane.set(drawn)
  // A column that the figure does not cover.
  for (let y = 0; y < size.height; y++) planes.luma.fill(60, y * size.width, y * size.width + 40)
  pull.softenFigures(0)
  const ends = [100, 200] as const
  const [bright, red] = [
    edgeShare(
      planes.luma.map(v => Math.max(100, v)),
      640,
      ends,
    ),
    edgeShare(planes.red, 320, ends),
  ]
  assert.ok(bright > 0.015 && red > 0.6 * bright && red < 1.6 * bright, `${bright} ${red}`)
  assert.ok(planes.luma.subarray(180 * 640, 180 * 640 + 20).every(value => value === 60))
})

test('a tilted lens makes colours as strong as paint, and softens them above and below as well', () => {
  const planes = frameOf(() => 120)
  planes.red.fill(168)
  planes.blue.forEach((_, at) => (planes.blue[at] = Math.floor(at / (width / 2)) % 2 === 0 ? 100 : 156))
  createLensPass(camera(['tilt-shift']), SIZE)?.(planes)
  assert.ok(planes.red.every(value => value > 172 && value < 180))
  const blueAt = (y: number): number => Math.abs(planes.blue[y * 80 + 40]! - planes.blue[(y + 1) * 80 + 40]!)
  assert.ok(blueAt(26) > 60 && blueAt(1) < 30, `${blueAt(26)} ${blueAt(1)}`)
})

test('between the bars the picture is as wide as a cinema’s screen, and the bars have no colour', () => {
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

test('an open shutter shows the mean of what passes, each moment as long as the others', () => {
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
