import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'
import { readVerbs } from '../../src/words/vocabulary/verb-file.ts'

const subjectsOf = (prompt: string) => direct({ prompt, seed: 1 }).shots.flatMap(({ subjects }) => subjects)
const verbsOf = (prompt: string, who: RegExp): string[] =>
  subjectsOf(prompt)
    .filter(({ words }) => who.test(words))
    .flatMap(({ deeds = [] }) => deeds.map(({ verb }) => verb))
const thirdPerson = (verb: string): string =>
  /(?:s|x|z|ch|sh)$/u.test(verb) ? `${verb}es` : /[^aeiou]y$/u.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`

/** Said of fire and water, or never without an object. */
const NOBODYS: ReadonlySet<string> = new Set(['flow', 'waltz', 'go'])

test('whatever verb stands in a row of them is done by who does the others, even where it could be a thing', () => {
  const verbs = readVerbs().flatMap(({ verb, english }) =>
    english.filter(isPlain).map(word => [verb.id, word] as const),
  )
  const lost = verbs.filter(([id, word]) => {
    const done = verbsOf(`A woman walks past a red car, ${thirdPerson(word)} and waves`, /woman/u)
    // Another sense of the same word is read, too: what counts is that it is done.
    return !done.includes(id) && done.length < 3
  })
  assert.deepEqual(
    lost.map(([, word]) => word),
    [],
  )
})

const isPlain = (word: string): boolean => /^[a-z]+[^s]$/u.test(word) && !word.endsWith('ing') && !NOBODYS.has(word)

test('in a list of things a word stays a thing, and so it does where nobody does anything', () => {
  const wordsOf = (prompt: string): string =>
    subjectsOf(prompt)
      .map(({ words }) => words)
      .join(' ')
  assert.match(wordsOf('A boy plays with cars, trains and drums'), /trains.*drums/u)
  assert.match(wordsOf('A shelf with hammers, saws and drills'), /saws.*drills/u)
})

test('who goes to a thing does what follows, and the thing does not', () => {
  assert.deepEqual(verbsOf('A man walks to a bench, opens a letter, runs away', /man/u), ['walk', 'open', 'flee'])
  assert.deepEqual(verbsOf('A man walks to a bench, opens a letter, runs away', /bench/u), [])
})

test('water is poured on what is named after it, and is a place to stand in without that', () => {
  assert.deepEqual(verbsOf('An egret stands in shallow water', /egret/u), ['stand'])
  assert.ok(verbsOf('Two boys water the flowers', /boys/u).includes('water'))
})
