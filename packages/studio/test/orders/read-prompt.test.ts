import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkScene } from '../../../media/src/scene/check-scene.ts'
import { loadCatalogue } from '../../src/library/catalogue.ts'
import { readPrompt } from '../../src/orders/read-prompt.ts'

const asked = { kind: 'reading', seed: 7, inputs: [], seconds: 4, width: 1280, height: 720 } as const

test('the rules read a prompt into a valid document of its length', () => {
  for (const prompt of ['An old sailor and a parrot in a boat', '一只猫在屋顶上看月亮']) {
    const scene = readPrompt({ ...asked, prompt })
    assert.deepEqual(checkScene(scene, loadCatalogue()).problems, [], prompt)
    assert.equal(scene.seconds, 4)
    assert.ok(scene.entities.length > 0)
    assert.partialDeepStrictEqual(scene.origin, { reader: 'rules', prompt })
  }
})

test('pictures of the request take their roles in it', () => {
  const picture = { role: 'images[0]', kind: 'picture', path: '/nowhere.png', name: 'Mia' } as const
  const { entities } = readPrompt({ ...asked, prompt: '@Mia waves in a park', inputs: [picture] })
  assert.ok(
    entities.some(({ asset }) => asset === 'input:images[0]'),
    JSON.stringify(entities),
  )
})

test('a picture that the prompt does not mention is in the first shot, as in a clip', () => {
  const picture = { role: 'images[0]', kind: 'picture', path: '/nowhere.png', name: 'Mia' } as const
  const { entities } = readPrompt({ ...asked, prompt: 'a boat on a lake', inputs: [picture] })
  assert.ok(entities.some(({ asset }) => asset === 'input:images[0]'))
})
