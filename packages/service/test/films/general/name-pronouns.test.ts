import assert from 'node:assert/strict'
import { test } from 'node:test'
import { namePronouns } from '../../../src/films/general/name-pronouns.ts'

test('a scene that begins with a pronoun names the person with their clothes', () => {
  assert.deepEqual(
    namePronouns(['An old man with a white beard in a blue coat mends a net', 'He sails away']).at(-1),
    'An old man with a white beard in a blue coat sails away',
  )
  assert.equal(namePronouns(['一位穿黄色雨衣的女孩在放纸船', '她跑回家']).at(-1), '一位穿黄色雨衣的女孩跑回家')
})

test('"they" are the last two people, or a group', () => {
  const scenes = ['A girl in a yellow raincoat waits', 'An old man in a blue coat comes', 'They walk along a beach']
  assert.equal(
    namePronouns(scenes).at(-1),
    'A girl in a yellow raincoat and an old man in a blue coat walk along a beach',
  )
  assert.equal(namePronouns(['A dog barks', 'Two children run', 'They laugh']).at(-1), 'Two children laugh')
  assert.equal(namePronouns(['一个男孩在跑', '一个女孩在笑', '他们回家']).at(-1), '一个男孩和一个女孩回家')
})

test('a relative without a name beside a named person is one of them', () => {
  const mara = { name: 'Mara', words: 'a girl named Mara', noun: 'girl', gender: 'female' } as const
  const tom = { name: 'Tom', words: 'an old man named Tom', noun: 'man', gender: 'male' } as const
  assert.deepEqual(
    namePronouns(['Mara and her grandfather repair a boat', 'They sail', 'They wave'], [mara]).slice(1),
    ['A girl named Mara and her grandfather sail', 'A girl named Mara and her grandfather wave'],
  )
  assert.equal(
    namePronouns(['Mara and Tom repair a boat', 'They sail'], [mara, tom]).at(-1),
    'A girl named Mara and an old man named Tom sail',
  )
  const mei = { name: '小梅', words: '一个叫小梅的女孩', noun: '女孩', gender: 'female' } as const
  assert.deepEqual(namePronouns(['小梅和爷爷在湖边放风筝', '他们一起去追', '最后他们坐在长椅上大笑'], [mei]).slice(1), [
    '一个叫小梅的女孩和爷爷一起去追',
    '最后一个叫小梅的女孩和爷爷坐在长椅上大笑',
  ])
})

test('partners of an action are named, owners are not', () => {
  const beside = (words: string) => namePronouns(['A girl in a red coat waits', words]).at(-1)
  assert.equal(
    beside('An old man sits beside her and smiles'),
    'An old man sits beside a girl in a red coat and smiles',
  )
  assert.equal(beside('An old man sits beside her house'), 'An old man sits beside her house')
  assert.equal(beside('An old man sits beside him'), 'An old man sits beside him')
  assert.equal(namePronouns(['一位女孩在等', '一位老人和她说话']).at(-1), '一位老人和一位女孩说话')
})

test('a time or a place may come before the pronoun', () => {
  const after = (words: string) => namePronouns(['A girl in a red coat waits', words]).at(-1)
  assert.equal(after('In the rain she walks home'), 'In the rain a girl in a red coat walks home')
  assert.equal(after('At night, under the stars she sings'), 'At night, under the stars a girl in a red coat sings')
  assert.equal(after('In a bar a man thinks that she waits'), 'In a bar a man thinks that she waits')
  const zh = (words: string) => namePronouns(['一个穿白衬衫的男孩在等车', words]).at(-1)
  assert.equal(zh('雨夜，他撑着伞走远'), '雨夜，一个穿白衬衫的男孩撑着伞走远')
  assert.equal(zh('黄昏时分他回到家里'), '黄昏时分一个穿白衬衫的男孩回到家里')
  assert.equal(zh('风吹着他的头发'), '风吹着他的头发')
})

test('a Chinese scene that begins with a verb gets its subject, unless another person is in it', () => {
  assert.equal(namePronouns(['一位老人在湖边散步', '坐在长椅上看书']).at(-1), '一位老人坐在长椅上看书')
  assert.equal(namePronouns(['一位老人在湖边散步', '在树下有一只狗']).at(-1), '在树下有一只狗')
})
