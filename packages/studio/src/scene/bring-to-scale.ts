import { PLACE_TRAITS } from '../direct/place-traits.ts'
import type { ArrangeOptions, Spot } from './arrangement.ts'
import { leadingCluster } from './cast.ts'
import { isFromAbove } from './from-above.ts'
import { footRowAt } from './ground.ts'

/** Times its size in life at its distance, at the least and at the most. */
const [LEAST, MOST] = [0.72, 1.45]
/** Metres: what is taller is a house or a hill, and seen as it fits. */
const TALL = 6
/** Of the frame's sides: larger than so it is not made; and smaller than so nothing is. */
const [FITS_HIGH, FITS_WIDE, SEEN] = [0.84, 0.9, 0.04]
/**
 * Nobody is a giant or a dwarf beside the others, nor beside doors and windows where there are some: composition asks for
 * heights, but ground is short in a room, and then who was to stand far behind stands near. Changes spots.
 */
export function bringToScale(spots: readonly Spot[], { shot, clusters, plate, frame }: ArrangeOptions): void {
  const { isIndoors, isBuilt, isShownClose } = PLACE_TRAITS[shot.place]
  if (shot.place === 'space' || isFromAbove(shot.camera)) return
  const timesOf = ({ height, depth, member }: Spot): number => (height * depth) / plate.ground.focal / member.metres
  const lead = leadingCluster(clusters)?.root
  const main = spots.find(({ member, stance }) => member === lead && stance === 'ground')
  const isMeasured = (isIndoors || isBuilt) && !isShownClose
  // In the open nothing but the main subject tells how large all is.
  if (!isMeasured && !main) return
  const usual = isMeasured ? 1 : timesOf(main!)
  for (const spot of spots) {
    const { stance, member, extents } = spot
    if (stance !== 'ground' || member.art.isOwn || member.art.pictogram.spansLand || member.subject.side) continue
    if (!isMeasured && spot.member === main!.member) continue
    const times = timesOf(spot) / usual
    if (times > MOST) spot.height *= Math.max(MOST / times, Math.min(1, (SEEN * frame.height) / spot.height))
    else if (times < LEAST && member.metres < TALL)
      spot.height *= Math.max(
        1,
        Math.min(
          LEAST / times,
          (FITS_HIGH * frame.height) / (extents.up * spot.height),
          (FITS_WIDE * frame.width) / ((extents.left + extents.right) * spot.height),
        ),
      )
    else continue
    spot.y = footRowAt(plate, spot.x, spot.depth)
  }
}
