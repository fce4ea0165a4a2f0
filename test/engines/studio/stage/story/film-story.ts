import { rgbaOf } from '../../../../../src/media/av/rgba-of.ts'
import { copyOf, createCompositor } from '../../../../../src/media/compose/compositor.ts'
import type { RgbaPicture, Size } from '../../../../../src/media/size.ts'
import { prepareStory } from '../../../../../src/engines/studio/stage/story/prepare-story.ts'
import type { StoryWish } from '../../../../../src/engines/studio/stage/story/story-wish.ts'
import type { StoryName } from '../../../../../src/engines/studio/stage/story/story.ts'
import type { OpenModel } from '../../../../../src/engines/studio/weights/open-model.ts'
import { carPicture, openNothing } from '../edit/test-pictures.ts'

const FRAME: Size = { width: 192, height: 108 }

type Filming = Partial<Omit<StoryWish, 'compositor'>> & { frame?: Size; at?: readonly number[]; open?: OpenModel }

/** The frames of a story at these places. */
export async function film(
  story: StoryName,
  { frame = FRAME, at, open = openNothing, ...rest }: Filming = {},
): Promise<RgbaPicture[]> {
  const compositor = await createCompositor(frame)
  try {
    const frames = rest.frames ?? 96
    const wish = { frames, seed: 5, amplitude: 'auto', story, pictures: [carPicture()], ...rest, compositor } as const
    const take = await prepareStory(wish, open)
    const kept: RgbaPicture[] = []
    for (let index = 0; index < frames; index++) {
      if (at && !at.includes(index)) continue
      await take.draw(index)
      kept.push(await rgbaOf({ ...frame, pixels: copyOf(compositor.frame()) }))
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
