import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fc } from '../../../../test/harness/property.ts'
import { direct } from '../../src/prompt-parsing/read-prompt.ts'
import { longestMatch } from '../../src/words/lexicon.ts'
import { tokenise } from '../../src/words/tokenise.ts'
import { readNounFiles } from '../../src/words/vocabulary/noun-files.ts'
import { isHintSeen } from '../../src/words/vocabulary/seen-hints.ts'
import { wordsOfValues } from '../../src/words/vocabulary/word-tables.ts'

/** Whether something came of a word: it is seen, worn, sold or written, it says where, when or how, or it is told. */
function isAccountedFor(word: string, prompt: string): boolean {
  const { shots, unknown, unshown = [] } = direct({ prompt, seed: 1 })
  const { place, time, weather, season, light, style, lens, move, angle } =
    longestMatch(tokenise(word), 0)?.meaning ?? {}
  if (place ?? time ?? weather ?? season ?? light ?? style ?? lens ?? move ?? angle) return true
  const seen = shots.flatMap(({ subjects, trimmings, filledWith, texts, caption, where, standsFor }) => [
    ...subjects.flatMap(({ words, wears = [], label }) => [words, label ?? '', ...wears.map(one => one.words)]),
    ...(trimmings ?? []).map(({ of }) => of),
    ...(filledWith ?? []).map(({ words }) => words),
    ...(texts ?? []).map(({ text }) => text),
    caption ?? '',
    where ?? '',
    standsFor ?? '',
  ])
  return [...seen, ...unknown, ...unshown].some(one => one.toLowerCase().includes(word))
}

test('every thing in a sentence is visible or reported', () => {
  for (const [prompt, words] of [
    ['A tailor hems trousers.', ['tailor', 'trousers']],
    ['A kettle and a toaster stand on a counter.', ['kettle', 'toaster']],
    ['A man without shoes and two children walk on a beach.', ['man', 'children']],
    ['A centrifuge in a laboratory.', ['centrifuge']],
    ['A boy sits an exam.', ['boy', 'exam']],
    ['A man throws a javelin.', ['man', 'javelin']],
    ['A gymnast on the balance beam.', ['gymnast', 'balance beam']],
    ['Women run the marathon.', ['women', 'marathon']],
    ['学生们在考试。', ['考试']],
    ['一个女孩跑马拉松。', ['女孩', '马拉松']],
    ['A girl does her homework on a raft.', ['girl', 'homework']],
    ['Two boys finish a quiz.', ['boys', 'quiz']],
    ['A priest speaks at a burial in the rain.', ['priest', 'burial']],
    ['A gymnast swings on the parallel bars.', ['gymnast', 'parallel bars']],
    ['A clown gives a lesson.', ['clown', 'lesson']],
    ['A groom smiles at his wedding.', ['groom', 'wedding']],
    ['A nurse prepares an iv drip.', ['nurse', 'iv drip']],
    ['A teapot and a beard.', ['teapot', 'beard']],
    ['体操运动员在鞍马上旋转。', ['运动员', '鞍马']],
    ['男孩看着一道数学题。', ['男孩', '数学题']],
    ['一家人在雨中参加葬礼。', ['一家人', '葬礼']],
    ['女孩和男孩相亲。', ['女孩', '男孩', '相亲']],
    ['一对情侣的婚礼在海边举行。', ['情侣', '婚礼']],
    ['士兵躲在战壕里。', ['士兵', '战壕']],
    ['孩子做了一个噩梦。', ['孩子', '噩梦']],
    ['A horse pulls a carriage.', ['horse', 'carriage']],
    ['A puddle beside a girl.', ['puddle', 'girl']],
    ['A girl on an operating table in a corridor.', ['girl', 'operating table']],
    ['A nurse with a scalpel in a corridor.', ['nurse', 'scalpel']],
    ['A gardener forks potatoes.', ['gardener', 'forks', 'potatoes']],
    ['A cook dices onions.', ['cook', 'dices', 'onions']],
    ['A girl beside a schoolgirl.', ['girl', 'schoolgirl']],
    ['A knight before a castle.', ['knight', 'castle']],
    ['A drummer and a gramophone on a raft.', ['drummer', 'gramophone', 'raft']],
    ['A plumber carries a bucket past a trapeze.', ['plumber', 'bucket', 'trapeze']],
    ['An owl, a sextant and a candle on a barrel.', ['owl', 'sextant', 'candle', 'barrel']],
  ] as const)
    for (const word of words) assert.ok(isAccountedFor(word, prompt), `${word}: ${prompt}`)
})

const LEANS = new Set(['whereHint', 'placeHint', 'timeHint', 'sound', 'mood'])
/** Words of the hints that say nothing else, as they stand in the tables. */
const leaning = ['whereHint', 'placeHint', 'timeHint'].flatMap(table =>
  Object.entries(wordsOfValues(table)).flatMap(([place, words]) =>
    words.flatMap(word => {
      const { noun, verb, glue, ...meaning } = longestMatch(tokenise(word), 0)?.meaning ?? {}
      const isHint = Object.keys(meaning).every(key => LEANS.has(key))
      return !isHint || noun || verb || glue || isHintSeen({ text: word, place, where: place }, { place, where: place })
        ? []
        : [word]
    }),
  ),
)

test('every hint at a place or an hour is reported, wherever it is', () => {
  assert.ok(leaning.length > 100 && leaning.some(word => /\p{Script=Han}/u.test(word)), `${leaning.length}`)
  for (const word of leaning) {
    const prompt = /^[a-z]/u.test(word) ? `A cat on a raft, a ${word}, and a barrel.` : `一只猫，${word}，一只木桶。`
    assert.ok(isAccountedFor(word, prompt), word)
  }
})

test('visible things and words without a picture are not reported', () => {
  for (const prompt of [
    'A girl walks through Paris in love.',
    'Crashing waves under a dark sky, a lonely boat.',
    'A bride in a wedding dress eats a birthday cake.',
    'A man with a beard and two hands on a wall.',
    'A trial lawyer walks on a beach after work.',
    '放学后，女孩走在上海的街上。',
    '夜晚的海浪，一艘小船。',
  ])
    assert.deepEqual(direct({ prompt, seed: 1 }).unshown ?? [], [], prompt)
})

/** What is read as another word than it is written: a flock is its birds. */
const GROUPS = /\bof\b|building blocks|basketball hoop|great wall|big ben|\b(?:arm|leg|nose)\b/u
const things = readNounFiles().flatMap(({ english, noun }) =>
  noun.isUndrawn || GROUPS.test(english[0]!) ? [] : [english[0]!],
)

test('every noun of the tables is beside a girl or reported', () => {
  fc.assert(
    fc.property(fc.constantFrom(...things), word => isAccountedFor(word, `A girl stands beside a ${word}.`)),
    { numRuns: 150 },
  )
})

const SOUNDS = ['bla', 'dor', 'mik', 'tun', 'gre', 'zol', 'fip', 'wex']
const invented = fc
  .array(fc.constantFrom(...SOUNDS), { minLength: 2, maxLength: 3 })
  .map(parts => `${parts.join('')}ix`)

test('every unknown word is reported', () => {
  fc.assert(
    fc.property(invented, word =>
      [`A girl stands beside a ${word}.`, `A man walks through a ${word}.`, `Two ${word}s and a cat.`].every(prompt =>
        isAccountedFor(word, prompt),
      ),
    ),
    { numRuns: 60 },
  )
})
