import assert from 'node:assert/strict'
import { test } from 'node:test'
import { unpackTensors } from '../../../src/models/tfjs/unpack-tensors.ts'

test('weights of an unknown type are rejected', () => {
  assert.throws(() => unpackTensors([{ name: 'a', shape: [1], dtype: 'string' }], Buffer.alloc(4)), /string/)
})

test('half floats and bytes are decoded exactly at any offset', () => {
  const halves = new Uint16Array([0x3c00, 0xc000, 0x3555, 0x0001, 0x8000])
  const bytes = Buffer.concat([
    Buffer.from([0, 1, 255]),
    Buffer.from(halves.buffer),
    Buffer.from(Int32Array.of(-7).buffer),
  ])
  const unpacked = unpackTensors(
    [
      { name: 'codes', shape: [3], dtype: 'float32', quantization: { dtype: 'uint8', min: -1, scale: 0.5 } },
      { name: 'halves', shape: [5], dtype: 'float32', quantization: { dtype: 'float16' } },
      { name: 'whole', shape: [], dtype: 'int32' },
    ],
    bytes,
  )
  assert.deepEqual([...(unpacked.get('codes')?.values ?? [])], [-1, -0.5, 126.5])
  const [one, minusTwo, third, least, zero] = unpacked.get('halves')?.values ?? []
  assert.deepEqual([one, minusTwo, least, zero], [1, -2, 2 ** -24, -0])
  assert.ok(Math.abs(third! - 1 / 3) < 1e-3)
  assert.deepEqual([...(unpacked.get('whole')?.values ?? [])], [-7])
})
