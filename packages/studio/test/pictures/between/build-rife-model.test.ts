import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addLayer } from '../../../src/pictures/between/rife/add-layer.ts'
import { createGraphWriter } from '../../../src/models/onnx/graph-writer.ts'
import { encodeOnnxModel } from '../../../src/models/onnx/encode-onnx-model.ts'
import { createWeightsReader, readLayers } from '../../../src/pictures/between/rife/read-ncnn.ts'
import { buildRifeModel } from '../../../src/pictures/between/rife/build-rife-model.ts'
import { chooseRifeSize } from '../../../src/pictures/between/rife/open-rife.ts'
import { loadModel } from '../../../src/models/open-model.ts'

const layersOf = (...lines: string[]) => readLayers(['7767517', `${lines.length} 9`, ...lines].join('\n'))

test('another kind of file is rejected', () => {
  assert.throws(() => readLayers('hello\n1 1'), /not an ncnn network/)
})

test('an unknown layer is rejected by name', () => {
  const [layer] = layersOf('Pooling pool_3 1 1 a b 0=1')
  assert.throws(() => addLayer(createGraphWriter(), layer!), /pool_3 is a Pooling/)
  const [power] = layersOf('BinaryOp pow_1 2 1 a b c 0=6')
  assert.throws(() => addLayer(createGraphWriter(), power!), /pow_1 has an unsupported calculation/)
})

test('weights that are too short, too long or of another kind are rejected', () => {
  const graph = ['7767517', '1 2', 'Convolution c 1 1 in0 327 0=1 1=1 5=1 6=2'].join('\n')
  const mark = Buffer.from([0x47, 0x6b, 0x30, 0x01])
  const size = { width: 32, height: 32 }
  assert.throws(() => buildRifeModel(graph, Buffer.concat([mark, Buffer.alloc(2)]), size), /end too early/)
  assert.throws(() => buildRifeModel(graph, Buffer.concat([mark, Buffer.alloc(12)]), size), /more weights than layers/)
  assert.throws(() => buildRifeModel(graph, Buffer.alloc(12), size), /unknown kind/)
})

test('half floats are padded to four bytes and followed by the bias', () => {
  const bytes = Buffer.concat([
    Buffer.from([0x47, 0x6b, 0x30, 0x01]),
    Buffer.from([1, 2, 3, 4, 5, 6, 0, 0, 7, 8, 9, 10]),
  ])
  const reader = createWeightsReader(bytes)
  const { halves, bias } = reader.next(3, 1)
  assert.deepEqual([[...halves], [...bias], reader.isAtEnd()], [[1, 2, 3, 4, 5, 6], [7, 8, 9, 10], true])
})

test('parameters are read by number, arrays by their positive number', () => {
  const [layer] = layersOf('Crop slice 1 1 a b 0=2 -23309=1,4 -23310=1,5 1=1.250000e-01')
  assert.deepEqual(
    [...layer!.parameters],
    [
      [0, [2]],
      [9, [4]],
      [10, [5]],
      [1, [0.125]],
    ],
  )
})

test('the model takes sides that are multiples of 32, near the shape of the frame', () => {
  assert.deepEqual(chooseRifeSize({ width: 1_280, height: 720 }), { width: 640, height: 352 })
  assert.deepEqual(chooseRifeSize({ width: 720, height: 1_280 }), { width: 352, height: 640 })
  assert.deepEqual(chooseRifeSize({ width: 64, height: 64 }), { width: 128, height: 128 })
})

test('the runtime runs the converted model', async t => {
  const graph = createGraphWriter()
  const lines = [
    'Crop slice 1 1 a b -23309=1,1 -23310=1,3',
    'BinaryOp sub 1 1 b c 0=7 1=1 2=1.0',
    'ReLU relu 1 1 c d 0=0.5',
  ]
  for (const layer of layersOf(...lines)) addLayer(graph, layer)
  const model = await loadModel(
    encodeOnnxModel({
      nodes: graph.nodes,
      constants: graph.constants,
      inputs: [{ name: 'a', shape: [1, 3, 1, 2] }],
      outputs: [{ name: 'd', shape: [1, 2, 1, 2] }],
    }),
  )
  if (!model) return t.skip('the runtime is optional and not installed here')
  const made = await model.run({ a: { data: Float32Array.of(9, 9, 0, 1, 2, 5), shape: [1, 3, 1, 2] } })
  await model.close()
  // One minus each of the last two planes, and half of it where that is below nothing.
  assert.deepEqual([...made['d']!], [1, 0, -0.5, -2])
})
