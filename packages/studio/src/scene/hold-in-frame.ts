import type { Size } from '@kinora/media/frames/size'
import { keepInsidePlate, projectToFrame, type ShotCamera } from '../camera/shot-camera.ts'
import type { Figures } from './create-figures.ts'
import type { Scenery } from './scenery.ts'
import type { Solid } from './solid.ts'

type Options = {
  path: (progress: number) => ShotCamera
  solid: Solid
  figures: Figures
  scenery: Scenery
  frame: Size
  seconds: number
}

/** Moments at which it is looked; the camera goes evenly between them. */
const LOOKS = 7
/** Of the frame's sides: as near to its edge a head may come. */
const MARGIN = 0.05
/** Of the zoom: a step back where no turn of the camera helps, and as many of them. */
const [STEP_BACK, STEPS] = [0.96, 8]

/** How far a camera must turn, pixels of the plate, and step back. */
type Mend = { x: number; y: number; zoom: number }

/**
 * A path that never leaves the main figure's head, or the whole of a thing, outside the frame: the camera turns after it
 * as far as the plate goes, and else stays a little further away. Where all is inside anyway, the path stays as it is.
 */
export function holdInFrame({ path, solid, figures, scenery, frame, seconds }: Options): Options['path'] {
  const { plate, nearnessOf } = scenery
  const mends: Mend[] = Array.from({ length: LOOKS }, (_, at) => {
    // Who comes into the frame is beyond its edge first.
    const progress = Math.max(at / (LOOKS - 1), solid.events.some(event => COMING.has(event)) ? 0.7 : 0)
    figures.pose(progress * seconds, progress)
    const box = headBox(solid, plate.ground)
    return mendAt(path(at / (LOOKS - 1)), box, nearnessOf(box.depth), frame, plate)
  })
  if (mends.every(({ x, y, zoom }) => x === 0 && y === 0 && zoom === 1)) return path
  // One zoom for all of the shot: it shall not pump.
  const zoom = Math.min(...mends.map(mend => mend.zoom))
  return progress => {
    const camera = path(progress)
    const place = Math.min(LOOKS - 1.001, Math.max(0, progress * (LOOKS - 1)))
    const [from, to] = [mends[Math.floor(place)]!, mends[Math.floor(place) + 1]!]
    // Gently from look to look.
    const part = smooth(place % 1)
    const turned = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
    return keepInsidePlate(
      { ...camera, x: camera.x + turned.x, y: camera.y + turned.y, zoom: camera.zoom * zoom },
      frame,
      plate,
    )
  }
}

const COMING: ReadonlySet<string> = new Set(['come-in', 'park'])

const smooth = (share: number): number => share * share * (3 - 2 * share)

type Box = { left: number; right: number; top: number; bottom: number; depth: number }

/** Where the head of somebody is in the plate, or all of something. */
function headBox(solid: Solid, { focal, centreX, horizonY }: Scenery['plate']['ground']): Box {
  const { middle, face, up, across } = solid.placed!
  const isSomebody = face !== undefined && (solid.rig === 'person' || solid.rig === 'beast')
  const [x, y, z] = isSomebody ? face : middle
  const depth = Math.max(0.3, z)
  const perMetre = focal / depth
  const [wide, high] = isSomebody ? [0.2 * up * 2, (solid.rig === 'person' ? 0.2 : 0.24) * up * 2] : [across, up]
  const at = { x: centreX + x * perMetre, y: horizonY - y * perMetre }
  return {
    left: at.x - wide * perMetre,
    right: at.x + wide * perMetre,
    top: at.y - high * perMetre,
    bottom: at.y + high * perMetre,
    depth,
  }
}

function mendAt(wanted: ShotCamera, box: Box, nearness: number, frame: Size, plate: Size): Mend {
  let camera = wanted
  for (let step = 0; step <= STEPS; step++) {
    const [across, down] = [MARGIN * frame.width, MARGIN * frame.height]
    const upper = projectToFrame(camera, frame, { x: box.left, y: box.top }, nearness)
    const lower = projectToFrame(camera, frame, { x: box.right, y: box.bottom }, nearness)
    const x = overhang(upper.x - across, lower.x - (frame.width - across)) / upper.scale
    const y = overhang(upper.y - down, lower.y - (frame.height - down)) / upper.scale
    if (Math.abs(x) < 0.5 && Math.abs(y) < 0.5) break
    const turned = keepInsidePlate({ ...camera, x: camera.x + x, y: camera.y + y }, frame, plate)
    const isDone = Math.abs(turned.x - camera.x - x) < 0.5 && Math.abs(turned.y - camera.y - y) < 0.5
    camera = isDone ? turned : { ...turned, zoom: turned.zoom * STEP_BACK }
  }
  return { x: camera.x - wanted.x, y: camera.y - wanted.y, zoom: Math.min(1, camera.zoom / wanted.zoom) }
}

/** By how much a stretch hangs out of the frame at its beginning (less than nothing) or its end; of what hangs out at both, no turn shows more. */
const overhang = (before: number, after: number): number =>
  before < 0 && after > 0 ? 0 : before < 0 ? before : Math.max(0, after)
