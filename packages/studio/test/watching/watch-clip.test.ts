import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '../../../media/src/core/seeded-random.ts'
import type { SmallFrame } from '../../src/watching/small-frame.ts'
import { watchFrames } from '../../src/watching/watch-clip.ts'

const [WIDTH, HEIGHT] = [160, 90]

type Scene = (x: number, y: number) => number
type Camera = { x: number; y: number; zoom: number }

/** A world of light and dark, coarse and fine, another for every seed. */
function scene(seed: number): Scene {
  const light = seededRandom(seed).between(80, 150)
  const chance = (x: number, y: number): number => {
    let hash = Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca77) ^ Math.imul(seed, 0xc2b2ae3d)
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
    return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32 - 0.5
  }
  const smooth = (x: number, y: number): number => {
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const ease = (part: number): number => part * part * (3 - 2 * part)
    const [u, v] = [ease(x - left), ease(y - top)]
    const row = (at: number): number => chance(left, at) * (1 - u) + chance(left + 1, at) * u
    return row(top) * (1 - v) + row(top + 1) * v
  }
  return (x, y) => light + 130 * smooth(x / 23, y / 23) + 70 * smooth(x / 7 + 99, y / 7)
}

const shoot = (world: Scene, { x, y, zoom }: Camera, gain = 1): SmallFrame => ({
  width: WIDTH,
  height: HEIGHT,
  luma: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
    const [u, v] = [(at % WIDTH) - WIDTH / 2, Math.floor(at / WIDTH) - HEIGHT / 2]
    return Math.min(235, Math.max(16, 16 + (world(x + u / zoom, y + v / zoom) - 16) * gain))
  }),
  blue: 128,
  red: 128,
})

type Move = (at: number) => Camera
const still: Move = () => ({ x: 0, y: 0, zoom: 1 })
/** Pixels a frame. */
const pan =
  (right: number, down = 0): Move =>
  at => ({ x: right * at, y: down * at, zoom: 1 })
const zoom =
  (by: number): Move =>
  at => ({ x: 0, y: 0, zoom: (1 + by) ** at })

const shot = (seed: number, frames: number, move: Move): SmallFrame[] => {
  const world = scene(seed)
  return Array.from({ length: frames }, (_, at) => shoot(world, move(at)))
}

const mixed = (one: SmallFrame, other: SmallFrame, share: number): SmallFrame => ({
  ...one,
  luma: one.luma.map((value, at) => Math.round(value + (other.luma[at]! - value) * share)),
})

/** The last frames of one become the first of the other. */
function dissolve(one: SmallFrame[], other: SmallFrame[], frames: number): SmallFrame[] {
  const between = Array.from({ length: frames }, (_, at) =>
    mixed(one[one.length - frames + at]!, other[at]!, (at + 1) / (frames + 1)),
  )
  return [...one.slice(0, -frames), ...between, ...other.slice(frames)]
}

const seconds = (frames: number): number => frames / 24
const near = (found: number, frames: number, within: number): void =>
  assert.ok(Math.abs(found - seconds(frames)) <= seconds(within) + 1e-9, `${found * 24} frames, not ${frames}`)

test('cuts are found to the frame, and each move has its name', () => {
  const lengths = [30, 25, 34, 28, 26, 31, 40]
  const moves = [still, pan(1.2), pan(-1.2), pan(0, 1.1), pan(0, -1.1), zoom(0.008), zoom(-0.008)]
  const frames = moves.flatMap((move, at) => shot(at + 1, lengths[at]!, move))
  const shots = watchFrames(frames)
  assert.deepEqual(
    shots.map(({ move }) => move),
    ['static', 'pan-right', 'pan-left', 'tilt-down', 'tilt-up', 'zoom-in', 'zoom-out'],
  )
  let from = 0
  for (const [at, found] of shots.entries()) {
    near(found.fromSeconds, from, 1)
    from += lengths[at]!
    near(found.toSeconds, from, 1)
    assert.equal(found.transition, 'cut')
  }
  // 1.2 pixels of 160 in each of 24 frames.
  assert.ok(Math.abs(shots[1]!.speed - 0.18) < 0.02, `${shots[1]!.speed}`)
  assert.ok(Math.abs(shots[5]!.speed - 0.19) < 0.06, `${shots[5]!.speed}`)
})

test('a moving camera is not cut in any move', () => {
  for (const move of [still, pan(0.4), pan(3), pan(2, 2), zoom(0.02)]) {
    const shots = watchFrames(shot(3, 48, move))
    assert.equal(shots.length, 1, JSON.stringify(shots.map(one => [one.fromSeconds * 24, one.transition])))
  }
})

test('a dissolve is one, in its middle and with its length', () => {
  for (const frames of [10, 18]) {
    const clip = dissolve(shot(5, 60, still), shot(8, 60, still), frames)
    const [, second, ...more] = watchFrames(clip)
    assert.equal(more.length, 0)
    assert.equal(second!.transition, 'dissolve')
    near(second!.fromSeconds, 60 - frames / 2, 2)
    near(second!.transitionSeconds, frames, 4)
  }
})

test('a fade through black is one', () => {
  const [one, other] = [scene(4), scene(9)]
  const camera = still(0)
  const fading = (world: Scene, from: number, to: number): SmallFrame[] =>
    Array.from({ length: 10 }, (_, at) => shoot(world, camera, from + ((to - from) * (at + 1)) / 10))
  const held = (world: Scene): SmallFrame[] => Array.from({ length: 40 }, () => shoot(world, camera))
  const clip = [...held(one), ...fading(one, 1, 0), ...fading(other, 0, 1), ...held(other)]
  const [, second, ...more] = watchFrames(clip)
  assert.equal(more.length, 0)
  assert.equal(second!.transition, 'fade')
  near(second!.fromSeconds, 50, 2)
})

test('a whip pan is not a plain cut', () => {
  const clip = [
    ...shot(6, 40, at => ({ x: at < 34 ? 0 : 14 * (at - 33), y: 0, zoom: 1 })),
    ...shot(11, 40, at => ({ x: at > 5 ? 0 : 14 * (at - 5), y: 0, zoom: 1 })),
  ]
  const shots = watchFrames(clip)
  assert.deepEqual(
    shots.map(({ transition }) => transition),
    ['cut', 'whip'],
  )
  near(shots[1]!.fromSeconds, 40, 1)
})

test('light and colour are those of the shot', () => {
  const bright = shot(2, 30, still).map(frame => ({
    ...frame,
    luma: frame.luma.map(value => Math.min(235, value + 60)),
    red: 150,
  }))
  const [dark, light] = watchFrames([...shot(2, 30, still), ...bright])
  assert.ok(light!.brightness > dark!.brightness + 0.15)
  assert.ok(light!.colour[0] > light!.colour[2] + 20)
})
