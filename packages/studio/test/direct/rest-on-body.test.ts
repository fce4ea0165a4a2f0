import assert from 'node:assert/strict'
import { test } from 'node:test'
import { shotsOf } from './seen.ts'

test('who stands on a back is on it, herds are many, and what pours is not poured by a dog', () => {
  const seen = (prompt: string) =>
    shotsOf(prompt)[0]!.subjects.map(({ words, count, relation, deeds }) => ({
      words,
      count,
      ...(relation && { relation }),
      verbs: deeds?.map(({ verb }) => verb) ?? [],
    }))
  assert.deepEqual(seen('水牛在稻田里慢慢走，背上站着一只白鹭'), [
    { words: '水牛', count: 1, verbs: ['walk'] },
    { words: '白鹭', count: 1, relation: { kind: 'on', to: 0 }, verbs: ['stand'] },
  ])
  assert.equal(seen('夕阳下海豚成群跃出海面')[0]!.count, 6)
  const [dog, , kibble] = seen('A collie sits by a bowl, kibble pours in, it looks at its owner')
  assert.deepEqual([dog!.verbs, kibble!.verbs], [['sit', 'look'], ['pour']])
})

test('who is on top is on what was spoken of before, and a part that is played is nobody else', () => {
  const [shot] = shotsOf('扫地机器人在客厅工作，猫坐在上面当司机')
  assert.deepEqual(
    shot!.subjects.map(({ words, relation }) => [words, relation]),
    [
      ['扫地机器人', undefined],
      ['猫', { kind: 'on', to: 0 }],
    ],
  )
})

test('who sat on something still does in the next shot, unless it goes', () => {
  const hostsOf = (prompt: string) =>
    shotsOf(prompt)
      .at(-1)!
      .subjects.map(({ relation }) => relation?.kind)
  assert.deepEqual(hostsOf('Close-up of an owl on a fence at dusk. Cut to: it looks at the camera.'), ['on', undefined])
  assert.deepEqual(hostsOf('Close-up of an owl on a fence at dusk. Cut to: it flies away.'), [undefined])
})

test('what is on a wrist is worn and not on a head', () => {
  const [watch, man] = shotsOf("A watch on a man's wrist")[0]!.subjects
  assert.equal(watch!.relation, undefined)
  assert.deepEqual(man!.relation, { kind: 'holding', to: 0 })
})

test('who is in the arms of another is held by her', () => {
  const [child, mother] = shotsOf('孩子在妈妈怀里睡着了')[0]!.subjects
  assert.equal(child!.relation, undefined)
  assert.deepEqual(mother!.relation, { kind: 'holding', to: 0 })
})
