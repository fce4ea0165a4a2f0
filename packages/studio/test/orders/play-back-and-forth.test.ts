import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { YuvFrame } from '../../../media/src/frames/yuv-frame.ts'
import { playBackAndForth } from '../../src/orders/play-back-and-forth.ts'

async function* clip(count: number): AsyncGenerator<YuvFrame> {
  // As decoders do: the same piece of memory for every frame.
  const pixels = new Uint8Array(6)
  for (let index = 0; index < count; index++) {
    pixels.fill(index)
    yield { width: 2, height: 2, pixels }
  }
}

async function played(count: number, frames: number): Promise<string> {
  const seen: number[] = []
  for await (const { frame, index } of playBackAndForth(() => clip(count), { count, frames, width: 2, height: 2 })) {
    assert.equal(frame.pixels[0], index)
    seen.push(index)
  }
  return seen.join('')
}

test('a long clip ends at the requested length', async () => {
  assert.equal(await played(5, 3), '012')
  assert.equal(await played(5, 5), '01234')
})

test('a shorter one plays back and forth without a pause at either end', async () => {
  assert.equal(await played(4, 14), '01232101232101')
  assert.equal(await played(2, 5), '01010')
})

test('a single frame is held', async () => {
  assert.equal(await played(1, 3), '000')
})
