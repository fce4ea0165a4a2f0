import assert from 'node:assert/strict'
import { test } from 'node:test'
import { composeMusic } from '../../src/music/compose-music.ts'
import { secondsAt } from '../../src/music/score.ts'
import { planStory } from '../../src/stories/plan-story.ts'
import { readStory, storyMusic } from '../../src/stories/stories.ts'
import { STORY_NAMES } from '../../src/stories/story.ts'
import { FRAMES_PER_SECOND } from '../../../media/src/frames/yuv-frame.ts'

test('every cut of a story is on a beat of its music, exact to the frame', () => {
  for (const name of STORY_NAMES) {
    const story = readStory(name)
    for (const seconds of [5, 8, 16, 30]) {
      const score = composeMusic({ ...storyMusic(story), seconds, seed: 7 })
      assert.deepEqual([score.mood, score.genre], [story.mood, story.genre])
      const beats = Array.from({ length: Math.ceil((seconds * score.tempo) / 60) + 1 }, (_, beat) =>
        Math.round(secondsAt({ tempo: score.tempo }, beat) * FRAMES_PER_SECOND),
      )
      const cuts = planStory(seconds * FRAMES_PER_SECOND, 4, story).map(({ from }) => from)
      for (const cut of cuts)
        assert.ok(beats.includes(cut), `${name}, ${seconds} s: ${cut} is on none of ${beats.join(' ')}`)
    }
  }
})

test('the stories of the Journey to the West have Chinese music and text', () => {
  for (const name of ['monkey_king', 'pigsy', 'monk_tang'] as const)
    assert.deepEqual([readStory(name).genre, readStory(name).language], ['chinese', 'zh'])
  assert.equal(readStory('love_story').language, 'en')
})
