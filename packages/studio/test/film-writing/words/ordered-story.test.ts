import assert from 'node:assert/strict'
import { test } from 'node:test'
import { takeOrderedStory } from '../../../src/film-writing/words/ordered-story.ts'

test('sentences that tell the film in order are its story', () => {
  assert.deepEqual(
    takeOrderedStory(
      'Tea from one hill. Start in a misty garden. A woman picks leaves. Then she pours tea. End on the tin. No music.',
    ),
    {
      story: 'Start in a misty garden. A woman picks leaves. Then she pours tea. End on the tin.',
      rest: 'Tea from one hill. No music.',
    },
  )
})

test('a label before the first sentence of an order is not told', () => {
  const { story } = takeOrderedStory('镜头：先是清晨的茶园；然后一位老人泡茶；最后是茶罐。') ?? {}
  assert.equal(story, '先是清晨的茶园； 然后一位老人泡茶； 最后是茶罐。')
})

test('one opening sentence alone tells no order', () => {
  assert.equal(takeOrderedStory('Start your day with Hearth. It boils in a minute.'), undefined)
})
