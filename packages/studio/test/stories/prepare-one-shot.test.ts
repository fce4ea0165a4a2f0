import assert from 'node:assert/strict'
import { test } from 'node:test'
import { carPicture, differenceOf } from '../pictures/edit/test-pictures.ts'
import { film, plain } from './film-story.ts'

test('a single shot begins with only the first picture, in its shape', async () => {
  const frame = { width: 108, height: 160 }
  const picture = carPicture(frame)
  const [first] = await film('one_shot', { frame, pictures: [picture], at: [0] })
  const isUpper = (_: number, v: number): boolean => v < 0.35
  assert.ok(differenceOf(first!, picture, isUpper) < 14, `${differenceOf(first!, picture, isUpper)}`)
})

test('a single shot never cuts: each frame is near the one before', async () => {
  const pictures = [carPicture(), plain(200, 60, 60), plain(60, 180, 70)]
  const frames = await film('one_shot', { pictures, frames: 96 })
  for (let index = 1; index < frames.length; index++) {
    assert.ok(differenceOf(frames[index]!, frames[index - 1]!) < 40, `between ${index - 1} and ${index}`)
  }
})

test('the same seed gives the same film, and another seed another', async () => {
  for (const story of ['love_story', 'pigsy', 'one_shot'] as const) {
    const at = [30]
    const [[one], [same], [other]] = [
      await film(story, { at }),
      await film(story, { at }),
      await film(story, { at, seed: 6 }),
    ]
    assert.equal(differenceOf(one!, same!), 0, story)
    assert.ok(differenceOf(one!, other!) > 0.2, story)
  }
})

test('films of one frame and of odd pictures are made', async () => {
  assert.equal((await film('love_story', { frames: 1 })).length, 1)
  assert.equal((await film('one_shot', { frames: 1 })).length, 1)
  const clear = { ...plain(90, 120, 200), rgba: new Uint8Array(96 * 64 * 4) }
  const odd = [carPicture({ width: 1, height: 1 }), carPicture({ width: 7, height: 400 }), clear]
  for (const story of ['love_story', 'monkey_king', 'one_shot'] as const) {
    await film(story, { pictures: odd, frames: 72, at: [0, 30, 71] })
  }
})
