import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Subject } from '../../src/direct/shot-list.ts'
import { changesByDeeds, EFFECTS, type EffectScene, effectsOf, effectVerbs, piecesAt } from '../../src/scene/effects.ts'
import { readVerbs } from '../../src/direct/words/verb-file.ts'
import { subjectOf } from './shots.ts'

const doing = (verb: string): Subject => ({ ...subjectOf('🏠'), deeds: [{ verb, words: verb }] })
const scene: EffectScene = { seconds: 2, until: 5, foot: [1, 0, 8], yaw: 2, wide: 4, high: 3, long: 5, groundY: 0 }

test('what burns has flames and smoke and turns black, what boils steam, what freezes is ice', () => {
  assert.deepEqual(effectsOf(doing('burn'), false), ['flames', 'smoke'])
  assert.deepEqual(changesByDeeds(doing('burn')), [{ of: 'colour', to: 'black' }])
  assert.ok(effectsOf(doing('boil'), false).includes('steam'))
  assert.deepEqual(changesByDeeds(doing('freeze')), [{ of: 'material', to: 'ice' }])
  assert.deepEqual(effectsOf(doing('walk'), false), [])
})

test('a candle that burns has its own flame', () => assert.deepEqual(effectsOf(doing('burn'), true), []))

test('every verb of an effect is one that is read, but for those that others say', () => {
  const known = new Set(readVerbs().map(({ verb }) => verb.id))
  assert.deepEqual(
    effectVerbs().filter(verb => !known.has(verb)),
    [],
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
