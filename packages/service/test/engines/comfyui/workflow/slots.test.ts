import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { bindSlots } from '../../../../src/engines/comfyui/workflow/bind-slots.ts'
import { isOlder } from '../../../../src/engines/comfyui/examine-workflows.ts'
import { fillWorkflow } from '../../../../src/engines/comfyui/workflow/fill-workflow.ts'
import { leftOut, suitsOrder } from '../../../../src/engines/comfyui/suits-order.ts'
import { measure } from '../../../../src/engines/comfyui/progress-socket.ts'
import { readRefusal } from '../../../../src/engines/comfyui/read-refusal.ts'
import { readFailure } from '../../../../src/engines/comfyui/read-verdict.ts'
import { readSlots } from '../../../../src/engines/comfyui/workflow/read-slots.ts'
import { slotFiles, slotValues, snapFrames, snapSize } from '../../../../src/engines/comfyui/workflow/slot-values.ts'
import type { Slots } from '../../../../src/engines/comfyui/workflow/slots.ts'
import { readWorkflow, type Workflow } from '../../../../src/engines/comfyui/workflow/workflow.ts'
import { clip, music, still } from '../far-comfyui.ts'
import { moving, plain, resized } from '../test-workflows.ts'

const sampler = (title?: string): Workflow[string] => ({
  class_type: 'KSampler',
  inputs: { seed: 1 },
  ...(title && { _meta: { title } }),
})
const slotsWith = (slots: Slots['slots'], more: Partial<Slots> = {}): Slots => ({
  makes: { kind: 'image' },
  slots,
  output: { class: 'SaveImage' },
  ...more,
})
const saving = { class_type: 'SaveImage', inputs: { images: ['1', 0], filename_prefix: 'x' } }
const seed = [{ class: 'KSampler', input: 'seed', id: '2' }]

describe('a slot is bound', () => {
  test('by title first, to all nodes with it', () => {
    const workflow = {
      1: sampler('First kinora:seed'),
      2: sampler(),
      3: sampler('kinora:seed kinora:width'),
      9: saving,
    }
    const { slots, output } = bindSlots(workflow, slotsWith({ seed }))
    assert.deepEqual(slots.get('seed'), [
      { node: '1', input: 'seed' },
      { node: '3', input: 'seed' },
    ])
    assert.equal(output, '9')
  })

  test('then by the only node of its class, whatever its id is', () => {
    const { slots } = bindSlots({ 77: sampler(), 9: saving }, slotsWith({ seed }))
    assert.deepEqual(slots.get('seed'), [{ node: '77', input: 'seed' }])
  })

  test('by id if several fit, and otherwise not at all', () => {
    const workflow = { 1: sampler(), 2: sampler(), 9: saving }
    assert.deepEqual(bindSlots(workflow, slotsWith({ seed })).slots.get('seed'), [{ node: '2', input: 'seed' }])
    assert.throws(
      () => bindSlots(workflow, slotsWith({ seed: [{ class: 'KSampler', input: 'seed' }] })),
      /slots\.seed: nodes 1, 2 are each a KSampler with an input seed; title one "kinora:seed" or name its id/,
    )
  })

  test('to several inputs, each of which gets the value', () => {
    const workflow = { 1: sampler(), 2: { class_type: 'Noise', inputs: { noise_seed: 0 } }, 9: saving }
    const slots = slotsWith({
      seed: [
        { class: 'KSampler', input: 'seed' },
        { class: 'Noise', input: 'noise_seed' },
      ],
    })
    const graph = fillWorkflow({
      workflow,
      slots,
      bound: bindSlots(workflow, slots),
      values: { seed: 42 },
      prefix: 'p',
    })
    assert.deepEqual([graph[1]?.inputs.seed, graph[2]?.inputs.noise_seed], [42, 42])
    assert.equal(workflow[1].inputs.seed, 1, 'the workflow itself stays as it was')
  })

  test('to no missing input, and to none that another node feeds', () => {
    assert.throws(() => bindSlots({ 9: saving }, slotsWith({ seed })), /slots\.seed: the workflow has not a KSampler/)
    const fed = { 1: { class_type: 'KSampler', inputs: { seed: ['9', 0] } }, 9: saving }
    assert.throws(() => bindSlots(fed, slotsWith({ seed })), /slots\.seed: input seed of node 1 is fed by another node/)
    assert.throws(() => bindSlots({ 1: sampler() }, slotsWith({})), /output: the workflow has no node SaveImage/)
    assert.throws(() => bindSlots({ 1: saving, 2: saving }, slotsWith({})), /output: nodes 1, 2 could be it/)
  })
})

test('a workflow of the editor is rejected with advice, and so are other files', () => {
  assert.throws(() => readWorkflow({ nodes: [], links: [] }), /format of ComfyUI's editor.*Export \(API\)/)
  for (const [given, message] of [
    [[], /object of nodes by their ids; got \[\]/],
    [{}, /has no nodes/],
    [{ 1: { inputs: {} } }, /node 1 of the workflow must have a class_type/],
    [{ 1: { class_type: 'A', inputs: { x: ['7', 0] } } }, /input x of node 1 comes from node 7, which is not/],
  ] as const)
    assert.throws(() => readWorkflow(given), message)
})

test('an error in a slots file names the place, the allowed and the received value', () => {
  const right = { makes: { kind: 'image' }, slots: {}, output: {} }
  assert.deepEqual(readSlots(right), right)
  for (const [change, message] of [
    [{ makes: { kind: 'film' } }, /makes\.kind must be equal to one of the allowed values: video, image, .*got "film"/],
    [{ makes: { kind: 'video' } }, /makes\.from is missing/],
    [{ slots: { sede: [] } }, /slots must be equal to one of the allowed values: prompt, seed/],
    [{ slots: { frames: [{ input: 'length' }] } }, /slots\.frames needs frames with fps and step/],
    [{ size: { step: 0 } }, /size\.step must be >= 1; got 0/],
    [{ optional: ['image'] }, /optional names "image", which is not a slot/],
    [{ outputs: {} }, /has no property "outputs"/],
    [{ output: undefined }, /must have required property 'output'/],
  ] as const)
    assert.throws(() => readSlots(JSON.parse(JSON.stringify({ ...right, ...change }))), message)
})

test('sizes are those of the model, within its limit of pixels', () => {
  assert.deepEqual(snapSize({ width: 1920, height: 1080 }, { step: 16 }), { width: 1920, height: 1088 })
  assert.deepEqual(snapSize({ width: 1920, height: 1080 }, { step: 16, mostPixels: 1280 * 720 }), {
    width: 1280,
    height: 720,
  })
  assert.deepEqual(snapSize({ width: 1080, height: 1920 }, { step: 32, mostPixels: 1280 * 704 }), {
    width: 704,
    height: 1248,
  })
  assert.deepEqual(snapSize({ width: 5, height: 5 }, { step: 16 }), { width: 16, height: 16 })
})

test('frames are the seconds and one, in steps, and never too few', () => {
  assert.deepEqual(
    [5, 4, 1.1].map(seconds => snapFrames(seconds, { fps: 16, step: 4 })),
    [81, 65, 21],
  )
  assert.deepEqual(
    [5, 4].map(seconds => snapFrames(seconds, { fps: 25, step: 8 })),
    [129, 105],
  )
  assert.equal(snapFrames(0.01, { fps: 16, step: 4 }), 5)
})

const picture = (index: number) => ({ role: `images[${index}]`, kind: 'picture', path: `/${index}.png` })

test('the pictures of an order go into their slots, and the last frame into its own', () => {
  const two = { inputs: [picture(0), picture(1)] }
  const paths = (order: Parameters<typeof slotFiles>[0]) =>
    Object.fromEntries(Object.entries(slotFiles(order)).map(([slot, { path }]) => [slot, path]))
  assert.deepEqual(paths(still(two)), { image: '/0.png', image2: '/1.png' })
  assert.equal(paths(clip({ ...two, from: { kind: 'frames' } })).last_image, '/1.png')
  const sounds = { inputs: ['a', 'b'].map(role => ({ role, kind: 'sound', path: `/${role}.mp3` })) }
  assert.equal(paths(clip({ ...sounds, lips: { sound: 'b' } })).sound, '/b.mp3')
})

test('a file that a workflow needs decides whether it applies', () => {
  const { slots } = resized
  assert.equal(suitsOrder(still({ inputs: [picture(0)] }), slots), true)
  assert.equal(suitsOrder(still(), slots), false)
  assert.equal(suitsOrder(still(), { ...slots, optional: ['image'] }), true)
  assert.equal(
    suitsOrder(music({ seconds: 60 }), slotsWith({}, { makes: { kind: 'music' }, seconds: { most: 47 } })),
    false,
  )
  assert.equal(suitsOrder(clip({ seconds: 11 }), moving.slots), false)
})

test('inputs without a slot are noted; size, length and rate are not', () => {
  const order = clip({ amplitude: 'large', withSound: true, withMusic: true, lips: { sound: 'x' }, recommends: true })
  assert.deepEqual(
    leftOut(order, { ...plain.slots, slots: {} }).map(sentence => sentence.split(':')[0]),
    ['prompt', 'seed', 'movement_amplitude', 'is_rec', 'audio', 'bgm', 'the engine does not move mouths to a sound'],
  )
  const three = still({ inputs: [0, 1, 2].map(picture) })
  const [, , images] = leftOut(three, resized.slots)
  assert.equal(images, 'images: the engine looks at the first 1 of 3')
  const speech = {
    ...still(),
    kind: 'speech',
    text: 'Hello',
    voice: 'narrator',
    speed: 2,
    pitch: 1,
    volume: 1,
    emotion: 'calm',
    pronunciations: ['a/b'],
  } as Parameters<typeof leftOut>[0]
  const told = leftOut(speech, slotsWith({ text: [{ input: 'text' }], seed }, { makes: { kind: 'speech' } }))
  assert.deepEqual(
    told.map(sentence => sentence.split(':')[0]),
    ['voice', 'speed', 'pitch', 'volume', 'emotion', 'pronunciations'],
  )
  const voices = { narrator: 'af_heart', '*': 'af_sky' }
  assert.equal(slotValues(speech, slotsWith({}, { voices })).voice, 'af_heart')
  assert.equal(slotValues({ ...speech, voice: 'other' } as typeof speech, slotsWith({}, { voices })).voice, 'af_sky')
})

test('a refusal is about the server when only models or nodes are missing', () => {
  const missing = { type: 'value_not_in_list', extra_info: { input_name: 'vae_name', received_value: 'a.safetensors' } }
  const other = { type: 'required_input_missing', message: 'Required input is missing', details: 'clip' }
  const answer = (...errors: object[]) => ({ error: {}, node_errors: { 4: { class_type: 'VAELoader', errors } } })
  assert.deepEqual(readRefusal(answer(missing)), {
    isUnfit: true,
    why: 'a.safetensors is not there (VAELoader.vae_name)',
  })
  assert.equal(readRefusal(answer(missing, other)).isUnfit, false)
  const node = { type: 'invalid_prompt', message: 'Cannot execute because node X does not exist.' }
  assert.equal(readRefusal({ error: node, node_errors: {} }).isUnfit, true)
  assert.equal(readRefusal({ error: { type: 'prompt_no_outputs', message: 'Prompt has no outputs' } }).isUnfit, false)
  assert.deepEqual(readRefusal(undefined), { isUnfit: false, why: 'it gave no reason' })
})

test('an end is read from the last message of a server, with any of its words for memory', () => {
  const record = (event: string, data: object) => ({ status: { status_str: 'error', messages: [[event, data]] } })
  const error = (exception_type: string, exception_message = '') =>
    readFailure(record('execution_error', { node_type: 'KSampler', exception_type, exception_message }))
  for (const found of [error('torch.cuda.OutOfMemoryError'), error('RuntimeError', 'CUDA out of memory. Tried')])
    assert.deepEqual([found?.isOutOfMemory, found?.verdict.retryable], [true, true])
  assert.equal(error('ValueError', '/home/me/x.py')?.verdict.message, "the engine's node KSampler failed (ValueError)")
  assert.equal(error('</b> /etc/passwd')?.verdict.message, "the engine's node KSampler failed (an error)")
  assert.equal(
    readFailure({ status: { status_str: 'error' } })?.verdict.message,
    'the engine failed without saying why',
  )
  assert.equal(readFailure({ status: { status_str: 'success', messages: [['execution_success', {}]] } }), undefined)
  assert.equal(readFailure({ outputs: {} }), undefined)
})

test('a sampler is most of the work', () => {
  const graph = { 1: { class_type: 'CLIPLoader', inputs: {} }, 2: { class_type: 'KSampler', inputs: {} } }
  assert.deepEqual(
    [
      [],
      [['1', 1]],
      [
        ['1', 1],
        ['2', 0.5],
      ],
      [
        ['1', 1],
        ['2', 1],
      ],
    ].map(done => measure(graph, new Map(done as [string, number][]))),
    [0, 4, 52, 99],
  )
})

test('versions are compared number by number', () => {
  const pairs = [
    ['0.3.9', '0.3.10'],
    ['0.7.0', '0.3.46'],
    ['0.7', '0.7.0'],
    ['1.0', '0.9.9'],
    ['0.6.9', '0.7.0'],
  ]
  assert.deepEqual(
    pairs.map(([have = '', need = '']) => isOlder(have, need)),
    [true, false, false, false, true],
  )
})
