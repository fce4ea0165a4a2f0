import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hairParts } from '../../src/bodies/kits/hair.ts'
import { direct } from '../../src/direct/direct.ts'
import type { Shot } from '../../src/direct/shot-list.ts'
import { attireOf } from '../../src/scene/attire-of.ts'
import { cutGarment } from '../../src/scene/garments.ts'
import { wearHats } from '../../src/scene/wear-hats.ts'
import { shotOf, subjectOf } from './shots.ts'

const wornIn = (prompt: string): Shot => wearHats(direct({ prompt, seed: 1 }).shots[0]!)
const hatIn = (prompt: string): string | undefined => {
  const shot = wornIn(prompt)
  return attireOf({ shot }, { subject: shot.subjects[0]!, index: 0, bound: [] }, 0)?.hat?.kind
}

test('a hat that somebody has on is cut to the head and no thing of its own', () => {
  for (const [prompt, hat] of [
    ['A girl in a red beanie walks', 'bobble'],
    ['An old woman with a straw hat', 'wide'],
    ['A man in a cowboy hat rides a horse', 'wide'],
    ['A boy wearing a cap', 'cap'],
    ['A woman wears a hat', 'wide'],
    ['一个戴红色毛线帽的女孩', 'bobble'],
    ['戴斗笠的老人', 'cone'],
  ] as const) {
    assert.equal(hatIn(prompt), hat, prompt)
    assert.ok(
      wornIn(prompt).subjects.every(({ words }) => !/hat|cap|beanie|帽|斗笠/u.test(words)),
      prompt,
    )
  }
})

test('a hat keeps its colour, and those who were counted after it their relations', () => {
  const man = subjectOf('👨', { relation: { kind: 'riding', to: 2 }, deeds: [{ verb: 'ride', words: 'rides', to: 2 }] })
  const hat = subjectOf('👒', { colour: 'red', relation: { kind: 'on', to: 0 } })
  const [rider, horse] = wearHats(shotOf([man, hat, subjectOf('🐎')])).subjects
  assert.deepEqual(rider!.wears, [{ words: 'straw hat', colour: 'red' }])
  assert.deepEqual([rider!.relation?.to, rider!.deeds?.[0]?.to], [1, 1])
  assert.equal(horse!.words, '🐎')
})

test('a hat on a chair, on a dog or in the air stays a thing', () => {
  const on = (to: string) => wearHats(shotOf([subjectOf(to), subjectOf('🎩', { relation: { kind: 'on', to: 0 } })]))
  assert.equal(on('🪑').subjects.length, 2)
  assert.equal(on('🐕').subjects.length, 2)
  const thrower = subjectOf('👨', { deeds: [{ verb: 'throw', words: 'throws', to: 1 }] })
  assert.equal(wearHats(shotOf([thrower, subjectOf('🎩', { relation: { kind: 'on', to: 0 } })])).subjects.length, 2)
})

test('who has a helmet by trade keeps that one, unless the words give it a colour', () => {
  const builder = (more = {}) =>
    wearHats(shotOf([subjectOf('👷'), subjectOf('🪖', { relation: { kind: 'on', to: 0 }, ...more })])).subjects
  assert.deepEqual([builder().length, builder()[0]!.wears], [1, undefined])
  assert.equal(builder({ colour: 'blue' })[0]!.wears?.[0]?.colour, 'blue')
})

test('nobody is bald for a hat: it hides the crown, or nothing where it leaves that free', () => {
  const bare = hairParts('bun', '#5a3a22', 1.5, 0.2)
  assert.deepEqual(hairParts('bun', '#5a3a22', 1.5, 0.2, 'nurse'), bare)
  for (const style of ['short', 'long', 'bob', 'tail', 'curly'] as const) {
    const under = hairParts(style, '#5a3a22', 1.5, 0.2, 'cap')
    const top = Math.max(...under.map(part => ('ball' in part ? part.ball[1] : 0)))
    assert.ok(under.length >= 3 && top < 1.5 + 0.2 * 0.2, style)
  }
  assert.equal(cutGarment('crown', undefined).hat?.kind, 'crown')
})
