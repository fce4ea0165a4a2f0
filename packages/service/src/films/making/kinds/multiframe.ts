import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import { fitVideoSize } from '@kinora/media/frames/video-limits'
import type { Size } from '@kinora/media/frames/size'
import type { Timeline } from '@kinora/media/film/timeline'
import type { Order } from '@kinora/media/engine/contract'
import type { multiframe as declared } from '../../../catalog/generators/multiframe.ts'
import type { RequestValues } from '../../../catalog/request-values.ts'
import type { DeclaredPlan, GivenMedia } from '../../../plans/declared-plan.ts'
import { frameSize } from '../../../plans/frame-size.ts'
import type { PlanContext, PlanResult } from '../../../plans/plan.ts'
import type { TaskRow } from '../../../store/tasks/task-row.ts'
import { composeClips } from '../compose/compose-film.ts'
import { keepInputs, loadInputs } from '../inputs/kept-inputs.ts'
import { keyPictures, segmentDrafts, soundDraft } from './key-frames.ts'
import { requireAllMade } from '../design/make-film.ts'
import { ownWords } from '../design/outline-film.ts'
import { loadSources } from '../compose/load-sources.ts'
import type { MadePartDraft } from '../inputs/part-request.ts'

type Request = RequestValues<typeof declared>

/**
 * A film from key picture to key picture. Each segment is made and stored separately; segments are joined without a
 * duplicate frame.
 */
export const multiframe: DeclaredPlan<Request> = {
  needs: () => ['video'],
  async outline(request, context, given) {
    const { drafts } = await draftParts(request, context, given)
    const orders = await Promise.all(drafts.map(draft => orderOf(draft, context)))
    let fromSeconds = 0
    return {
      seed: request.seed,
      parts: orders.flatMap(order => {
        if (order.kind !== 'video') return []
        fromSeconds += order.seconds
        return [{ order, fromSeconds: fromSeconds - order.seconds }]
      }),
      sounds: orders.filter(({ kind }) => kind === 'music'),
      lines: [],
      titles: [],
      notes: [],
      isOwn: ownWords(context),
    }
  },
  make,
}

async function draftParts(request: Request, context: PlanContext, { wanted }: GivenMedia) {
  const inputs = await keepInputs(wanted, context)
  const pictures = keyPictures(inputs)
  const { width = 16, height = 9 } = pictures[0] ?? {}
  const size = fitVideoSize(frameSize(request.resolution, `${width}:${height}`))
  const sound = soundDraft(request)
  const isHeard = context.router.accepts({ ...sound.request.order, prompt: sound.request.prompt, inputs: [] })
  return { inputs, size, drafts: [...segmentDrafts(request, pictures, size), ...(isHeard ? [sound] : [])] }
}

const orderOf = async ({ request }: MadePartDraft, context: PlanContext): Promise<Order> => ({
  ...request.order,
  prompt: request.prompt,
  inputs: await loadInputs(request.inputs, context),
})

async function make(request: Request, context: PlanContext, given: GivenMedia): Promise<PlanResult> {
  const { inputs, size, drafts } = await draftParts(request, context, given)
  const made = requireAllMade(await context.parts('parts', drafts))
  const videos = made.filter(({ part }) => part === 'generate_video')
  const music = made.find(({ part }) => part === 'generate_bgm')
  const timeline = joinSegments(request, videos, music, size)
  const creation = await composeClips(
    timeline,
    () => loadSources({ videos, music, spoken: [], inputs: [] }, context),
    { corner: given.corner, picture: inputs.find(({ role }) => role === 'wm_url') },
    context,
  )
  const notes = made.flatMap(({ result }) => result?.notes ?? [])
  const engines = [...new Set(videos.flatMap(({ result }) => result?.engine ?? []))]
  return {
    creations: [creation],
    bgm: music !== undefined,
    ...(notes.length > 0 && { notes }),
    ...(engines.length === 1 && engines[0] !== undefined && { engine: engines[0] }),
    seconds: timeline.frames / FRAMES_PER_SECOND,
  }
}

// Compared with the music of other films: here it is the only sound.
const MUSIC_DB = -8

function joinSegments(
  { image_settings }: Request,
  videos: readonly TaskRow[],
  music: TaskRow | undefined,
  size: Size,
): Timeline {
  const shots = videos.map(({ id }, index) => ({
    source: id,
    name: image_settings[index]?.prompt || `Segment ${index + 1}`,
    fromFrame: 0,
    frames: (image_settings[index]?.duration ?? 0) * FRAMES_PER_SECOND,
  }))
  const frames = shots.reduce((sum, shot) => sum + shot.frames, 0)
  const cue = music && { source: music.id, atSeconds: 0, fromSeconds: 0, seconds: frames / FRAMES_PER_SECOND }
  return {
    ...size,
    framesPerSecond: FRAMES_PER_SECOND,
    frames,
    shots,
    texts: [],
    tracks: cue ? [{ kind: 'music', gainDb: MUSIC_DB, cues: [cue] }] : [],
  }
}
