import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isHeard, musicIn } from '../../../src/film-writing/words/heard.ts'
import { sortBrief } from '../../../src/film-writing/words/sort-brief.ts'

test('a clause about music or sounds alone is heard, and what somebody plays is seen', () => {
  for (const heard of [
    'Soft cello all the way through',
    'sound of waves and gulls',
    '配柔和的钢琴',
    'we must hear the bell',
  ])
    assert.ok(isHeard(heard), heard)
  for (const seen of ['A girl plays the cello', 'an old man listens', '一位老人弹钢琴']) assert.ok(!isHeard(seen), seen)
})

test('music without a label is the music of the film and not a scene', () => {
  const { content, wishes } = sortBrief('A boat leaves. Quiet accordion throughout, and we must hear the ropes.')
  assert.equal(content, 'A boat leaves.')
  assert.equal(musicIn(wishes), 'Quiet accordion throughout')
})
