import type { generalOneClick } from '../../../catalog/generators/films/general-one-click.ts'
import type { RequestValues } from '../../../catalog/request-values.ts'
import { writeGeneral } from '../../general/write-general-storyboard.ts'
import { estimateSpeakingSeconds } from '../../words/estimate-speaking-seconds.ts'
import { storyboardFilm } from './storyboard-film.ts'
import { asksForCaptions, writeCaptions } from '../design/write-captions.ts'

/**
 * A general film: the scenes of its prompt in order, or a tour of its pictures. Speech is recorded before the film is
 * cut, so that each scene is as long as its lines.
 */
export const generalFilm = storyboardFilm<RequestValues<typeof generalOneClick>>({
  needs: ['video'],
  film: 'general film',
  byRules: async (brief, _request, measure) => {
    const estimated = writeGeneral(brief)
    const { narration, language } = estimated.storyboard
    const measured =
      measure && narration
        ? await measure({
            voice: narration.voice,
            voices: narration.lines.map(({ voice }) => voice ?? narration.voice),
            lines: narration.lines.map(({ text }) => text),
            language,
          })
        : undefined
    const { storyboard, unsaid, told } = measured ? writeGeneral({ ...brief, say: measured }) : estimated
    const say = measured ?? ((text: string) => estimateSpeakingSeconds(text, language))
    return {
      storyboard,
      notes: unsaid.map(text => `prompt: there is no time in the film to say "${text}"`),
      texts: asksForCaptions(brief.prompt) ? writeCaptions(storyboard, told, say) : [],
    }
  },
})
