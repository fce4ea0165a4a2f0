import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { shotsOf } from './seen.ts'

const motionsOf = (prompt: string, shot = 0): string[] =>
  shotsOf(prompt)[shot]!.subjects.map(({ words, motion }) => `${words} ${motion}`)

/** Prompts by what everybody does. */
function all(cases: Record<string, string[]>): void {
  for (const [prompt, motions] of Object.entries(cases)) assert.deepEqual(motionsOf(prompt), motions, prompt)
}

describe('a deed belongs', () => {
  test('to the subject before it in its own sentence', () => {
    all({
      'a cat sleeps and a dog runs': ['cat still', 'dog run'],
      'A cat sleeps. A dog runs.': ['cat still', 'dog run'],
      '猫在睡觉，狗在跑步': ['猫 still', '狗 run'],
    })
  })

  test('to the noun that it describes', () => {
    all({
      'a running horse': ['horse run'],
      'a cat and a running horse': ['cat bob', 'horse run'],
      'the dancing red bear': ['bear dance'],
      飞舞的蝴蝶: ['蝴蝶 fly'],
    })
  })

  test('to all that `and` joins', () => {
    all({
      'a cat and a dog run': ['cat run', 'dog run'],
      'a cat, a dog and a horse jump': ['cat bob', 'dog jump', 'horse jump'],
    })
  })

  test('not to what somebody holds', () => {
    assert.equal(motionsOf('a girl with a balloon walks')[0], 'girl walk')
    assert.notEqual(motionsOf('a girl with a balloon walks')[1], 'balloon walk')
  })

  test('to a thing that stands right before it', () => {
    all({ 'a car behind a kite falling': ['car drive', 'kite fall'], 'a man falls': ['man fall'] })
  })

  test('to nobody where the air or the camera does it', () => {
    all({
      'a cat, snow falling': ['cat bob'],
      'a cat, the camera rises': ['cat bob'],
      'a cat with steam rising': ['cat bob'],
      'a cat in the snow falls': ['cat fall'],
      '一只猫，镜头旋转': ['猫 bob'],
    })
  })
})

describe('what is done', () => {
  test('a deed is more than a posture: who sits and sings, sings', () => {
    all({
      'a girl sits and dances': ['girl dance'],
      'a girl dances and sits': ['girl dance'],
      'a girl runs and jumps': ['girl run'],
    })
  })

  test('a denied deed is stillness', () => {
    all({ 'a dog does not run': ['dog still'], 狗没有跑: ['狗 still'] })
  })

  test('those without legs go in their own way', () => {
    all({
      'a car runs': ['car drive'],
      'a sailboat walks': ['sailboat float'],
      'an airplane runs': ['airplane fly'],
      'a fish walks': ['fish swim'],
      'a train walks': ['train drive'],
      'a cat walks': ['cat walk'],
    })
  })

  test('who drives sits in what drives, and who rides an animal makes it run', () => {
    all({ 'a man drives': ['man ride'], 'a girl riding a horse': ['girl ride', 'horse run'] })
    assert.deepEqual(motionsOf('a girl riding a bicycle'), ['girl ride', 'bicycle drive'])
    assert.deepEqual(motionsOf('a girl riding a walking horse'), ['girl ride', 'horse walk'])
  })

  test('a noun with a habit of its own has it before that of its kind', () => {
    all({ 'an astronaut': ['astronaut float'], 'a woman': ['woman sway'], 'an astronaut walks': ['astronaut walk'] })
  })
})

test('what was once done to a thing is no deed of it', () => {
  all({
    'a cake decorated with strawberries': ['cake still', 'strawberries still'],
    'a castle built on a cliff': ['castle still', 'cliff still'],
  })
  assert.deepEqual(
    shotsOf('a giant turtle covered in moss sleeps')[0]!.subjects[0]!.deeds?.map(({ verb }) => verb),
    ['sleep'],
  )
  assert.ok(
    shotsOf('A man covered the car with a blanket')[0]!.subjects[0]!.deeds?.some(({ verb }) => verb === 'cover'),
  )
})
