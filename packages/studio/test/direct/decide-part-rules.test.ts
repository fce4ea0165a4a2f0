import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isDeed, isNominal } from '../../src/direct/decide-part.ts'
import type { Item } from '../../src/direct/item.ts'
import type { TaggedWord } from '../../src/direct/tag-english.ts'

const CAT: Item['meaning'] = { noun: { sprites: ['1f408'], kind: 'animal' } }
const RING: Item['meaning'] = { ...CAT, verb: { id: 'ring', motion: 'bob' } }

type Word = readonly [text: string, meaning?: Item['meaning'], more?: Partial<Item>]

/** Words one after another, and what the tagger says of the one that is asked about. */
function read(words: readonly Word[], at: number, tag: TaggedWord['tag']) {
  const items = words.map(
    ([text, meaning = {}, more = {}], index): Item => ({
      from: index,
      to: index + 1,
      text,
      meaning,
      form: 'written',
      language: 'en',
      ...more,
    }),
  )
  const tags = () => new Map(items.map(({ from }) => [from, { tag } as TaggedWord]))
  return { isNominal: isNominal(items, at, tags), isDeed: isDeed(items, at, tags) }
}

// A word that may be both, by the words around it, against what the tagger would say of it.
const NOMINAL: readonly (readonly [
  title: string,
  words: readonly Word[],
  at: number,
  tag: TaggedWord['tag'],
  is: boolean,
])[] = [
  ['begins a phrase without an object', [['ring', RING]], 0, 'verb', true],
  [
    'begins and has an object',
    [
      ['ring', RING],
      ['the', { determiner: true }],
    ],
    0,
    'noun',
    false,
  ],
  [
    'begins and a pronoun follows',
    [
      ['ring', RING],
      ['it', { pronoun: 'other' }],
    ],
    0,
    'noun',
    false,
  ],
  [
    'after a stop as at the beginning',
    [
      [',', {}, { stop: 'clause' }],
      ['ring', RING],
    ],
    1,
    'verb',
    true,
  ],
  [
    'joined to a deed',
    [
      ['run', { verb: { id: 'run', motion: 'run' } }],
      ['and', { conjunction: true }],
      ['ring', RING],
    ],
    2,
    'noun',
    false,
  ],
  [
    'joined to a motion',
    [
      ['run', { motion: 'run' }],
      ['and', { conjunction: true }],
      ['ring', RING],
    ],
    2,
    'noun',
    false,
  ],
  [
    'joined to a relation',
    [
      ['riding', { relation: 'riding' }],
      ['and', { conjunction: true }],
      ['ring', RING],
    ],
    2,
    'noun',
    false,
  ],
  [
    'joined to a word in the form of a verb',
    [
      ['jumps', {}, { form: 'verb' }],
      ['and', { conjunction: true }],
      ['ring', RING],
    ],
    2,
    'noun',
    false,
  ],
  [
    'joined to a thing',
    [
      ['cat', CAT],
      ['and', { conjunction: true }],
      ['ring', RING],
    ],
    2,
    'verb',
    true,
  ],
  [
    'after to',
    [
      ['to', { determiner: true }],
      ['ring', RING],
    ],
    1,
    'noun',
    false,
  ],
  [
    'after an adverb',
    [
      ['loudly', { determiner: true }],
      ['ring', RING],
    ],
    1,
    'noun',
    false,
  ],
  [
    'after an article',
    [
      ['a', { determiner: true, noun: CAT.noun! }],
      ['ring', RING],
    ],
    1,
    'verb',
    true,
  ],
  [
    'after somebody’s',
    [
      ['cat', CAT, { possessive: true }],
      ['ring', RING],
    ],
    1,
    'verb',
    true,
  ],
  [
    'after a colour',
    [
      ['gold', { ...CAT, colour: 'gold' }],
      ['ring', RING],
    ],
    1,
    'verb',
    true,
  ],
  [
    'after a size',
    [
      ['big', { ...CAT, size: 'large' }],
      ['ring', RING],
    ],
    1,
    'verb',
    true,
  ],
  [
    'after a number',
    [
      ['two', { ...CAT, number: 2 }],
      ['ring', RING],
    ],
    1,
    'verb',
    true,
  ],
  [
    'after a word that can do nothing',
    [
      ['very', { glue: true }],
      ['ring', RING],
    ],
    1,
    'verb',
    true,
  ],
  [
    'after a pronoun',
    [
      ['she', { pronoun: 'woman' }],
      ['ring', RING],
    ],
    1,
    'noun',
    false,
  ],
  [
    'after whoever came along',
    [
      ['@a', {}, { mention: true }],
      ['ring', RING],
    ],
    1,
    'noun',
    false,
  ],
  [
    'after a word that nobody knows, a verb',
    [
      ['zorb', {}, { unknown: true }],
      ['ring', RING],
    ],
    1,
    'verb',
    false,
  ],
  [
    'after a word that nobody knows, a noun',
    [
      ['zorb', {}, { unknown: true }],
      ['rings', RING],
    ],
    1,
    'noun',
    true,
  ],
  [
    'between a thing and an article',
    [
      ['cat', CAT],
      ['ring', RING],
      ['a', { determiner: true }],
    ],
    1,
    'noun',
    false,
  ],
  [
    'known as a thing alone, after a thing',
    [
      ['cat', CAT],
      ['ring', CAT],
    ],
    1,
    'noun',
    false,
  ],
  [
    'third person after one',
    [
      ['a', { determiner: true }],
      ['cat', CAT],
      ['rings', RING],
    ],
    2,
    'noun',
    false,
  ],
  [
    'third person before where',
    [
      ['cat', CAT],
      ['rings', RING],
      ['in', { preposition: true }],
    ],
    1,
    'noun',
    false,
  ],
  [
    'third person at the end',
    [
      ['cat', CAT],
      ['rings', RING],
    ],
    1,
    'noun',
    false,
  ],
  [
    'a word in ss is no third person',
    [
      ['cat', CAT],
      ['glass', RING],
    ],
    1,
    'noun',
    true,
  ],
  [
    'after several',
    [
      ['cats', CAT, { plural: true }],
      ['ring', RING],
    ],
    1,
    'noun',
    false,
  ],
  [
    'else the tagger says: a verb',
    [
      ['cat', CAT],
      ['ring', RING],
    ],
    1,
    'verb',
    false,
  ],
  [
    'else the tagger says: a noun',
    [
      ['cat', CAT],
      ['ring', RING],
    ],
    1,
    'noun',
    true,
  ],
]

for (const [title, words, at, tag, is] of NOMINAL)
  test(`a word that is a noun or a verb, ${title}: ${is ? 'a noun' : 'a verb'}`, () =>
    assert.equal(read(words, at, tag).isNominal, is))

const RUN: Item['meaning'] = { verb: { id: 'run', motion: 'run' } }
const DEEDS: typeof NOMINAL = [
  ['in Chinese', [['跑', RUN, { language: 'zh' }]], 0, 'noun', true],
  [
    'ends as only deeds do',
    [
      ['the', { determiner: true }],
      ['running', RUN],
    ],
    1,
    'noun',
    true,
  ],
  [
    'has no vowel before its ending',
    [
      ['a', { determiner: true }],
      ['spring', RUN],
    ],
    1,
    'noun',
    false,
  ],
  ['begins, and the tagger says a noun', [['run', RUN]], 0, 'noun', false],
  ['begins, and the tagger says a verb', [['run', RUN]], 0, 'verb', true],
  [
    'after a word of place',
    [
      ['in', { preposition: true }],
      ['run', RUN],
    ],
    1,
    'verb',
    false,
  ],
  [
    'after a relation',
    [
      ['on', { relation: 'on' }],
      ['run', RUN],
    ],
    1,
    'verb',
    false,
  ],
  [
    'after to',
    [
      ['to', { preposition: true }],
      ['run', RUN],
    ],
    1,
    'noun',
    true,
  ],
  [
    'after an article',
    [
      ['the', { determiner: true }],
      ['run', RUN],
    ],
    1,
    'verb',
    false,
  ],
  [
    'after somebody’s',
    [
      ['cat', CAT, { possessive: true }],
      ['run', RUN],
    ],
    1,
    'verb',
    false,
  ],
  [
    'after a colour',
    [
      ['red', { colour: 'red' }],
      ['run', RUN],
    ],
    1,
    'verb',
    false,
  ],
  [
    'after a time of day',
    [
      ['morning', { time: 'morning' }],
      ['run', RUN],
    ],
    1,
    'verb',
    false,
  ],
  [
    'after an adjective',
    [
      ['quick', {}],
      ['run', RUN],
    ],
    1,
    'adjective',
    false,
  ],
  [
    'after a thing that looks like an adjective',
    [
      ['cat', CAT],
      ['run', RUN],
    ],
    1,
    'adjective',
    true,
  ],
]

for (const [title, words, at, tag, is] of DEEDS)
  test(`a word that is known as a deed alone, ${title}: ${is ? 'a deed' : 'a thing'}`, () =>
    assert.equal(read(words, at, tag).isDeed, is))
