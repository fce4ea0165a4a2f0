import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { seePicture } from '../../src/orders/see-picture.ts'
import { openGraphModel } from '../../src/models/tfjs/open-graph-model.ts'
import { writePicture } from '../../../media/src/write/write-picture.ts'
import { folderFor } from '../../../service/test/engines/minimal-orders.ts'
import { HEAD, made, SIZE } from './lips-orders.ts'
import { portraitOf } from '../pictures/lips/portrait.ts'

const isInstalled = (await openGraphModel('facemesh')) !== undefined

test('a sound that is not among the inputs is refused, and another try would not help', async t => {
  await assert.rejects(made(t, 'waves', { lips: { sound: 'sounds[1]' } }), {
    name: 'ChildFailure',
    message: /there is no sound sounds\[1\]/,
    retryable: false,
  })
})

test('a clip without a frame is made all the same, and a note says that no lips moved', async t => {
  const lips = { sound: 'sounds[0]' }
  const options = { from: { kind: 'words' }, prompt: 'abstract', seconds: 0.1, withSound: false, lips } as const
  assert.deepEqual((await made(t, 'waves', options)).notes, ['lips: no frame with a face'])
})

test('a portrait is seen to have one face, where it is', {
  skip: !isInstalled && '@vladmandic/human is not installed',
}, async t => {
  const folder = await folderFor(t)
  const path = join(folder, 'portrait.png')
  await writePicture(path, portraitOf(SIZE, [HEAD]), { format: 'png' })
  const input = { role: 'images[0]', kind: 'picture', path } as const
  const { faces } = await seePicture({ seed: 1, inputs: [input] })
  assert.equal(faces.length, 1)
  const { left, top, width, height, frontal } = faces[0]!
  assert.ok(frontal)
  assert.ok(Math.abs(left + width / 2 - HEAD.x / SIZE.width) < 0.03)
  assert.ok(top > 0 && top + height < 1)
})
