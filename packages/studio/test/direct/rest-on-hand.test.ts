import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shotsOf } from './seen.ts'

const heldIn = (prompt: string): string | undefined => {
  const { subjects } = shotsOf(prompt)[0]!
  const holder = subjects.find(({ relation, build }) => relation?.kind === 'holding' && build === 'person')
  return holder && subjects[holder.relation!.to]!.words
}

test('a small animal on a hand, a palm or a finger is in it, whosever hand it is', () => {
  for (const [prompt, words] of [
    ["A ladybird crawls on a girl's hand", 'ladybird'],
    ['A butterfly sits on her finger', 'butterfly'],
    ['On her hand sits a butterfly', 'butterfly'],
    ["A sparrow lands on the old woman's hand", 'sparrow'],
    ['A boy with a hamster in his hands', 'hamster'],
    ['A yellow chick stands on a palm', 'chick'],
    ["A tiny frog sits in the palm of a child's hand", 'frog'],
    ['一只瓢虫停在小男孩的手上', '瓢虫'],
    ['女孩的手上停着一只蝴蝶', '蝴蝶'],
    ['蜻蜓落在老人的指尖上', '蜻蜓'],
    ['手上的一只蚂蚁', '蚂蚁'],
  ] as const)
    assert.equal(heldIn(prompt), words, prompt)
})

test('a hand of nobody who was named is hers or his', () => {
  const spriteOf = (prompt: string): unknown => {
    const person = shotsOf(prompt)[0]!.subjects.find(({ build }) => build === 'person')
    return person && 'sprite' in person.what ? person.what.sprite : undefined
  }
  assert.equal(spriteOf('A butterfly sits on her finger'), '1f469')
  assert.equal(spriteOf('An ant walks on his hand'), '1f468')
})

test('what another thing is in a hand leaves the animals where they are, and parrots sit on palm trees', () => {
  assert.equal(heldIn('A woman with a cup in her hand, a bird flies by'), 'cup')
  assert.equal(heldIn('The boy has a kite in his hand and looks at a bird'), undefined)
  const [, palm] = shotsOf('A parrot sits on a palm')[0]!.subjects
  assert.equal(palm!.build, 'tree')
  assert.ok(shotsOf('A ladybug on a leaf')[0]!.subjects.every(({ build }) => build !== 'person'))
})
