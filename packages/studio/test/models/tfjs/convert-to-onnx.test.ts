import assert from 'node:assert/strict'
import { test } from 'node:test'
import { seededRandom } from '../../../../media/src/core/seeded-random.ts'
import { loadModel } from '../../../src/models/open-model.ts'
import { convertToOnnx } from '../../../src/models/tfjs/convert-to-onnx.ts'
import { createSmallModel, type Pixels, slid } from './small-model.ts'

const seeded = seededRandom(5)
const noise = (count: number): Float32Array => Float32Array.from({ length: count }, () => seeded.between(-1, 1))
// Odd and unequal sides: rows taken for columns, or padding at the wrong end, would show.
const [ROWS, COLUMNS, CHANNELS] = [7, 10, 3] as const
const picture: Pixels = { rows: ROWS, columns: COLUMNS, channels: CHANNELS, values: noise(ROWS * COLUMNS * CHANNELS) }
const window = (side: number, stride: number, padding: 'SAME' | 'VALID') => ({
  texts: { padding },
  lists: { strides: [1, stride, stride, 1], dilations: [1, 1, 1, 1], ksize: [1, side, side, 1] },
})

async function madeBy(model: Parameters<typeof convertToOnnx>): Promise<Float32Array | undefined> {
  const loaded = await loadModel(convertToOnnx(...model))
  const made = await loaded?.run({ picture: { data: picture.values, shape: [1, ROWS, COLUMNS, CHANNELS] } })
  await loaded?.close()
  return made?.['Identity'] as Float32Array | undefined
}

function assertNear(made: Float32Array | undefined, expected: Pixels): void {
  assert.ok(made)
  assert.equal(made.length, expected.values.length)
  made.forEach((value, at) => assert.ok(Math.abs(value - expected.values[at]!) < 1e-5, `${at}: ${value}`))
}

test('an unknown operator is rejected by name, and so are weights that do not fit', () => {
  const strange = createSmallModel([ROWS, COLUMNS, CHANNELS])
  strange.add('made', 'Cosine', ['picture'])
  assert.throws(() => convertToOnnx(...strange.finish('made', [1])), /the operator Cosine is not supported/)
  const short = createSmallModel([ROWS, COLUMNS, CHANNELS])
  short.constant('numbers', [4], noise(4))
  short.add('made', 'Relu', ['picture'])
  const [model, weights] = short.finish('made', [1])
  assert.throws(() => convertToOnnx(model, weights.subarray(4)), /the weights end before numbers/)
  assert.throws(
    () => convertToOnnx(model, Buffer.concat([weights, weights])),
    /more weights than the model has names for/,
  )
})

for (const [padding, stride] of [
  ['SAME', 1],
  ['SAME', 2],
  ['VALID', 2],
] as const) {
  test(`a convolution with bias and a limit equals plain loops: ${padding}, step ${stride}`, async () => {
    const small = createSmallModel([ROWS, COLUMNS, CHANNELS])
    const [kernel, bias] = [noise(3 * 3 * CHANNELS * 4).map(value => value * 4), noise(4)]
    small.constant('kernel', [3, 3, CHANNELS, 4], kernel)
    small.constant('bias', [4], bias)
    small.add('made', '_FusedConv2D', ['picture', 'kernel', 'bias'], {
      ...window(3, stride, padding),
      fused: ['BiasAdd', 'Relu6'],
    })
    const expected = slid(picture, { side: 3, stride, isSame: padding === 'SAME' }, 4, (at, output) => {
      let sum = bias[output]!
      for (let y = 0; y < 3; y++) {
        for (let x = 0; x < 3; x++) {
          for (let input = 0; input < CHANNELS; input++)
            sum += (at(y, x, input) ?? 0) * kernel[((y * 3 + x) * CHANNELS + input) * 4 + output]!
        }
      }
      return Math.min(6, Math.max(0, sum))
    })
    assertNear(await madeBy(small.finish('made', [expected.rows, expected.columns, 4])), expected)
  })
}

test('a depthwise kernel and a slope per channel for negative values are converted', async () => {
  const small = createSmallModel([ROWS, COLUMNS, CHANNELS])
  const [kernel, slope] = [noise(3 * 3 * CHANNELS), noise(CHANNELS)]
  small.constant('kernel', [3, 3, CHANNELS, 1], kernel)
  small.constant('slope', [1, 1, CHANNELS], slope)
  small.add('sum', 'DepthwiseConv2dNative', ['picture', 'kernel'], window(3, 2, 'SAME'))
  small.add('made', 'Prelu', ['sum', 'slope'])
  const expected = slid(picture, { side: 3, stride: 2, isSame: true }, CHANNELS, (at, channel) => {
    let sum = 0
    for (let y = 0; y < 3; y++)
      for (let x = 0; x < 3; x++) sum += (at(y, x, channel) ?? 0) * kernel[(y * 3 + x) * CHANNELS + channel]!
    return sum < 0 ? sum * slope[channel]! : sum
  })
  assertNear(await madeBy(small.finish('made', [expected.rows, expected.columns, CHANNELS])), expected)
})

test('pooling, padding of channels and a new shape keep the order of values', async () => {
  const small = createSmallModel([ROWS, COLUMNS, CHANNELS])
  small.constant('sides', [4, 2], Int32Array.of(0, 0, 0, 0, 0, 0, 0, 2))
  small.constant('two', [], Float32Array.of(2))
  small.constant('shape', [2], Int32Array.of(-1, 5))
  small.add('most', 'MaxPool', ['picture'], window(2, 2, 'SAME'))
  small.add('wider', 'Pad', ['most', 'sides'])
  small.add('twice', 'Mul', ['two', 'wider'])
  small.add('made', 'Reshape', ['twice', 'shape'])
  const expected = slid(picture, { side: 2, stride: 2, isSame: true }, CHANNELS + 2, (at, channel) => {
    if (channel >= CHANNELS) return 0
    const seen = [at(0, 0, channel), at(0, 1, channel), at(1, 0, channel), at(1, 1, channel)]
    return 2 * Math.max(...seen.filter(value => value !== undefined))
  })
  assertNear(await madeBy(small.finish('made', [4 * 5, 5])), expected)
})
