import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writeGeneral } from '../../written-films.ts'
import { asksForCaptions, writeCaptions } from '../../../../src/films/making/design/write-captions.ts'

const PLACE = { prompt: '', subject: '', colours: [], faces: [], isPlace: true } as const
const captionsOf = (prompt: string, seconds: number) => {
  const { storyboard, script } = writeGeneral({ prompt, seconds, seed: 1, pictures: [PLACE] })
  const told = script.shots.map(({ caption = '' }) => caption)
  return { storyboard, captions: writeCaptions(storyboard, told, text => text.length / 12) }
}

test('captions are requested by name, and a quoted caption is written once', () => {
  for (const prompt of ['A fox runs. Add subtitles.', 'A fox runs, with narration and captions', '狐狸在跑，加字幕。'])
    assert.ok(asksForCaptions(prompt), prompt)
  for (const prompt of [
    'A fox runs.',
    'A fox runs, no subtitles.',
    '狐狸在跑，不要字幕。',
    'A fox runs. Caption: "Home"',
    'A fox runs. Captions in this order: "Home", "Away".',
  ])
    assert.ok(!asksForCaptions(prompt), prompt)
})

test('captions show all spoken words, in order, while they are spoken', () => {
  const { storyboard, captions } = captionsOf(
    'With narration and captions. Mara and her grandfather Tom bake bread in a small kitchen. Tom falls asleep on a bench.',
    12,
  )
  const lines = storyboard.narration?.lines.map(({ text }) => text) ?? []
  assert.equal(captions.map(({ text }) => text).join(' '), lines.join(' '))
  for (const [at, { fromFrame, toFrame, style }] of captions.entries()) {
    assert.equal(style, 'subtitle')
    assert.ok(fromFrame < toFrame && toFrame <= 12 * 24 && toFrame <= (captions[at + 1]?.fromFrame ?? 12 * 24))
  }
})

test('a film without a voice has its scenes as text below', () => {
  const { captions } = captionsOf('A fox runs through the snow. At night it sleeps in a cave. Add captions.', 10)
  assert.deepEqual(
    captions.map(({ text }) => text),
    ['A fox runs through the snow', 'At night it sleeps in a cave'],
  )
})
