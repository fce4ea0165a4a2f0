import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '../../../media/src/core/seeded-random.ts'
import { createBend } from '../../src/looks/bend-frame.ts'
import { chooseBend } from '../../src/looks/choose-bend.ts'
import { framePlanes, type FramePlanes } from '../../src/looks/frame-planes.ts'
import { chooseFrameStyle, createFrameStyle, FRAME_STYLES } from '../../src/looks/frame-styles.ts'
import type { Shot } from '../../src/setting/shot-list.ts'

const SIZE = { width: 160, height: 90 }

/** A bright sky, a dark ground, and a red ball between them. */
function sceneFrame(): FramePlanes {
  const planes = framePlanes(new Uint8Array((SIZE.width * SIZE.height * 3) / 2).fill(128), SIZE.width, SIZE.height)
  const isBall = (x: number, y: number): boolean => Math.hypot(x - 80, y - 45) < 24
  for (let y = 0; y < SIZE.height; y++)
    for (let x = 0; x < SIZE.width; x++)
      planes.luma[y * SIZE.width + x] = isBall(x, y)
        ? 90 + ((x * 7 + y * 3) % 17)
        : y < 45
          ? 190 + (x % 9)
          : 50 + (y % 9)
  for (let y = 0; y < SIZE.height / 2; y++)
    for (let x = 0; x < SIZE.width / 2; x++) if (isBall(2 * x, 2 * y)) planes.red[(y * SIZE.width) / 2 + x] = 210
  return planes
}

const bytesOf = ({ luma, blue, red }: FramePlanes): string => Buffer.concat([luma, blue, red]).toString('base64')
const styledFrame = (name: string, frame = 3): FramePlanes => {
  const planes = sceneFrame()
  createFrameStyle(name, SIZE, seededRandom(5))(planes, frame)
  return planes
}
const meanChroma = ({ blue, red }: FramePlanes): number =>
  [...blue, ...red].reduce((sum, value) => sum + Math.abs(value - 128), 0) / (blue.length * 2)

test('every style changes a frame in its own way, and the same each time', () => {
  const names = Object.keys(FRAME_STYLES)
  const frames = new Map(names.map(name => [name, bytesOf(styledFrame(name))]))
  for (const name of names) {
    assert.notEqual(frames.get(name), bytesOf(sceneFrame()), name)
    assert.equal(frames.get(name), bytesOf(styledFrame(name)), name)
  }
  // Felt is moved as clay is, and an impressionist paints in oil.
  assert.equal(new Set(frames.values()).size, names.length - 2)
})

test('pencil and ink remove the colours, and oil strengthens them', () => {
  const plain = meanChroma(sceneFrame())
  assert.ok(meanChroma(styledFrame('sketch')) < 0.3 * plain + 2)
  assert.ok(meanChroma(styledFrame('ink')) < 0.5 * plain + 6)
  assert.ok(meanChroma(styledFrame('oil')) > plain)
})

test('pixels are blocks, and outlines are dark', () => {
  const { luma } = styledFrame('pixel')
  for (let y = 0; y < SIZE.height; y += 2)
    for (let x = 0; x < SIZE.width; x += 2) assert.equal(luma[y * SIZE.width + x], luma[(y + 1) * SIZE.width + x + 1])
  const rim = (planes: FramePlanes): number =>
    Math.min(...[19, 20, 21, 22, 23].map(y => planes.luma[y * SIZE.width + 80]!))
  assert.ok(rim(styledFrame('comic')) < rim(sceneFrame()) - 30)
})

test('a style in the words takes precedence over the look, and plain words have none', () => {
  assert.equal(chooseFrameStyle({ look: 'watercolour', styles: ['oil'] }), 'oil')
  assert.equal(chooseFrameStyle({ look: 'anime' }), 'anime')
  assert.equal(chooseFrameStyle({ look: 'retro', styles: ['retro'] }), 'retro')
  assert.equal(chooseFrameStyle({ look: 'retro' }), undefined, 'a decade has colours, and no scratches')
  assert.equal(chooseFrameStyle({ look: 'plain', styles: ['documentary'] }), undefined)
})

test('a tilted camera turns the horizon, and a fisheye enlarges the middle and keeps the corners', () => {
  const tilted = sceneFrame()
  createBend(SIZE, { roll: 0.2, bulge: 0 })(tilted)
  const horizon = (planes: FramePlanes, x: number): number => {
    for (let y = 0; y < SIZE.height; y++) if (planes.luma[y * SIZE.width + x]! < 120) return y
    return SIZE.height
  }
  assert.equal(horizon(sceneFrame(), 10), horizon(sceneFrame(), 150))
  assert.ok(Math.abs(horizon(tilted, 10) - horizon(tilted, 150)) > 20)
  const bulged = sceneFrame()
  createBend(SIZE, { roll: 0, bulge: 0.5 })(bulged)
  const ball = ({ red }: FramePlanes): number => red.filter(value => value > 180).length
  assert.ok(ball(bulged) > 1.4 * ball(sceneFrame()))
  assert.ok(Math.abs(bulged.luma[0]! - sceneFrame().luma[0]!) < 12)
})

test('only words bend a frame', () => {
  const shot = (camera: Partial<Shot['camera']>) =>
    ({ camera: { move: 'still', framing: 'medium', speed: 'slow', ...camera } }) as Shot
  assert.equal(chooseBend(shot({ angle: 'low', lens: ['macro'] }), SIZE), undefined)
  assert.ok(chooseBend(shot({ angle: 'tilted' }), SIZE))
  assert.ok(chooseBend(shot({ lens: ['fisheye'] }), SIZE))
})

test("styles change the compositor's buffers like other bytes", () => {
  const { width, height, luma, blue, red } = sceneFrame()
  for (const name of Object.keys(FRAME_STYLES)) {
    const buffered = { width, height, luma: Buffer.from(luma), blue: Buffer.from(blue), red: Buffer.from(red) }
    createFrameStyle(name, SIZE, seededRandom(5))(buffered, 3)
    const plain = sceneFrame()
    createFrameStyle(name, SIZE, seededRandom(5))(plain, 3)
    assert.deepEqual([...buffered.red], [...plain.red], `${name}: red`)
    assert.deepEqual([...buffered.luma], [...plain.luma], `${name}: luma`)
  }
})

test('a tilted camera shows the horizon at its angle, through the middle, without empty corners', () => {
  for (const roll of [0.1, -0.25]) {
    const planes = framePlanes(new Uint8Array(SIZE.width * SIZE.height * 1.5).fill(128), SIZE.width, SIZE.height)
    for (let at = 0; at < planes.luma.length; at++) planes.luma[at] = at < planes.luma.length / 2 ? 200 : 60
    createBend(SIZE, { roll, bulge: 0 })(planes)
    const horizon = (x: number): number =>
      Array.from({ length: SIZE.height }, (_, y) => y).filter(y => planes.luma[y * SIZE.width + x]! > 130).length
    const slope = (horizon(120) - horizon(40)) / 80
    assert.ok(Math.abs(slope + Math.tan(roll)) < 0.04, `${slope}`)
    assert.ok(Math.abs(horizon(80) - 45) <= 1)
    assert.ok(planes.luma.every(value => value >= 60 && value <= 200))
  }
})

test('a fisheye enlarges the middle equally on all sides, in colour and brightness', () => {
  const planes = sceneFrame()
  createBend(SIZE, { roll: 0, bulge: 0.5 })(planes)
  const ball = Array.from(planes.red, (value, at) => (value > 180 ? [at % 80, Math.floor(at / 80)] : [])).filter(
    place => place.length > 0,
  )
  const [xs, ys] = [ball.map(([x]) => x!), ball.map(([, y]) => y!)]
  const [wide, high] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)]
  assert.ok(Math.abs(wide - high) <= 2 && wide > 1.2 * 24, `${wide} ${high}`)
  assert.ok(
    Math.abs(Math.max(...xs) + Math.min(...xs) - 80) <= 2 && Math.abs(Math.max(...ys) + Math.min(...ys) - 45) <= 2,
  )
  const seen = planes.luma.subarray(45 * SIZE.width, 46 * SIZE.width).filter(value => value < 120 && value > 85).length
  assert.ok(Math.abs(seen / 2 - wide) <= 4, `${seen} ${wide}`)
})
