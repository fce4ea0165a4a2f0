import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { seePicture } from '../../src/orders/see-picture.ts'
import { openGraphModel } from '../../src/models/tfjs/open-graph-model.ts'
import { writePicture } from '../../../media/src/write/write-picture.ts'
import { writeSound } from '../../../media/src/write/write-sound.ts'
import { makeOrder } from '../../src/orders/make-order.ts'
import { readPicture } from '../../../media/src/av/read-picture.ts'
import { findSinger } from '../../src/pictures/lips/find-singer.ts'
import { folderFor, still } from '../../../service/test/engines/minimal-orders.ts'
import { HEAD, made, SIZE, voice } from './lips-orders.ts'
import { portraitOf } from '../pictures/lips/portrait.ts'

const isInstalled = (await openGraphModel('facemesh')) !== undefined

test('a sound that is not among the inputs is rejected permanently', async t => {
  await assert.rejects(made(t, 'waves', { lips: { sound: 'sounds[1]' } }), {
    name: 'ChildFailure',
    message: /there is no sound sounds\[1\]/,
    retryable: false,
  })
})

test('a clip without a frame is made, with a note that no lips moved', async t => {
  const lips = { sound: 'sounds[0]' }
  const options = { from: { kind: 'words' }, prompt: 'abstract', seconds: 0.1, withSound: false, lips } as const
  assert.deepEqual((await made(t, 'waves', options)).notes, ['lips: no frame with a face'])
})

const installed = { skip: !isInstalled && '@vladmandic/human is not installed' }

test('a lip-sync order without a mouth fails and names the field', installed, async t => {
  await assert.rejects(made(t, 'waves', { lips: { sound: 'sounds[0]', required: true } }), {
    name: 'ChildFailure',
    message: /^images\[0\] must show the face of somebody who looks at the camera/,
    reason: 'FieldInvalid',
    retryable: false,
  })
})

test('a clip without a face is rejected and the field named', installed, async t => {
  const folder = await folderFor(t)
  const sound = { role: 'audio_url', kind: 'sound', path: join(folder, 'voice.wav') } as const
  await writeSound(sound.path, voice(1), { format: 'wav' })
  const { path } = await made(t, 'waves', { seconds: 0.3, withSound: false })
  const order = {
    kind: 'lips',
    prompt: '',
    seed: 1,
    inputs: [{ role: 'video_url', kind: 'clip', path }, sound],
    ...SIZE,
    seconds: 1,
    clip: 'video_url',
    sound: sound.role,
  } as const
  await assert.rejects(
    makeOrder({ order, folder }, () => undefined),
    {
      message: /^video_url must show the face of somebody who looks at the camera/,
      reason: 'FieldInvalid',
      retryable: false,
    },
  )
})

for (const [prompt, size] of [
  ['a woman facing the camera', { width: 640, height: 360 }],
  ['portrait of an old man with a beard, front view', { width: 360, height: 360 }],
  ['close-up of a girl looking at the camera', { width: 360, height: 640 }],
] as const)
  test(`the face is found for: ${prompt}`, installed, async t => {
    const { files } = await makeOrder({ order: { ...still, ...size, prompt }, folder: await folderFor(t) }, () => {})
    const found = await findSinger(await readPicture(files[0]!.path), 'images[0]')
    // They hold their heads upright.
    assert.ok('face' in found && Math.abs(found.face.pose.roll) < 0.3)
  })

test('a portrait has one face at its position', installed, async t => {
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
