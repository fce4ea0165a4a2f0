import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkScript } from '../../../media/src/script/check-script.ts'
import { loadCatalogue } from '../../src/library/catalogue.ts'
import { STORY_NAMES } from '../../src/stories/story.ts'
import { writeStoryScript } from '../../src/stories/write-story-script.ts'

test('the script of every story is valid, as long as the film, and begins and ends with letters', () => {
  for (const name of STORY_NAMES)
    for (const pictures of [1, 2, 7, 100]) {
      const script = writeStoryScript(name, pictures, 8)!
      assert.deepEqual(checkScript(script, loadCatalogue(), { pictures }).problems, [], name)
      const seconds = script.shots.reduce((sum, shot) => sum + shot.seconds, 0)
      assert.ok(Math.abs(seconds - 8) < 1e-9, `${name}: ${seconds}`)
      assert.deepEqual([script.shots[0]!.title?.style, script.shots.at(-1)!.title?.style], ['title', 'end card'])
    }
})

test('a few pictures are all named, and the words count those of a wall', () => {
  for (const name of STORY_NAMES) {
    const shown = writeStoryScript(name, 4, 8)!.shots.flatMap(({ pictures = [] }) => pictures)
    assert.equal(new Set(shown.map(({ picture }) => picture)).size, 4, name)
  }
  const words = writeStoryScript('love_story', 100, 8)!.shots.map(shot => shot.words)
  assert.ok(
    words.some(one => /pictures \d+ to 100/u.test(one)),
    words.join('; '),
  )
})

test('an unknown story has no script', () => {
  assert.equal(writeStoryScript('dance', 1, 8), undefined)
})
