import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTables } from '../../src/scene/set-tables.ts'
import { shotsOf } from './seen.ts'

test('a model of something large is small, and indoors it is on a table', () => {
  for (const [prompt, name] of [
    ['A model of a rocket stands in a classroom, and two pupils look at it.', 'rocket'],
    ['Two pupils look at a volcano model in a classroom.', 'volcano'],
    ['两个学生看着教室里的火山模型。', '火山'],
  ] as const) {
    const { subjects } = setTables(shotsOf(prompt)[0]!)
    const model = subjects.find(({ words }) => words === name)!
    assert.ok((model.metres ?? 9) < 1, prompt)
    assert.equal(subjects[model.relation?.to ?? -1]?.words, 'table', prompt)
    assert.equal(subjects.filter(({ words }) => /^(?:model|模型)$/u.test(words)).length, 0, prompt)
  }
  assert.deepEqual(
    shotsOf('The model walks down the street.')[0]!.subjects.map(({ words }) => words),
    ['model'],
  )
  assert.ok((shotsOf('A volcano erupts at night.')[0]!.subjects[0]!.metres ?? 9) > 5)
})
