import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Subject } from '../../src/direct/shot-list.ts'
import {
  changesByDeeds,
  EFFECTS,
  type EffectScene,
  effectsOf,
  effectVerbs,
  piecesAt,
} from '../../src/stage/draw/effects.ts'
import { readVerbs } from '../../src/direct/words/verb-file.ts'
import { subjectOf } from './shots.ts'

const doing = (verb: string): Subject => ({ ...subjectOf('🏠'), deeds: [{ verb, words: verb }] })
const scene: EffectScene = { seconds: 2, until: 5, foot: [1, 0, 8], yaw: 2, wide: 4, high: 3, long: 5, groundY: 0 }

test('what burns has flames and smoke and turns black, what boils steam, what freezes is ice', () => {
  assert.deepEqual(effectsOf(doing('burn'), false), [{ kind: 'flames' }, { kind: 'smoke' }])
  assert.deepEqual(changesByDeeds(doing('burn')), [{ of: 'colour', to: 'black' }])
  assert.ok(effectsOf(doing('boil'), false).some(({ kind }) => kind === 'steam'))
  assert.deepEqual(changesByDeeds(doing('freeze')), [{ of: 'material', to: 'ice' }])
  assert.deepEqual(effectsOf(doing('walk'), false), [])
})

test('a candle that burns has its own flame', () => assert.deepEqual(effectsOf(doing('burn'), true), []))

test('every verb of an effect is one that is read, but for those that others say', () => {
  const known = new Set(readVerbs().map(({ verb }) => verb.id))
  assert.deepEqual(
    effectVerbs().filter(verb => !known.has(verb)),
    ['fizz', 'gleam', 'pour-in', 'coat', 'overflow', 'spark'],
  )
})

test('pieces are at the thing or above it, move, and the same moment is the same picture', () => {
  for (const kind of EFFECTS) {
    const [now, then] = [piecesAt(kind, scene), piecesAt(kind, { ...scene, seconds: 2.4 })]
    assert.deepEqual(piecesAt(kind, scene), now)
    if (kind !== 'frost') assert.notDeepEqual(then, now, kind)
    for (const { at, size } of now) {
      if (Math.max(...size) < 1e-3) continue
      assert.ok(Math.abs(at[0] - scene.foot[0]) < scene.wide + scene.long, kind)
      assert.ok(at[1] > -0.1 && at[1] < 3 * scene.high, `${kind} ${at[1]}`)
    }
  }
})

test('smoke and steam rise above the top, flames lick on it', () => {
  const height = (kind: 'smoke' | 'flames') => {
    const seen = piecesAt(kind, scene)
    return seen.reduce((sum, { at }) => sum + at[1], 0) / seen.length
  }
  assert.ok(height('smoke') > scene.high && height('flames') < scene.high)
})

test('what flows has its colour, and comes from near where something is held above', () => {
  const coated: Subject = { ...subjectOf('🥞'), deeds: [{ verb: 'coat', words: '', colour: 'gold', to: 1 }] }
  assert.deepEqual(effectsOf(coated, false), [{ kind: 'drips', colour: 'gold', isFromNear: true }])
  const highest = (isFromNear: boolean): number =>
    Math.max(...piecesAt('drips', scene, isFromNear).flatMap(({ at, size }) => (size[0] > 1e-3 ? [at[1]] : [])))
  assert.ok(highest(false) > 2 * scene.high && highest(true) < 1.6 * scene.high)
})

test('a stream begins, reaches the top and ends; rings grow when the drop has fallen', () => {
  const seen = (kind: 'stream' | 'ripples', part: number) =>
    piecesAt(kind, { ...scene, seconds: part * scene.until }).filter(({ size }) => size[0] > 1e-3)
  assert.equal(seen('stream', 0.02).length, 0)
  assert.ok(seen('stream', 0.5).some(({ at }) => Math.abs(at[1] - 0.72 * scene.high) < 0.1))
  assert.ok(seen('stream', 1).length < seen('stream', 0.5).length / 2)
  assert.equal(seen('ripples', 0.2).length, 1)
  const widest = (part: number): number => Math.max(...seen('ripples', part).map(({ size }) => size[0]))
  assert.ok(widest(0.9) > 1.3 * widest(0.5))
})

/** A glass, seen from ahead: a fifth of a metre high, at the origin. */
const glass: EffectScene = {
  seconds: 0,
  until: 5,
  foot: [0, 0, 2],
  yaw: 0,
  wide: 0.1,
  high: 0.2,
  long: 0.1,
  groundY: 0,
}
type Piece = ReturnType<typeof piecesAt>[number]
const seen = (
  kind: (typeof EFFECTS)[number],
  seconds: number,
  more: Partial<EffectScene> = {},
  near = false,
): Piece[] => piecesAt(kind, { ...glass, seconds, ...more }, near).filter(({ size }) => size[0] > 1e-4)
const lowest = (pieces: readonly Piece[]): number => Math.min(...pieces.map(({ at }) => at[1]))
const highest = (pieces: readonly Piece[]): number => Math.max(...pieces.map(({ at }) => at[1]))

test('what is poured comes down from above the frame, without a gap, and stops before the shot does', () => {
  assert.equal(seen('stream', 0.2).length, 0, 'not yet')
  const front = [0.5, 0.65, 0.8].map(seconds => lowest(seen('stream', seconds)))
  assert.ok(front[0]! > front[1]! && front[1]! > front[2]!, front.join())
  const column = seen('stream', 2.5).filter(({ size }) => size[1] > 2 * size[0])
  const ys = column.map(({ at }) => at[1]).toSorted((a, b) => a - b)
  assert.ok(ys[0]! < 0.6 * glass.high && ys[0]! > 0.2 * glass.high, 'into the glass')
  const later = seen('stream', 4).filter(({ size }) => size[1] > 2 * size[0])
  assert.ok(lowest(later) > ys[0]! + 0.1 * glass.high, 'which is fuller then')
  assert.ok(ys.at(-1)! > 2.2 * glass.high, 'from above it')
  for (let nth = 1; nth < ys.length; nth++) assert.ok(ys[nth]! - ys[nth - 1]! < column[0]!.size[1], 'no gap')
  for (const { at, size } of column) assert.ok(Math.abs(at[0]) + size[0] < 0.2 * glass.wide, 'a thin one')
  assert.ok(seen('stream', 5).length <= 1, 'over')
})

test('what drips is a thread at first, then covers the top and runs down the sides; from near it begins lower', () => {
  const early = seen('drips', 0.6)
  assert.ok(early.length > 3 && lowest(early) > glass.high && early.every(({ at }) => Math.abs(at[0]) < 0.05))
  const late = seen('drips', 4.8)
  assert.ok(lowest(late) < 0.85 * glass.high && lowest(late) > 0.4 * glass.high, `${lowest(late)}`)
  const cap = (seconds: number): number =>
    Math.max(0, ...seen('drips', seconds).map(({ size }) => (size[0] > 2 * size[1] ? size[0] : 0)))
  assert.ok(cap(4.8) > cap(1.6) && cap(4.8) < glass.wide)
  assert.ok(highest(seen('drips', 4, {}, true)) < highest(seen('drips', 4)) - 0.5 * glass.high)
})

test('a splash is thrown up all around and falls, foam swells on the top and runs over', () => {
  const angles = seen('crown', 2).map(({ at }) => Math.atan2(at[0], at[2] - 2))
  for (let quarter = -2; quarter < 2; quarter++)
    assert.ok(
      angles.some(angle => angle >= (quarter * Math.PI) / 2 && angle < ((quarter + 1) * Math.PI) / 2),
      `quarter ${quarter}`,
    )
  assert.ok(highest(seen('crown', 2)) > 0.4 * glass.high && lowest(seen('crown', 2)) > -1e-6)
  assert.equal(seen('foam', 0.4).length, 0)
  const [young, old] = [seen('foam', 2), seen('foam', 4.9)]
  assert.ok(old.length > young.length && lowest(old) < 0.7 * glass.high && lowest(young) > 0.9 * glass.high)
  const over = old.filter(({ at }) => at[1] < 0.95 * glass.high).length / old.length
  assert.ok(over > 0.2 && over < 0.45, `${over} of it runs over`)
})

test('a drop falls faster and faster, and then its rings widen one after another', () => {
  const fall = [0.1, 0.5, 0.9, 1.3].map(seconds => seen('ripples', seconds)[0]!.at[1])
  const steps = fall.slice(1).map((y, nth) => fall[nth]! - y)
  assert.ok(
    steps.every((step, nth) => step > (steps[nth - 1] ?? 0)),
    fall.join(),
  )
  assert.equal(seen('ripples', 1.4).length, 1)
  const rings = (seconds: number): number[] => seen('ripples', seconds).map(({ size }) => size[0])
  assert.ok(rings(2.5).length < rings(4.8).length && rings(4.8).length >= 3)
  assert.ok(Math.max(...rings(4.8)) > Math.max(...rings(2.5)) && Math.max(...rings(2.5)) > Math.max(...rings(1.7)))
})

test('flames and smoke grow in the first part of a shot; smoke and steam rise and widen, smoke the more', () => {
  const size = (kind: 'flames' | 'smoke' | 'steam', seconds: number): number =>
    piecesAt(kind, { ...scene, seconds }).reduce((sum, piece) => sum + piece.size[0], 0)
  for (const kind of ['flames', 'smoke', 'steam'] as const) {
    const begins = [0, 0.05, 0.1, 0.15].map(by => size(kind, by)).reduce((sum, one) => sum + one, 0)
    const later = [4, 4.05, 4.1, 4.15].map(by => size(kind, by)).reduce((sum, one) => sum + one, 0)
    assert.ok(later > 1.4 * begins && later < 2.2 * begins, `${kind} ${begins} ${later}`)
  }
  assert.ok(size('smoke', 4) > 1.5 * size('steam', 4))
  const puffs = piecesAt('smoke', { ...scene, seconds: 4 })
  assert.ok(
    puffs.every(({ at }) => at[1] >= scene.high - 1e-6),
    'above what burns',
  )
  assert.ok(
    piecesAt('flames', scene).some(({ at }) => at[1] < 0.6 * scene.high),
    'flames are on it',
  )
})

test('what is turned aside has its effects as wide as it looks from there', () => {
  const long: EffectScene = { ...scene, wide: 1, long: 8, seconds: 3 }
  const spread = (yaw: number): number => {
    const xs = piecesAt('flames', { ...long, yaw }).map(({ at }) => at[0])
    return Math.max(...xs) - Math.min(...xs)
  }
  assert.ok(spread(Math.PI / 2) > 4 && spread(0) < 1.2, `${spread(Math.PI / 2)} ${spread(0)}`)
})

test('frost grows piece by piece and stays; most drops of dew stay where they are and a few run down', () => {
  const count = (seconds: number): number => seen('frost', seconds).length
  assert.deepEqual([count(0.5), count(5)], [0, 20])
  assert.ok(count(2) > 0 && count(2) < 20)
  const [now, then] = [piecesAt('droplets', glass), piecesAt('droplets', { ...glass, seconds: 0.5 })]
  const moved = now.filter(({ at }, nth) => at[1] !== then[nth]!.at[1]).length
  assert.ok(moved > 4 && moved < 12, `${moved} run`)
  assert.ok(
    now.every(({ at }) => at[1] > 0 && at[1] < glass.high && at[2] < 2),
    'on the side that is seen',
  )
})

test('a deed that names a colour has it in the picture, from near where something is held above', () => {
  const subject = { ...subjectOf('🥞'), deeds: [{ verb: 'coat', words: '', colour: 'gold', to: 1 }] }
  assert.deepEqual(effectsOf(subject, false), [{ kind: 'drips', colour: 'gold', isFromNear: true }])
  assert.deepEqual(effectsOf({ ...subject, deeds: [{ verb: 'coat', words: '' }] }, false), [{ kind: 'drips' }])
})
