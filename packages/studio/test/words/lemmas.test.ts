import assert from 'node:assert/strict'
import { test } from 'node:test'
import { possibleSingulars, possibleVerbs } from '../../src/words/lemmas.ts'

test('the singular of a plural is among its possible ones, however it is made', () => {
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

test('what is no plural has no singular', () => {
  for (const word of ['cat', 'glass', 'bus', 'iris', 'gas', 'is', 'as', 'woman', 's', ''])
    assert.deepEqual(possibleSingulars(word), [], word)
})

test('the verb of a form is among its possible ones, however it is made', () => {
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

test('what is no form of a verb is none of another one', () => {
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
