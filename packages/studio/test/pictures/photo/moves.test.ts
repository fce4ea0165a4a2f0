import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CAMERA_MOVES } from '../../../src/setting/shot-list.ts'
import { differenceOf, filmed } from './filmed.ts'
import { discEyes, discOf, isInDisc, pictureOf } from './test-pictures.ts'

const SIZE = { width: 320, height: 180 }
const ASPECT = 320 / 180

test('a larger amplitude moves more', async () => {
  for (const move of ['push', 'pull', 'pan-right', 'track-left', 'orbit', 'crane-up'] as const) {
    const moved: number[] = []
    for (const amplitude of ['small', 'medium', 'large'] as const) {
      // Broad shapes, so that a difference goes on growing with the way.
      const picture = pictureOf(SIZE, (x, y) => [Math.round(x * 0.7), Math.round(y * 1.2), 120])
      const [first, last] = await filmed(SIZE, { picture, move, amplitude }, [0, 119])
      moved.push(differenceOf(first!, last!).mean)
    }
    assert.ok(moved[0]! < moved[1]! && moved[1]! < moved[2]!, `${move}: ${moved.join(' ')}`)
  }
})

/** The middle of what is brighter than all waves: the disc. */
function discMiddleIn(frame: Buffer): { x: number; y: number; area: number } {
  let [x, y, area] = [0, 0, 0]
  for (let at = 0; at < SIZE.width * SIZE.height; at++) {
    if (frame[at]! < 174) continue
    x += at % SIZE.width
    y += Math.floor(at / SIZE.width)
    area++
  }
  return { x: x / area, y: y / area, area }
}

test('a camera that turns or moves sideways moves the picture the other way', async () => {
  for (const [move, axis, sign] of [
    ['pan-right', 'x', -1],
    ['pan-left', 'x', 1],
    ['track-right', 'x', -1],
    ['track-left', 'x', 1],
    ['tilt-up', 'y', 1],
    ['tilt-down', 'y', -1],
    ['crane-up', 'y', 1],
    ['crane-down', 'y', -1],
  ] as const) {
    const options = { picture: discOf(SIZE), move, open: discEyes(ASPECT) }
    const [first, last] = (await filmed(SIZE, options, [0, 119])).map(discMiddleIn)
    assert.ok(sign * (last![axis] - first![axis]) > 4, `${move}: ${first![axis]} ${last![axis]}`)
  }
})

test('a move closer enlarges the subject, and a move back shrinks it', async () => {
  for (const [move, sign] of [
    ['push', 1],
    ['pull', -1],
  ] as const) {
    const options = { picture: discOf(SIZE), move, open: discEyes(ASPECT) }
    const [first, last] = (await filmed(SIZE, options, [0, 119])).map(discMiddleIn)
    assert.ok(sign * (last!.area - first!.area) > 0.08 * first!.area, `${move}: ${first!.area} ${last!.area}`)
  }
})

test('a subject moves against its background: parallax, not a pan', async () => {
  const picture = discOf(SIZE)
  const near = await filmed(SIZE, { picture, move: 'track-right', open: discEyes(ASPECT) }, [0, 119])
  const flat = await filmed(SIZE, { picture, move: 'pan-right', open: discEyes(ASPECT), amplitude: 'small' }, [0, 119])
  const cornerMoved = ([first, last]: Buffer[]): number => differenceOf(cornerOf(first!), cornerOf(last!)).mean
  const discMoved = ([first, last]: Buffer[]): number => Math.abs(discMiddleIn(first!).x - discMiddleIn(last!).x)
  assert.ok(discMoved(near) / cornerMoved(near) > discMoved(flat) / cornerMoved(flat))
})
const cornerOf = (frame: Buffer): Buffer =>
  Buffer.concat(Array.from({ length: 40 }, (_, y) => frame.subarray(y * 320, y * 320 + 60)))

test('no edge of a frame is smeared: content continues to the last column and row', async () => {
  const picture = pictureOf(SIZE, (x, y) => (((x >> 2) + (y >> 2)) % 2 ? [210, 190, 170] : [60, 70, 90]))
  for (const move of CAMERA_MOVES.filter(kind => kind !== 'still')) {
    for (const frame of await filmed(SIZE, { picture, move, amplitude: 'large', seed: 3 }, [60, 119])) {
      for (const [side, at] of Object.entries({
        left: (k: number, deep: number) => k * 320 + deep,
        right: (k: number, deep: number) => k * 320 + 319 - deep,
        top: (k: number, deep: number) => deep * 320 + k,
        bottom: (k: number, deep: number) => (179 - deep) * 320 + k,
      })) {
        let changes = 0
        for (let k = 4; k < 176; k++) {
          // The pattern repeats itself, and twice as wide where it is mirrored; a smear is the same at every depth.
          if ([3, 6, 9, 12].some(deep => Math.abs(frame[at(k, 0)]! - frame[at(k, deep)]!) > 20)) changes++
        }
        assert.ok(changes > 40, `${move} ${side}: ${changes}`)
      }
    }
  }
})

test('a dancing subject leans and stays in place', async () => {
  const options = { picture: discOf(SIZE), move: 'still', open: discEyes(ASPECT), amplitude: 'large' } as const
  const [calm] = await filmed(SIZE, options, [30])
  const [dancing] = await filmed(SIZE, { ...options, facts: { motion: 'jump' } }, [12])
  assert.ok(discMiddleIn(dancing!).y < discMiddleIn(calm!).y - 1)
  assert.ok(isInDisc(SIZE, discMiddleIn(dancing!).x, discMiddleIn(dancing!).y))
})
