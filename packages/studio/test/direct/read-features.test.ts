import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'

const peopleOf = (prompt: string) => direct({ prompt, seed: 1 }).shots[0]!.subjects.filter(({ features }) => features)
const featuresOf = (prompt: string) => peopleOf(prompt)[0]?.features

test('hair is read with its colour and how it is worn', () => {
  assert.deepEqual(featuresOf('a woman with long red hair on a beach'), { hair: 'red', hairStyle: 'long' })
  assert.deepEqual(featuresOf('a blonde woman on a beach'), { hair: 'blond' })
  assert.deepEqual(featuresOf('一个银发女人站在海边'), { hair: 'silver' })
  assert.deepEqual(featuresOf('a bald man in a park'), { hairStyle: 'none' })
})

test('age is read from an adjective, from decades and from years', () => {
  for (const prompt of [
    'an old carpenter at work',
    'a woman in her 70s in a garden',
    'a 75 year old man',
    '一位年迈的医生',
    'two retired men in a park',
    '退休的老师在公园里',
  ])
    assert.equal(featuresOf(prompt)?.age, 'old', prompt)
  assert.equal(featuresOf('a man in his 30s in a garden'), undefined)
  assert.equal(featuresOf('a woman in an old town'), undefined, 'a town that is old')
})

test('decades of a life are no style of film', () => {
  assert.equal(direct({ prompt: 'portrait of a woman in her 60s', seed: 1 }).shots[0]!.look, 'plain')
  assert.equal(direct({ prompt: 'a 60s street', seed: 1 }).shots[0]!.look, 'retro')
})

test('of two people each has what is said of them', () => {
  const [first, second] = direct({ prompt: 'a blonde woman and an old man with glasses', seed: 1 }).shots[0]!.subjects
  assert.deepEqual(first!.features, { hair: 'blond' })
  assert.deepEqual(second!.features, { age: 'old', hasGlasses: true })
})

test('whoever comes back in the next shot looks the same', () => {
  const { shots } = direct({
    prompt: 'An old man with a white beard walks in a park. Then he sits on a bench.',
    seed: 1,
  })
  assert.equal(shots.length, 2)
  assert.deepEqual(shots[1]!.subjects[0]!.features, { age: 'old', beard: 'white' })
})

test('what somebody feels is read where it is said, of whom it is said', () => {
  for (const [prompt, feelings] of [
    ['A nervous young man waits in a corridor', ['tense']],
    ['A proud father watches his daughter', ['proud', undefined]],
    ['An exhausted nurse sits on a bench', ['tired', undefined]],
    ['男孩惊讶地看着妈妈', ['surprised', undefined]],
    ['愤怒的老板对着害羞的店员说话', ['angry', 'shy']],
    ['A woman sings a sad song', [undefined]],
  ] as const)
    assert.deepEqual(
      direct({ prompt, seed: 1 }).shots[0]!.subjects.map(({ features }) => features?.feeling),
      feelings,
      prompt,
    )
})

test('who is old, grown or a child by the word alone is drawn so', () => {
  const codeOf = (prompt: string): string => {
    const [one] = direct({ prompt, seed: 1 }).shots[0]!.subjects
    return 'sprite' in one!.what ? one!.what.sprite : ''
  }
  const [old, lady, man, woman, boy] = ['1f474', '1f475', '1f468', '1f469', '1f466']
  for (const [words, code] of [
    ['A widower', old],
    ['A veteran', old],
    ['A nana', lady],
    ['His adult son', man],
    ['Her grown daughter', woman],
    ['A male nurse', man],
    ['A little monk', boy],
  ] as const)
    assert.equal(codeOf(`${words} sits on a bench in the park`), code, words)
  for (const [words, code] of [
    ['老伯', old],
    ['老父亲', old],
    ['阿婆', lady],
    ['老妇人', lady],
    ['儿媳', woman],
    ['小和尚', boy],
  ] as const)
    assert.equal(codeOf(`${words}坐在公园的长椅上`), code, words)
})
