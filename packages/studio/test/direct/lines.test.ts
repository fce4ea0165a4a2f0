import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shotsOf, subjectsOf } from './seen.ts'

/** Who says what: the pictogram of the speaker, or a dash for nobody. */
const linesOf = (prompt: string, shot = 0): string[] =>
  shotsOf(prompt)[shot]!.lines.map(
    ({ text, subject }) =>
      `${subject === undefined ? '-' : subjectsOf(prompt, undefined, shot)[subject]!.split(' ')[0]} ${text}`,
  )

test('the last one alive who is named before it says it', () => {
  assert.deepEqual(linesOf('A dog and a girl. The girl says "Hello."'), ['👧 Hello.'])
  assert.deepEqual(linesOf('A girl and a boy in a car. The boy says "Hello."'), ['👦 Hello.'])
})

test('who is spoken to does not say it', () => {
  assert.deepEqual(linesOf('A girl tells the boy: "Hello."'), ['👧 Hello.'])
  assert.deepEqual(linesOf('A girl says to the boy: "Hello."'), ['👧 Hello.'])
  assert.deepEqual(linesOf('女孩告诉男孩：“你好。”'), ['👧 你好。'])
})

test('who is named after it says it where a verb follows it', () => {
  assert.deepEqual(linesOf('A girl waits. "Hello," says the boy.'), ['👦 Hello,'])
  assert.deepEqual(linesOf('A girl waits. "Hello." The boy sleeps.'), ['👧 Hello.'])
})

test('a thing says nothing: the first one alive does, or nobody', () => {
  assert.deepEqual(linesOf('A girl beside a car says "Hello."'), ['👧 Hello.'])
  assert.deepEqual(linesOf('A car. "Hello there, my old friend."'), ['- Hello there, my old friend.'])
})

test('each line has its own speaker, in the order they are said', () => {
  assert.deepEqual(linesOf('The girl says "One." The boy says "Two." The girl says "Three."'), [
    '👧 One.',
    '👦 Two.',
    '👧 Three.',
  ])
})

test('a line is in the shot that it is said in, the words before the first shot in the first', () => {
  const prompt = '“Once upon a time.” Shot 1: a girl says “One.” Shot 2: a boy says “Two.”'
  assert.deepEqual(
    shotsOf(prompt).map(({ lines }) => lines.map(({ text }) => text)),
    [['Once upon a time.', 'One.'], ['Two.']],
  )
})

test('what is said shows nobody, and a shot in which something is said needs no card', () => {
  assert.deepEqual(subjectsOf('she says "A cat and a dog are here."'), ['👩'])
  assert.equal(shotsOf('Zxqv: "Hello there, my old friend."')[0]!.caption, undefined)
})
