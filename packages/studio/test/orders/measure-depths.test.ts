import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Scene } from '@kinora/media/scene/scene-schema'
import type { VideoOrder } from '../../src/orders/film-options.ts'
import { measureDepths } from '../../src/orders/measure-depths.ts'
import type { SceneFilm } from '../../src/stage/film-scene.ts'

const SIZE = { width: 640, height: 360 }
const shot = (from: number, to: number, move: 'still' | 'orbit' = 'still'): Scene['shots'][number] => ({
  from,
  to,
  place: 'set',
  camera: { move },
})

const orderOf = (...shots: Scene['shots']): VideoOrder => ({
  kind: 'video',
  prompt: '',
  seed: 4,
  inputs: [],
  seconds: 4,
  withSound: false,
  withMusic: false,
  from: { kind: 'words' },
  amplitude: 'auto',
  scene: {
    version: 'kinora.scene/1',
    seconds: 4,
    entities: [],
    places: [{ id: 'set', asset: 'product-sweep' }],
    shots,
  },
  ...SIZE,
})

/** A film whose depths go from `near` to twice as far, nearer by a tenth each second; a few pixels are right before the camera. */
function fakeFilm({ width, height }: { width: number; height: number }, near: number) {
  const asked: number[] = []
  const film = {
    guides: async (second: number) => {
      asked.push(second)
      const first = near - 0.1 * second
      const depths = Float32Array.from({ length: width * height }, (_, at) => first * (1 + at / (width * height - 1)))
      depths.fill(0.01, 0, 5)
      const owners = new Uint8Array(depths.length)
      return { width, height, depths, owners, names: [], poses: [], view: { focal: 1, x: 0, y: 0 } }
    },
    close: () => void asked.push(-1),
  }
  return { film: film as unknown as SceneFilm, asked }
}

const TIMES = { from: 0, to: 4 }

test('the range of a clip of one shot is that of all its time, in its own film, without specks', async () => {
  const { film: take, asked } = fakeFilm(SIZE, 3)
  const notUsed = () => assert.fail('the shot is staged again')
  const { near, far } = await measureDepths(orderOf(shot(0, 4)), ['pose', 'depth'], TIMES, { take, film: notUsed })
  assert.ok(Math.abs(near - 2.6) < 0.03, `nearest at its end: ${near} m`)
  assert.ok(Math.abs(far - 6) < 0.06, `farthest at its beginning: ${far} m`)
  assert.deepEqual([Math.min(...asked), Math.max(...asked)], [0, 4], 'its film stays open')
  assert.ok(asked.length >= 8, `${asked.length} looks`)
})

test('several shots, and a room that is staged from each side, are measured in a small film that is closed', async () => {
  const { film: take, asked } = fakeFilm(SIZE, 3)
  for (const order of [orderOf(shot(0, 2), shot(2, 4)), orderOf(shot(0, 4, 'orbit'))]) {
    let small: ReturnType<typeof fakeFilm> | undefined
    const { near } = await measureDepths(order, ['depth16'], TIMES, {
      take,
      film: async ({ compositor }) => (small = fakeFilm(compositor, 5)).film,
    })
    assert.ok(Math.abs(near - 4.6) < 0.05, `${near} m`)
    assert.equal(small?.asked.at(-1), -1)
  }
  assert.deepEqual(asked, [])
})

test('passes without depths need no range', async () => {
  const { film: take, asked } = fakeFilm(SIZE, 3)
  const range = await measureDepths(orderOf(shot(0, 4)), ['pose', 'ids'], TIMES, { take, film: async () => take })
  assert.ok(range.near < range.far)
  assert.deepEqual(asked, [])
})
