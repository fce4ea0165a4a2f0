import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inspectWorkflow } from '../../../../src/engines/comfyui/workflow/inspect-workflow.ts'
import { readSlots } from '../../../../src/engines/comfyui/workflow/read-slots.ts'
import { combined, resized } from '../test-workflows.ts'

const encode = (text: string, title?: string) => ({
  class_type: 'CLIPTextEncode',
  inputs: { text, clip: ['1', 1] },
  ...(title && { _meta: { title } }),
})
const workflow = {
  1: { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: 'sd15.safetensors' } },
  2: encode('a cat'),
  3: encode('ugly'),
  4: { class_type: 'EmptyLatentImage', inputs: { width: 512, height: 512, batch_size: 1 } },
  5: {
    class_type: 'KSampler',
    inputs: { seed: 3, positive: ['2', 0], negative: ['3', 0], latent_image: ['4', 0], model: ['1', 0] },
  },
  6: { class_type: 'VAEDecode', inputs: { samples: ['5', 0], vae: ['1', 2] } },
  7: { class_type: 'SaveImage', inputs: { images: ['6', 0], filename_prefix: 'ComfyUI' } },
  8: { class_type: 'PreviewImage', inputs: { images: ['6', 0] } },
}

test('the slots of a common workflow are found, without the negative words', () => {
  const { slots, notes } = inspectWorkflow(workflow)
  assert.deepEqual(slots, {
    makes: { kind: 'image' },
    slots: {
      prompt: [{ class: 'CLIPTextEncode', input: 'text', id: '2' }],
      seed: [{ class: 'KSampler', input: 'seed', id: '5' }],
      width: [{ class: 'EmptyLatentImage', input: 'width', id: '4' }],
      height: [{ class: 'EmptyLatentImage', input: 'height', id: '4' }],
    },
    output: { class: 'SaveImage', id: '7' },
    size: { step: 16 },
    needs: { models: [{ file: 'sd15.safetensors', folder: 'checkpoints' }] },
  })
  assert.deepEqual(notes, [])
  assert.deepEqual(readSlots(slots), slots, 'what is proposed can be used')
})

test('a title has the last word', () => {
  const { slots } = inspectWorkflow({ ...workflow, 3: encode('ugly', 'kinora:prompt') })
  assert.deepEqual(slots.slots.prompt, [{ class: 'CLIPTextEncode', input: 'text', id: '3' }])
})

test('missing parts are reported with advice', () => {
  const { slots, notes } = inspectWorkflow(resized.workflow)
  assert.deepEqual(Object.keys(slots.slots), ['image'])
  assert.deepEqual(
    notes.map(note => note.split(' was')[0]),
    ['no input for prompt', 'no input for seed', 'no input for width'],
  )
  assert.match(notes[0] ?? '', /title a node "kinora:prompt"/)
})

test('clips of the widespread video nodes are seen as videos, with their rate', () => {
  const { slots } = inspectWorkflow(combined.workflow)
  assert.deepEqual(slots.makes, { kind: 'video', from: ['words'] })
  assert.deepEqual(slots.slots.fps, [{ class: 'VHS_VideoCombine', input: 'frame_rate', id: '2' }])
})

test('a workflow that saves nothing is rejected', () => {
  assert.throws(
    () => inspectWorkflow({ 8: { class_type: 'PreviewImage', inputs: {} } }),
    /no node of the workflow saves a file/,
  )
})
