import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkWeights } from '../../../src/models/find-weights.ts'
import { openModel } from '../../../src/models/open-model.ts'
import { differenceOf, filmed, still } from './filmed.ts'
import { discOf } from './test-pictures.ts'

const SIZE = { width: 320, height: 180 }
const names = ['u2netp', 'migan', 'fastdepth'] as const
const states = await Promise.all(names.map(name => checkWeights(name)))
const skip = states.every(({ state }) => state === 'ready') ? false : 'models are optional and not installed here'

test('a film with the installed models begins with the picture, moves, and is reproducible', {
  skip,
}, async () => {
  const options = { picture: discOf(SIZE), move: 'track-right', open: openModel, frames: 48 } as const
  const once = await filmed(SIZE, options, [0, 1, 47])
  assert.ok(differenceOf(once[0]!, await still(SIZE, options.picture)).most <= 2)
  assert.ok(differenceOf(once[0]!, once[1]!).mean < 3)
  assert.ok(differenceOf(once[0]!, once[2]!).mean > 4)
  // The layers are kept now; what is drawn from them is the same.
  assert.deepEqual(await filmed(SIZE, options, [0, 1, 47]), once)
})
