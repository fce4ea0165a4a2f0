import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'

/** Deeds of the first shot by when they are done: `stop | take wave`. */
function beatsOf(prompt: string): string {
  const deeds = direct({ prompt, seed: 1 }).shots[0]!.subjects.flatMap(subject => subject.deeds ?? [])
  const last = Math.max(0, ...deeds.map(({ beat = 0 }) => beat))
  return Array.from({ length: last + 1 }, (_, nth) =>
    deeds
      .filter(({ beat = 0 }) => beat === nth)
      .map(({ verb }) => verb)
      .join(' '),
  ).join(' | ')
}

test('what one does after the other has beats of its own, in both languages', () => {
  assert.equal(beatsOf('A man walks to a bench, opens a letter and waves'), 'walk | open | wave')
  assert.equal(beatsOf('老人走到长椅前,打开一封信,挥手'), 'walk | open | wave')
})

test('what is done at the same time has one beat', () => {
  for (const prompt of [
    'A woman walks while eating an apple',
    'A woman walks in the park, eating an apple',
    'A boy sits on a bench and reads a book',
    'Two girls sing and dance',
    'Two friends drink coffee in a cafe and laugh',
    '女孩一边走一边吃苹果',
    '男人拿着伞走',
  ])
    assert.ok(!beatsOf(prompt).includes('|'), `${prompt}: ${beatsOf(prompt)}`)
})

test('who has gone somewhere laughs there', () => {
  assert.equal(beatsOf('A girl runs to the swing and laughs'), 'run | laugh')
})

test('who is named with a deed does it beside the others; who was there already does it after them', () => {
  assert.equal(beatsOf('A boy kicks a ball, a dog runs in the meadow'), 'kick run')
  assert.equal(beatsOf('A dog chases a cat, the cat climbs a tree'), 'chase | climb')
})

test('what somebody wants, or is known by, is no beat', () => {
  assert.equal(beatsOf('A dog jumps to catch a ball'), 'jump catch')
  assert.ok(!beatsOf('A man looks at a boy who eats an apple').includes('|'))
})

test('things have a beat where something happens to them, and none for how they lie there', () => {
  assert.equal(beatsOf('A boy kicks a ball, the ball flies'), 'kick | fly')
  assert.ok(!beatsOf('A boy kicks a ball, the ball waits').includes('|'))
})

test('a deed moves its doer as its own verb does', () => {
  const [man] = direct({ prompt: 'A man walks to a bench, opens a letter, runs away', seed: 1 }).shots[0]!.subjects
  assert.equal(man!.motion, 'walk')
  assert.deepEqual(
    man!.deeds!.map(({ motion }) => motion),
    [undefined, 'bob', 'run'],
  )
})

test('three clauses or more are a tale: each is a step, whoever does it, and things have steps of their own', () => {
  assert.equal(
    beatsOf('A man drops his hat, a dog grabs it and runs away, the man chases the dog'),
    'drop | take | flee | chase',
  )
  assert.equal(beatsOf('A girl blows up a balloon, gives it to a boy, and the balloon flies away'), 'blow | give | fly')
  assert.equal(beatsOf('男孩扔出飞盘，狗追过去，男孩鼓掌'), 'throw | chase | clap')
  assert.equal(beatsOf('A kid nods, gets on a bike, rides through the park and falls'), 'nod | board | ride | fall')
})

test('in a tale who has to go there first goes first, and who sits down sits on', () => {
  assert.equal(beatsOf('老人走到长椅前坐下，打开报纸，点头，挥手'), 'walk | sit open | nod | wave')
})

test('of two shots the one in which more is done is longer, and seconds that are written hold', () => {
  const sharesOf = (prompt: string): number[] => direct({ prompt, seed: 1 }).shots.map(({ share }) => share)
  assert.deepEqual(sharesOf('A man walks to a bench, opens a letter and waves. Cut to a dog in a garden'), [0.75, 0.25])
  assert.deepEqual(
    sharesOf('0-2s: A man walks to a bench, opens a letter and waves. 2-4s: a dog in a garden'),
    [0.5, 0.5],
  )
})
