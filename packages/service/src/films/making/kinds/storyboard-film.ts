import type { adOneClick } from '../../../catalog/generators/films/ad-one-click.ts'
import type { generalOneClick } from '../../../catalog/generators/films/general-one-click.ts'
import type { RequestValues } from '../../../catalog/request-values.ts'
import type { OrderKind, PictureAnalysis } from '@kinora/media/engine/contract'
import type { Language } from '@kinora/media/language/detect-language'
import type { Script } from '@kinora/media/script/script-schema'
import type { Text } from '@kinora/media/film/timeline'
import type { Storyboard } from '../../storyboard.ts'
import type { DeclaredPlan, GivenMedia } from '../../../plans/declared-plan.ts'
import type { PlanContext } from '../../../plans/plan.ts'
import { frameSize } from '../../../plans/frame-size.ts'
import { seePictures } from '../inputs/analyse-inputs.ts'
import { keepInputs } from '../inputs/kept-inputs.ts'
import { type FilmBrief, makeFilm } from '../design/make-film.ts'
import { measureLines } from '../design/measure-lines.ts'
import { asksForCaptions, writeCaptions } from '../design/write-captions.ts'
import { writerOf, writeScript } from '../design/write-script.ts'
import { filmScenes } from '../../script/film-scenes.ts'
import { scriptFromStoryboard } from '../../script/script-from-storyboard.ts'
import { storyboardFromScript } from '../../script/storyboard-from-script.ts'
import { estimateSpeakingSeconds } from '../../words/estimate-speaking-seconds.ts'
import { outlineFilm } from '../design/outline-film.ts'
import { deriveSeed } from '../inputs/film-request.ts'

/** The basis of every storyboard from a prompt and pictures. */
type Brief = { prompt: string; pictures: PictureAnalysis[]; seconds: number; seed: number }

/** Measures the time of lines by speech; absent for outlines. */
export type MeasureLines = (spoken: Omit<Parameters<typeof measureLines>[0], 'seed'>) => ReturnType<typeof measureLines>

/** A storyboard, its additional texts, and the words that it does not use. */
export type WrittenStoryboard = { storyboard: Storyboard; notes: string[]; texts?: readonly Text[] }

// Fixed by the contract.
const RESOLUTION = '720p'

type Request = RequestValues<typeof adOneClick | typeof generalOneClick>

/** The writing of a kind of film: by rules, and the instructions for a model that writes it instead. */
type FilmKind<R> = {
  needs: readonly OrderKind[]
  film: 'general film' | 'advertisement'
  byRules: (brief: Brief, request: R, measure?: MeasureLines) => WrittenStoryboard | Promise<WrittenStoryboard>
  /** The language that the caller chose. */
  language?: (request: R) => Language
  narrator?: (brief: Brief, language: Language) => string
  /** Adds parts that a script needs and a model may forget. */
  complete?: (script: Script, prompt: string) => Script
}

/** A film whose storyboard is written from a prompt and the content of its pictures. */
export const storyboardFilm = <R extends Request>(kind: FilmKind<R>): DeclaredPlan<R> => {
  const readBrief = async (
    request: R,
    context: PlanContext,
    { wanted }: GivenMedia,
    isMade: boolean,
  ): Promise<FilmBrief> => {
    const { prompt, duration, aspect_ratio, scenes } = request
    const seed = deriveSeed(context.task)
    const inputs = await keepInputs(wanted, context)
    const designIt = async () => {
      const pictures = await seePictures(inputs, seed, context)
      const measure: MeasureLines | undefined = isMade
        ? spoken => measureLines({ ...spoken, seed }, context)
        : undefined
      const brief = { prompt, pictures, seconds: duration, seed }
      const size = frameSize(RESOLUTION, aspect_ratio)
      const written = await writeScript(
        {
          ...size,
          film: kind.film,
          prompt,
          seconds: duration,
          seed,
          ...(kind.language && { language: kind.language(request) }),
          pictures,
          inputs,
          draft: async () => scriptFromStoryboard((await kind.byRules(brief, request)).storyboard),
        },
        context,
      )
      const told = written?.notes ?? []
      const planned = written?.script
        ? await filmScript(kind, { brief, script: written.script, ...(measure && { measure }) })
        : await kind.byRules(brief, request, measure)
      const { notes, texts = [] } = planned
      const storyboard = scenes ? filmScenes(planned.storyboard, scenes) : planned.storyboard
      return { ...size, texts, storyboard, notes: [...told, ...notes], ...writerOf(written) }
    }
    return { designIt, request, inputs, seed }
  }
  return {
    needs: () => kind.needs,
    mayAsk: () => ['writing', 'reading'],
    outline: async (request, context, given) => outlineFilm(await readBrief(request, context, given, false), context),
    make: async (request, context, given) => makeFilm(await readBrief(request, context, given, true), context),
  }
}

/** The storyboard of a script. What is said is spoken before the film is cut, so that each shot is as long as its lines. */
async function filmScript<R>(
  { narrator, complete = one => one }: FilmKind<R>,
  { brief, script: written, measure }: { brief: Brief; script: Script; measure?: MeasureLines },
): Promise<WrittenStoryboard> {
  const { prompt, seconds, seed } = brief
  const script = complete(written, prompt)
  const film = {
    script,
    prompt,
    seconds,
    seed,
    ...(narrator && { narrator: (language: Language) => narrator(brief, language) }),
  }
  const estimated = storyboardFromScript({ ...film, say: estimateSpeakingSeconds })
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
  const say = measured ?? ((text: string) => estimateSpeakingSeconds(text, language))
  const { storyboard, unsaid } = measured ? storyboardFromScript({ ...film, say }) : estimated
  const hasCaptions = script.captions === true || asksForCaptions(prompt)
  return {
    storyboard,
    notes: unsaid.map(text => `prompt: there is no time in the film to say "${text}"`),
    texts: hasCaptions ? writeCaptions(storyboard, [], say) : [],
  }
}
