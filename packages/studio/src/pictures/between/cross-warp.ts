import { coverCamera } from '@kinora/media/compositor/camera'
import type { RgbaPicture } from '@kinora/media/frames/size'
import { smoothStep } from '../../planes/plane.ts'
import type { Amplitude, Take, TakeOptions } from '../../camera/take.ts'

const ZOOMS: Record<Amplitude, number> = { auto: 0.14, small: 0.07, medium: 0.14, large: 0.22 }

/** Without a model: the camera moves into the first picture and stops in the last, with a dissolve. */
export function crossWarp(
  { compositor, frames, amplitude }: Omit<TakeOptions, 'seed'>,
  first: RgbaPicture,
  last: RgbaPicture,
): Take {
  const [from, to] = [compositor.addPicture(first), compositor.addPicture(last)]
  const dissolve = compositor.addTransition('dissolve')
  const rest = coverCamera(first, compositor)
  return {
    draw(index) {
      const share = frames > 1 ? Math.min(1, index / (frames - 1)) : 0
      const closer = (part: number) => ({ ...rest, zoom: rest.zoom * (1 + ZOOMS[amplitude] * smoothStep(0, 1, part)) })
      compositor.drawTransition(
        dissolve,
        smoothStep(0.12, 0.88, share),
        () => compositor.drawPicture(from, closer(share)),
        () => compositor.drawPicture(to, closer(1 - share)),
      )
    },
  }
}
