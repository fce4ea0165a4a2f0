import assert from 'node:assert/strict'
import { test } from 'node:test'
import { differenceOf } from '../pictures/edit/test-pictures.ts'
import { film } from './film-story.ts'

test('the first and the last frame have their titles', async () => {
  for (const story of ['love_story', 'monk_tang', 'one_shot'] as const) {
    const at = [0, 95]
    const blank = await film(story, { at, titles: { opening: ' ', closing: ' ' } })
    const titled = await film(story, { at })
    for (const [index, frame] of titled.entries()) {
      assert.ok(differenceOf(frame, blank[index]!) > 0.5, `${story}, ${index === 0 ? 'first' : 'last'} frame`)
    }
  }
})

test('titles of the request and the other language replace them', async () => {
  const [usual] = await film('love_story', { at: [0] })
  const [own] = await film('love_story', { at: [0], titles: { opening: 'Anna & Ben' } })
  const [chinese] = await film('love_story', { at: [0], language: 'zh' })
  assert.ok(differenceOf(usual!, own!) > 0.3)
  assert.ok(differenceOf(usual!, chinese!) > 0.3)
})
