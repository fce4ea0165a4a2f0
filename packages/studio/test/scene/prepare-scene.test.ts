import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Shot, ShotList } from '../../src/direct/shot-list.ts'
import { paintScene } from '../../src/scene/paint-scene.ts'
import { prepareScene, type SceneOptions } from '../../src/scene/prepare-scene.ts'
import { copyFrame, createCompositor } from '../../../media/src/compositor/compositor.ts'
import type { RgbaPicture, Size } from '../../../media/src/frames/size.ts'
import type { YuvFrame } from '../../../media/src/frames/yuv-frame.ts'
import { differenceOf, lumaOf, meanOf, shotOf, SMALL, subjectOf } from './shots.ts'

const listOf = (...shots: Shot[]): ShotList => ({ language: 'en', shots, unknown: [] })

type More = Partial<Omit<SceneOptions, 'shots'>> & { size?: Size; at?: readonly number[] }

/** Some frames of a film. */
async function film(shots: ShotList, more: More = {}): Promise<Buffer[]> {
  const { size = SMALL, at = [0], ...options } = more
  const compositor = await createCompositor(size)
  try {
    const take = await prepareScene({
      compositor,
      frames: 48,
      seed: 1,
      amplitude: 'auto',
      shots,
      pictures: [],
      ...options,
    })
    const frames: Buffer[] = []
    for (let index = 0; index <= Math.max(...at); index++) {
      await take.draw(index)
      if (at.includes(index)) frames.push(copyFrame(compositor.frame()))
    }
    return frames
  } finally {
    compositor.close()
  }
}

const plainPicture = (width: number, height: number, colour: readonly number[]): RgbaPicture => {
  const rgba = new Uint8Array(width * height * 4)
  for (let i = 0; i < width * height; i++) rgba.set([...colour, 255], i * 4)
  return { width, height, rgba }
}

const cat = shotOf([subjectOf('🐈', { motion: 'walk' })])

test('a shot list without shots is refused', async () => {
  await assert.rejects(film(listOf()), { name: 'ChildFailure', message: /without shots/, retryable: false })
})

test('a pictogram that does not exist is shown as something', async () => {
  const unknown = { ...subjectOf('🐈'), what: { sprite: 'not-a-code' } }
  const [empty] = await film(listOf(shotOf([])))
  const [shown] = await film(listOf(shotOf([unknown])))
  assert.ok(differenceOf(empty!, shown!) > 1)
})

test('the same seed films the same bytes, another seed clearly another film', async () => {
  const at = [0, 20]
  const [first, again, other] = [
    await film(listOf(cat), { at }),
    await film(listOf(cat), { at }),
    await film(listOf(cat), { at, seed: 2 }),
  ]
  assert.deepEqual(first, again)
  assert.ok(differenceOf(first[0]!, other[0]!) > 4)
})

test('what moves, moves: the first frame differs from the last, and more at a large amplitude', async () => {
  const still = shotOf([subjectOf('🎁')], { camera: { move: 'pan-right', framing: 'medium', speed: 'normal' } })
  const change = async (amplitude: 'small' | 'large'): Promise<number> => {
    const [first, last] = await film(listOf(still), { at: [0, 47], amplitude })
    return differenceOf(first!, last!)
  }
  const [small, large] = [await change('small'), await change('large')]
  assert.ok(small > 0.5 && large > 1.3 * small, `${small} ${large}`)
})

test('day and night, rain and sun, summer and winter are told apart', async () => {
  const of = async (more: Partial<Shot>): Promise<Buffer> =>
    (await film(listOf(shotOf([subjectOf('🐈')], { place: 'meadow', ...more }))))[0]!
  const noon = await of({ time: 'noon' })
  const night = await of({ time: 'night' })
  assert.ok(meanOf(lumaOf(noon, SMALL)) > meanOf(lumaOf(night, SMALL)) + 25)
  assert.ok(differenceOf(noon, await of({ time: 'noon', weather: 'rain' })) > 6)
  assert.ok(differenceOf(noon, await of({ time: 'noon', weather: 'snow', season: 'winter' })) > 10)
})

test('a figure is darker at night than by day', async () => {
  const lightOf = async (time: 'noon' | 'night'): Promise<number> => {
    const shot = shotOf([subjectOf('⛄')], { time, camera: { move: 'still', framing: 'close', speed: 'normal' } })
    const picture = await paintScene(shot, SMALL, 1)
    const empty = await paintScene({ ...shot, subjects: [] }, SMALL, 1)
    let [sum, count] = [0, 0]
    for (let i = 0; i < picture.rgba.length; i += 4) {
      if (Math.abs(picture.rgba[i]! - empty.rgba[i]!) < 24) continue
      sum += picture.rgba[i + 1]!
      count++
    }
    assert.ok(count > 500)
    return sum / count
  }
  assert.ok((await lightOf('night')) < 0.75 * (await lightOf('noon')))
})

test('shots follow each other with a transition in between, each with a plate of its own', async () => {
  const two = listOf(
    { ...cat, share: 0.5 },
    { ...shotOf([subjectOf('🐧')], { place: 'snowfield', mood: 'calm' }), share: 0.5 },
  )
  const [before, within, after] = (await film(two, { at: [20, 30, 44] })) as [Buffer, Buffer, Buffer]
  const [first, second] = [differenceOf(before, within), differenceOf(within, after)]
  const whole = differenceOf(before, after)
  assert.ok(whole > 8)
  assert.ok(first < 0.9 * whole && second < 0.9 * whole, `${first} ${second} ${whole}`)
})

test('a film of two frames has room for three shots', async () => {
  const three = listOf(...[0.2, 0.3, 0.5].map(share => ({ ...cat, share })))
  assert.equal((await film(three, { frames: 2, at: [0, 1] })).length, 2)
})

test('a caption is shown where nothing else could be drawn', async () => {
  const plain = shotOf([], { place: 'abstract', camera: { move: 'still', framing: 'wide', speed: 'slow' } })
  const [empty] = await film(listOf(plain), { at: [24] })
  const [titled] = await film(listOf({ ...plain, caption: 'Frobnicate' }), { at: [24] })
  assert.ok(differenceOf(empty!, titled!) > 0.5)
})

test("the user's picture plays under its name, and also when no shot speaks of it", async () => {
  const pictures = [{ name: 'mug', cutout: plainPicture(60, 80, [240, 20, 220]) }]
  const named = { ...subjectOf('🐈'), what: { input: 'mug' } }
  const [asked] = await film(listOf(shotOf([named])), { pictures })
  const [unasked] = await film(listOf(shotOf([])), { pictures })
  const [without] = await film(listOf(shotOf([])))
  assert.ok(redOf(asked!) > redOf(without!) + 1)
  assert.ok(redOf(unasked!) > redOf(without!) + 1)
})

/** Mean of the red difference: a magenta picture raises it. */
const redOf = (frame: Buffer): number => meanOf(frame.subarray(SMALL.width * SMALL.height * 1.25))

test('a clip plays inside the scene and begins again at its end', async () => {
  const size = { width: 64, height: 36 }
  let opened = 0
  async function* frames(): AsyncGenerator<YuvFrame> {
    opened++
    for (const luma of [60, 120, 180]) {
      const pixels = new Uint8Array((size.width * size.height * 3) / 2).fill(128)
      pixels.fill(luma, 0, size.width * size.height)
      yield await Promise.resolve({ ...size, pixels })
    }
  }
  const shown = { ...subjectOf('🐈'), what: { input: 'clip' } }
  const shot = shotOf([shown], { camera: { move: 'still', framing: 'medium', speed: 'slow' } })
  const shots = await film(listOf(shot), { clips: [{ name: 'clip', frames }], at: [0, 1, 3] })
  assert.ok(opened >= 2)
  assert.ok(differenceOf(shots[0]!, shots[1]!) > 1, 'the clip stands still')
  assert.ok(differenceOf(shots[0]!, shots[2]!) < 0.3 * differenceOf(shots[0]!, shots[1]!), 'it does not come round')
})

test('a clip without a picture is an error, not an endless loop', async () => {
  const empty = { name: 'clip', frames: async function* (): AsyncGenerator<YuvFrame> {} }
  const shown = { ...subjectOf('🐈'), what: { input: 'clip' } }
  await assert.rejects(film(listOf(shotOf([shown])), { clips: [empty] }), /no picture/)
})

test('films of many sizes can be made, and stills also with odd sides', async () => {
  for (const size of [
    { width: 640, height: 360 },
    { width: 360, height: 640 },
    { width: 960, height: 540 },
  ]) {
    const [frame] = await film(listOf(shotOf([subjectOf('🐈')], { place: 'sweep' })), { size, frames: 1 })
    assert.equal(frame!.length, (size.width * size.height * 3) / 2)
  }
  const still = await paintScene(shotOf([subjectOf('🐈')], { place: 'sweep' }), { width: 201, height: 133 }, 1)
  assert.deepEqual([still.width, still.height, still.rgba.length], [201, 133, 201 * 133 * 4])
})

test('nothing is left in the memory of the compositor when shots are over', async () => {
  const compositor = await createCompositor(SMALL)
  try {
    const many = listOf(...Array.from({ length: 4 }, () => ({ ...cat, share: 0.25, place: 'sweep' as const })))
    const take = await prepareScene({ compositor, frames: 32, seed: 1, amplitude: 'auto', shots: many, pictures: [] })
    const sizes: number[] = []
    for (let index = 0; index < 32; index++) {
      await take.draw(index)
      sizes.push(compositor.memoryBytes())
    }
    // Two shots are held during a transition, never three.
    assert.ok(sizes.at(-1)! <= sizes[12]! * 1.1, `${sizes[12]} ${sizes.at(-1)}`)
  } finally {
    compositor.close()
  }
})
