import type { Input } from '../../packages/media/src/engine/contract.ts'
import { readStory } from '../../packages/studio/src/stories/stories.ts'
import { STORY_NAMES, type StoryName } from '../../packages/studio/src/stories/story.ts'
import { film } from './film.ts'
import { madeInput, pictureInput } from './input-files.ts'
import { still } from './still.ts'
import type { Suite } from './suite.ts'

const portrait = async (who: string, role: string): Promise<Input> =>
  madeInput(await still(`${who}, plain white studio background`, [], { width: 720, height: 720 }), role)

const places = (files: readonly string[]): (() => Promise<Input[]>) => {
  return async () => files.map((file, index) => pictureInput(file, `images[${index}]`))
}

const PICTURES: Record<StoryName, () => Promise<Input[]>> = {
  love_story: places(['canal', 'flower', 'strawberries', 'fjord']),
  workday_feels: places(['telephone', 'croissant', 'cameras', 'car']),
  monkey_king: async () => [await portrait('a monkey', 'images[0]')],
  pigsy: async () => [await portrait('a pig', 'images[0]')],
  monk_tang: async () => [await portrait('a man', 'images[0]')],
  one_shot: places(['fjord', 'canal', 'canyon', 'mist', 'car']),
}

/** The six stories with sample pictures. */
export const suite: Suite = {
  name: 'stories',
  sheets: [
    {
      name: 'stories',
      columns: 1,
      cell: { width: 1_240, height: 138 },
      exhibits: STORY_NAMES.map(story => async () => ({
        words: `${story}: ${readStory(story).title.en}, ${readStory(story).title.zh}`,
        pictures: await film(
          { inputs: await PICTURES[story](), seconds: 8, from: { kind: 'story', story } },
          [0.08, 0.32, 0.52, 0.7, 0.97],
        ),
      })),
    },
  ],
}
