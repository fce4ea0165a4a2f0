import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { castInputs } from '../../src/prompt-parsing/cast-inputs.ts'
import { direct } from '../../src/prompt-parsing/read-prompt.ts'
import type { SceneInput } from '../../src/prompt-parsing/extract-mentions.ts'

const two = [{ role: 'images[0]' }, { role: 'images[1]' }]

const castOf = (prompt: string, inputs: readonly SceneInput[]) =>
  castInputs(direct({ prompt, seed: 1, inputs })).shots.map(({ subjects }) =>
    subjects.map(({ words, what, count }) => [words, 'input' in what ? what.input : what.sprite, count]),
  )

test('pictures without a role stay in the scene', () => {
  assert.equal(castOf('on the beach at sunset', two)[0]!.length, 2)
})

test('pictures take the roles that the words name, in order, with their relations', () => {
  const { shots } = castInputs(direct({ prompt: 'a woman beside a car on the beach', seed: 1, inputs: two }))
  const { subjects } = shots[0]!
  assert.deepEqual(
    subjects.map(({ words, what }) => [words, 'input' in what && what.input]),
    [
      ['woman', 'images[0]'],
      ['car', 'images[1]'],
    ],
  )
  assert.deepEqual(subjects[0]!.relation, { kind: 'beside', to: 1 })
})

test('two subjects of a kind take two pictures; a picture of several is used several times, a person once', () => {
  assert.deepEqual(castOf('two women on a beach', two), [
    [
      ['women', 'images[0]', 1],
      ['women', 'images[1]', 1],
    ],
  ])
  assert.deepEqual(castOf('five birds over the sea', [two[0]!]), [[['birds', 'images[0]', 5]]])
  const [woman, other] = castOf('two women on a beach', [two[0]!])[0]!
  assert.deepEqual([woman?.[1], woman?.[2], other?.[2]], ['images[0]', 1, 1])
})

test('a picture takes the main role, not that of a tree named before it', () => {
  const [subjects] = castOf('under a tree a cat sleeps', [two[0]!])
  assert.ok(subjects!.some(([words, who]) => words === 'cat' && who === 'images[0]'))
  assert.ok(subjects!.some(([words, who]) => words === 'tree' && who !== 'images[0]'))
})

test('a picture keeps its role in every shot', () => {
  const shots = castOf('A cat walks on a beach. Cut to: a cat on a sofa at night', [two[0]!])
  assert.equal(shots.length, 2)
  for (const subjects of shots) assert.ok(subjects.some(([, who]) => who === 'images[0]'))
})

test('a picture with a known kind takes no role of another kind', () => {
  const mimi = { role: 'subjects[0].images[0]', name: 'Mimi', description: 'a white kitten with blue eyes' }
  const [beside] = castOf('a dog runs in a park', [mimi])
  assert.equal(beside!.filter(([, who]) => who === 'Mimi').length, 1)
  assert.ok(beside!.some(([words, who]) => words === 'dog' && who !== 'Mimi'))
})

test('a mention moves and sounds like its description', () => {
  const car = { role: 'subjects[0].images[0]', name: 'Beetle', description: '一辆黄色的小汽车' }
  const [shot] = direct({ prompt: '[@Beetle] on a beach', seed: 1, inputs: [car] }).shots
  assert.equal(shot!.subjects[0]!.motion, 'drive')
  const [unknown] = direct({ prompt: '[@Beetle] on a beach', seed: 1, inputs: [{ ...car, description: '' }] }).shots
  assert.notEqual(unknown!.subjects[0]!.motion, 'drive', 'a name with a capital is only a name')
})

test('a picture that the words name takes no other role', () => {
  const [subjects] = castOf('[@Tom] beside a dog', [{ role: 'a', name: 'Tom' }])
  assert.deepEqual(subjects, [
    ['[@Tom]', 'Tom', 1],
    ['dog', '1f415', 1],
  ])
})

test('relations keep their targets when roles are divided among pictures', () => {
  const { shots } = castInputs(direct({ prompt: 'two women beside a dog', seed: 1, inputs: two }))
  const { subjects } = shots[0]!
  for (const { relation } of subjects) if (relation) assert.ok(subjects[relation.to], 'leads to somebody')
  const dog = subjects.findIndex(({ words }) => words === 'dog')
  for (const { words, relation } of subjects.filter(({ words: own }) => own === 'women'))
    assert.equal(relation?.to, dog, words)
})

test('every role has a picture before one kind has two', () => {
  const cast = castOf('three women and a dog', two)[0]!
  assert.deepEqual(
    cast.filter(([, who]) => String(who).startsWith('images')).map(([words, who]) => [words, who]),
    [
      ['women', 'images[0]'],
      ['dog', 'images[1]'],
    ],
  )
})

test('a picture of strawberries shows all of them and is used once', () => {
  assert.deepEqual(castOf('five strawberries', [two[0]!]), [[['strawberries', 'images[0]', 1]]])
})

test('a picture of a small thing is on a table and not across a kitchen', () => {
  const placeOf = (prompt: string): string => castInputs(direct({ prompt, seed: 1, inputs: [two[0]!] })).shots[0]!.place
  assert.equal(placeOf('a cup of coffee in a kitchen'), 'table')
  assert.equal(placeOf('a woman in a kitchen'), 'kitchen')
  assert.equal(placeOf('a cup of coffee on a beach'), 'beach')
  const without = castInputs(direct({ prompt: 'a cup of coffee in a kitchen', seed: 1 }))
  assert.equal(without.shots[0]!.place, 'kitchen', 'without a picture it stays where it is')
})

test('casting changes only the subjects', () => {
  const list = direct({ prompt: 'a woman walks on a beach at night', seed: 1, inputs: [two[0]!] })
  const cast = castInputs(list)
  for (const key of ['place', 'time', 'weather', 'camera', 'sounds', 'share'] as const)
    assert.deepEqual(cast.shots[0]![key], list.shots[0]![key])
  assert.deepEqual(castInputs(cast), cast, 'a second time there is nothing left to cast')
})

test('an action keeps its object, whatever pictures come before it', () => {
  for (const [prompt, inputs] of [
    ['A woman holds a red balloon in a meadow', two.slice(0, 1)],
    ['A boy gives his mother a flower in a garden', two],
    ['一个女孩把球扔给小狗', two],
    ['two women feed a horse', two],
    ['A man kicks a ball to a dog beside a car', two.slice(0, 1)],
  ] as const) {
    const read = direct({ prompt, seed: 1 }).shots
    for (const [at, { subjects }] of castInputs(direct({ prompt, seed: 1, inputs })).shots.entries()) {
      const aims = (all: typeof subjects): string[] =>
        all.flatMap(({ words, deeds = [] }) =>
          deeds.flatMap(({ verb, to }) => (to === undefined ? [] : [`${words} ${verb} ${all[to]?.words}`])),
        )
      assert.deepEqual(new Set(aims(subjects)), new Set(aims(read[at]!.subjects)), prompt)
    }
  }
})

test('the speaker in a scene with pictures is the one in the words', () => {
  const prompt = 'A girl looks at a dog. The girl says "Good boy!"'
  for (const inputs of [two.slice(0, 1), two]) {
    const [shot] = castInputs(direct({ prompt, seed: 1, inputs })).shots
    const { subject } = shot!.lines[0]!
    assert.match(shot!.subjects[subject!]!.words, /girl/iu)
  }
})

test('every index in a scene with pictures is valid', () => {
  const prompts = ['english', 'chinese'].flatMap(
    file =>
      JSON.parse(readFileSync(join(import.meta.dirname, `../unseen/${file}.json`), 'utf8')) as { prompt: string }[],
  )
  for (const { prompt } of prompts)
    for (const inputs of [two.slice(0, 1), two])
      for (const { subjects, lines, texts = [] } of castInputs(direct({ prompt, seed: 1, inputs })).shots) {
        const pointed = [
          ...subjects.flatMap(({ relation, goes, deeds = [] }) => [
            relation?.to,
            goes?.of,
            ...deeds.map(({ to }) => to),
          ]),
          ...lines.map(({ subject }) => subject),
          ...texts.map(({ subject }) => subject),
        ]
        for (const to of pointed) assert.ok(to === undefined || subjects[to] !== undefined, `${prompt}: ${to}`)
      }
})
