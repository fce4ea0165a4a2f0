import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keepOutputs } from '../../src/models/onnx/keep-outputs.ts'
import { message, number, text } from '../../src/models/onnx/protobuf.ts'
import { readFields, readTexts } from '../../src/models/onnx/read-fields.ts'
import { unquantiseConvolutions } from '../../src/models/onnx/unquantise-convolutions.ts'

const [FLOAT, UINT8] = [1, 2]

const node = (operator: string, inputs: string[], outputs: string[], attributes: Buffer[] = []): Buffer =>
  message(1, [
    ...inputs.map(input => text(1, input)),
    ...outputs.map(output => text(2, output)),
    text(4, operator),
    ...attributes,
  ])

const whole = (name: string, value: number): Buffer => message(5, [text(1, name), number(3, value), number(20, 2)])

const tensor = (name: string, type: number, sizes: number[], bytes: Uint8Array): Buffer =>
  message(5, [...sizes.map(size => number(1, size)), number(2, type), text(8, name), message(9, [bytes])])

const bytesOf = (values: number[]): Uint8Array => new Uint8Array(Float32Array.from(values).buffer)

const value = (field: number, name: string, sizes: number[]): Buffer => {
  const shape = message(
    2,
    sizes.map(size => message(1, [number(1, size)])),
  )
  return message(field, [text(1, name), message(2, [message(1, [number(1, FLOAT), shape])])])
}

// One channel, a kernel of three, each weight a quarter of its distance from 128.
const WEIGHTS = [132, 120, 140]

/** What a quantising tool makes of a convolution; with a bias it is made whole on the way. */
function quantised(withBias: boolean): Buffer {
  const bias = [
    node('Div', ['bias', 'scales'], ['divided']),
    node('Floor', ['divided'], ['floored']),
    node('Cast', ['floored'], ['whole bias'], [whole('to', 6)]),
    node('Add', ['convolved', 'whole bias'], ['added']),
  ]
  return Buffer.concat([
    number(1, 8),
    message(8, [text(1, ''), number(2, 17)]),
    message(7, [
      node('DynamicQuantizeLinear', ['sound'], ['quantised', 'sound scale', 'sound zero']),
      node('ConvInteger', ['quantised', 'weights', 'sound zero', 'zero'], ['convolved']),
      node('Mul', ['sound scale', 'scale'], ['scales']),
      ...(withBias ? bias : []),
      node('Cast', [withBias ? 'added' : 'convolved'], ['cast'], [whole('to', FLOAT)]),
      node('Mul', ['cast', 'scales'], ['result']),
      text(2, 'graph'),
      tensor('weights', UINT8, [1, 1, 3], Uint8Array.from(WEIGHTS)),
      tensor('scale', FLOAT, [], bytesOf([0.25])),
      tensor('zero', UINT8, [], Uint8Array.from([128])),
      tensor('bias', FLOAT, [1], bytesOf([0.5])),
      value(11, 'sound', [1, 1, 6]),
      value(12, 'result', [1, 1, 4]),
      value(12, 'sound scale', []),
    ]),
  ])
}

const operatorsOf = (model: Buffer): string[] =>
  [...readFields(model)]
    .filter(({ field }) => field === 7)
    .flatMap(({ content }) => [...readFields(content)])
    .filter(({ field }) => field === 1)
    .flatMap(({ content }) => readTexts(content, 4))

for (const withBias of [false, true])
  test(`a convolution ${withBias ? 'with' : 'without'} a bias computes with floats, exactly`, async context => {
    const runtime = await import('onnxruntime-node').catch(() => undefined)
    if (!runtime) return context.skip('onnxruntime-node is not installed')
    const model = unquantiseConvolutions(keepOutputs(quantised(withBias), ['result']))
    assert.deepEqual(operatorsOf(model), ['DequantizeLinear', 'Conv'])
    const session = await runtime.InferenceSession.create(model, { logSeverityLevel: 3 })
    const sound = [0.1, -0.7, 0.3, 0.9, -0.2, 0.4]
    const made = await session.run({ sound: new runtime.Tensor('float32', Float32Array.from(sound), [1, 1, 6]) })
    await session.release()
    const expected = [0, 1, 2, 3].map(
      at =>
        (withBias ? 0.5 : 0) + WEIGHTS.reduce((sum, weight, tap) => sum + ((weight - 128) / 4) * sound[at + tap]!, 0),
    )
    const result = [...(made['result']!.data as Float32Array)]
    result.forEach((sample, at) =>
      assert.ok(Math.abs(sample - expected[at]!) < 1e-5, `${result.join()} and ${expected.join()}`),
    )
  })

test('values that are still used stay, and so does a convolution of another form', () => {
  assert.ok(operatorsOf(unquantiseConvolutions(quantised(true))).includes('DynamicQuantizeLinear'))
  const renamed = Buffer.from(quantised(false).toString('latin1').replace('\u0004Cast', '\u0004Cost'), 'latin1')
  assert.ok(operatorsOf(unquantiseConvolutions(renamed)).includes('ConvInteger'))
})

test('a file that ends within a number is rejected', () => {
  assert.throws(() => [...readFields(Buffer.from([0xff]))], /ends within a number/)
})
