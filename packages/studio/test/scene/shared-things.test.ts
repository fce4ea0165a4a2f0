import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'
import type { Subject } from '../../src/direct/shot-list.ts'
import { adaptShot } from '../../src/scene/adapt-shot.ts'

const staged = (prompt: string): readonly Subject[] => adaptShot(direct({ prompt, seed: 1 }).shots[0]!).subjects
const sprites = (subjects: readonly Subject[]): string[] =>
  subjects.map(({ what }) => ('sprite' in what ? what.sprite : what.input))

test('two who play chess have one board, on their table', () => {
  const subjects = staged('two old friends play chess in a garden')
  const boards = subjects.filter((_, index) => sprites(subjects)[index] === 'drawn-chessboard')
  assert.equal(boards.length, 1)
  assert.equal(sprites(subjects)[boards[0]!.relation!.to], 'drawn-table')
})

test('a pot for all stands on the table and is in nobody’s hands', () => {
  const subjects = staged('一家人围着桌子吃火锅')
  const pot = sprites(subjects).indexOf('1f372')
  assert.equal(subjects[pot]!.relation?.kind, 'on')
  assert.ok(subjects.every(({ relation }) => !(relation?.kind === 'holding' && relation.to === pot)))
})

test('whoever sits and peels has a chair', () => {
  const subjects = staged('an old woman sits peeling apples')
  const sit = subjects[0]!.deeds!.find(({ verb }) => verb === 'sit')
  assert.equal(sprites(subjects)[sit!.to!], '1fa91')
})

test('nobody duels alone', () => {
  assert.equal(staged('一位剑客在雪地里对决')[0]!.count, 2)
  assert.equal(staged('a soldier fights')[0]!.count, 1)
})

test('an astronaut stands on the moon and floats in space', () => {
  assert.notEqual(staged('an astronaut on the moon')[0]!.motion, 'float')
  assert.equal(staged('an astronaut in space')[0]!.motion, 'float')
})

test('a couple with one umbrella walks arm in arm', () => {
  const subjects = staged('a couple holding an umbrella walks in the rain')
  assert.ok(subjects.some(({ deeds }) => deeds?.some(({ verb }) => verb === 'hold-hands')))
})

test('what stands on a shelf is taken from it', () => {
  const [girl] = staged('女孩拿书架上的书')
  assert.equal(sprites(staged('女孩拿书架上的书'))[girl!.relation!.to], '1f4d6')
})

test('what is done with an instrument is playing it', () => {
  const verbs = (prompt: string) => staged(prompt)[0]!.deeds?.map(({ verb }) => verb)
  assert.deepEqual(verbs('爷爷拉二胡'), ['play'])
  assert.deepEqual(verbs('the boy beats a drum'), ['play'])
  assert.ok(!verbs('a man pulls a cart')?.includes('play'))
})

test('bubbles that are blown fly, and plates that are balanced are held', () => {
  const [girl] = staged('a girl blows soap bubbles')
  assert.equal(girl!.relation, undefined)
  assert.ok(girl!.deeds!.every(({ to }) => to === undefined))
  assert.equal(staged('a waiter balances three plates')[0]!.relation?.kind, 'holding')
})

test('who writes at a desk has that one table', () => {
  const subjects = staged('a man writes a letter at a desk')
  assert.deepEqual(
    sprites(subjects).filter(one => one === 'drawn-table' || one === 'drawn-desk'),
    ['drawn-table'],
  )
})
