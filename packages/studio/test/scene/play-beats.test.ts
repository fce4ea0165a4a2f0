import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Deed, Shot } from '../../src/direct/shot-list.ts'
import { adaptShot } from '../../src/scene/adapt-shot.ts'
import { playBeats, stayInPlace } from '../../src/scene/play-beats.ts'
import { shotOf, subjectOf } from './shots.ts'

const deed = (verb: string, beat = 0, more: Partial<Deed> = {}): Deed => ({
  verb,
  words: verb,
  ...(beat > 0 && { beat }),
  ...more,
})
const verbsOf = ({ subjects }: Shot, at = 0): string => (subjects[at]!.deeds ?? []).map(({ verb }) => verb).join(' ')
const LONG = 10

test('a shot has a part for each beat: same place, same people, all the time of the shot, and the later ones go on', () => {
  const man = subjectOf('👨', { deeds: [deed('stop'), deed('wave', 1), deed('bow', 2)] })
  const shot = shotOf([man, subjectOf('🐕')], { share: 0.5 })
  const played = playBeats(shot, LONG)
  assert.deepEqual(
    played.map(one => verbsOf(one)),
    ['stop', 'wave', 'bow'],
  )
  assert.deepEqual(
    played.map(({ continues }) => continues),
    [undefined, true, true],
  )
  assert.ok(Math.abs(played.reduce((sum, { share }) => sum + share, 0) - 0.5) < 1e-9)
  for (const { place, subjects } of played) assert.deepEqual([place, subjects.length], [shot.place, 2])
  assert.ok(played.every(({ subjects }) => subjects[0]!.deeds!.every(({ beat }) => beat === undefined)))
})

test('in a short shot beats go together, and none is lost', () => {
  const man = subjectOf('👨', { deeds: [deed('stop'), deed('wave', 1), deed('bow', 2), deed('clap', 3)] })
  assert.deepEqual(
    playBeats(shotOf([man]), 3.1).map(one => verbsOf(one)),
    ['stop wave', 'bow clap'],
  )
  assert.equal(playBeats(shotOf([man]), 2).length, 1)
})

test('who sits goes on sitting while he waves, and not when he walks away', () => {
  const seated = (verb: string, motion?: Deed['motion']): string =>
    verbsOf(
      playBeats(shotOf([subjectOf('👨', { deeds: [deed('sit'), deed(verb, 1, motion && { motion })] })]), LONG)[1]!,
    )
  assert.equal(seated('wave'), 'wave sit')
  assert.equal(seated('walk', 'walk'), 'walk')
})

test('who has nothing to do any more goes on with what has no end, and stands still after what has one', () => {
  const other = subjectOf('👩', { deeds: [deed('wave', 1)] })
  const after = (verb: string) =>
    playBeats(shotOf([subjectOf('👨', { motion: 'walk', deeds: [deed(verb)] }), other]), LONG)[1]!.subjects[0]!
  assert.equal(after('dance').deeds?.[0]?.verb, 'dance')
  assert.equal(after('throw').deeds, undefined)
  assert.equal(after('walk').motion, 'bob')
})

test('what somebody takes is in his hand from then on', () => {
  const man = subjectOf('👨', {
    relation: { kind: 'holding', to: 1 },
    deeds: [deed('wave'), deed('take', 1, { to: 1 })],
  })
  const [before, then] = playBeats(shotOf([man, subjectOf('🍎')]), LONG)
  assert.equal(before!.subjects[0]!.relation, undefined)
  assert.deepEqual(then!.subjects[0]!.relation, { kind: 'holding', to: 1 })
})

test('what it becomes, and what is written at the end, come with the last beat', () => {
  const man = subjectOf('👨', {
    deeds: [deed('wave'), deed('bow', 1)],
    changes: [{ of: 'colour', to: 'red' }],
  })
  const played = playBeats(
    shotOf([man], { becomes: { time: 'night' }, texts: [{ text: 'Now' }, { text: 'End', isLast: true }] }),
    LONG,
  )
  assert.deepEqual(
    played.map(({ becomes, texts, subjects }) => [becomes?.time, texts?.length, subjects[0]!.changes?.length]),
    [
      [undefined, 1, undefined],
      ['night', 2, 1],
    ],
  )
})

test('a shot stays whole where nothing comes after anything, or all of it is one way', () => {
  assert.equal(playBeats(shotOf([subjectOf('👨', { deeds: [deed('wave'), deed('bow')] })]), LONG).length, 1)
  const goes = { from: 'left', to: 'right', of: 1 } as const
  const man = subjectOf('👨', { goes, deeds: [deed('walk'), deed('bow', 1)] })
  assert.equal(playBeats(shotOf([man, subjectOf('🌳')]), LONG).length, 1)
})

test('beats of a shot are in one place, that of most of them', () => {
  const at = (place: Shot['place'], where?: string): Shot => shotOf([], { place, ...(where && { where }) })
  const places = stayInPlace([at('sea'), at('sea', 'pier'), at('sea', 'pier')]).map(({ where }) => where)
  assert.deepEqual(places, ['pier', 'pier', 'pier'])
  assert.deepEqual(
    stayInPlace([at('room'), at('street', 'alley'), at('room')]).map(one => [one.place, one.where]),
    [
      ['room', undefined],
      ['room', undefined],
      ['room', undefined],
    ],
  )
})

test('who looks up from a game plays on', () => {
  const man = subjectOf('👨', { deeds: [deed('play', 0, { to: 1 }), deed('scratch', 1)] })
  assert.equal(verbsOf(playBeats(shotOf([man, subjectOf('♟️')]), LONG)[1]!), 'scratch play')
})

test('who picks up a cup drinks from that one, on the feet at the same table: no chair comes from nowhere', () => {
  const deeds = [deed('walk', 0, { motion: 'walk' }), deed('take', 1, { to: 2 }), deed('drink', 2)]
  const man = subjectOf('👨', { deeds, motion: 'bob' })
  const table = { ...subjectOf('🪑'), what: { sprite: 'drawn-table' } }
  const cup = subjectOf('☕', { relation: { kind: 'on', to: 1 } })
  const beats = playBeats(shotOf([man, table, cup], { place: 'room' }), LONG).map(adaptShot)
  assert.deepEqual(
    beats.map(({ subjects }) => subjects.length),
    [3, 3, 3],
  )
  const [drinker] = beats[2]!.subjects
  assert.equal(drinker!.deeds!.find(({ verb }) => verb === 'drink')!.to, 2)
  assert.deepEqual(drinker!.relation, { kind: 'behind', to: 1 })
  assert.deepEqual(beats[1]!.subjects[0]!.relation, { kind: 'behind', to: 1 })
})

test('a cat that pushes a glass at last is on its table from the first, and pushes it once', () => {
  const cat = subjectOf('🐈', {
    deeds: [
      { verb: 'look', words: '', to: 1 },
      { verb: 'push', words: '', beat: 1 },
      { verb: 'push', words: '', to: 1, beat: 2 },
    ],
  })
  const glass = subjectOf('🥛', { relation: { kind: 'on', to: 2 } })
  const table = subjectOf('🍎', { what: { sprite: 'drawn-table' } })
  const played = playBeats(shotOf([cat, glass, table]), LONG)
  assert.ok(played.every(({ subjects }) => subjects[0]!.relation?.kind === 'on'))
  assert.deepEqual(
    played.map(({ subjects }) => subjects[0]!.deeds!.map(({ verb }) => verb).join(' ')),
    ['look', 'look', 'push'],
  )
})
