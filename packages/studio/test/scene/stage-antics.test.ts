import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { anticForDeed } from '../../src/bodies/motion/antics.ts'
import { directOrder } from '../../src/orders/direct-order.ts'
import { adaptShot } from '../../src/scene/adapt-shot.ts'
import { findEvents } from '../../src/scene/find-events.ts'
import type { Shot, Subject } from '../../src/direct/shot-list.ts'

function stage(prompt: string): Shot {
  const { shots } = directOrder({
    kind: 'video',
    prompt,
    seed: 1,
    inputs: [],
    seconds: 5,
    width: 640,
    height: 360,
    withSound: false,
    from: { kind: 'words' },
    amplitude: 'auto',
    withMusic: false,
  })
  return adaptShot(shots[0]!)
}
const sprite = ({ what }: Subject): string => ('sprite' in what ? what.sprite : '')
const antics = (prompt: string): string[] =>
  (stage(prompt).subjects[0]!.deeds ?? []).flatMap(deed => anticForDeed(deed, 'beast') ?? [])

describe('what is said of an animal', () => {
  for (const [prompt, antic] of [
    ['a wet puppy shakes off the water', 'shake-off'],
    ['小狗抖掉身上的水', 'shake-off'],
    ['a beagle digs in the garden', 'dig'],
    ['a fox plays in the meadow', 'frolic'],
    ['a kitten plays with a ball of yarn', 'bat'],
    ['a cat scratches the sofa', 'claw'],
    ['a hound scratches behind its ear', 'scratch'],
    ['a foal nuzzles a girl', 'nuzzle'],
    ['a bear stands on its hind legs', 'rear'],
    ['猫咪蜷成一团', 'curl-up'],
    ['a cat kneads a blanket', 'knead'],
    ['a spaniel lies on its back', 'lie-back'],
    ['小狗歪着头', 'tilt-head'],
  ] as const)
    test(`${prompt}: ${antic}, on its own legs`, () => {
      const [first] = stage(prompt).subjects
      assert.ok(!sprite(first!).startsWith('drawn-mascot-'), sprite(first!))
      assert.deepEqual(antics(prompt), [antic])
    })

  test('a cat that 蹲 sits, and one that plays cards still has hands', () => {
    assert.equal(stage('老虎蹲在地上').subjects[0]!.deeds![0]!.verb, 'sit')
    assert.ok(sprite(stage('小狗在打牌').subjects[0]!).startsWith('drawn-mascot-'))
  })

  test('what a dog carries is in its mouth, what a bear takes is in its paws', () => {
    assert.equal(stage('a dog carries a stick').subjects[0]!.deeds![0]!.verb, 'hold')
    assert.equal(stage('a bear catches a ball').subjects[0]!.deeds![0]!.verb, 'catch')
  })
})

describe('what an animal needs to do it', () => {
  test('a hole is dug where the paws are, named or not, and is no block with a word on it', () => {
    for (const prompt of ['a terrier digs a hole in the garden', '小狗在花园里刨坑']) {
      const { subjects } = stage(prompt)
      const at = subjects.findIndex(one => sprite(one) === 'drawn-hole')
      assert.equal(subjects[0]!.deeds!.find(({ verb }) => verb === 'dig')!.to, at, prompt)
    }
  })

  test('who rolls down has a slope below, white where snow lies, and comes down on it', () => {
    const shot = stage('a panda rolls down a snowy slope')
    const at = shot.subjects.findIndex(one => sprite(one) === 'drawn-slope')
    assert.equal(shot.subjects[at]!.colour, 'white')
    assert.deepEqual(findEvents(shot.subjects[0]!, shot), ['tumble'])
    assert.equal(shot.subjects[0]!.deeds![0]!.to, at)
  })

  test('stairs are gone up and down on steps that are seen from aside, by people too', () => {
    for (const [prompt, steps, event] of [
      ['a puppy climbs the stairs', 'drawn-steps-up', 'ascend'],
      ['a puppy goes down the stairs', 'drawn-steps-down', 'descend'],
      ['小狗上楼梯', 'drawn-steps-up', 'ascend'],
      ['a boy walks down the stairs', 'drawn-steps-down', 'descend'],
    ] as const) {
      const shot = stage(prompt)
      assert.ok(
        shot.subjects.some(one => sprite(one) === steps),
        prompt,
      )
      assert.deepEqual(findEvents(shot.subjects[0]!, shot), [event], prompt)
      assert.equal(shot.where, 'hall', prompt)
    }
    const { subjects } = stage('a cat sits on the stairs')
    assert.ok(subjects.some(one => sprite(one) === 'drawn-stairs'))
  })

  test('who jumps onto a sofa is beside it first and ends on it', () => {
    for (const prompt of ['a cat jumps onto a sofa', '猫跳上沙发', 'a dog jumps onto the bed']) {
      const shot = stage(prompt)
      assert.deepEqual(findEvents(shot.subjects[0]!, shot), ['leap-on'], prompt)
      assert.equal(shot.subjects[0]!.relation?.kind, 'on', prompt)
    }
  })

  test('what a cat pushes off a table is on one before her paw, with a floor below, and breaks if it is glass', () => {
    for (const [prompt, event] of [
      ['a cat pushes a glass off the table', 'smashed'],
      ['猫把苹果推下桌子', 'pushed-off'],
    ] as const) {
      const shot = stage(prompt)
      const table = shot.subjects.findIndex(one => sprite(one) === 'drawn-table')
      assert.equal(shot.place, 'room')
      assert.deepEqual(findEvents(shot.subjects[0]!, shot), ['push-edge'], prompt)
      assert.deepEqual(findEvents(shot.subjects[1]!, shot), [event], prompt)
      for (const at of [0, 1]) assert.equal(shot.subjects[at]!.relation?.to, table, prompt)
    }
  })

  test('a bird that takes off from a rock is on it, and is another event than a rocket', () => {
    const shot = stage('an eagle takes off from a rock')
    assert.deepEqual(shot.subjects[0]!.relation, { kind: 'on', to: 1 })
    assert.deepEqual(findEvents(shot.subjects[0]!, shot), ['fly-off'])
  })

  test('who peeks out of a box is in it, and small enough for a cup', () => {
    const shot = stage('a kitten peeks out of a box')
    assert.deepEqual(shot.subjects[0]!.relation, { kind: 'in', to: 1 })
    assert.deepEqual(findEvents(shot.subjects[0]!, shot), ['peek'])
    assert.equal(stage('小兔子从茶杯里探出头来').subjects[0]!.size, 'tiny')
  })
})
