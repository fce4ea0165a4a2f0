import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import { readData } from '../data-files/read-data.ts'
import type { Story, StoryName } from './story.ts'

/**
 * The data of a story. `one_shot` has its own film (prepare-one-shot.ts) and shares the titles. A test checks the files
 * against the schema.
 */
export const readStory = (name: StoryName): Story => readData(`stories/${name}.json`)

export const storyTempo = ({ beatFrames }: Pick<Story, 'beatFrames'>): number => (60 * FRAMES_PER_SECOND) / beatFrames

/** The music of a story. Its beats are the cuts. */
export const storyMusic = (story: Story): { mood: Story['mood']; genre: Story['genre']; tempo: number } => ({
  mood: story.mood,
  genre: story.genre,
  tempo: storyTempo(story),
})
