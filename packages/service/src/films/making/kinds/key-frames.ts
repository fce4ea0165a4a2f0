import type { multiframe } from '../../../catalog/generators/multiframe.ts'
import type { RequestValues } from '../../../catalog/request-values.ts'
import type { Size } from '@kinora/media/frames/size'
import type { KeptInput } from '../inputs/kept-inputs.ts'
import type { MadePartDraft } from '../inputs/part-request.ts'

type Request = Pick<RequestValues<typeof multiframe>, 'image_settings' | 'seed'>

const START = 'start_image'

/** The key pictures of a film, in order. */
export const keyPictures = (inputs: readonly KeptInput[]): KeptInput[] =>
  inputs.filter(({ role }) => role === START || role.startsWith('image_settings['))

/**
 * A segment from each key picture to the next. All except the first begin one frame later, because the previous segment
 * ends with the same picture.
 */
export function segmentDrafts(
  { image_settings, seed }: Request,
  pictures: readonly KeptInput[],
  size: Size,
): MadePartDraft[] {
  return image_settings.map(({ prompt, duration }, index) => ({
    part: 'generate_video',
    partIndex: index,
    request: {
      prompt,
      duration,
      order: {
        kind: 'video',
        seed: seed + index,
        seconds: duration,
        ...size,
        // One sound covers all segments, without joins.
        withSound: false,
        from: { kind: 'frames', ...(index > 0 && { goesOn: true }) },
        amplitude: 'auto',
        withMusic: false,
      },
      inputs: pictures.slice(index, index + 2),
    },
  }))
}

/** The sound of the whole film: music for the segments' prompts. */
export function soundDraft({ image_settings, seed }: Request): MadePartDraft {
  const seconds = image_settings.reduce((sum, { duration }) => sum + duration, 0)
  const prompt = image_settings
    .map(one => one.prompt)
    .filter(words => words !== '')
    .join('\n')
  return {
    part: 'generate_bgm',
    request: { prompt, duration: seconds, order: { kind: 'music', seed, seconds }, inputs: [] },
  }
}
