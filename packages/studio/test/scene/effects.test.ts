import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Subject } from '../../src/direct/shot-list.ts'
import { changesByDeeds, EFFECTS, type EffectScene, effectsOf, effectVerbs, piecesAt } from '../../src/scene/effects.ts'
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
    ['coat', 'overflow'],
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
