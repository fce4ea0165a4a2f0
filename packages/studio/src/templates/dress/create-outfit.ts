import type { Compositor } from '@kinora/media/compositor/compositor'
import type { RgbaPicture } from '@kinora/media/frames/size'
import type { OpenModel } from '../../models/open-model.ts'
import { cutOut } from '../../pictures/cutout/cut-out.ts'
import { smoothStep } from '../../planes/plane.ts'
import type { Shown } from './create-dressing.ts'

// The width of shoulders, and the position of a collar below the head's centre, as a share of the head's radius.
const [SHOULDERS, COLLAR] = [4.3, 0.95]
// Seconds: it is shown, then put on.
const [FLIES, WORN] = [1.3, 2.1]

/** A garment that is shown beside a person and then put on over the shoulders. */
export async function createOutfit(
  compositor: Compositor,
  picture: RgbaPicture,
  open: OpenModel,
): Promise<{ draw(seconds: number, shown: Shown): void; notes: string[] }> {
  const { cutout, isSubject } = await cutOut(picture, open)
  const sprite = compositor.addSprite(cutout)
  const { width, height } = compositor
  const notes = isSubject ? [] : ['images[1]: nothing could be cut out of it to be put on, and it is shown as a print']
  return {
    notes,
    draw(seconds, { heads }) {
      const [head] = heads
      const way = head && isSubject ? smoothStep(FLIES, WORN, seconds) : 0
      const come = smoothStep(0.1, 0.7, seconds)
      const beside = { x: width * (1.25 - 0.45 * come), y: height * 0.22, scale: (0.6 * height) / cutout.height }
      const worn = head
        ? { x: head.x, y: head.y + COLLAR * head.radius, scale: (SHOULDERS * head.radius) / cutout.width }
        : beside
      const between = (from: number, to: number): number => from + (to - from) * way
      compositor.drawSprite(sprite, {
        x: between(beside.x, worn.x),
        y: between(beside.y, worn.y),
        anchorX: 0.5,
        anchorY: 0,
        scale: between(beside.scale, worn.scale),
        turn: 0.05 * Math.sin(seconds * 3) * (1 - way),
      })
    },
  }
}
