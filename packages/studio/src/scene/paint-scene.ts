import { frameToRgba } from '@kinora/media/av/frame-to-rgba'
import { copyFrame, createCompositor } from '@kinora/media/compositor/compositor'
import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import type { Shot } from '../direct/shot-list.ts'
import { collectArt, type NamedCutout } from './collect-art.ts'
import { adaptShot } from './adapt-shot.ts'
import { cropPicture } from '../figures/picture.ts'
import { viewScenery, type NamedView } from './photo-plate/view-scenery.ts'
import { prepareShot } from './prepare-shot.ts'
import { addUnusedInputs } from '../reading/add-unused-inputs.ts'
import { chooseWardrobe } from './choose-wardrobe.ts'

/** A still is taken from the middle of a shot of this length. */
const SECONDS = 4

/** One picture of a shot, any size up to 4K. */
export async function paintScene(
  shot: Shot,
  size: Size,
  seed: number,
  pictures: readonly NamedCutout[] = [],
  views: readonly NamedView[] = [],
): Promise<RgbaPicture> {
  const even = { width: size.width + (size.width % 2), height: size.height + (size.height % 2) }
  const list = addUnusedInputs(
    { language: 'en', shots: [shot], unknown: [] },
    pictures.map(({ name }) => name),
  )
  const whole = adaptShot(list.shots[0]!)
  const compositor = await createCompositor(even)
  try {
    const arts = await collectArt(whole, pictures)
    const prepared = await prepareShot({
      compositor,
      ...(await viewScenery(whole, views, even, seed)),
      arts,
      wardrobe: chooseWardrobe(list.shots, seed),
      seconds: SECONDS,
      seed,
      amplitude: 'small',
      phases: 1,
      language: 'en',
    })
    prepared.draw(SECONDS / 2, 0)
    const picture = await frameToRgba({ ...even, pixels: copyFrame(compositor.frame()) })
    return cropPicture(picture, { left: 0, top: 0, right: size.width, bottom: size.height })
  } finally {
    compositor.close()
  }
}
