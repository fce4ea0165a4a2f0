import assert from 'node:assert/strict'
import { test } from 'node:test'
import { planStory } from '../../src/stories/plan-story.ts'
import { checkSchema } from '../../../media/src/scene/check-schema.ts'
import { readStory, storyTempo } from '../../src/stories/stories.ts'
import { STORY_NAMES, storySchema } from '../../src/stories/story.ts'

const EIGHT_SECONDS = 192

test('stories match their schema', () => {
  for (const name of STORY_NAMES) assert.deepEqual(checkSchema(storySchema, readStory(name)), [], name)
})

test('every picture has its place, for any story, length and number of pictures', () => {
  for (const name of STORY_NAMES) {
    for (const frames of [1, 20, 48, 96, EIGHT_SECONDS, 720]) {
      for (const count of [1, 2, 3, 7, 20, 100]) {
        const plan = planStory(frames, count, readStory(name))
        const seen = new Set(plan.flatMap(({ pictures }) => pictures))
        assert.equal(seen.size, count, `${name}, ${frames} frames, ${count} pictures`)
      }
    }
  }
})

test('segments follow one another without a gap, from the first frame to the last', () => {
  for (const name of STORY_NAMES) {
    for (const count of [1, 5, 100]) {
      const plan = planStory(EIGHT_SECONDS, count, readStory(name))
      assert.equal(plan[0]!.from, 0)
      assert.equal(plan.at(-1)!.to, EIGHT_SECONDS)
      for (const [index, { from, to }] of plan.entries()) {
        assert.ok(to > from, `${name}: ${from} to ${to}`)
        if (index > 0) assert.equal(from, plan[index - 1]!.to)
      }
    }
  }
})

test('cuts between shots are on the beats of the music', () => {
  for (const name of STORY_NAMES) {
    const story = readStory(name)
    const plan = planStory(EIGHT_SECONDS, 6, story)
    for (const { from, kind } of plan) {
      if (kind === 'shot' || kind === 'wall') assert.equal(from % story.beatFrames, 0, `${name} cuts at ${from}`)
    }
  }
})

test('no shot is so short that it flickers', () => {
  for (const name of STORY_NAMES) {
    for (const { from, to } of planStory(EIGHT_SECONDS, 100, readStory(name))) assert.ok(to - from >= 12, name)
  }
})

test('a film begins with the first picture and ends with the last', () => {
  const plan = planStory(EIGHT_SECONDS, 9, readStory('love_story'))
  assert.deepEqual([plan[0]!.kind, plan[0]!.pictures], ['opening', [0]])
  assert.deepEqual([plan.at(-1)!.kind, plan.at(-1)!.pictures], ['closing', [8]])
})

test('every story has words in both languages and a danceable tempo', () => {
  for (const name of STORY_NAMES) {
    const { title, closing, beats, ...story } = readStory(name)
    for (const { en, zh } of [title, closing, ...beats.flatMap(({ caption }) => (caption ? [caption] : []))]) {
      assert.match(en, /[a-z]/i)
      assert.match(zh, /\p{Script=Han}/u)
    }
    assert.ok(storyTempo(story) >= 60 && storyTempo(story) <= 140)
  }
})
