import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shotsOf, subjectsOf } from './seen.ts'

/** Deeds of the subjects in short: `妈妈 give 女儿`. */
const deedsOf = (prompt: string): string[] => {
  const { subjects } = shotsOf(prompt)[0]!
  return subjects.flatMap(({ words, deeds = [] }) =>
    deeds.map(({ verb, to }) => [words, verb, to === undefined ? '' : subjects[to]!.words].join(' ').trim()),
  )
}

test('what 把 stands before is handled by who is named before it', () => {
  assert.deepEqual(deedsOf('妈妈把书递给女儿'), ['妈妈 give 女儿'])
  assert.deepEqual(subjectsOf('妈妈把书递给女儿'), ['👩 holding 📖', '📖', '👧'])
  assert.deepEqual(deedsOf('爸爸把孩子抱起来'), ['爸爸 hug 孩子'])
  assert.deepEqual(subjectsOf('妈妈把书放在桌子上'), ['👩', '📖 on :table:', ':table:'])
})

test('who is given something is not held, whichever is named first', () => {
  assert.deepEqual(subjectsOf('a man gives a kid a red balloon'), ['👨 holding 🎈', '🧒', 'red 🎈'])
  assert.deepEqual(subjectsOf('a man gives a red balloon to a kid'), ['👨 holding 🎈', 'red 🎈', '🧒'])
})

test('what belongs to somebody is taken, and not its owner', () => {
  assert.deepEqual(deedsOf('猴子抢了游客的帽子'), ['猴子 take 帽子'])
})

test('hands and mouths do what they do, and not the table where somebody sits', () => {
  assert.deepEqual(deedsOf('a woman sits at a table and writes a letter'), ['woman sit', 'woman write letter'])
})

test('a deed that is denied is not done', () => {
  assert.deepEqual(deedsOf("a sleeping dog doesn't wake up"), ['dog sleep'])
})

test('hands at work are somebody, unless somebody is named', () => {
  assert.deepEqual(subjectsOf('close-up of hands kneading dough')[0], '🧑 before :dough:')
  assert.ok(!subjectsOf('a woman with wet hands kneading dough').some(one => one.startsWith('🧑')))
})

test('colours said in a clause of their own are those of the thing before it', () => {
  assert.equal(shotsOf('an electric toothbrush, blue and white')[0]!.subjects[0]!.colour, 'blue')
  assert.equal(shotsOf('一辆SUV飞驰，银灰色，科技感')[0]!.subjects[0]!.colour, 'grey')
  assert.equal(shotsOf('a red car, blue sky')[0]!.subjects[0]!.colour, 'red')
})

test('parts of whoever is named are no things', () => {
  assert.deepEqual(subjectsOf('a hummingbird at a flower, wings frozen').length, 2)
})

test('who sprays or pours something over another stands beside it, and is not in the air above it', () => {
  for (const prompt of [
    'The elephant sprays water over her calf in a shallow river',
    'A girl throws petals over a dog',
  ]) {
    const { subjects } = shotsOf(prompt)[0]!
    assert.ok(!subjects.some(({ relation }) => relation?.kind === 'above'), prompt)
  }
})
