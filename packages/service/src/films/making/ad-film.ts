import type { adOneClick } from '../../catalog/generators/ad-one-click.ts'
import type { RequestValues } from '../../catalog/request-values.ts'
import { writeAd } from '../ad/write-ad-storyboard.ts'
import { storyboardFilm } from './storyboard-film.ts'

type Request = RequestValues<typeof adOneClick>

/**
 * An advertisement: a script of hook, product and call to action, a segment for each beat of it, narration and music.
 * What fits is decided by the voice: it says everything once, and only what it has no time for is left out.
 */
export const adFilm = storyboardFilm(
  ['video', 'speech', 'music'],
  async (brief, { language, creative }: Request, measure) => {
    const options = { ...brief, language, creative }
    const { storyboard, unsaid } = writeAd(options)
    const { narration } = storyboard
    if (!measure || !narration) return storyboard
    const lines = [...narration.lines.map(({ text }) => text), ...unsaid]
    return writeAd({ ...options, say: await measure({ voice: narration.voice, lines, language }) }).storyboard
  },
)
