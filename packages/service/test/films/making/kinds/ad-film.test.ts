import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writeAd } from '../../written-films.ts'
import { missingNotes } from '../../../../src/films/making/kinds/storyboard-film.ts'

const asked = {
  pictures: [{ prompt: '', subject: '', colours: [], faces: [] }],
  seconds: 15,
  language: 'en',
  creative: false,
  seed: 1,
} as const

test('every point without time in the film is reported in a separate sentence', () => {
  const prompt = 'An ad for AquaPure water bottle: leak-proof lid, keeps cold for a day, made from recycled steel'
  const slow = writeAd({ ...asked, prompt, say: text => (/lid|steel/u.test(text) ? 30 : 2) })
  assert.deepEqual(missingNotes(slow).toSorted(), [
    'prompt: there is no time in the film to say "Leak-proof lid."',
    'prompt: there is no time in the film to say "Made from recycled steel."',
  ])
  assert.deepEqual(missingNotes(writeAd({ ...asked, prompt, say: () => 0.5 })), [])
})

test('a point too long for any line is reported', () => {
  const long = `keeps ${'very '.repeat(30)}cold`
  const [note] = missingNotes(writeAd({ ...asked, prompt: `AquaPure water bottle. It ${long}. Leak-proof lid` }))
  assert.match(note ?? '', /^prompt: this is too long for a line of the film and is not in it: "It keeps very very/u)
})
