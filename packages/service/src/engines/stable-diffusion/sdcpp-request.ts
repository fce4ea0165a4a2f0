import type { Order, VideoSource } from '@kinora/media/engine/contract'
import { inputPaths, readBase64 } from '../remote/encoded-files.ts'
import { countFrames, fitSize } from '../remote/fill-template.ts'

export type SdcppOrder = Extract<Order, { kind: 'image' | 'video' }>

const [SIZE_STEP, FPS, FRAME_STEP] = [16, 16, 4]

/** The path and body of an order for sd-server; videos have this format. */
export async function buildSdcppRequest(
  order: SdcppOrder,
  settings: SdcppSettings,
  videoFormat: string,
): Promise<{ path: string; json: object }> {
  const { sizeStep = SIZE_STEP, maxPixels, parameters = {} } = settings
  const pictures = await Promise.all(inputPaths(order, 'picture').map(readBase64))
  const common = {
    prompt: order.prompt,
    seed: order.seed,
    ...fitSize(order, { step: sizeStep, ...(maxPixels !== undefined && { maxPixels }) }),
  }
  if (order.kind === 'image') {
    const given = settings.pictures === 'reference' ? { ref_images: pictures } : { init_image: pictures[0] }
    const json = { ...common, output_format: 'png', ...parameters.image, ...(pictures.length > 0 && given) }
    return { path: '/sdcpp/v1/img_gen', json }
  }
  const { fps = FPS, frameStep = FRAME_STEP } = settings
  const [first, ...others] = order.from.kind === 'words' ? [] : pictures
  const json = {
    ...common,
    video_frames: countFrames(order.seconds, fps, frameStep),
    fps,
    output_format: videoFormat,
    ...parameters.video,
    ...(first !== undefined && { init_image: first }),
    ...(order.from.kind === 'frames' && others.length > 0 && { end_image: others.at(-1) }),
  }
  return { path: '/sdcpp/v1/vid_gen', json }
}

/** The settings of an sd-server in the engines file. */
export type SdcppSettings = {
  url: string
  makes: readonly ('image' | 'video')[]
  sources?: readonly Extract<VideoSource['kind'], 'words' | 'frame' | 'frames'>[]
  pictures?: 'init' | 'reference'
  fps?: number
  frameStep?: number
  sizeStep?: number
  maxPixels?: number
  parameters?: { image?: Readonly<Record<string, unknown>>; video?: Readonly<Record<string, unknown>> }
}
