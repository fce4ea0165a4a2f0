import type { Order } from '@kinora/media/engine/contract'
import { countFrames } from '../remote/fill-template.ts'
import { buildForm, type Fields } from '../remote/build-form.ts'
import { chooseModel, chooseSeconds, chooseSize, type RequestBody, withParameters } from './request-body.ts'
import { findDialect } from './dialects.ts'
import type { OpenaiSettings } from './openai-settings.ts'

type VideoOrder = Extract<Order, { kind: 'video' }>

export const VIDEO_PATH = '/v1/videos'

// Most open models need multiples of these for latent frames and pixels.
const [FPS, FRAME_STEP, SIZE_STEP] = [24, 4, 16]
// The interface requires a prompt, also if only a picture was given.
const WORDS_FOR_A_PICTURE = 'The picture comes to life with natural, gentle movement.'

/** The request for a video. A first frame is sent as a file. */
export async function buildVideoRequest(order: VideoOrder, settings: OpenaiSettings): Promise<RequestBody> {
  const dialect = findDialect(settings.dialect)
  const fields = withParameters(describeVideo(order, settings), settings.parameters?.video)
  const picture = order.from.kind === 'words' ? undefined : order.inputs.find(input => input.kind === 'picture')
  if (!picture && dialect.plainVideosAsJson) return { json: fields }
  return { form: await buildForm(fields, picture ? [{ field: 'input_reference', path: picture.path }] : []) }
}

function describeVideo(order: VideoOrder, settings: OpenaiSettings): Fields {
  const dialect = findDialect(settings.dialect)
  const seconds = chooseSeconds(order.seconds, settings.seconds ?? dialect.seconds)
  const { fps = FPS, frameStep = FRAME_STEP, sizeStep = SIZE_STEP } = settings
  const { width, height } = chooseSize(
    order,
    settings.sizes?.video ?? dialect.videoSizes,
    dialect.takesFrames ? sizeStep : 2,
  )
  return {
    model: chooseModel(order, settings),
    prompt: order.prompt.trim() === '' ? WORDS_FOR_A_PICTURE : order.prompt,
    // The interface expects a string; servers that need a number parse it.
    seconds: dialect.takesFrames ? seconds : String(seconds),
    size: `${width}x${height}`,
    ...(dialect.takesFrames && {
      width,
      height,
      fps,
      num_frames: countFrames(order.seconds, fps, frameStep),
      seed: order.seed,
    }),
    ...(settings.dialect === 'vllm-omni' && settings.sound === true && { generate_sound: order.withSound }),
  }
}
