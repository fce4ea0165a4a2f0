import type { adOneClick } from '../../catalog/generators/ad-one-click.ts'
import type { RequestValues } from '../../catalog/request-values.ts'
import { writeAdStoryboard } from '../ad/write-ad-storyboard.ts'
import { storyboardFilm } from './storyboard-film.ts'

type Request = RequestValues<typeof adOneClick>

/** An advertisement: a script of hook, product and call to action, a segment for each beat of it, narration and music. */
export const adFilm = storyboardFilm(['video', 'speech', 'music'], (brief, { language, creative }: Request) =>
  writeAdStoryboard({ ...brief, language, creative }),
)
