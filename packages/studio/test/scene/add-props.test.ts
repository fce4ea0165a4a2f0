import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Shot, Subject } from '../../src/direct/shot-list.ts'
import { pictogramCode } from '../../src/figures/pictograms.ts'
import { addProps } from '../../src/scene/add-props.ts'
import { shotOf, subjectOf } from './shots.ts'

const sprites = (subjects: readonly Subject[]): string[] =>
  subjects.map(({ what }) => ('sprite' in what ? what.sprite : ''))
const does = (verb: string, to?: number, words = verb) => ({
  deeds: [{ verb, words, ...(to !== undefined && { to }) }],
})
const props = (subjects: Subject[], more: Partial<Shot> = {}): Subject[] => addProps(shotOf(subjects, more)).subjects
const has = (subjects: readonly Subject[], pictogram: string): boolean =>
  sprites(subjects).includes(pictogram.startsWith('drawn-') ? pictogram : pictogramCode(pictogram))

test('who does what takes a tool has it, with the deed done with it, and a tool that is named is the one that is used', () => {
  const [cook, , knife] = props([subjectOf('👩', does('cut', 1)), subjectOf('🍎')])
  assert.equal(sprites([knife!])[0], pictogramCode('🔪'))
  assert.deepEqual(
    cook!.deeds!.map(({ verb, to }) => [verb, to]),
    [
      ['hold', 2],
      ['cut', 1],
    ],
  )
  const named = props([subjectOf('👩', does('cut', 1)), subjectOf('🍎'), subjectOf('🔪')])
  assert.equal(named.length, 3)
  assert.ok(named[0]!.deeds!.some(({ verb, to }) => verb === 'hold' && to === 2))
})

test('a tree is felled with an axe, a duel has swords, and a stew is eaten with chopsticks', () => {
  assert.ok(has(props([subjectOf('👨', does('cut', 1)), subjectOf('🌲', { build: 'tree' })]), '🪓'))
  assert.ok(has(props([subjectOf('👨', does('fight', undefined, 'duels with swords'))]), '🗡️'))
  assert.ok(!has(props([subjectOf('👨', does('fight', undefined, 'fights'))]), '🗡️'))
  assert.ok(has(props([subjectOf('👨', does('eat')), subjectOf('🍲')]), '🥢'))
  assert.ok(!has(props([subjectOf('👨', does('eat', 1)), subjectOf('🍎')]), '🥢'))
})

test('who has something in hand already gets nothing more, and animals need no tools', () => {
  const scissors = { deeds: [{ verb: 'hold', words: '', to: 2 }, ...does('cut', 1).deeds] }
  assert.equal(props([subjectOf('👩', scissors), subjectOf('🍎'), subjectOf('✂️')]).length, 3)
  const holding = { ...does('paint', 1), relation: { kind: 'holding', to: 2 } } as const
  assert.equal(props([subjectOf('👩', holding), subjectOf('🏠'), subjectOf('🖌️')]).length, 3)
  assert.equal(props([subjectOf('🐒', does('cut', 1)), subjectOf('🍎')]).length, 2)
})

test('a trade is known by what is in its hand, unless the hands are at something else', () => {
  const tool = pictogramCode('🎻')
  const player = (more: Partial<Subject> = {}) => subjectOf('👩', { tool, ...more })
  const [stands, violin] = props([player()])
  assert.equal(sprites([violin!])[0], tool)
  assert.deepEqual(stands!.deeds, [{ verb: 'hold', words: '', to: 1 }])
  const [plays] = props([player(does('play'))])
  assert.deepEqual([plays!.deeds![0]!.to, plays!.relation], [1, { kind: 'holding', to: 1 }])
  assert.equal(props([player(does('sleep'))]).length, 1)
  assert.equal(props([player({ relation: { kind: 'holding', to: 1 } }), subjectOf('🌹')]).length, 2)
  assert.equal(props([player({ count: 9 })]).length, 1, 'an orchestra is not handed out')
  assert.equal(props([player(), subjectOf('🎻')]).length, 2, 'the one that is named')
})

test('a drummer is at his drum, and does not hold it', () => {
  const drummer = subjectOf('👨', { tool: pictogramCode('🥁'), ...does('play') })
  const [man] = props([drummer])
  assert.equal(man!.deeds![0]!.verb, 'drum')
})

test('who gets up gets up from the seat that is there', () => {
  const rises = { deeds: [{ verb: 'stand', words: 'stands up' }] }
  const [woman] = props([subjectOf('👩', rises), subjectOf('🪑')])
  assert.equal(woman!.deeds![0]!.to, 1)
})

test('a car that crashes has something to crash into, and a house has not', () => {
  const crashed = props([subjectOf('🚗', { motion: 'drive', ...does('crash') })])
  assert.equal(crashed.length, 2)
  assert.equal(crashed[0]!.deeds![0]!.to, 1)
  assert.equal(props([subjectOf('🏠', { build: 'building', ...does('crash') })]).length, 1)
  assert.equal(props([subjectOf('🚗', does('crash', 1)), subjectOf('🌳')]).length, 2)
})

test('what is done on the spot is done there, and who runs runs on', () => {
  assert.equal(props([subjectOf('👨', { motion: 'jump', ...does('kick') })])[0]!.motion, 'still')
  assert.equal(props([subjectOf('👨', { motion: 'run', ...does('kick') })])[0]!.motion, 'run')
})

test('laundry is hung outside and washed inside, and a second pan is not brought to the first', () => {
  assert.ok(has(props([subjectOf('👩', does('do-laundry'))], { place: 'meadow' }), '👕'))
  assert.ok(!has(props([subjectOf('👩', does('do-laundry'))], { place: 'room' }), '👕'))
  const wok = { ...subjectOf('🍳'), what: { sprite: 'drawn-wok' } }
  assert.equal(props([subjectOf('👩', does('cook')), wok], { place: 'kitchen' }).length, 2)
})

test('an instrument of another build is the one that is played: no second piano beside a grand piano', () => {
  const pianist = subjectOf('👩', { ...does('play'), tool: pictogramCode('🎹') })
  const grand = subjectOf('🎹', { what: { sprite: 'drawn-grand-piano' } })
  assert.deepEqual(sprites(props([pianist, grand])).slice(1), ['drawn-grand-piano'])
  assert.deepEqual(sprites(props([pianist])).slice(1), [pictogramCode('🎹')])
})

test('who rides on what nobody names has a bicycle, a knight or who gallops a horse that runs, and who rides a named thing no other', () => {
  const girl = props([subjectOf('👧', { ...does('ride'), words: 'girl', motion: 'ride', heading: 'left' })])
  assert.ok(has(girl, '🚲'))
  assert.deepEqual(girl[0]!.relation, { kind: 'riding', to: 1 })
  assert.equal(girl[1]!.heading, 'left')
  const knight = props([subjectOf('👨', { ...does('ride'), words: 'knight', motion: 'ride' })])
  assert.ok(has(knight, '🐎'))
  assert.equal(knight[1]!.motion, 'run')
  assert.ok(has(props([subjectOf('👧', { ...does('gallop'), words: 'girl', motion: 'run' })]), '🐎'))
  assert.equal(props([subjectOf('👧', { ...does('ride', 1), motion: 'ride' }), subjectOf('🐘')]).length, 2)
})
