import { writeAdStoryboard } from '../ad/write-ad-storyboard.ts'
import { storyboardFilm } from './storyboard-film.ts'

/** An advertisement: a script of hook, product and call to action, a segment for each beat of it, narration and music. */
export const adFilm = storyboardFilm((brief, { language, creative }) =>
  writeAdStoryboard({ ...brief, language: language === 'en' ? 'en' : 'zh', creative: creative === true }),
)
