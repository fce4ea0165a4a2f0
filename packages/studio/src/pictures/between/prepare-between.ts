import { type Compositor, copyFrame } from '@kinora/media/compositor/compositor'
import type { RgbaPicture } from '@kinora/media/frames/size'
import { smoothStep } from '../../planes/plane.ts'
import { flattenOnWhite, resizePicture } from '../../planes/resize-picture.ts'
import { cropToSubject } from '../look-at/crop-to-subject.ts'
import type { Amplitude, Take, TakeOptions } from '../../camera/take.ts'
import { createWarp } from './create-warp.ts'
import { crossWarp } from './cross-warp.ts'
import { softenFlow, type Flow, isOneScene } from './flow.ts'
import { type OpenRife, openRife, chooseRifeSize } from './rife/open-rife.ts'

export type BetweenOptions = TakeOptions & { first: RgbaPicture; last: RgbaPicture }

// The times at which the model runs, 0.45 CPU seconds each. Between them motion is assumed constant.
const TIMES = [0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875] as const

/** Interpolates between two pictures: they are exactly the first and the last frame. */
export async function prepareBetween(options: BetweenOptions, open: OpenRife = openRife): Promise<Take> {
  const { compositor, frames, amplitude } = options
  const [first, last] = [await framed(options.first, compositor), await framed(options.last, compositor)]
  const found = await flowsOf(first, last, compositor, open)
  if (!found) return crossWarp({ compositor, frames, amplitude }, first, last)
  const pictures = [compositor.addPicture(first), compositor.addPicture(last)] as const
  const size = { width: compositor.width, height: compositor.height }
  const [from, to] = pictures.map(picture => {
    compositor.drawPicture(picture)
    return { ...size, pixels: copyFrame(compositor.frame()) }
  })
  const warp = await createWarp(from!, to!, found.flows)
  const between = compositor.addPicture(from!)
  const zoom = found.isOneScene ? 0 : ZOOMS[amplitude]
  return {
    draw(index) {
      if (index <= 0) return compositor.drawPicture(pictures[0])
      if (index >= frames - 1) return compositor.drawPicture(pictures[1])
      const share = index / (frames - 1)
      const time = found.isOneScene ? easedOf(share) : hastenedOf(share)
      const zooms = { first: 1 + zoom * smoothStep(0, 1, share), last: 1 + zoom * smoothStep(0, 1, 1 - share) }
      compositor.replacePicture(between, warp.frameAt(time, zooms))
      compositor.drawPicture(between)
    },
  }
}

// The zoom for two unrelated pictures, which leads from one to the other.
const ZOOMS: Record<Amplitude, number> = { auto: 0.1, small: 0.05, medium: 0.1, large: 0.16 }

const framed = async (picture: RgbaPicture, { width, height }: Compositor): Promise<RgbaPicture> =>
  flattenOnWhite(await cropToSubject(picture, { width, height }))

async function flowsOf(
  first: RgbaPicture,
  last: RgbaPicture,
  compositor: Compositor,
  open: OpenRife,
): Promise<{ flows: Flow[]; isOneScene: boolean } | undefined> {
  const size = chooseRifeSize(compositor)
  const [from, to] = [await resizePicture(first, size, 'fill'), await resizePicture(last, size, 'fill')]
  const rife = await open(from, to)
  if (!rife) return undefined
  try {
    const flows: Flow[] = []
    for (const time of TIMES) flows.push(await rife.flowAt(time))
    const isOne = isOneScene(from, to, flows[Math.floor(TIMES.length / 2)]!)
    return { flows: isOne ? flows : flows.map(softenFlow), isOneScene: isOne }
  } finally {
    await rife.close()
  }
}

/** Half way between linear and eased: full easing would look still for too long. */
const easedOf = (share: number): number => 0.5 * share + 0.5 * smoothStep(0, 1, share)

/** For unrelated pictures the transition is short; most of the time shows the two pictures. */
const hastenedOf = (share: number): number => 0.1 * share + 0.9 * smoothStep(0.15, 0.85, share)
