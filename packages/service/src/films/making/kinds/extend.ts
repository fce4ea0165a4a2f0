import { fitVideoSize } from '@kinora/media/frames/video-limits'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import type { Size } from '@kinora/media/frames/size'
import type { Timeline } from '@kinora/media/film/timeline'
import type { Order } from '@kinora/media/engine/contract'
import { estimateOrder } from '@kinora/media/engine/estimate-order'
import type { extend as declared } from '../../../catalog/generators/extend.ts'
import type { RequestValues } from '../../../catalog/request-values.ts'
import { chooseClip } from '../../../plans/upscale.ts'
import type { DeclaredPlan, GivenMedia } from '../../../plans/declared-plan.ts'
import { expectedResult } from '../../../plans/orders/expected-result.ts'
import { type FetchedInput, fetchInputs } from '../../../plans/files/fetch-inputs.ts'
import { finishFiles } from '../../../plans/files/finish-files.ts'
import { frameSize } from '../../../plans/frame-size.ts'
import { loadFile } from '../../../plans/files/stored-files.ts'
import { hasMusic } from '../../../plans/make-one-order.ts'
import { notesOfMade } from '../../../plans/notes.ts'
import { LAST_FRAME } from '@kinora/media/engine/last-frame'
import { type PlanContext, PlanFailure, type PlanResult } from '../../../plans/plan.ts'
import { runOrder } from '../../../plans/orders/run-order.ts'
import { composeClips } from '../compose/compose-film.ts'
import { deriveSeed } from '../inputs/film-request.ts'
import { join } from 'node:path'
import { flag, record, text } from '../../../core/shape.ts'
import { notes } from '../../../plans/stored-shapes.ts'

type Request = RequestValues<typeof declared>
type Continuation = Extract<Order, { kind: 'video' }>

/** Joins a clip and its continuation; only the continuation is made. */
export const extend: DeclaredPlan<Request> = {
  needs: () => ['video'],
  orders: () => ['video'],
  estimateSeconds: request => estimateOrder(continuation(request, [], 1)) + USUAL_JOIN_SECONDS,
  async outline(request, context, { wanted }) {
    const order = continuation(request, await fetchInputs(wanted, context), deriveSeed(context.task))
    const fromSeconds = chooseClip(order.inputs).seconds
    return { seed: order.seed, parts: [{ order, fromSeconds }], sounds: [], lines: [], titles: [], notes: [] }
  },
  make,
}

// For decoding and encoding the earlier clip.
const USUAL_JOIN_SECONDS = 5

function continuation(request: Request, inputs: readonly FetchedInput[], seed: number): Continuation {
  const { width, height, hasSound } = chooseClip(inputs)
  return {
    kind: 'video',
    prompt: request.prompt,
    seed,
    inputs,
    seconds: request.duration,
    ...fitVideoSize(frameSize(request.resolution, `${width}:${height}`)),
    // A silent clip stays silent.
    withSound: hasSound,
    from: { kind: 'continuation' },
    amplitude: 'auto',
    withMusic: false,
  }
}

/** The stored continuation: its key and its notes. */
const kept = record({ blob: text, notes, bgm: flag, engine: text })

async function make(request: Request, context: PlanContext, { wanted, corner }: GivenMedia): Promise<PlanResult> {
  const inputs = await fetchInputs(wanted, context)
  const order = continuation(request, inputs, deriveSeed(context.task))
  const clip = inputs.find(({ kind }) => kind === 'clip')
  if (!clip) throw new PlanFailure('VideoFormatInvalid', 'video_url is missing', { retryable: false })
  context.progress(5)
  const { blob, ...told } = await context.step('continuation', kept, async () => {
    const made = await runOrder('order', await withLastFrame(order, clip, context), context, percent =>
      context.progress(5 + percent * 0.7),
    )
    const expected = { ...expectedResult(order, { mayBeSilent: true }), mayBePlain: true } as const
    const { files } = await finishFiles(made.files, expected, undefined, context)
    const file = files.find(({ role }) => role === 'result')
    if (!file) throw new PlanFailure('EngineFailure', 'the engine made no result', { retryable: true })
    return {
      blob: await context.store(file.path, file.format),
      notes: notesOfMade(made),
      bgm: made.music ?? hasMusic(order),
      engine: made.engine,
    }
  })
  const timeline = joinTimeline(order, clip.seconds ?? 0)
  const loadFiles = async (): Promise<Record<string, string>> => {
    const path = join(context.folder, 'continuation.mp4')
    if (!(await loadFile(blob, path, context)))
      throw new PlanFailure('InternalServiceFailure', 'the file of the continuation no longer exists', {
        retryable: false,
      })
    return { [SOURCE]: clip.path, [CONTINUATION]: path }
  }
  const creation = await composeClips(timeline, loadFiles, { corner }, context)
  const { notes: toldNotes, ...rest } = told
  return {
    creations: [creation],
    ...rest,
    ...(toldNotes.length > 0 && { notes: toldNotes }),
    seconds: timeline.frames / FRAMES_PER_SECOND,
  }
}

/** External engines may only be able to begin with the clip's last frame. */
async function withLastFrame(order: Continuation, clip: FetchedInput, context: PlanContext): Promise<Continuation> {
  const path = join(context.folder, 'last-frame.png')
  const known: Continuation = { ...order, inputs: [{ role: LAST_FRAME, kind: 'picture', path }, ...order.inputs] }
  const route = await context.router.choose(known, [])
  if (!context.convert || !route?.isForeign) return order
  await context.convert({ path: clip.path, target: path, to: { kind: 'last frame', format: 'png' } }, context)
  return known
}

const [SOURCE, CONTINUATION] = ['source', 'continuation']

// A short cross-fade of the two sounds, too short to affect lip sync.
const CROSSING_SECONDS = 0.04

function joinTimeline({ width, height, seconds, withSound }: Continuation & Size, before: number): Timeline {
  const [first, second] = [Math.max(1, Math.round(before * FRAMES_PER_SECOND)), Math.round(seconds * FRAMES_PER_SECOND)]
  const at = first / FRAMES_PER_SECOND
  const cues = [
    { source: SOURCE, atSeconds: 0, fromSeconds: 0, seconds: at, fadeOutSeconds: CROSSING_SECONDS },
    {
      source: CONTINUATION,
      atSeconds: at - CROSSING_SECONDS,
      fromSeconds: 0,
      seconds: seconds,
      fadeInSeconds: CROSSING_SECONDS,
    },
  ]
  return {
    width,
    height,
    framesPerSecond: FRAMES_PER_SECOND,
    frames: first + second,
    shots: [
      { source: SOURCE, name: 'What there was', fromFrame: 0, frames: first },
      { source: CONTINUATION, name: 'What follows', fromFrame: 0, frames: second },
    ],
    texts: [],
    tracks: withSound ? [{ kind: 'scene', gainDb: 0, cues }] : [],
  }
}
