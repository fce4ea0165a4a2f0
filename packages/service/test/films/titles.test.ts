import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writeAdStoryboard } from './written-films.ts'
import { readComicScript } from '../../../studio/src/film-writing/comic/read-comic-script.ts'
import type { ComicAsset } from '../../../studio/src/film-writing/comic/comic.ts'
import { writeGeneralStoryboard } from './written-films.ts'

const UNSEEN = { prompt: '', subject: '', colours: [], faces: [] }

test("a scene's title appears a third of a second after its shot begins and ends as long before its end", () => {
  const prompt = 'Boats leave at dawn, title "The harbour". The boats arrive, title "The island".'
  const { shots } = writeGeneralStoryboard({ prompt, seconds: 12, seed: 1, pictures: [UNSEEN] })
  const titled = shots.filter(shot => shot.title)
  assert.deepEqual(
    titled.map(({ title }) => [title?.text, title?.fromFrame]),
    [
      ['The harbour', 8],
      ['The island', 8],
    ],
  )
  for (const { title, frames } of titled) assert.equal(title?.frames, frames - 16)
})

test('the title of an ad is within its opening, and the last one until the end', () => {
  const { shots } = writeAdStoryboard({
    prompt: 'An ad for AquaPure water bottle: keeps drinks cold for 24 hours.',
    pictures: [UNSEEN],
    seconds: 15,
    language: 'en',
    creative: false,
    seed: 1,
  })
  const [first, last] = [shots[0]!, shots.at(-1)!]
  assert.deepEqual([first.title?.fromFrame, first.title?.frames], [8, first.frames - 16])
  assert.deepEqual([last.title?.fromFrame, last.title?.frames], [8, last.frames - 8])
  const between = shots.slice(1, -1).flatMap(({ title }) => title?.text ?? [])
  assert.deepEqual(between, ['Keeps drinks cold for 24 hours'])
})

const asset = (type: ComicAsset['type'], name: string): ComicAsset => ({
  type,
  name,
  description: '',
  voice: '',
  hasPicture: true,
})
const ASSETS = [asset('character', 'Tom'), asset('character', 'Mara'), asset('scene', 'harbour')]
const panelsOf = (script: string) => readComicScript(script, ASSETS, { language: 'en', style: '', seed: 1 }).panels

test('a new scene opens wide in any panel, and a single person is shown closer between', () => {
  const sizes = panelsOf(
    `Tom waits.\n(a clock)\nTom waits longer, and ${'longer '.repeat(12)}.\nScene 2: harbour\nTom runs.`,
  ).map(({ frames }) => frames[0]?.camera?.size)
  assert.deepEqual(sizes, ['wide', 'whole', 'wide'])
  // Also where the second panel is the new scene.
  const second = panelsOf('Tom waits.\nScene 2: harbour\nTom runs.')[1]
  assert.equal(second?.frames[0]?.camera?.size, 'wide')
})

test('the second picture of an exchange moves differently from the first and from its neighbours', () => {
  for (let seed = 0; seed < 12; seed++) {
    const script = 'The sea is calm.\nTom: Who is there?\nMara: Only me.\nThe wind rises over the sea and the boats.'
    const [before, pair, next] = readComicScript(script, ASSETS, { language: 'en', style: '', seed }).panels
    assert.equal(pair?.layout, 'pair')
    const [first, second] = pair.frames.map(frame => frame.camera?.move)
    assert.notEqual(first, second)
    assert.notEqual(first, before?.frames[0]?.camera?.move)
    assert.notEqual(second, next?.frames[0]?.camera?.move)
  }
})
