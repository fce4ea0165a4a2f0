import assert from 'node:assert/strict'
import { test } from 'node:test'
import { possibleSingulars, possibleVerbs } from '../../src/words/lemmas.ts'

test('the singular of any plural is among its possible ones', () => {
  for (const [plural, singular] of [
    ['cats', 'cat'],
    ['boxes', 'box'],
    ['churches', 'church'],
    ['dishes', 'dish'],
    ['horses', 'horse'],
    ['butterflies', 'butterfly'],
    ['movies', 'movie'],
    ['tomatoes', 'tomato'],
    ['shoes', 'shoe'],
    ['women', 'woman'],
    ['geese', 'goose'],
    ['wolves', 'wolf'],
    ['knives', 'knife'],
    ['firemen', 'fireman'],
  ] as const)
    assert.ok(possibleSingulars(plural).includes(singular), plural)
})

test('a word that is not a plural has no singular', () => {
  for (const word of ['cat', 'glass', 'bus', 'iris', 'gas', 'is', 'as', 'woman', 's', ''])
    assert.deepEqual(possibleSingulars(word), [], word)
})

test('the base of any verb form is among its possible ones', () => {
  for (const [form, verb] of [
    ['walks', 'walk'],
    ['walked', 'walk'],
    ['walking', 'walk'],
    ['running', 'run'],
    ['hopped', 'hop'],
    ['danced', 'dance'],
    ['dancing', 'dance'],
    ['carries', 'carry'],
    ['carried', 'carry'],
    ['watches', 'watch'],
    ['dashes', 'dash'],
    ['races', 'race'],
    ['falling', 'fall'],
    ['ran', 'run'],
    ['flown', 'fly'],
    ['lying', 'lie'],
    ['swum', 'swim'],
    ['red', undefined],
    ['stood', 'stand'],
  ] as const) {
    if (verb) assert.ok(possibleVerbs(form).includes(verb), form)
    else assert.deepEqual(possibleVerbs(form), [])
  }
})

test('a word that is not a form of a verb has no base', () => {
  for (const word of ['walk', 'grass', 'sing', 'king', 'bed', 'ed', ''])
    assert.ok(
      !possibleVerbs(word).some(verb => verb.length < 3 && verb !== ''),
      `${word}: ${possibleVerbs(word).join()}`,
    )
  assert.deepEqual(possibleVerbs('grass'), [])
  assert.deepEqual(possibleVerbs('bed'), [])
})

test('a doubled consonant is undone, a doubled vowel is not', () => {
  assert.ok(possibleVerbs('swimming').includes('swim'))
  assert.ok(!possibleVerbs('seeing').includes('se'))
  assert.ok(possibleVerbs('rolling').includes('roll'))
})
