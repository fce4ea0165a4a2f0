import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Order } from '@kinora/media/engine/contract'
import { makeOrder } from '../../src/orders/make-order.ts'

const PROMPT = 'a glorp cat under a tree in the rain'
const common = { prompt: PROMPT, seed: 7, inputs: [] }
const size = { width: 96, height: 64 }

const orders: Record<string, Order> = {
  clip: {
    ...common,
    ...size,
    kind: 'video',
    seconds: 0.1,
    withSound: true,
    from: { kind: 'words' },
    amplitude: 'auto',
    withMusic: false,
  },
  picture: { ...common, ...size, kind: 'image' },
  'piece of music': { ...common, prompt: 'calm glorp piano', kind: 'music', seconds: 1 },
}

for (const [name, order] of Object.entries(orders)) {
  test(`a preview of a ${name} has the notes of the result`, async t => {
    const folder = await mkdtemp(join(tmpdir(), 'kinora-preview-order-'))
    t.after(() => rm(folder, { recursive: true, force: true }))
    const { files: none, ...told } = await makeOrder({ order, folder, preview: true }, () => {})
    assert.deepEqual(none, [])
    assert.deepEqual(told.unknown, ['glorp'])
    // Where subjects and faces are seen is known when frames are drawn.
    const { files, shown, faces, ...made } = await makeOrder({ order, folder }, () => {})
    assert.equal(files.length, 1)
    if (order.kind === 'video') {
      assert.deepEqual(shown, [])
      assert.deepEqual(
        faces?.map(({ who }) => who),
        ['cat'],
      )
    }
    assert.deepEqual(told, made)
  })
}
