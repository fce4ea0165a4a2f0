import type { adOneClick } from '../../../catalog/generators/films/ad-one-click.ts'
import type { RequestValues } from '../../../catalog/request-values.ts'
import { writeAd } from '../../ad/write-ad-storyboard.ts'
import { chooseTone } from '../../ad/tones.ts'
import { withEndCard } from '../../script/with-end-card.ts'
import { storyboardFilm, type WrittenStoryboard } from './storyboard-film.ts'

type Request = RequestValues<typeof adOneClick>

/**
 * An advertisement: a script of hook, product and call to action, a segment for each beat, narration and music. The
 * speech is recorded first, to measure it. Lines that do not fit into the film are left out.
 */
export const adFilm = storyboardFilm({
  needs: ['video', 'speech', 'music'],
  film: 'advertisement',
  language: ({ language }: Request) => language,
  narrator: ({ prompt, pictures }, language) =>
    chooseTone([prompt, ...pictures.map(({ subject }) => subject)].join(' ')).voice[language],
  complete: withEndCard,
  byRules: async (brief, { language, creative }: Request, measure) => {
    const options = { ...brief, language, creative }
    const estimated = writeAd(options)
    const { narration } = estimated.storyboard
    if (!measure || !narration) return withNotes(estimated)
    const lines = [...narration.lines.map(({ text }) => text), ...estimated.unsaid]
    return withNotes(writeAd({ ...options, say: await measure({ voice: narration.voice, lines, language }) }))
  },
})

const withNotes = (written: ReturnType<typeof writeAd>): WrittenStoryboard => ({
  storyboard: written.storyboard,
  notes: adNotes(written),
})

/** Notes every point of a brief that is missing from its film. */
export const adNotes = ({ unsaid, tooLong }: { unsaid: readonly string[]; tooLong: readonly string[] }): string[] => [
  ...unsaid.map(text => `prompt: there is no time in the film to say or show "${text}"`),
  ...tooLong.map(text => `prompt: this is too long for a line of the film and is not in it: "${text}"`),
]
