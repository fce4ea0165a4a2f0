import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findKind } from '../../src/bodies/kinds/kinds.ts'
import { direct } from '../../src/direct/direct.ts'
import { standUpright } from '../../src/scene/stand-upright.ts'
import { isPerson } from '../../src/scene/subject-rig.ts'

const firstOf = (prompt: string) => standUpright(direct({ prompt, seed: 1 }).shots[0]!).subjects[0]!

test('an animal that does what takes hands has hands', () => {
  for (const prompt of [
    'a bear playing the guitar',
    'a cat typing in an office',
    'a fox wearing a red scarf',
    'a panda chef',
  ])
    assert.equal(isPerson(firstOf(prompt)), true, prompt)
})

test('an animal that does what animals do stays on four legs', () => {
  for (const prompt of ['a cat sleeping on a sofa', 'a dog running in a park', 'a bear playing in a river'])
    assert.equal(isPerson(firstOf(prompt)), false, prompt)
})

test('a frog stands upright in clothes alone', () => {
  for (const prompt of ['a toad detective at a desk', 'a frog in a red raincoat'])
    assert.equal(isPerson(firstOf(prompt)), true, prompt)
  assert.equal(isPerson(firstOf('a frog hops on a lily pad')), false)
})

test('upright it has its own coat, and the clothes of its trade', () => {
  const { what } = firstOf('a panda chef')
  const kind = findKind('sprite' in what ? what.sprite : '')!
  const colours = new Set(kind.build().parts.map(({ colour }) => colour))
  assert.equal(colours.has('#f6f4f0'), true, 'white coat')
  assert.equal(colours.has('#2a262c'), true, 'black around the eyes')
  const plain = findKind('drawn-mascot-1f43c')!.build()
  assert.ok(kind.build().parts.length > plain.parts.length, 'a hat and an apron more')
})

test('a mascot without such an animal is nothing', () => {
  assert.equal(findKind('drawn-mascot-1f680'), undefined)
})

test('a thing that does what only somebody does has arms and legs; one that falls or shines has none', () => {
  for (const prompt of ['vegetables dancing in the kitchen', 'a singing teapot', '一只茶壶在唱歌'])
    assert.equal(isPerson(firstOf(prompt)), true, prompt)
  for (const prompt of ['an apple falls from a table', 'a cup of coffee on a desk', 'leaves dance in the wind'])
    assert.equal(isPerson(firstOf(prompt)), false, prompt)
})

test('on a table it is of its own size, in a room it is a child', () => {
  const spriteOf = (prompt: string): string => {
    const { what } = firstOf(prompt)
    return 'sprite' in what ? what.sprite : ''
  }
  assert.match(spriteOf('toast dancing on the table'), /-\d{1,2}$/u)
  assert.match(spriteOf('vegetables dancing in the kitchen'), /-95$/u)
})

test('in the water an animal that holds paws is what it is', () => {
  const [swimming, standing] = ['two otters floating in a river, holding hands', 'two otters holding hands'].map(
    prompt => standUpright(direct({ prompt, seed: 1 }).shots[0]!).subjects[0]!.what,
  )
  assert.deepEqual(swimming, { sprite: '1f9a6' })
  assert.notDeepEqual(standing, swimming)
})
