import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recommendPrompt } from '../../../src/prompt-parsing/recommend-prompt.ts'
import { readPictureLook } from '../../../src/pictures/look-at/read-picture-look.ts'
import { nameColour } from '../../../src/pictures/look-at/name-colour.ts'
import { pictureOf } from '../photo/test-pictures.ts'

const SIZE = { width: 300, height: 200 }

test('a picture of one pixel, and an empty one, have facts', () => {
  const one = readPictureLook(pictureOf({ width: 1, height: 1 }, () => [0, 0, 0]))
  assert.deepEqual([one.colours, one.brightness, one.contrast, one.aspect], [['black'], 0, 0, 1])
  const clear = readPictureLook(pictureOf(SIZE, () => [0, 0, 0, 0]))
  assert.deepEqual([clear.colours, clear.subjectShare], [['white'], 0])
  assert.ok(Math.abs(clear.brightness - 1) < 1e-6)
})

test('colours have their usual names', () => {
  for (const [name, ...codes] of [
    ['red', 200, 30, 30],
    ['orange', 250, 140, 30],
    ['yellow', 240, 220, 60],
    ['green', 60, 140, 60],
    ['blue', 60, 110, 200],
    ['blue', 130, 175, 225],
    ['purple', 120, 60, 190],
    ['pink', 245, 150, 190],
    ['brown', 110, 70, 40],
    ['brown', 150, 95, 60],
    ['black', 20, 18, 22],
    ['white', 245, 244, 240],
    ['grey', 128, 130, 127],
  ] as const) {
    assert.equal(nameColour(codes[0], codes[1], codes[2]), name, codes.join(' '))
  }
})

test('a sunny meadow is bright, green, blue and outside', () => {
  const facts = readPictureLook(pictureOf(SIZE, (_, y) => (y < 90 ? [120, 170, 235] : [80, 150, 50])))
  assert.deepEqual([facts.colours.toSorted(), facts.isOutdoorGuess], [['blue', 'green'], true])
  assert.ok(facts.brightness > 0.5 && Math.abs(facts.aspect - 1.5) < 1e-9)
})

test('a room of brown things is warm and inside', () => {
  const facts = readPictureLook(pictureOf(SIZE, (x, y) => (((x >> 4) + (y >> 4)) % 2 ? [140, 90, 55] : [70, 40, 25])))
  assert.deepEqual([facts.colours[0], facts.isOutdoorGuess], ['brown', false])
  assert.ok(facts.warmth > 0.4)
})

test('cold and warm light, and low and high contrast, are distinguished', () => {
  const warmth = (red: number, blue: number): number => readPictureLook(pictureOf(SIZE, () => [red, 128, blue])).warmth
  assert.ok(warmth(170, 90) > 0.3 && warmth(90, 170) < -0.3 && Math.abs(warmth(128, 128)) < 0.01)
  const contrast = (step: number): number =>
    readPictureLook(
      pictureOf(SIZE, x => (x < 150 ? [128 - step, 128 - step, 128 - step] : [128 + step, 128 + step, 128 + step])),
    ).contrast
  assert.ok(contrast(120) > 0.9 && contrast(10) < 0.1)
})

test('a thing on a plain background is found at its position, and a given one is used', () => {
  const picture = pictureOf(SIZE, (x, y) =>
    x >= 60 && x < 120 && y >= 80 && y < 160 ? [200, 40, 40] : [200, 205, 210],
  )
  const { subjectBox, subjectShare } = readPictureLook(picture)
  assert.ok(Math.abs(subjectBox!.left - 60) < 10 && Math.abs(subjectBox!.width - 60) < 14, JSON.stringify(subjectBox))
  assert.ok(Math.abs(subjectShare - 0.08) < 0.03, `${subjectShare}`)
  const given = { box: { left: 1, top: 2, width: 3, height: 4 }, share: 0.5 }
  assert.deepEqual(readPictureLook(picture, given).subjectBox, given.box)
})

test('a prompt can be recommended from the facts', () => {
  const { isOutdoorGuess, ...facts } = readPictureLook(
    pictureOf(SIZE, (_, y) => (y < 90 ? [120, 170, 235] : [80, 150, 50])),
  )
  const prompt = recommendPrompt({ ...facts, ...(isOutdoorGuess === undefined ? {} : { outdoor: isOutdoorGuess }) }, 4)
  assert.match(prompt, /blue|green/)
})
