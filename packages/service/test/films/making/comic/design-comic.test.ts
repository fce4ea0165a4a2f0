import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readComicScript } from '../../../../../studio/src/film-writing/comic/read-comic-script.ts'
import { designComic, type RecordedLine } from '../../../../src/films/making/comic/design-comic.ts'
import type { FilmDesign } from '../../../../src/films/making/design/film-design.ts'

/** The design of a script whose lines are spoken at three words a second. */
function design(script: string): FilmDesign {
  const comic = readComicScript(script, [], { language: 'en', style: '', seed: 1 })
  const said = comic.panels.flatMap(({ lines }) =>
    lines.map(({ text }): RecordedLine => {
      const words = text.split(' ').map((word, at) => ({ text: word, fromSeconds: at / 3, toSeconds: (at + 1) / 3 }))
      return { seconds: words.length / 3, words }
    }),
  )
  return designComic(comic, said, { width: 960, height: 540, font: 'sans', withTexts: true })
}
const lengthsOf = ({ storyboard }: FilmDesign): number[] => storyboard.shots.map(({ frames }) => frames / 24)

test('a panel is as long as its lines, and one without words is looked at', () => {
  const long = 'one two three four five six seven eight nine ten eleven twelve'
  const [short, longer, silent] = lengthsOf(design(`Ann: Hello there you.\n(rain)\nBen: ${long}.\n(A door opens.)`))
  assert.ok(short! > 1 && short! < 2, `${short}`)
  assert.ok(longer! > 4 && longer! < 5, `${longer}`)
  assert.equal(silent, 2.5)
})

test('each text is shown while it is spoken, within its panel, and speech points at the half of its speaker', () => {
  const { texts, storyboard } = design('Ann: One two three.\nBen: Four five six.\nThe rain falls.')
  const [ann, ben, told] = texts
  assert.deepEqual([ann?.style, ben?.style, told?.style], ['bubble', 'bubble', 'subtitle'])
  assert.deepEqual([ann?.speaker, ben?.speaker], ['Ann', 'Ben'])
  assert.ok(ann!.towards!.x < 0.5 && ben!.towards!.x > 0.5)
  assert.ok(ann!.toFrame <= ben!.fromFrame)
  const [first] = storyboard.shots
  assert.ok(ben!.toFrame <= first!.frames && told!.fromFrame >= first!.frames)
})
