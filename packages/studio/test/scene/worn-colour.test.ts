import assert from 'node:assert/strict'
import { test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'
import { chooseAttire } from '../../src/scene/choose-attire.ts'
import { wornColour } from '../../src/scene/worn-colour.ts'

const ROWS = [
  ['A woman in a green coat runs along the platform.', 'green'],
  ['A man wearing a black tie and a white shirt reads.', 'white'],
  ['一个女孩穿红色棉袄', 'red'],
  ['A man in a green suit walks.', 'green'],
  ['A girl in a red coat faces the camera.', 'red'],
  ['A man with red shoes walks.', undefined],
] as const

for (const [prompt, colour] of ROWS)
  test(`"${prompt}" is seen in ${colour ?? 'no colour of its own'}`, () => {
    const [subject] = direct({ prompt, seed: 1 }).shots[0]?.subjects ?? []
    assert.equal(subject && wornColour(subject), colour)
  })

test('a dress is worn whole, and a coat is not one', () => {
  const dressed = (prompt: string): boolean => {
    const attire = chooseAttire(direct({ prompt, seed: 1 }).shots[0]!.subjects[0]!)
    return attire?.wears === 'dress' || attire?.wears === 'robe'
  }
  assert.deepEqual(
    ['A woman in a red dress dances.', '一个女人穿着红色长裙跳舞', 'A woman in a red coat dances.'].map(dressed),
    [true, true, false],
  )
})
