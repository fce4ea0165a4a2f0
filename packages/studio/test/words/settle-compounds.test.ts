import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseItems } from '../../src/words/parse-items.ts'

const meaningsOf = (prompt: string, word: string) => parseItems(prompt).find(({ text }) => text === word)?.meaning

test('a fruit or a flower before a made thing is its colour, and before a plant it is not', () => {
  for (const [prompt, word, hue] of [
    ['a plum sofa', 'plum', 'purple'],
    ['an olive coat hangs on a hook', 'olive', 'olive'],
    ['a lavender dress on a chair', 'lavender', 'lavender'],
  ] as const)
    assert.deepEqual(meaningsOf(prompt, word), { colour: hue }, prompt)
  assert.ok(meaningsOf('a rose bush', 'rose')?.noun)
  assert.equal(meaningsOf('a plum on a table', 'plum')?.colour, undefined)
})

test('a colour that is also a thing is the colour of an unknown thing after it', () => {
  assert.deepEqual(meaningsOf('orange glorphons', 'orange'), { colour: 'orange' })
  assert.ok(meaningsOf('an orange on a table', 'orange')?.noun)
})

test('after an article and a single thing, a word without the ending of a verb is the head of a compound', () => {
  assert.ok(meaningsOf('a glass house in a forest', 'house')?.noun)
  assert.ok(meaningsOf('an olive coat', 'coat')?.noun)
  assert.equal(meaningsOf('he sees a dog bark', 'bark')?.noun, undefined)
})

test('a piece of an animal is meat', () => {
  assert.equal(meaningsOf('a piece of salmon on a plate', 'salmon')?.noun?.kind, 'food')
  assert.equal(meaningsOf('a salmon in a river', 'salmon')?.noun?.kind, 'fish')
})

test('a phrase with his is said of everybody', () => {
  for (const words of ['drops her head', 'drops his head', 'drops its head'])
    assert.equal(parseItems(`she ${words}`).find(one => one.meaning.verb)?.meaning.verb?.id, 'slump', words)
})
