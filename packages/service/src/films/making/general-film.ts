import type { generalOneClick } from '../../catalog/generators/general-one-click.ts'
import type { RequestValues } from '../../catalog/request-values.ts'
import { writeGeneral } from '../general/write-general-storyboard.ts'
import { storyboardFilm } from './storyboard-film.ts'

/** A film about anything: its prompt's scenes in order, or a look around what the pictures show. */
export const generalFilm = storyboardFilm<RequestValues<typeof generalOneClick>>(['video'], brief => {
  const { storyboard, unsaid } = writeGeneral(brief)
  return { storyboard, notes: unsaid.map(text => `prompt: there is no time in the film to say "${text}"`) }
})
