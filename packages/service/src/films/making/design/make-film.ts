import type { LanguageModel, TaskRow } from '../../../store/tasks/task-row.ts'
import type { TimedEnergy } from '@kinora/media/engine/contract'
import { tellScene, tellShot } from '@kinora/media/engine/tell-scene'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import type { Language } from '@kinora/media/language/detect-language'
import type { StoryShot } from '@kinora/media/shots/storyboard'
import { type PlanContext, PlanFailure, type PlanResult } from '../../../plans/plan.ts'
import type { Reason } from '../../../core/errors.ts'
import { paintPortraits } from '../../../plans/orders/paint-portraits.ts'
import {
  type ComposeDraft,
  type ComposeRequest,
  draftedOrder,
  type MadePartDraft,
  type PartRequest,
} from '../inputs/part-request.ts'
import { designNotes, type FilmWords } from './design-notes.ts'
import { DESIGN, type FilmDesign, countFilmFrames } from './film-design.ts'
import type { KeptInput } from '../inputs/kept-inputs.ts'
import { filmEnergies } from '../../shots/film-energy.ts'
import { withDocuments } from './read-shots.ts'
import { filmDesign } from './film-design.ts'

/** The basis of a film's design. */
export type FilmBrief = {
  designIt: () => Promise<FilmDesign>
  request: FilmWords
  inputs: readonly KeptInput[]
  seed: number
}

/** Designs a film and its parts. It is designed once: later edits use the same design. */
export async function designFilm(
  { designIt, request, inputs, seed }: FilmBrief,
  context: PlanContext,
): Promise<{ design: FilmDesign; drafts: MadePartDraft[] }> {
  const design = await context.step(DESIGN, filmDesign, async () => {
    const designed = await designIt()
    const notes = [...(designed.notes ?? []), ...designNotes(designed, inputs, request)]
    const { width, height } = designed
    const hasWholeCast = designed.languageModel !== undefined
    const film = { inputs, seed, width, height, hasWholeCast }
    const documented = await withDocuments(designed.storyboard, film, context)
    const energies = filmEnergies(documented.shots)
    const shots = documented.shots.map((shot, at) => ({ ...shot, energy: energies[at]! }))
    return { ...designed, storyboard: { ...documented, shots }, notes }
  })
  return { design, drafts: [...shotDrafts(design, inputs, seed), ...soundDrafts(design, seed)] }
}

/** Makes all parts of a film and composes it. */
export async function makeFilm(brief: FilmBrief, context: PlanContext): Promise<PlanResult> {
  const { design, drafts } = await designFilm(brief, context)
  await paintPortraits(drafts.map(draftedOrder), context)
  const made = requireAllMade(await context.parts('parts', drafts))
  return {
    ...(await composeFirstCut(made, context)),
    ...sumModels([design.languageModel, ...made.map(({ result }) => result?.languageModel)]),
    seconds: countFilmFrames(design) / FRAMES_PER_SECOND,
  }
}

/** The language model of a film and the cost of all its parts; the first, where several took part. */
function sumModels(all: readonly (LanguageModel | undefined)[]): { languageModel?: LanguageModel } {
  const used = all.filter(one => one !== undefined)
  const [first] = used
  return first ? { languageModel: { ...first, cost: used.reduce((sum, { cost }) => sum + cost, 0) } } : {}
}

/** Composes a film from its first parts. The composition is a separate record. */
async function composeFirstCut(made: readonly TaskRow[], context: PlanContext): Promise<PlanResult> {
  const idOf = (kind: string): string | undefined => made.find(part => part.part === kind)?.id
  const [narration, music] = [idOf('generate_narration'), idOf('generate_bgm')]
  const request: ComposeRequest = {
    video_task_ids: made.filter(part => part.part === 'generate_video').map(part => part.id),
    ...(music !== undefined && { bgm_task_id: music }),
    ...(narration !== undefined && { narration_task_id: narration }),
  }
  const draft: ComposeDraft = { part: 'compose', request }
  const [composed] = requireAllMade(await context.parts('composed', [draft]))
  return composedResult(composed, context)
}

/** A film's result after composition: that file under its own id, with the composition's notes. */
export function composedResult(composed: TaskRow | undefined, context: PlanContext): PlanResult {
  const { creations = [], ...told } = composed?.result ?? {}
  const own = creations.map(creation => ({ ...creation, id: context.nextId() }))
  return { ...told, creations: own, ...(composed && { cut: composed.id }) }
}

/** A failed part fails the film with its own reason. The other parts stay and can be used by an edit. */
export function requireAllMade(parts: TaskRow[]): TaskRow[] {
  const failed = parts.find(part => part.state === 'failed')
  if (!failed) return parts
  const which = failed.part_index === null ? failed.part : `${failed.part} ${failed.part_index}`
  throw new PlanFailure(failed.err_code as Reason, `${which}: ${failed.err_msg}`, { retryable: false })
}

export const shotDrafts = (design: FilmDesign, inputs: readonly KeptInput[], seed: number): MadePartDraft[] =>
  design.storyboard.shots.map((shot, index) => ({
    part: 'generate_video',
    partIndex: index,
    request: shotRequestOf(shot, index, design, inputs, seed),
  }))

function shotRequestOf(
  shot: StoryShot,
  index: number,
  { width, height, song, storyboard, fine }: FilmDesign,
  inputs: readonly KeptInput[],
  seed: number,
): PartRequest {
  const pictures = inputs.filter(input => input.kind === 'picture')
  const shown = shot.pictures.flatMap(place => pictures[place] ?? [])
  const heard = shot.sings ? inputs.filter(input => input.role === song) : []
  const before = storyboard.shots.slice(0, index).reduce((sum, { frames }) => sum + frames, 0)
  return {
    prompt: promptOf(shot, storyboard.language),
    duration: shot.frames / FRAMES_PER_SECOND,
    order: {
      kind: 'video',
      seed: seed + index,
      seconds: shot.frames / FRAMES_PER_SECOND,
      width,
      height,
      // A song is the only sound of its film.
      withSound: song === undefined,
      from: { kind: shown.length === 0 ? 'words' : shot.from },
      cast: { seed, ...storyboard.cast },
      ...(shot.scene && { scene: shot.scene, inWords: true }),
      amplitude: shot.amplitude,
      withMusic: false,
      ...(fine && { fine }),
      ...(heard[0] && { lips: { sound: heard[0].role, fromSeconds: before / FRAMES_PER_SECOND } }),
    },
    inputs: [...shown, ...heard],
  }
}

/** A shot in words: for people, and for engines that take no documents. */
export const promptOf = (
  { prompt, camera = {}, scene }: Pick<StoryShot, 'prompt' | 'camera' | 'scene'>,
  language: Language,
): string => (scene?.origin?.reader === 'caller' ? tellScene(scene) : tellShot(prompt, camera, language))

/** The energy from the start of each shot on. */
function energiesOf({ storyboard: { shots } }: FilmDesign): TimedEnergy[] {
  let frames = 0
  return filmEnergies(shots).map((energy, at) => {
    const fromSeconds = frames / FRAMES_PER_SECOND
    frames += shots[at]?.frames ?? 0
    return { fromSeconds, energy }
  })
}

function soundDrafts(design: FilmDesign, seed: number): MadePartDraft[] {
  const { narration, music } = design.storyboard
  const duration = countFilmFrames(design) / FRAMES_PER_SECOND
  const drafts: MadePartDraft[] = []
  if (narration && narration.lines.length > 0) {
    const prompt = narration.lines.map(line => line.text).join('\n')
    const order = {
      kind: 'speech',
      seed,
      text: prompt,
      voice: narration.voice,
      speed: 1,
      pitch: 0,
      volume: 0,
      mayBeSilent: true,
      ...(narration.lines.some(({ voice }) => voice) && {
        voices: narration.lines.map(({ voice }) => voice ?? narration.voice),
      }),
    } as const
    drafts.push({
      part: 'generate_narration',
      request: { prompt, duration, order, inputs: [], fits: true },
    })
  }
  if (music) {
    const order = { kind: 'music', seed, seconds: duration, energies: energiesOf(design) } as const
    drafts.push({
      part: 'generate_bgm',
      request: { prompt: music.prompt, duration, order, inputs: [] },
    })
  }
  return drafts
}
