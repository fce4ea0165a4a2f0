import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type FilmDesign, findDesign } from '../../../../src/films/making/design/film-design.ts'
import { replaceTexts } from '../../../../src/films/making/compose/replace-texts.ts'

const shot = (frames: number, title?: string) => ({
  prompt: 'p',
  frames,
  pictures: [],
  from: 'words' as const,
  amplitude: 'medium' as const,
  ...(title && { title: { text: title, style: 'title' as const, fromFrame: 5, frames: 30 } }),
})
const text = (style: 'subtitle' | 'bubble', fromFrame: number) =>
  ({ text: style, style, font: 'serif', fromFrame, toFrame: fromFrame + 4 }) as const
const design: FilmDesign = {
  width: 720,
  height: 1280,
  storyboard: { language: 'en', shots: [shot(48, 'Hello'), shot(72), shot(12)] },
  texts: [text('subtitle', 3), text('bubble', 9)],
}
const titlesIn = ({ storyboard }: FilmDesign): unknown[] => storyboard.shots.map(one => one.title)

test('fields that a composition omits stay as designed', () => {
  assert.deepEqual(replaceTexts(design, {}), design)
})

test("titles replace all of the design's: in the place of an old one, elsewhere before the cut", () => {
  const titles = [
    { segment: 0, text: 'Other', style: 'lower third' as const },
    { segment: 1, text: 'New', style: 'title' as const },
    { segment: 2, text: 'Short', style: 'title' as const },
  ]
  assert.deepEqual(titlesIn(replaceTexts(design, { titles })), [
    { text: 'Other', style: 'lower third', fromFrame: 5, frames: 30 },
    { text: 'New', style: 'title', fromFrame: 10, frames: 52 },
    { text: 'Short', style: 'title', fromFrame: 3, frames: 1 },
  ])
  assert.deepEqual(titlesIn(replaceTexts(design, { titles: [] })), [undefined, undefined, undefined])
})

test("subtitles replace the design's in its style, and bubbles stay", () => {
  const { texts } = replaceTexts(design, { subtitles: [{ text: 'Hi', from: 0.5, to: 0.51 }] }, '#00FF00')
  assert.deepEqual(texts, [
    text('bubble', 9),
    { text: 'Hi', fromFrame: 12, toFrame: 13, style: 'subtitle', font: 'serif', colour: '#00FF00' },
  ])
})

test('the designs of chapters are joined in order, and a named one is returned alone', () => {
  const chapter = { ...design, spoken: [{ atSeconds: 1 }] }
  const steps = new Map([
    ['design 0', chapter],
    ['design 1', chapter],
  ])
  const joined = findDesign(steps)
  assert.equal(joined?.storyboard.shots.length, 6)
  assert.deepEqual(
    joined?.texts.map(({ fromFrame, toFrame }) => [fromFrame, toFrame]),
    [
      [3, 7],
      [9, 13],
      [135, 139],
      [141, 145],
    ],
  )
  assert.deepEqual(joined?.spoken, [{ atSeconds: 1 }, { atSeconds: 6.5 }])
  assert.equal(findDesign(steps, 'design 1'), chapter)
  assert.equal(findDesign(new Map([['design', design]])), design)
  assert.equal(findDesign(new Map()), undefined)
})
