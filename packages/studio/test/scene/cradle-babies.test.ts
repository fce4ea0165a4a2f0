import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stagePeople } from '../../src/scene/stage-people.ts'
import { shotOf, subjectOf } from './shots.ts'

const does = (verb: string, to?: number) => [{ verb, words: '', ...(to !== undefined && { to }) }]
const baby = (words: string) => subjectOf('👶', { words, metres: 0.7 })

test('a baby that somebody rocks, feeds or soothes is in the arms', () => {
  for (const verb of ['rock', 'feed', 'pet', 'hold', 'carry'])
    for (const words of ['newborn', 'baby', '婴儿', '宝宝']) {
      const { subjects } = stagePeople(shotOf([subjectOf('👩', { deeds: does(verb, 1) }), baby(words)]))
      assert.equal(subjects[0]!.relation?.kind, 'holding', `${verb} ${words}`)
      const [first] = subjects[0]!.deeds!
      assert.equal(first!.verb, verb === 'carry' ? 'carry' : 'hold', `${verb} ${words}`)
      assert.equal(first!.to, 1, `${verb} ${words}`)
    }
  const toddler = stagePeople(shotOf([subjectOf('👩', { deeds: does('feed', 1) }), baby('toddler')]))
  assert.ok(toddler.subjects[0]!.relation?.kind !== 'holding', 'who can stand is fed where he is')
})

test('a newborn that nobody holds lies, and one in a crib is not taken out of it', () => {
  const { subjects } = stagePeople(shotOf([baby('newborn')]))
  assert.equal(subjects[0]!.deeds?.[0]?.verb, 'lie')
  const inCrib = stagePeople(
    shotOf([
      subjectOf('👩', { deeds: does('pet', 1) }),
      { ...baby('newborn'), relation: { kind: 'in', to: 2 } },
      subjectOf('🛏️'),
    ]),
  )
  assert.ok(inCrib.subjects[0]!.relation?.kind !== 'holding')
})
