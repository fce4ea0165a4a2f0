import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { RgbaPicture } from '../../../media/src/frames/size.ts'
import { STORY_NAMES, type StoryName } from '../../src/stories/story.ts'
import { differenceOf, openWithCar } from '../pictures/edit/test-pictures.ts'
import { film, plain } from './film-story.ts'

test('an impossible story is rejected with the reason', async () => {
  await assert.rejects(film('fairy_tale' as StoryName), /no story fairy_tale/)
  await assert.rejects(film('love_story', { pictures: [] }), /1 to 100 pictures, not 0/)
  const many = Array.from({ length: 101 }, () => plain(1, 2, 3))
  await assert.rejects(film('love_story', { pictures: many }), /not 101/)
})

test('every story is made without models', async () => {
  for (const story of STORY_NAMES) {
    const frames = await film(story, { frames: 60, at: [0, 25, 40, 59] })
    for (const frame of frames) assert.ok(spreadOf(frame) > 5, `${story} has an empty frame`)
  }
})

/** How much a frame's lights differ. */
function spreadOf({ rgba }: RgbaPicture): number {
  let [sum, squares, count] = [0, 0, 0]
  for (let at = 1; at < rgba.length; at += 4) {
    sum += rgba[at]!
    squares += rgba[at]! ** 2
    count++
  }
  return Math.sqrt(squares / count - (sum / count) ** 2)
}

// Hues so far apart that no grade makes one of them another.
const COLOURS = [
  [225, 40, 40],
  [40, 200, 60],
  [40, 70, 225],
  [225, 210, 40],
  [200, 40, 200],
  [40, 205, 210],
  [240, 240, 240],
  [230, 120, 30],
] as const

test('every picture of a film is visible in some frame', async () => {
  for (const [story, count] of [
    ['love_story', 3],
    ['workday_feels', 8],
    ['one_shot', 8],
  ] as const) {
    const pictures = COLOURS.slice(0, count).map(([red, green, blue]) => plain(red, green, blue))
    const at = Array.from({ length: 48 }, (_, index) => index * 4 + 3)
    const frames = await film(story, { pictures, frames: 192, at })
    for (const colour of COLOURS.slice(0, count)) {
      const most = Math.max(...frames.map(frame => countLike(frame, colour)))
      assert.ok(most > 80, `${story}: ${colour.join(' ')} is seen in ${most} pixels at most`)
    }
  }
})

/** Pixels of about the same hue: the same channels are high and low. */
function countLike({ rgba }: RgbaPicture, colour: readonly [number, number, number]): number {
  let count = 0
  for (let at = 0; at < rgba.length; at += 4) {
    const away = [0, 1, 2].reduce((sum, part) => sum + Math.abs(rgba[at + part]! - colour[part]!), 0)
    if (away < 150) count++
  }
  return count
}

test('a cut-out travels through the places of a journey', async () => {
  const [first, later] = await film('pigsy', { at: [8, 40], open: openWithCar })
  for (const frame of [first!, later!]) {
    let red = 0
    for (let at = 0; at < frame.rgba.length; at += 4) {
      if (frame.rgba[at]! - Math.max(frame.rgba[at + 1]!, frame.rgba[at + 2]!) > 80) red++
    }
    assert.ok(red > 600 && red < 192 * 108 * 0.5, `${red} pixels of the car`)
  }
  assert.ok(differenceOf(first!, later!) > 10, 'in another place')
})

test('no two stories look alike', async () => {
  const stories = await Promise.all(STORY_NAMES.map(story => film(story, { frames: 60, at: [30] })))
  for (const [index, [frame]] of stories.entries()) {
    for (const [other] of stories.slice(index + 1)) assert.ok(differenceOf(frame!, other!) > 4, STORY_NAMES[index])
  }
})
