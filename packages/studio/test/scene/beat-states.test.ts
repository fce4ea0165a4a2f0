import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { eventAt } from '../../src/bodies/motion/event-at.ts'
import type { Deed, Shot } from '../../src/direct/shot-list.ts'
import { playBeats } from '../../src/scene/play-beats.ts'
import { shareBeats } from '../../src/scene/share-beats.ts'
import { shotOf, subjectOf } from './shots.ts'

const deed = (verb: string, beat = 0, more: Partial<Deed> = {}): Deed => ({
  verb,
  words: verb,
  ...(beat > 0 && { beat }),
  ...more,
})
const LONG = 10
const wordsIn = ({ subjects }: Shot): string => subjects.map(({ words }) => words).join(' ')
const named = ({ subjects }: Shot, words: string) => subjects.find(one => one.words === words)!
const verbsOf = (shot: Shot, words: string): string =>
  (named(shot, words)?.deeds ?? []).map(({ verb }) => verb).join(' ')
const one = (words: string, pictogram: string, more: Parameters<typeof subjectOf>[1] = {}) =>
  subjectOf(pictogram, { words, ...more })

describe('in the steps of a tale', () => {
  test('who comes later is not there before, and who has left is not there any more', () => {
    const played = playBeats(
      shotOf([
        one('boy', '👦', { deeds: [deed('wave'), deed('flee', 1)] }),
        one('woman', '👩', { deeds: [deed('laugh', 2)] }),
        one('tree', '🌳'),
      ]),
      LONG,
    )
    assert.deepEqual(played.map(wordsIn), ['boy tree', 'boy tree', 'woman tree'])
  })

  test('a taxi is gone when its passenger is what it is about, and who is given something comes with that', () => {
    const played = playBeats(
      shotOf([
        one('taxi', '🚕', { build: 'vehicle', deeds: [deed('stop')] }),
        one('woman', '👩', {
          deeds: [deed('exit', 1, { words: 'gets out' }), deed('nod', 2), deed('give', 3, { to: 2 })],
        }),
        one('man', '👨'),
      ]),
      LONG,
    )
    assert.deepEqual(played.map(wordsIn), ['taxi', 'taxi woman', 'woman', 'woman man'])
  })

  test('who is run after is there, though it has fled', () => {
    const man = one('man', '👨', { relation: { kind: 'behind', to: 1 }, deeds: [deed('shout'), deed('chase', 2)] })
    const dog = one('dog', '🐕', { motion: 'run', deeds: [deed('flee', 1)] })
    assert.equal(wordsIn(playBeats(shotOf([man, dog]), LONG)[2]!), 'man dog')
  })

  test('of three the one without a part is left out, but not who is given something', () => {
    const played = playBeats(
      shotOf([
        one('girl', '👧', { deeds: [deed('wave'), deed('give', 2, { to: 3 })] }),
        one('boy', '👦', { deeds: [deed('wave')] }),
        one('dog', '🐕', { deeds: [deed('bark'), deed('dance', 1)] }),
        one('apple', '🍎'),
      ]),
      LONG,
    )
    assert.deepEqual(played.map(wordsIn), ['girl boy dog', 'dog', 'girl boy dog apple'])
  })

  test('a thing is there from the beat on in which it is handled, and eaten it is gone', () => {
    const man = one('man', '👨', { deeds: [deed('nod'), deed('eat', 1, { to: 1 }), deed('bow', 2)] })
    assert.deepEqual(playBeats(shotOf([man, one('apple', '🍎')]), LONG).map(wordsIn), ['man', 'man apple', 'man'])
  })

  test('what was broken or opened stays so, until it is closed', () => {
    const man = one('man', '👨', {
      deeds: [deed('open', 0, { to: 1 }), deed('nod', 1), deed('close', 2, { to: 1 }), deed('bow', 3)],
    })
    const played = playBeats(shotOf([man, one('door', '🚪')]), LONG)
    assert.deepEqual(
      played.map(beat => verbsOf(beat, 'door')),
      ['', 'done-open', '', 'done-close'],
    )
  })

  test('what is over has its end from the first: a door that was opened is open', () => {
    const scene = {
      seconds: 0,
      until: 2,
      high: 1,
      long: 1,
      wide: 1,
      frame: { wide: 4, high: 2 },
      travelled: 0,
      isFourLegged: false,
    }
    assert.equal(eventAt({ ...scene, events: ['open'] }).opened, 0)
    assert.equal(eventAt({ ...scene, events: ['open'], over: ['open'] }).opened, 1)
  })

  test('what somebody did once is not done again while others act, but work goes on', () => {
    const played = playBeats(
      shotOf([
        one('cat', '🐈', { deeds: [deed('knock-over', 0, { to: 2 })] }),
        one('woman', '👩', { deeds: [deed('nod', 1), deed('bow', 2)] }),
        one('vase', '🏺'),
        one('man', '👨', { deeds: [deed('paint')] }),
      ]),
      LONG,
    )
    assert.deepEqual(
      played.slice(0, 2).map(beat => verbsOf(beat, 'cat')),
      ['knock-over', ''],
    )
  })

  test('what is given is in the hands of who got it, and not in those of who gave it', () => {
    const girl = one('girl', '👧', {
      relation: { kind: 'holding', to: 2 },
      deeds: [deed('take', 0, { to: 2 }), deed('give', 1, { to: 2 }), deed('wave', 2)],
    })
    const played = playBeats(shotOf([girl, one('boy', '👦'), one('apple', '🍎')]), LONG)
    assert.deepEqual(
      played.map(beat => [named(beat, 'girl').relation?.kind, verbsOf(beat, 'boy')]),
      [
        ['holding', ''],
        ['holding', ''],
        [undefined, 'hold'],
      ],
    )
  })

  test('nobody holds what he takes only later, or what has flown off', () => {
    const girl = one('girl', '👧', {
      relation: { kind: 'holding', to: 1 },
      deeds: [deed('walk'), deed('take', 1, { to: 1 })],
    })
    const balloon = one('balloon', '🎈', { deeds: [deed('fly', 2, { motion: 'fly' })] })
    assert.deepEqual(
      playBeats(shotOf([girl, balloon]), LONG).map(beat => named(beat, 'girl').relation?.kind),
      [undefined, 'holding', undefined],
    )
  })

  test('who sits down sits on the bench that is there, and who gets on a bike rides it until he falls', () => {
    const man = one('man', '👨', { deeds: [deed('walk'), deed('sit', 1), deed('nod', 2), deed('stand', 3)] })
    const bench = { ...one('bench', '🪑'), what: { sprite: 'drawn-bench' } }
    const kinds = (shot: Shot): (string | undefined)[] =>
      playBeats(shot, LONG).map(({ subjects }) => subjects[0]!.relation?.kind)
    assert.deepEqual(kinds(shotOf([man, bench])), [undefined, 'on', 'on', undefined])
    const kid = one('kid', '🧒', {
      deeds: [deed('board', 0, { to: 1 }), deed('ride', 1, { motion: 'ride' }), deed('fall', 2)],
    })
    assert.deepEqual(kinds(shotOf([kid, one('bike', '🚲', { motion: 'drive' })])), [undefined, 'riding', undefined])
  })

  test('a cat that has jumped onto the table is on it, with what it knocks over there', () => {
    const cat = one('cat', '🐈', {
      motion: 'jump',
      deeds: [deed('jump'), deed('knock-over', 1, { to: 2, motion: 'bob' }), deed('look', 2, { motion: 'bob' })],
    })
    const table = { ...one('table', '🪑'), what: { sprite: 'drawn-table' } }
    const [, then] = playBeats(shotOf([cat, table, one('cup', '☕')]), LONG)
    assert.deepEqual(
      ['cat', 'cup'].map(words => named(then!, words).relation),
      [
        { kind: 'on', to: 1 },
        { kind: 'on', to: 1 },
      ],
    )
  })

  test('who climbed up stays there and has in hand what he takes', () => {
    const boy = one('boy', '👦', {
      deeds: [deed('climb-side', 0, { to: 1 }), deed('pick', 1, { to: 2 }), deed('laugh', 2)],
    })
    const ladder = { ...one('ladder', '🪜'), what: { sprite: 'drawn-ladder' } }
    const played = playBeats(shotOf([boy, ladder, one('apple', '🍎')]), LONG)
    assert.deepEqual(
      played.map(beat => verbsOf(beat, 'boy')),
      ['climb-side', 'done-climb-side hold', 'done-climb-side laugh'],
    )
  })

  test('each of four beats has a quarter of a clip of five seconds; of three the one that has a way to go has two', () => {
    const nods = (...verbs: string[]) => verbs.map(verb => [deed(verb)])
    assert.deepEqual(shareBeats(nods('nod', 'wave', 'bow', 'clap'), 5), [0.25, 0.25, 0.25, 0.25])
    assert.deepEqual(shareBeats(nods('nod', 'stick-in', 'bow'), 5), [0.25, 0.5, 0.25])
    assert.deepEqual(
      shareBeats([[deed('nod')], [deed('run', 0, { motion: 'run' })], [deed('bow')]], 5),
      [0.25, 0.5, 0.25],
    )
    assert.deepEqual(shareBeats(nods('nod', 'wave', 'bow'), 5), [0.25, 0.25, 0.5])
    assert.deepEqual(shareBeats(nods('nod', 'wave', 'bow'), 8), [2 / 6, 2 / 6, 2 / 6])
  })
})
