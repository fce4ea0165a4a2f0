import type { Language } from '@kinora/media/language/detect-language'
import type { RgbaPicture } from '@kinora/media/frames/size'
import type { TakeOptions } from '../camera/take.ts'
import type { StoryName } from './story.ts'

export type StoryOptions = TakeOptions & {
  story: StoryName
  /** 1 to 100; every one is seen. */
  pictures: readonly RgbaPicture[]
  /** Words instead of the story's own. */
  titles?: { opening?: string; closing?: string }
  /** The language of the large letters; the other one is below. By default the story's own. */
  language?: Language
}
