import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { Log } from 'node-av/lib'
import { AV_LOG_ERROR } from 'node-av/constants'
import type { Order } from '../../../media/src/engine/contract.ts'
import { writePicture } from '../../../media/src/write/write-picture.ts'
import { makeOrder } from '../../src/orders/make-order.ts'
import { type Colour, pictureOf, wavesAt } from '../pictures/photo/test-pictures.ts'

// Films place their titles beside what a clip of a picture says that it shows.

Log.setLevel(AV_LOG_ERROR)

let folder = ''
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-shown-'))
})
after(() => rm(folder, { recursive: true, force: true }))

const SIZE = { width: 320, height: 180 }

async function shownOf(colourAt: (x: number, y: number) => Colour) {
  const path = join(folder, 'picture.png')
  await writePicture(path, pictureOf(SIZE, colourAt), { format: 'png' })
  const order: Order = {
    kind: 'video',
    prompt: 'a product',
    seed: 7,
    inputs: [{ role: 'images[0]', kind: 'picture', path }],
    seconds: 0.2,
    width: 160,
    height: 90,
    withSound: false,
    from: { kind: 'frame' },
    amplitude: 'small',
    withMusic: false,
  }
  return (await makeOrder({ order, folder }, () => {})).shown
}

test('a clip from a picture reports the position of its subject', async () => {
  const shown = await shownOf((x, y) => (x >= 192 && x < 288 && y >= 36 && y < 144 ? [200, 60, 40] : [0, 0, 0, 0]))
  assert.equal(shown?.length, 1)
  const { left, top, width, height } = shown[0]!
  const edges = [left, top, left + width, top + height]
  for (const [at, edge] of [0.6, 0.2, 0.9, 0.8].entries())
    assert.ok(Math.abs(edges[at]! - edge) < 0.06, edges.join(' '))
})

test('a picture that is filled by its subject is its subject', async () => {
  const shown = await shownOf(x => [150 + (x >> 3), 90, 40])
  assert.deepEqual(
    shown?.map(({ left, top, width, height }) => [left, top, width, height].map(Math.round)),
    [[0, 0, 1, 1]],
  )
})

test('a view of a place has no subject to keep free', async () => {
  assert.deepEqual(await shownOf(wavesAt), [])
})
