import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Compositor, copyFrame, createCompositor } from '../../src/compositor/compositor.ts'
import { type TransitionKind, TRANSITIONS } from '../../src/compositor/transition-kinds.ts'
import { differenceOf, yuvPictureOf } from './slow-reference.ts'

const SIZE = { width: 90, height: 50 }
const KINDS = Object.keys(TRANSITIONS) as TransitionKind[]

async function openPair() {
  const compositor = await createCompositor(SIZE)
  const [a, b] = [yuvPictureOf(SIZE, 1), yuvPictureOf(SIZE, 5)]
  const [first, second] = [compositor.addPicture(a), compositor.addPicture(b)]
  const between = (kind: TransitionKind, progress: number): Buffer => {
    const transition = compositor.addTransition(kind)
    compositor.drawTransition(
      transition,
      progress,
      () => compositor.drawPicture(first),
      () => compositor.drawPicture(second),
    )
    transition.free()
    return copyFrame(compositor.frame())
  }
  return { compositor, a, b, between }
}

for (const kind of KINDS) {
  test(`${kind} begins exactly at the first picture and ends exactly at the second`, async () => {
    const { compositor, a, b, between } = await openPair()
    assert.deepEqual(between(kind, 0), Buffer.from(a.pixels))
    assert.deepEqual(between(kind, 1), Buffer.from(b.pixels))
    compositor.close()
  })

  test(`${kind} leaves the first picture and comes to the second without a jump`, async () => {
    const { compositor, a, b, between } = await openPair()
    const start = differenceOf(between(kind, 0.0001), [a.pixels])
    const end = differenceOf(between(kind, 0.9999), [b.pixels])
    assert.ok(start.mean < 1 && end.mean < 1, `${start.mean} ${end.mean}`)
    // Somewhere between both it is neither.
    const middle = between(kind, 0.5)
    assert.ok(differenceOf(middle, [a.pixels]).mean > 2 && differenceOf(middle, [b.pixels]).mean > 2)
    // A step of a hundredth moves a picture by a pixel or two: far from changing it for the other.
    const whole = differenceOf(Buffer.from(a.pixels), [b.pixels]).mean
    let before = between(kind, 0.3)
    for (let nth = 31; nth <= 70; nth++) {
      const now = between(kind, nth / 100)
      assert.ok(differenceOf(now, [before]).mean < whole / 2, `${nth}`)
      before = now
    }
    compositor.close()
  })
}

test('there are at least a dozen transitions', () => assert.ok(KINDS.length >= 12))

test('a dissolve is the mean by progress', async () => {
  const { compositor, a, b, between } = await openPair()
  for (const progress of [0.25, 0.5, 0.9]) {
    const expected = a.pixels.reduce<number[]>(
      (all, code, at) => [...all, code + (b.pixels[at]! - code) * progress],
      [],
    )
    assert.ok(differenceOf(between('dissolve', progress), [expected]).most < 0.52)
  }
  compositor.close()
})

test('a fade through black is black in its middle, and draws one picture only', async () => {
  const { compositor, a } = await openPair()
  const transition = compositor.addTransition('fade-through-black')
  const picture = compositor.addPicture(a)
  const never = (): void => assert.fail('drawn')
  compositor.drawTransition(transition, 0.4, () => compositor.drawPicture(picture), never)
  compositor.drawTransition(transition, 0.5, never, () => compositor.drawPicture(picture))
  assert.ok(compositor.frame().every((code, at) => code === (at < 4_500 ? 16 : 128)))
  compositor.close()
})

/** Black becomes white: each pixel of the luma is how far the second picture has come there. */
async function sharesOf(kind: TransitionKind, progress: number): Promise<(x: number, y: number) => number> {
  const compositor = await createCompositor(SIZE)
  const shares = drawShares(compositor, kind, progress)
  compositor.close()
  return (x, y) => shares[y * SIZE.width + x]!
}

function drawShares(compositor: Compositor, kind: TransitionKind, progress: number): number[] {
  compositor.drawTransition(
    compositor.addTransition(kind),
    progress,
    () => compositor.drawColour([0, 0, 0]),
    () => compositor.drawColour([255, 255, 255]),
  )
  return Array.from(compositor.frame().subarray(0, SIZE.width * SIZE.height), code => (code - 16) / 219)
}

test('wipes and slides go where their names say', async () => {
  for (const way of ['wipe', 'slide', 'push'] as const) {
    const left = await sharesOf(`${way}-left`, 0.5)
    assert.deepEqual([left(2, 25), left(87, 25)], [0, 1])
    const right = await sharesOf(`${way}-right`, 0.5)
    assert.deepEqual([right(2, 25), right(87, 25)], [1, 0])
    const up = await sharesOf(`${way}-up`, 0.5)
    assert.deepEqual([up(45, 2), up(45, 47)], [0, 1])
    const down = await sharesOf(`${way}-down`, 0.5)
    assert.deepEqual([down(45, 2), down(45, 47)], [1, 0])
  }
})

test('an iris opens from the middle, a clock goes round from twelve', async () => {
  const iris = await sharesOf('iris-open', 0.5)
  assert.deepEqual([iris(45, 25), iris(1, 1)], [1, 0])
  const closing = await sharesOf('iris-close', 0.5)
  assert.deepEqual([closing(45, 25), closing(1, 1)], [0, 1])
  const clock = await sharesOf('clock', 0.5)
  assert.deepEqual([clock(70, 10), clock(70, 40), clock(20, 40), clock(20, 10)], [1, 1, 0, 0])
})

test('the edge of a wipe moves by parts of a pixel', async () => {
  const compositor = await createCompositor(SIZE)
  let before = 0
  for (let nth = 0; nth < 40; nth++) {
    const shares = drawShares(compositor, 'slide-right', 0.4 + nth / 40 / 90)
    const sum = shares.slice(0, 90).reduce((all, share) => all + share, 0)
    assert.ok(sum >= before && (nth === 0 || sum - before < 0.2), `${before} ${sum}`)
    before = sum
  }
  compositor.close()
})

test('a pushed picture is moved along, by parts of a pixel, and the second follows it', async () => {
  const { compositor, a, b, between } = await openPair()
  const frame = between('push-left', 0.25)
  const moved = 0.25 * SIZE.width
  const row = 20 * SIZE.width
  const expected = (pixels: Uint8Array, place: number): number => {
    const [left, part] = [Math.floor(place), place - Math.floor(place)]
    return pixels[row + left]! * (1 - part) + pixels[row + left + 1]! * part
  }
  for (const x of [0, 10, 50, 65]) assert.ok(Math.abs(frame[row + x]! - expected(a.pixels, x + moved)) <= 1)
  for (const x of [70, 80, 88]) assert.ok(Math.abs(frame[row + x]! - expected(b.pixels, x + moved - SIZE.width)) <= 1)
  compositor.close()
})

test('a whip blurs along the rows: what stands still across stays', async () => {
  const compositor = await createCompositor(SIZE)
  const stripes = new Uint8Array(90 * 50 * 1.5).fill(128)
  for (let y = 0; y < 50; y++) stripes.fill(y % 2 ? 200 : 60, y * 90, (y + 1) * 90)
  const picture = compositor.addPicture({ ...SIZE, pixels: stripes })
  const draw = (): void => compositor.drawPicture(picture)
  compositor.drawTransition(compositor.addTransition('whip-left'), 0.43, draw, draw)
  assert.deepEqual(compositor.frame(), Buffer.from(stripes))
  compositor.close()
})

test('a picture of grey decides when each place changes', async () => {
  const compositor = await createCompositor(SIZE)
  const transition = compositor.addTransition({
    map: { width: 2, height: 1, grey: Uint8Array.of(0, 255) },
    softness: 0,
  })
  compositor.drawTransition(
    transition,
    0.5,
    () => compositor.drawColour([0, 0, 0]),
    () => compositor.drawColour([255, 255, 255]),
  )
  const frame = compositor.frame()
  assert.deepEqual([frame[2_000 - 20 * 10 + 5], frame[1_799 - 5]], [235, 16])
  compositor.close()
})

test('a nested transition is rejected, and the compositor still works', async () => {
  const { compositor, a } = await openPair()
  const transition = compositor.addTransition('dissolve')
  const picture = compositor.addPicture(a)
  const draw = (): void => compositor.drawPicture(picture)
  const nested = (): void => compositor.drawTransition(transition, 0.5, draw, draw)
  assert.throws(() => compositor.drawTransition(transition, 0.5, nested, draw), /within another/)
  assert.throws(() => compositor.drawTransition(transition, 0.5, draw, () => assert.fail('broken')), /broken/)
  compositor.drawTransition(transition, 0.5, draw, draw)
  assert.deepEqual(compositor.frame(), Buffer.from(a.pixels))
  compositor.close()
})
