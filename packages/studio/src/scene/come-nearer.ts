import type { Size } from '@kinora/media/frames/size'
import type { ShotCamera } from '../camera/shot-camera.ts'
import { keepInsidePlate } from '../camera/shot-camera.ts'
import type { Shot } from '../direct/shot-list.ts'
import type { Plate } from '../scenery/plate.ts'
import type { Figures } from './create-figures.ts'
import { CHAIR, WORKTOPS } from './member.ts'
import type { Scenery } from './scenery.ts'
import { BY_HAND, showsFace } from './shows-face.ts'
import type { Solid, SolidActor } from './solid.ts'

/** A shot as it is staged, and the way of its camera. */
export type FramingOptions = {
  shot: Shot
  figures: Figures
  path: (progress: number) => ShotCamera
  scenery: Scenery
  frame: Size
  seconds: number
}

/** Of the frame's height: what is named is seen at least so large, if going nearer helps. */
const SEEN = 0.1
/** The same of the face of somebody who talks, laughs or shows what he feels. */
const SEEN_FACE = 0.13
/** Of the frame's area: what the shot is about covers at least so much, where the words say nothing of its size. */
export const LEAST_SHARE = 0.03
/** Of the box around something: what of it the thing itself covers. */
const COVERS = 0.5
/** Times as near, at the most, to what the shot is about. */
const MOST_TO_MAIN = 4
/** Times as near, at the most: more would show the grain of the plate, and nothing of the place. */
const MOST = 2.1
/** The same of who works at a table, whose place is behind it anyway. */
const [MOST_AT_TOP, FILLS_AT_TOP] = [3, 0.9]
/** Less is no change that anybody sees. */
const LEAST = 1.08
/** Of the frame's sides: as much of them all take up who are to be seen. */
const [FILLS_WIDE, FILLS_HIGH] = [0.9, 0.84]
/** Moments at which it is looked where they are. */
const LOOKS = 5
/** Of somebody's height: what is seen of who does something with the hands only, from the crown to the hips. */
const UPPER = 0.62
/** More of a kind are a crowd or a flurry: nobody looks at each. */
const FEW = 4

type Box = { left: number; right: number; top: number; bottom: number }

/**
 * Nearer to those who do something with something small: as near as it takes to see that, and only so near that all whom
 * the words name stay in the frame with their heads. Undefined where nothing is too small, or nothing would be won.
 */
export function comeNearer({
  shot,
  figures,
  path,
  scenery,
  frame,
  seconds,
}: FramingOptions): FramingOptions['path'] | undefined {
  const { camera } = shot
  if (camera.angle !== undefined || camera.framing === 'wide' || camera.size !== undefined) return undefined
  if (figures.actors.some(({ spot }) => spot.stance !== 'sky')) return undefined
  // Who stands before a house is seen with it.
  if (figures.solids.some(({ spot }) => spot.isBackdrop)) return undefined
  const all = figures.solids.flatMap(actor => withBound(actor.solid).map(solid => ({ solid, actor })))
  const seen = all.filter(one => isLookedAt(one))
  // What flies about something has its room above and beside it.
  const isFlownAbout = all.some(({ solid }) => solid.bound.some(({ hold }) => hold === 'over' || hold === 'ring'))
  const main = seen.find(one => isMain(one, all))
  if ((seen.length < 2 && !main) || isFlownAbout) return undefined
  const looks = Array.from({ length: LOOKS }, (_, at) => at / (LOOKS - 1))
  const zoom = Math.max(...looks.map(progress => path(progress).zoom))
  const box: Box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity }
  // How much too small the smallest is, and what the shot is about.
  let [wanted, grows] = [0, 0]
  for (const progress of looks) {
    figures.pose(progress * seconds, progress)
    for (const one of seen) {
      const own = boxOf(one, scenery.plate)
      if (!own) continue
      box.left = Math.min(box.left, own.left)
      box.right = Math.max(box.right, own.right)
      box.top = Math.min(box.top, own.top)
      box.bottom = Math.max(box.bottom, own.bottom)
      if (one.solid.nth === 0) wanted = Math.max(wanted, SEEN / sideOf(one.solid, scenery.plate))
      if (one === main) grows = Math.max(grows, Math.sqrt((LEAST_SHARE * frame.width * frame.height) / areaOf(own)))
      // Letters on a chest are as high as a face.
      if (showsFace(one) || one.solid.prints) wanted = Math.max(wanted, SEEN_FACE / faceSide(one.solid, scenery.plate))
    }
  }
  const start = path(0.5)
  const isAtTop = all.some(({ solid }) => solid.bound.some(({ hold }) => hold === 'table'))
  // Hands, what they work at and the face fill the frame.
  wanted = isAtTop ? MOST_AT_TOP : (wanted * frame.height) / start.zoom
  const fits = Math.min(
    (FILLS_WIDE * frame.width) / (box.right - box.left),
    ((isAtTop ? FILLS_AT_TOP : FILLS_HIGH) * frame.height) / (box.bottom - box.top),
  )
  const nearer = Math.min(
    Math.max(Math.min(wanted, isAtTop ? MOST_AT_TOP : MOST), Math.min(grows / start.zoom, MOST_TO_MAIN)),
    fits / zoom,
  )
  if (!(nearer > LEAST)) return undefined
  const [x, y] = [
    (box.left + box.right) / 2,
    (box.top + box.bottom) / 2 - (isAtTop ? WORK_BELOW : HEADROOM) * (frame.height / (nearer * zoom)),
  ]
  return progress => {
    const from = path(progress)
    return keepInsidePlate(
      {
        ...from,
        zoom: from.zoom * nearer,
        x: x + (from.x - start.x) / nearer,
        y: y + (from.y - start.y) / nearer,
        shiftX: from.shiftX / nearer,
        shiftY: from.shiftY / nearer,
      },
      frame,
      scenery.plate,
    )
  }
}

/** Of the frame's height: heads have more air than what is below has. */
const HEADROOM = 0.02
/** The same of who works at a table: what lies on it is what is looked at. */
const WORK_BELOW = -0.06

const withBound = (solid: Solid): Solid[] => [solid, ...solid.bound.flatMap(part => withBound(part.solid))]

type Seen = { solid: Solid; actor: SolidActor }

/** Furniture, crowds and what is far away or as large as a house are there and are not looked at. */
const isLookedAt = ({ solid: { member } }: Seen): boolean =>
  !WORKTOPS.has(member.art.code) &&
  member.art.code !== CHAIR &&
  member.subject.side !== 'background' &&
  member.subject.count <= FEW &&
  member.subject.motion !== 'fall' &&
  member.metres < LARGE
/** Metres. */
const LARGE = 4

/** The thing or the animal that is named first; people are framed by what they do. */
const isMain = ({ solid }: Seen, all: readonly Seen[]): boolean =>
  solid.nth === 0 &&
  solid.rig !== 'person' &&
  solid.member.subject.words !== '' &&
  all.every(other => other.solid.member.index >= solid.member.index)

const areaOf = ({ left, right, top, bottom }: Box): number => Math.max(1, COVERS * (right - left) * (bottom - top))

/** How large it is in the plate, pixels. */
const sideOf = ({ placed }: Solid, { ground }: Plate): number =>
  placed ? (2 * Math.max(placed.up, 0.7 * placed.across) * ground.focal) / Math.max(0.3, placed.middle[2]) : Infinity

/** Of somebody's height: from the chin to the crown. */
const FACE = 0.15
const faceSide = ({ placed, extent, scale }: Solid, { ground }: Plate): number =>
  (FACE * (extent.high[1] - extent.low[1]) * scale * ground.focal) / Math.max(0.3, placed?.middle[2] ?? Infinity)

/** What of it is to be in the frame: pixels of the plate. */
function boxOf({ solid, actor }: Seen, { ground }: Plate): Box | undefined {
  const { placed, rig, doing } = solid
  if (!placed) return undefined
  const [x, y, z] = placed.middle
  const perMetre = ground.focal / Math.max(0.3, z)
  const [across, up] = [ROUNDED * placed.across * perMetre, placed.up * perMetre]
  const at = { x: ground.centreX + x * perMetre, y: ground.horizonY - y * perMetre }
  const isWorking = rig === 'person' && BY_HAND.has(doing.stance) && !(actor.speed > 0.02) && solid.events.length === 0
  const top = at.y - up * CROWN
  return {
    left: at.x - across,
    right: at.x + across,
    top,
    bottom: isWorking ? top + UPPER * 2 * up : at.y + up,
  }
}
/** The half of a box's diagonal is more than the body is wide. */
const ROUNDED = 0.85
/** Hair, hats and a step of the camera. */
const CROWN = 1.08
