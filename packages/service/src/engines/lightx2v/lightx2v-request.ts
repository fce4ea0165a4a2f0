import type { Order, VideoSource } from '@kinora/media/engine/contract'
import { isMakeable } from '@kinora/media/engine/is-makeable'
import { buildForm, type Fields } from '../remote/build-form.ts'
import { inputPaths, readDataUrl } from '../remote/encoded-files.ts'
import { countFrames, fitSize } from '../remote/fill-template.ts'

/** The settings of a LightX2V server. */
export type Lightx2vSettings = {
  url: string
  makes: readonly ('video' | 'image')[]
  sources?: readonly Extract<VideoSource['kind'], 'words' | 'frame' | 'frames'>[]
  fps?: number
  frameStep?: number
  sizeStep?: number
  maxPixels?: number
  sound?: boolean
  parameters?: Readonly<Record<string, unknown>>
}

type Lightx2vOrder = Extract<Order, { kind: 'video' | 'image' }>
export type VideoOrder = Extract<Order, { kind: 'video' }>

const [FPS, FRAME_STEP, SIZE_STEP] = [16, 4, 16]
const NEEDED_PICTURES = { words: 0, frame: 1, frames: 2 }

export function accepts(order: Order, { makes, sources = ['words'] }: Lightx2vSettings): order is Lightx2vOrder {
  if (!isMakeable(order) || (order.kind !== 'video' && order.kind !== 'image')) return false
  if (!makes.includes(order.kind) || order.prompt.trim() === '') return false
  if (order.kind === 'image') return true
  const source = sources.find(one => one === order.from.kind)
  return source !== undefined && !order.recommends && inputPaths(order, 'picture').length >= NEEDED_PICTURES[source]
}

export async function describeTask(order: Lightx2vOrder, settings: Lightx2vSettings): Promise<object> {
  const { fps = FPS, frameStep = FRAME_STEP, sizeStep = SIZE_STEP, maxPixels, parameters = {} } = settings
  const { width, height } = fitSize(order, { step: sizeStep, ...(maxPixels !== undefined && { maxPixels }) })
  const isFromWords = order.kind === 'video' && order.from.kind === 'words'
  const [first] = isFromWords ? [] : inputPaths(order, 'picture')
  return {
    prompt: order.prompt,
    seed: order.seed,
    target_shape: [height, width],
    ...(order.kind === 'video' && {
      target_video_length: countFrames(order.seconds, fps, frameStep),
      target_fps: fps,
    }),
    ...parameters,
    ...(first !== undefined && { image_path: await readDataUrl(first) }),
  }
}

/** The form has no size field: the clip has the size of its first frame. */
export async function buildTaskForm(order: VideoOrder, name: string, settings: Lightx2vSettings): Promise<FormData> {
  const { fps = FPS, frameStep = FRAME_STEP, parameters = {} } = settings
  const pictures = inputPaths(order, 'picture')
  const fields = {
    prompt: order.prompt,
    seed: order.seed,
    target_video_length: countFrames(order.seconds, fps, frameStep),
    target_fps: fps,
    ...parameters,
    save_result_path: name,
  } as Fields
  return buildForm(fields, [
    { field: 'image_file', path: pictures[0] ?? '' },
    { field: 'last_frame_file', path: pictures.at(-1) ?? '' },
  ])
}
