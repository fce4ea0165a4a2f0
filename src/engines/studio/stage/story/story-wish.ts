import type { RgbaPicture } from '../../../../media/size.ts'
import type { TakeWish } from '../take.ts'
import type { StoryName } from './story.ts'

export type StoryWish = TakeWish & {
  story: StoryName
  /** 1 to 100; every one is seen. */
  pictures: readonly RgbaPicture[]
  /** Words instead of the story's own. */
  titles?: { opening?: string; closing?: string }
  /** Of the large letters; the other one stands below. The story's own unless said. */
  language?: 'en' | 'zh'
}
