import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isDeed, isNominal } from '../../src/words/decide-part.ts'
import type { Item } from '../../src/words/item.ts'
import type { TaggedWord } from '../../src/words/tag-english.ts'

const CAT: Item['meaning'] = { noun: { sprites: ['1f408'], kind: 'animal' } }
const RING: Item['meaning'] = { ...CAT, verb: { id: 'ring', motion: 'bob' } }
const RUN: Item['meaning'] = { verb: { id: 'run', motion: 'run' } }

/** The words of the rows, with a suffix where a word has two meanings. Others have none. */
const WORDS: Readonly<Record<string, readonly [meaning: Item['meaning'], more?: Partial<Item>]>> = {
  cat: [CAT],
  cats: [CAT, { plural: true }],
  'cat’s': [CAT, { possessive: true }],
  ring: [RING],
  rings: [RING],
  glass: [RING],
  run: [RUN],
  running: [RUN],
  spring: [RUN],
  跑: [RUN, { language: 'zh' }],
  ride: [{ motion: 'run' }],
  riding: [{ relation: 'riding' }],
  on: [{ relation: 'on' }],
  in: [{ preposition: true }],
  to: [{ determiner: true }],
  'to/preposition': [{ preposition: true }],
  the: [{ determiner: true }],
  a: [{ determiner: true, ...CAT }],
  loudly: [{ determiner: true }],
  and: [{ conjunction: true }],
  it: [{ pronoun: 'other' }],
  she: [{ pronoun: 'woman' }],
  gold: [{ ...CAT, colour: 'gold' }],
  red: [{ colour: 'red' }],
  big: [{ ...CAT, size: 'large' }],
  two: [{ ...CAT, number: 2 }],
  morning: [{ time: 'morning' }],
  very: [{ glue: true }],
  ',': [{}, { stop: 'clause' }],
  '@a': [{}, { mention: true }],
  zorb: [{}, { unknown: true }],
  jumps: [{}, { form: 'verb' }],
}

/** Items of a phrase, and the place of the word that has a star. */
function itemsOf(phrase: string): { items: Item[]; at: number } {
  const words = phrase.split(' ')
  const items = words.map((starred, index): Item => {
    const word = starred.replace('*', '')
    const [text = ''] = word.split('/')
    const [meaning, more] = WORDS[word] ?? [{}]
    return { from: index, to: index + 1, text, meaning, form: 'written', language: 'en', ...more }
  })
  return { items, at: words.findIndex(word => word.startsWith('*')) }
}

type Rule = typeof isNominal
type Row = readonly [title: string, phrase: string, tag: TaggedWord['tag'], is: boolean]

function check(rule: Rule, rows: readonly Row[]): void {
  for (const [title, phrase, tag, is] of rows) {
    const { items, at } = itemsOf(phrase)
    const tags = () => new Map(items.map(({ from }) => [from, { tag } as TaggedWord]))
    assert.equal(rule(items, at, tags), is, `${title}: ${phrase}, which the tagger calls ${tag}`)
  }
}

test('the words around an ambiguous word decide between noun and verb, against the tagger', () =>
  check(isNominal, [
    ['begins a phrase without an object', '*ring', 'verb', true],
    ['begins and has an object', '*ring the', 'noun', false],
    ['begins and a pronoun follows', '*ring it', 'noun', false],
    ['after a stop as at the beginning', ', *ring', 'verb', true],
    ['joined to a deed', 'run and *ring', 'noun', false],
    ['joined to a motion', 'ride and *ring', 'noun', false],
    ['joined to a relation', 'riding and *ring', 'noun', false],
    ['joined to a word in the form of a verb', 'jumps and *ring', 'noun', false],
    ['joined to a thing', 'cat and *ring', 'verb', true],
    ['after to', 'to *ring', 'noun', false],
    ['after an adverb', 'loudly *ring', 'noun', false],
    ['after an article', 'a *ring', 'verb', true],
    ['after a possessive', 'cat’s *ring', 'verb', true],
    ['after a colour', 'gold *ring', 'verb', true],
    ['after a size', 'big *ring', 'verb', true],
    ['after a number', 'two *ring', 'verb', true],
    ['after a word that can do nothing', 'very *ring', 'verb', true],
    ['after a pronoun', 'she *ring', 'noun', false],
    ['after a mention', '@a *ring', 'noun', false],
    ['after an unknown word, a verb', 'zorb *ring', 'verb', false],
    ['after an unknown word, a noun', 'zorb *rings', 'noun', true],
    ['between a thing and an article', 'cat *ring the', 'noun', false],
    ['known as a thing alone, after a thing', 'cat *cat', 'noun', false],
    ['third person after one', 'the cat *rings', 'noun', false],
    ['third person before a preposition', 'cat *rings in', 'noun', false],
    ['third person at the end', 'cat *rings', 'noun', false],
    ['a word in ss is no third person', 'cat *glass', 'noun', true],
    ['after several', 'cats *ring', 'noun', false],
    ['else the tagger decides: a verb', 'cat *ring', 'verb', false],
    ['else the tagger decides: a noun', 'cat *ring', 'noun', true],
  ]))

test('a word known only as a verb is an action unless the words before it make it a noun', () =>
  check(isDeed, [
    ['in Chinese', '*跑', 'noun', true],
    ['ends as only verbs do', 'the *running', 'noun', true],
    ['has no vowel before its ending', 'the *spring', 'noun', false],
    ['begins, and the tagger says a noun', '*run', 'noun', false],
    ['begins, and the tagger says a verb', '*run', 'verb', true],
    ['after a preposition', 'in *run', 'verb', false],
    ['after a relation', 'on *run', 'verb', false],
    ['after to', 'to/preposition *run', 'noun', true],
    ['after an article', 'the *run', 'verb', false],
    ['after a possessive', 'cat’s *run', 'verb', false],
    ['after a colour', 'red *run', 'verb', false],
    ['after a time of day', 'morning *run', 'verb', false],
    ['after an adjective', 'quick *run', 'adjective', false],
    ['after a thing that looks like an adjective', 'cat *run', 'adjective', true],
  ]))
