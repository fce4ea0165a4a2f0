import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/prompt-parsing/read-prompt.ts'
import { pictogramCode } from '../../src/setting/pictogram-codes.ts'

/** What a picture with this description is taken to show. */
function shownBy(description: string): string | undefined {
  const inputs = [{ role: 'images[0]', name: 'a', description }]
  const what = direct({ prompt: '[@a] on a meadow', seed: 1, inputs }).shots[0]?.subjects[0]?.what
  return what && 'like' in what ? what.like : undefined
}

test('the picture of a description shows the head of its first phrase', () => {
  assert.equal(shownBy('a very red and shiny car with chrome and a dog'), pictogramCode('🚗'))
  assert.equal(shownBy('apple pie'), pictogramCode('🥧'))
  assert.equal(shownBy('something or other'), undefined)
})

test('a denied noun in a description is not shown', () => {
  assert.equal(shownBy('not a dog, a cat'), pictogramCode('🐈'))
  assert.equal(shownBy('a cat, not a dog'), pictogramCode('🐈'))
})

test('the shape of steam, light or leaves is not a thing', () => {
  const shown = (prompt: string): string[] => direct({ prompt, seed: 1 }).shots[0]!.subjects.map(({ words }) => words)
  for (const shape of ['column', 'pillar', 'plume', 'jet', 'curtain', 'veil', 'tongue', 'finger', 'mound', 'cone'])
    for (const stuff of ['steam', 'smoke', 'light', 'dust'])
      assert.ok(
        !shown(`A ${shape} of ${stuff} rises over a lake`).some(word => word.includes(shape) && !word.includes(stuff)),
        `${shape} of ${stuff}`,
      )
  assert.deepEqual(shown('a carpet of tulips below a windmill'), ['tulips', 'windmill'])
  assert.deepEqual(shown('a wall of books in a library'), ['books'])
  assert.deepEqual(shown('a dog sleeps on a carpet'), ['dog', 'carpet'])
})
