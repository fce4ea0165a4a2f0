import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Shot, Subject } from '../../src/direct/shot-list.ts'
import { pictogramCode } from '../../src/figures/pictograms.ts'
import { putRight } from '../../src/scene/put-right.ts'
import { shotOf, subjectOf } from './shots.ts'

const deed = (verb: string) => ({ deeds: [{ verb, words: verb }] })

test('who sleeps where a bed is named is in it, and a cat under it stays there', () => {
  const { subjects } = putRight(shotOf([subjectOf('🛏️'), subjectOf('👩', deed('sleep')), subjectOf('👨', deed('walk'))]))
  assert.deepEqual(
    subjects.map(({ relation }) => relation),
    [undefined, { kind: 'on', to: 0 }, undefined],
  )
  const under = { ...deed('sleep'), relation: { kind: 'under', to: 0 } } as const
  assert.deepEqual(putRight(shotOf([subjectOf('🛏️'), subjectOf('👩', under)])).subjects[1]!.relation, under.relation)
})

test('who has a picnic has brought a basket, and one only', () => {
  const basket = pictogramCode('🧺')
  const baskets = (...things: ReturnType<typeof subjectOf>[]) =>
    putRight(shotOf(things)).subjects.filter(({ what }) => 'sprite' in what && what.sprite === basket)
  assert.deepEqual(
    baskets(subjectOf('👩', deed('picnic'))).map(({ relation }) => relation),
    [{ kind: 'beside', to: 0 }],
  )
  assert.equal(baskets(subjectOf('👩', deed('picnic')), subjectOf('🧺')).length, 1)
  assert.equal(baskets(subjectOf('👩', deed('walk'))).length, 0)
})

const sprite = ({ what }: Subject): string => ('sprite' in what ? what.sprite : '')
const right = (subjects: Subject[], more: Partial<Shot> = {}): Subject[] => putRight(shotOf(subjects, more)).subjects
const drawn = (name: string, more: Partial<Subject> = {}): Subject => ({
  ...subjectOf('📦', more),
  what: { sprite: `drawn-${name}` },
})
const does = (verb: string, to?: number) => ({ deeds: [{ verb, words: verb, ...(to !== undefined && { to }) }] })

test('who is on the moon stands there unless the words let him float, and elsewhere in space he floats', () => {
  const astronaut = (more: Partial<Subject> = {}) => subjectOf('🧑‍🚀', { motion: 'float', ...more })
  const motion = (one: Subject, where?: string) => right([one], { place: 'space', ...(where && { where }) })[0]!.motion
  assert.equal(motion(astronaut(), 'moon'), 'bob')
  assert.equal(motion(astronaut(does('float')), 'moon'), 'float')
  assert.equal(motion(astronaut()), 'float')
})

test('nobody duels alone, and a fight that is only a fight needs no second one', () => {
  const fighter = (words: string) => subjectOf('🧙', { deeds: [{ verb: 'fight', words }] })
  assert.equal(right([fighter('duels')])[0]!.count, 2)
  assert.equal(right([fighter('fights')])[0]!.count, 1)
  assert.equal(right([fighter('duels'), subjectOf('👩')])[0]!.count, 1, 'there is somebody')
})

test('what is poured into a cup is in the one hand and the cup in the other; a bath is no cup', () => {
  const poured = (cup: Subject) =>
    right([subjectOf('👩', does('pour', 1)), subjectOf('🥛', { relation: { kind: 'in', to: 2 } }), cup])
  const [woman, milk] = poured(subjectOf('☕'))
  assert.deepEqual(
    woman!.deeds!.map(({ to }) => to),
    [1, 2],
  )
  assert.equal(milk!.relation, undefined)
  const [, still] = poured(subjectOf('🛁', { metres: 1.6 }))
  assert.deepEqual(still!.relation, { kind: 'in', to: 2 })
})

test('who drives a car is seen: it has no roof, and a taxi is yellow still; parked ones keep theirs', () => {
  const [, car] = right([subjectOf('👩', { relation: { kind: 'in', to: 1 } }), subjectOf('🚗', { colour: 'red' })])
  assert.deepEqual([sprite(car!), car!.colour], ['drawn-convertible', 'red'])
  const [, taxi] = right([subjectOf('👨', does('drive', 1)), subjectOf('🚕')])
  assert.deepEqual([sprite(taxi!), taxi!.colour], ['drawn-convertible', 'yellow'])
  const [, parked] = right([subjectOf('👩', { relation: { kind: 'beside', to: 1 } }), subjectOf('🚗')])
  assert.equal(sprite(parked!), pictogramCode('🚗'))
  assert.equal(
    sprite(right([subjectOf('👩', does('drive', 1)), subjectOf('🚗', { count: 3 })])[1]!),
    pictogramCode('🚗'),
  )
})

test('bubbles that are blown fly about, and are in nobody’s hand', () => {
  const [girl] = right([
    subjectOf('👧', { ...does('blow', 1), relation: { kind: 'holding', to: 1 } }),
    subjectOf('🫧', { motion: 'float' }),
  ])
  assert.deepEqual([girl!.relation, girl!.deeds], [undefined, [{ verb: 'blow', words: 'blow' }]])
  const [boy] = right([subjectOf('👦', { ...does('blow', 1), relation: { kind: 'holding', to: 1 } }), subjectOf('🎺')])
  assert.deepEqual(boy!.relation, { kind: 'holding', to: 1 })
})

test('chess is played at a board and not as a guitar is, whoever is called a player or plays on the board', () => {
  const [player] = right([subjectOf('👴', { words: 'old chess players' })])
  assert.deepEqual(
    player!.deeds!.map(({ verb }) => verb),
    ['play-chess'],
  )
  const [man] = right([subjectOf('👨', does('play', 1)), drawn('chessboard')])
  assert.equal(man!.deeds![0]!.verb, 'play-chess')
  const [guitarist] = right([subjectOf('👨', does('play', 1)), subjectOf('🎸')])
  assert.equal(guitarist!.deeds![0]!.verb, 'play')
})

test('who sings with a guitar plays it, who practises an instrument plays it, and a book is not played', () => {
  const singer = (thing: string) =>
    right([subjectOf('👩', { ...does('sing'), relation: { kind: 'holding', to: 1 } }), subjectOf(thing)])[0]!
  assert.deepEqual(singer('🎸').deeds, [{ verb: 'play', words: '', to: 1 }])
  assert.deepEqual(
    singer('📖').deeds!.map(({ verb }) => verb),
    ['sing'],
  )
  const [pupil] = right([subjectOf('👧', does('practise', 1)), subjectOf('🎻', { build: 'instrument' })])
  assert.deepEqual(pupil!.deeds, [{ verb: 'play', words: 'practise', to: 1 }])
})

test('who reads by the window sits on its sill, and what is seen through it is the hour and the weather', () => {
  const reader = subjectOf('👧', { ...does('read'), relation: { kind: 'beside', to: 1 } })
  const seat = (more: Partial<Shot>) => right([reader, subjectOf('🪟')], { place: 'room', ...more })
  const [girl, window] = seat({})
  assert.deepEqual([girl!.relation, sprite(window!)], [{ kind: 'on', to: 1 }, 'drawn-window-seat'])
  for (const [more, colour] of [
    [{ time: 'night' }, 'black'],
    [{ weather: 'snow' }, 'white'],
    [{ weather: 'rain' }, 'grey'],
    [{ time: 'sunset' }, 'orange'],
    [{ time: 'noon' }, undefined],
  ] as const)
    assert.equal(seat(more)[1]!.colour, colour)
  assert.equal(sprite(seat({ place: 'meadow' })[1]!), pictogramCode('🪟'), 'outside there is no sill')
  assert.equal(sprite(seat({ where: 'train' })[1]!), pictogramCode('🪟'), 'a train has its own')
})

test('a taxi is caught and not held, a ball is', () => {
  const catching = (thing: Subject) =>
    right([subjectOf('👨', { ...does('catch', 1), relation: { kind: 'holding', to: 1 } }), thing])[0]!
  assert.deepEqual(catching(subjectOf('🚕', { build: 'vehicle' })), { ...subjectOf('👨'), deeds: [] })
  assert.deepEqual(catching(subjectOf('⚽')).relation, { kind: 'holding', to: 1 })
})

test('a hummingbird drinks on the wing, and a pot that boils over does not roll about', () => {
  assert.equal(right([drawn('hummingbird', { motion: 'bob' })])[0]!.motion, 'float')
  assert.equal(right([drawn('hummingbird', { motion: 'fly' })])[0]!.motion, 'fly')
  const [pot] = right([subjectOf('🍲', { motion: 'spin', ...does('roll') })])
  assert.deepEqual([pot!.motion, pot!.deeds![0]!.verb], ['still', 'boil'])
  assert.equal(right([subjectOf('⚽', { motion: 'spin', ...does('roll') })])[0]!.motion, 'spin')
})

test('who walks over a bridge is on it, with what he holds still in hand', () => {
  const bridge = drawn('stone-bridge')
  assert.deepEqual(right([subjectOf('👩', does('walk', 1)), bridge])[0]!.relation, { kind: 'on', to: 1 })
  const [holder] = right([
    subjectOf('👩', { ...does('cross', 1), relation: { kind: 'holding', to: 2 } }),
    bridge,
    subjectOf('☂️'),
  ])
  assert.deepEqual(
    [holder!.relation, holder!.deeds![0]],
    [
      { kind: 'on', to: 1 },
      { verb: 'hold', words: '', to: 2 },
    ],
  )
  assert.equal(right([subjectOf('👩', does('paint', 1)), bridge])[0]!.relation, undefined)
})

test('who opens what nobody lifts stands beside it; what is small or carried is in the hands', () => {
  const opening = (metres: number, verb: string): string | undefined => {
    const relation = { kind: 'holding', to: 1 } as const
    const woman = subjectOf('👩', { relation, deeds: [{ verb, words: verb, to: 1 }] })
    return putRight(shotOf([woman, subjectOf('🚪', { build: 'furniture', metres })])).subjects[0]!.relation?.kind
  }
  assert.equal(opening(1.7, 'open'), 'beside')
  assert.equal(opening(0.4, 'open'), 'holding')
  assert.equal(opening(1.7, 'carry'), 'holding')
})
