import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PictureAnalysis } from '../../../media/src/engine/contract.ts'
import { PROMPT_TYPES } from '../../src/catalog/generators/img2video-prompt-recommendation.ts'
import { templates } from '../../src/catalog/templates.ts'
import { writePrompts } from '../../src/plans/write-prompts.ts'

const face = { left: 0.4, top: 0.2, width: 0.2, height: 0.3, frontal: true }
const seen: Record<string, PictureAnalysis> = {
  person: { prompt: '', subject: 'woman', colours: ['red', 'white'], faces: [face] },
  people: { prompt: '', subject: 'people', colours: [], faces: [face, { ...face, left: 0.7 }] },
  place: { prompt: '', subject: 'lake', isPlace: true, colours: ['blue'], faces: [] },
  thing: { prompt: '', subject: 'shoe', colours: ['black'], faces: [] },
  unknown: { prompt: '', subject: '', colours: [], faces: [] },
}

for (const [what, picture] of Object.entries(seen)) {
  test(`${what}: the requested number of different prompts, the same for the same picture`, () => {
    for (const type of PROMPT_TYPES) {
      const prompts = writePrompts(picture, type, 10)
      for (let count = 1; count <= 10; count++)
        assert.equal(new Set(writePrompts(picture, type, count).map(({ prompt }) => prompt)).size, count)
      assert.deepEqual(writePrompts(picture, type, 3), prompts.slice(0, 3))
      for (const { prompt, template } of prompts) {
        assert.equal(template !== '', type === 'template')
        assert.match(prompt, /^[A-Z].+\.$/)
        assert.doesNotMatch(prompt, /[{}]|undefined/)
      }
    }
  })

  test(`${what}: a template that is recommended is one that there is, and can be made of one picture`, () => {
    const found = writePrompts(picture, 'template', 10)
    for (const { template, content, prompt } of found) {
      const known = templates.find(({ id }) => id === template)
      assert.ok(known && known.pictures[0] === 1, template)
      assert.deepEqual([content, prompt], [known.about.en, `${known.about.en}.`])
    }
  })
}

test('visible things are named, and two pictures do not begin with the same words', () => {
  const [shoe, lake] = [writePrompts(seen.thing!, 'img2video', 10), writePrompts(seen.place!, 'img2video', 10)]
  assert.ok(shoe.filter(({ prompt }) => /shoe/.test(prompt)).length > 8)
  assert.ok(lake.every(({ prompt }) => /lake/.test(prompt)))
  assert.match(writePrompts(seen.people!, 'template', 1)[0]!.template, /hug|kiss/)
})
