import type { adOneClick } from '../../../catalog/generators/films/ad-one-click.ts'
import type { generalOneClick } from '../../../catalog/generators/films/general-one-click.ts'
import type { RequestValues } from '../../../catalog/request-values.ts'
import type { DescribedMember, OrderKind, PictureAnalysis } from '@kinora/media/engine/contract'
import type { Language } from '@kinora/media/language/detect-language'
import type { Script } from '@kinora/media/script/script-schema'
import type { Text } from '@kinora/media/film/timeline'
import type { Storyboard } from '@kinora/media/shots/storyboard'
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
import { FILM_FORMS, type Say, storyboardFromScript } from '../../script/storyboard-from-script.ts'
import { estimateSpeakingSeconds } from '@kinora/studio/film-writing'
import { outlineFilm } from '../design/outline-film.ts'
import { deriveSeed } from '../inputs/film-request.ts'

/** The basis of every storyboard from a prompt and pictures. */
type Brief = { prompt: string; pictures: PictureAnalysis[]; seconds: number; seed: number }

// Fixed by the contract.
const RESOLUTION = '720p'

type Request = RequestValues<typeof adOneClick | typeof generalOneClick>

/** A script of the rules, and the parts of the brief that are not in it. */
type RuledScript = {
  script: Script
  members?: readonly DescribedMember[]
  unsaid?: readonly string[]
  tooLong?: readonly string[]
}

/** The writing of a kind of film: by rules, and the instructions for a model that writes it instead. */
type FilmKind<R> = {
  needs: readonly OrderKind[]
  film: keyof typeof FILM_FORMS
  byRules: (brief: Brief, say: Say, request: R) => RuledScript
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
          draft: () => kind.byRules(brief, estimateSpeakingSeconds, request).script,
        },
        context,
      )
      const told = written?.notes ?? []
      const planned = await planFilm(kind, { brief, request, ...written }, isMade ? context : undefined)
      const { notes, texts } = planned
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

/**
 * The storyboard of a script. What is said is spoken before the film is cut, so that each shot is as long as its lines;
 * in an outline it is estimated.
 */
async function planFilm<R extends Request>(
  { film, narrator, complete = one => one, byRules }: FilmKind<R>,
  { brief, request, script: written }: { brief: Brief; request: R; script?: Script },
  context?: PlanContext,
): Promise<{ storyboard: Storyboard; notes: string[]; texts: readonly Text[] }> {
  const { prompt, seconds, seed } = brief
  const cut = (say: Say) => {
    const ruled: RuledScript = written ? { script: complete(written, prompt) } : byRules(brief, say, request)
    const told = storyboardFromScript({
      script: ruled.script,
      ...(ruled.members && { members: ruled.members }),
      prompt,
      seconds,
      seed,
      form: FILM_FORMS[film],
      ...(narrator && { narrator: (language: Language) => narrator(brief, language) }),
      say,
    })
    return { ...ruled, ...told, unsaid: [...(ruled.unsaid ?? []), ...told.unsaid] }
  }
  const estimated = cut(estimateSpeakingSeconds)
  const say = context ? await measuredSay(estimated, seed, context) : estimateSpeakingSeconds
  const planned = say === estimateSpeakingSeconds ? estimated : cut(say)
  const { script, storyboard } = planned
  const hasCaptions = script.captions === true || asksForCaptions(prompt)
  const { language } = storyboard
  return {
    // A model uses the brief in its own words.
    storyboard: written ? { ...storyboard, told: [prompt] } : storyboard,
    notes: missingNotes(planned),
    texts: hasCaptions
      ? writeCaptions(
          storyboard,
          script.shots.map(({ caption = '' }) => caption),
          text => say(text, language),
        )
      : [],
  }
}

/** Notes every line of a brief that is missing from its film. */
export const missingNotes = ({ unsaid = [], tooLong = [] }: Pick<RuledScript, 'unsaid' | 'tooLong'>): string[] => [
  ...unsaid.map(text => `prompt: there is no time in the film to say "${text}"`),
  ...tooLong.map(text => `prompt: this is too long for a line of the film and is not in it: "${text}"`),
]

/** The time of recorded speech, for all lines that may be said. */
async function measuredSay(
  { storyboard: { narration, language }, unsaid }: { storyboard: Storyboard; unsaid: readonly string[] },
  seed: number,
  context: PlanContext,
): Promise<Say> {
  if (!narration) return estimateSpeakingSeconds
  const { voice } = narration
  const lines = [...narration.lines, ...unsaid.map(text => ({ text, voice }))]
  return measureLines(
    {
      voice,
      voices: lines.map(line => line.voice ?? voice),
      lines: lines.map(({ text }) => text),
      language,
      seed,
    },
    context,
  )
}
