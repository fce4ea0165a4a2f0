import type { adOneClick } from '../../../catalog/generators/films/ad-one-click.ts'
import type { RequestValues } from '../../../catalog/request-values.ts'
import { adTone, withEndCard, writeAdScript } from '@kinora/studio/film-writing'
import { storyboardFilm } from './storyboard-film.ts'

type Request = RequestValues<typeof adOneClick>

/** An advertisement: a script of hook, product and call to action, a segment for each beat, narration and music. */
export const adFilm = storyboardFilm({
  needs: ['video', 'speech', 'music'],
  film: 'advertisement',
  language: ({ language }: Request) => language,
  narrator: (brief, language) => adTone(brief).voice[language],
  complete: withEndCard,
  byRules: (brief, say, { language, creative }: Request) =>
    writeAdScript({ ...brief, language, creative, say: text => say(text, language) }),
})
