import assert from 'node:assert/strict'
import { test } from 'node:test'
import { namePronouns } from '../../../src/films/general/name-pronouns.ts'

test('a scene that begins with a pronoun says who is meant, with all that they wear', () => {
  assert.deepEqual(
    namePronouns(['An old man with a white beard in a blue coat mends a net', 'He sails away']).at(-1),
    'An old man with a white beard in a blue coat sails away',
  )
  assert.equal(namePronouns(['一位穿黄色雨衣的女孩在放纸船', '她跑回家']).at(-1), '一位穿黄色雨衣的女孩跑回家')
})

test('they are the last two, or those who are several by themselves', () => {
  const scenes = ['A girl in a yellow raincoat waits', 'An old man in a blue coat comes', 'They walk along a beach']
  assert.equal(
    namePronouns(scenes).at(-1),
    'A girl in a yellow raincoat and an old man in a blue coat walk along a beach',
  )
  assert.equal(namePronouns(['A dog barks', 'Two children run', 'They laugh']).at(-1), 'Two children laugh')
  assert.equal(namePronouns(['一个男孩在跑', '一个女孩在笑', '他们回家']).at(-1), '一个男孩和一个女孩回家')
})

test('whom something is done with is named as well, but not whose house it is', () => {
  const beside = (words: string) => namePronouns(['A girl in a red coat waits', words]).at(-1)
  assert.equal(
    beside('An old man sits beside her and smiles'),
    'An old man sits beside a girl in a red coat and smiles',
  )
  assert.equal(beside('An old man sits beside her house'), 'An old man sits beside her house')
  assert.equal(beside('An old man sits beside him'), 'An old man sits beside him')
  assert.equal(namePronouns(['一位女孩在等', '一位老人和她说话']).at(-1), '一位老人和一位女孩说话')
})
