import assert from 'node:assert/strict'
import { test } from 'node:test'
import { copyFrame, createCompositor } from '../../../../media/src/compositor/compositor.ts'
import type { RgbaPicture, Size } from '../../../../media/src/frames/size.ts'
import { type BetweenOptions, prepareBetween } from '../../../src/pictures/between/prepare-between.ts'
import { type OpenRife, openRife } from '../../../src/pictures/between/rife/open-rife.ts'
import { checkWeights } from '../../../src/models/find-weights.ts'
import { differenceOf, still } from '../photo/filmed.ts'
import { pictureOf, wavesAt, wavesOf } from '../photo/test-pictures.ts'

const SIZE = { width: 256, height: 144 }

type Wish = Partial<BetweenOptions> & Pick<BetweenOptions, 'first' | 'last'>

async function between(
  options: Wish,
  indices: readonly number[],
  open: OpenRife,
  size: Size = SIZE,
): Promise<Buffer[]> {
  const compositor = await createCompositor(size)
  try {
    const take = await prepareBetween({ compositor, frames: 49, seed: 1, amplitude: 'auto', ...options }, open)
    const made: Buffer[] = []
    for (const index of indices) {
      await take.draw(index)
      made.push(copyFrame(compositor.frame()))
    }
    return made
  } finally {
    compositor.close()
  }
}

const noRife: OpenRife = async () => undefined

/** Sees everything go to the right by so many of its own pixels. */
const evenRife =
  (way: number): OpenRife =>
  async ({ width, height }) => ({
    async flowAt(time) {
      const area = width * height
      const flow = new Float32Array(area * 4)
      flow.fill(-way * time, 0, area)
      flow.fill(way * (1 - time), 2 * area, 3 * area)
      return { width, height, time, flow, share: new Float32Array(area).fill(1 - time) }
    },
    close: async () => undefined,
  })

const barAt = (middle: number): RgbaPicture =>
  pictureOf(SIZE, x => (Math.abs(x - middle) < 10 ? [240, 240, 240] : [40, 50, 60]))
const barIn = (frame: Buffer): number => {
  const row = [...frame.subarray(72 * 256, 73 * 256)]
  const weight = row.reduce((sum, code) => sum + Math.max(0, code - 70), 0)
  return row.reduce((sum, code, x) => sum + Math.max(0, code - 70) * x, 0) / weight
}

for (const [name, open] of [
  ['without a model', noRife],
  ['with one', evenRife(20)],
] as const) {
  test(`${name} the first and the last frame are the pictures`, async () => {
    const [first, last] = [wavesOf(SIZE), barAt(90)]
    const made = await between({ first, last }, [0, 24, 48], open)
    assert.ok(differenceOf(made[0]!, await still(SIZE, first)).most <= 2)
    assert.ok(differenceOf(made[2]!, await still(SIZE, last)).most <= 2)
    for (const end of [0, 2]) assert.ok(differenceOf(made[1]!, made[end]!).mean > 3)
  })

  test(`${name} no frame jumps at the ends`, async () => {
    const made = await between({ first: barAt(100), last: barAt(120) }, [0, 1, 47, 48], open)
    assert.ok(differenceOf(made[0]!, made[1]!).mean < 4)
    assert.ok(differenceOf(made[2]!, made[3]!).mean < 4)
  })

  test(`${name} two runs give the same frames`, async () => {
    const options = { first: wavesOf(SIZE), last: barAt(60) }
    assert.deepEqual(await between(options, [20, 30], open), await between(options, [20, 30], open))
  })

  test(`${name} films of one and two frames, and pictures of any shape, are made`, async () => {
    const odd = {
      first: wavesOf({ width: 33, height: 201 }),
      last: pictureOf({ width: 1, height: 1 }, () => [9, 9, 9, 0]),
    }
    assert.equal((await between({ ...odd, frames: 1 }, [0], open)).length, 1)
    const [, second] = await between({ ...odd, frames: 2 }, [0, 1], open)
    // What is transparent lies on white.
    assert.equal(second![0], 235)
  })
}

test('a moving thing is in between, not in both places', async () => {
  const made = await between({ first: barAt(100), last: barAt(120) }, [12, 24, 36], evenRife(20))
  const places = made.map(barIn)
  assert.ok(
    places[0]! > 101 && places[0]! < places[1]! && places[1]! < places[2]! && places[2]! < 119,
    places.join(' '),
  )
  assert.ok(Math.abs(places[1]! - 109.5) < 1.5, `${places[1]}`)
})

const states = await Promise.all((['rife', 'rife-graph'] as const).map(name => checkWeights(name)))
const skip = states.every(({ state }) => state === 'ready') ? false : 'the model is optional and not installed here'

test('the installed model finds motion that a cross-fade lacks', { skip }, async () => {
  const shifted = (way: number): RgbaPicture => pictureOf(SIZE, (x, y) => wavesAt(x - way, y))
  const [middle] = await between({ first: shifted(0), last: shifted(12) }, [24], openRife)
  const truth = await still(SIZE, shifted(6))
  const [faded] = await between({ first: shifted(0), last: shifted(12) }, [24], noRife)
  const inner = (frame: Buffer): Buffer =>
    Buffer.concat(Array.from({ length: 100 }, (_, y) => frame.subarray((y + 22) * 256 + 28, (y + 22) * 256 + 228)))
  const [found, fade] = [
    differenceOf(inner(middle!), inner(truth)).mean,
    differenceOf(inner(faded!), inner(truth)).mean,
  ]
  assert.ok(found < 4 && found < fade / 3, `${found} ${fade}`)
})
