import { frameToRgba } from '../../../media/src/av/frame-to-rgba.ts'
import { copyFrame, createCompositor } from '../../../media/src/compositor/compositor.ts'
import type { RgbaPicture, Size } from '../../../media/src/frames/size.ts'
import { prepareStory } from '../../src/stories/prepare-story.ts'
import type { StoryOptions } from '../../src/stories/story-options.ts'
import type { StoryName } from '../../src/stories/story.ts'
import type { OpenModel } from '../../src/models/open-model.ts'
import { carPicture, openNothing } from '../pictures/edit/test-pictures.ts'

const FRAME: Size = { width: 192, height: 108 }

type Filming = Partial<Omit<StoryOptions, 'compositor'>> & { frame?: Size; at?: readonly number[]; open?: OpenModel }

/** The frames of a story at these places. */
export async function film(
  story: StoryName,
  { frame = FRAME, at, open = openNothing, ...rest }: Filming = {},
): Promise<RgbaPicture[]> {
  const compositor = await createCompositor(frame)
  try {
    const frames = rest.frames ?? 96
    const options = {
      frames,
      seed: 5,
      amplitude: 'auto',
      story,
      pictures: [carPicture()],
      ...rest,
      compositor,
    } as const
    const take = await prepareStory(options, open)
    const kept: RgbaPicture[] = []
    for (let index = 0; index < frames; index++) {
      if (at && !at.includes(index)) continue
      await take.draw(index)
      kept.push(await frameToRgba({ ...frame, pixels: copyFrame(compositor.frame()) }))
    }
    return kept
  } finally {
    compositor.close()
  }
}

export const plain = (red: number, green: number, blue: number): RgbaPicture => ({
  width: 96,
  height: 64,
  rgba: Uint8Array.from({ length: 96 * 64 * 4 }, (_, at) => [red, green, blue, 255][at % 4]!),
})
