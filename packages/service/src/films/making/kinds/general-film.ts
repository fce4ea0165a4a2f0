import type { generalOneClick } from '../../../catalog/generators/films/general-one-click.ts'
import type { RequestValues } from '../../../catalog/request-values.ts'
import { writeGeneralScript } from '@kinora/studio/film-writing'
import { storyboardFilm } from './storyboard-film.ts'

/** A general film: the scenes of its prompt in order, or a tour of its pictures. */
export const generalFilm = storyboardFilm<RequestValues<typeof generalOneClick>>({
  needs: ['video'],
  film: 'general film',
  byRules: brief => writeGeneralScript(brief),
})
