import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import { cropPicture, type Point } from '../figures/picture.ts'

/** A head with hair and chin, in pixels; eyes and mouth if a face was found. */
export type Head = Point & { radius: number; eyes?: readonly [Point, Point]; mouth?: Point }

/** A cut-out person in the size of the frame: the standing point (the middle of the lower edge), and the head. */
export type Actor = Size & {
  /** With a margin for bending. */
  picture: RgbaPicture
  room: number
  x: number
  bottom: number
  /** In the frame. */
  head: Head
  /** The frame cuts it off below. */
  isBust: boolean
}

// The maximum bend, as a share of the height.
const ROOM = 0.12

/** `head` is in the picture's own pixels. */
export function createActor(
  picture: RgbaPicture,
  { x, bottom, head, isBust }: Pick<Actor, 'x' | 'bottom' | 'head' | 'isBust'>,
): Actor {
  const { width, height } = picture
  const room = 2 * Math.ceil((ROOM * height) / 2)
  const roomy = cropPicture(picture, { left: -room, top: -room, right: width + room, bottom: height + room })
  const inFrame = moveHead(head, x - width / 2, bottom - height)
  return { width, height, picture: roomy, room, x, bottom, head: inFrame, isBust }
}

/** The same head scaled, then moved. */
export function moveHead({ x, y, radius, eyes, mouth }: Head, right: number, down: number, scale = 1): Head {
  const moved = (point: Point): Point => ({ x: point.x * scale + right, y: point.y * scale + down })
  return {
    ...moved({ x, y }),
    radius: radius * scale,
    ...(eyes && { eyes: [moved(eyes[0]), moved(eyes[1])] as const }),
    ...(mouth && { mouth: moved(mouth) }),
  }
}

/** The head in the pixels of the actor's own picture. */
export const headInPicture = ({ head, x, bottom, width, height, room }: Actor): Head =>
  moveHead(head, room - (x - width / 2), room - (bottom - height))
