import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Subject } from '../../src/direct/shot-list.ts'
import { direct } from '../../src/direct/direct.ts'
import { adaptShot } from '../../src/scene/adapt-shot.ts'
import { bind, boxOf, middleOf, poseAt, solidOf } from './posed-solid.ts'

const staged = (prompt: string): readonly Subject[] => adaptShot(direct({ prompt, seed: 1 }).shots[0]!).subjects
const spriteOf = ({ what }: Subject): string => ('sprite' in what ? what.sprite : '')
/** Each by its deeds, with what they are done to. */
const deedsOf = (subjects: readonly Subject[], at: number): string[] =>
  (subjects[at]!.deeds ?? []).map(({ verb, to }) => `${verb} ${to === undefined ? '' : spriteOf(subjects[to]!)}`.trim())

describe('who pulls by a line', () => {
  test('two teams have one rope, and the rope that is named is this one', () => {
    for (const prompt of [
      'Two teams of children play tug of war on a lawn',
      '两队学生在操场上拔河',
      '操场上两队孩子拼命拔河，绳子中间的红布来回移动',
    ]) {
      const subjects = staged(prompt)
      const at = subjects.findIndex(({ deeds }) => deeds?.some(({ verb }) => verb === 'tug'))
      assert.deepEqual(deedsOf(subjects, at), ['tug drawn-tug-rope'], prompt)
      assert.equal(subjects[at]!.count % 2, 0, prompt)
      assert.deepEqual(
        subjects.map(spriteOf).filter(sprite => sprite === '1faa2'),
        [],
        prompt,
      )
    }
  })

  test('whom beasts pull sits on a sled', () => {
    const subjects = staged('Sled dogs pull a mail carrier across a frozen lake')
    assert.deepEqual(deedsOf(subjects, 0), ['pull 1f6f7', 'hitched drawn-trace'])
    assert.equal(subjects[1]!.relation?.kind, 'on')
    assert.equal(spriteOf(subjects[subjects[1]?.relation?.to ?? 0]!), '1f6f7')
  })

  test('a line goes from who pulls to what is pulled, but to nothing with a handle', () => {
    for (const [prompt, pulled] of [
      ['A horse pulls a cart along the road', 0],
      ['An ox pulls a plough across a field', 0],
      ['爸爸拉着雪橇，女儿坐在雪橇上', 0],
      ['A little boy pulls a toy duck on a string', 0],
    ] as const)
      assert.ok(deedsOf(staged(prompt), pulled).includes('hitched drawn-trace'), prompt)
    for (const prompt of ['A man pulls a suitcase through the station', '妈妈拉着行李箱走过车站'])
      assert.ok(!staged(prompt).some(one => spriteOf(one) === 'drawn-trace'), prompt)
  })
})

describe('at a rope and before a sled', () => {
  test('both sides are turned to the middle, with the rope between them', () => {
    const four = Array.from({ length: 4 }, () => solidOf('🧒', { doing: { stance: 'tug', gestures: [] } }))
    const rope = poseAt(bind(solidOf('drawn-tug-rope'), 'tug', ...four), 1, { yaw: Math.PI })
    const middle = middleOf(rope)[0]
    const sides = four.map(one => Math.sign(middleOf(one)[0] - middle))
    assert.deepEqual(sides.toSorted(), [-1, -1, 1, 1])
    // Leant away from the middle: the head is further out than the feet.
    for (const one of four) assert.ok(boxOf(one).high[1] > 0.8)
  })

  test('a team runs ahead of what it pulls', () => {
    const dogs = Array.from({ length: 3 }, () => solidOf('🐕', { doing: { stance: 'run', gestures: [] } }))
    const sled = poseAt(bind(solidOf('🛷'), 'team', ...dogs), 1, { yaw: 0 })
    for (const dog of dogs) assert.ok(boxOf(dog).low[2] > boxOf(sled).high[2] - 0.05)
  })
})
