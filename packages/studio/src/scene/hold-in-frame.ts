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
const [STEP_BACK, STEPS, STEPS_FOR_ALL] = [0.96, 8, 18]

/** How far a camera must turn, pixels of the plate, and step back. */
type Mend = { x: number; y: number; zoom: number }

/**
 * A path that never leaves the main figure's head, those of the few people beside it, or the whole of a thing, outside the frame: the camera turns after it
 * as far as the plate goes, and else stays a little further away. Where all is inside anyway, the path stays as it is.
 */
export function holdInFrame({ path, solid, figures, scenery, frame, seconds }: Options): Options['path'] {
  const { plate, nearnessOf } = scenery
  const mends: Mend[] = Array.from({ length: LOOKS }, (_, at) => {
    // Who comes into the frame is beyond its edge first.
    const progress = Math.max(at / (LOOKS - 1), solid.events.some(event => COMING.has(event)) ? 0.7 : 0)
    figures.pose(progress * seconds, progress)
    const mend = (heads: readonly Box[], steps: number): Mend =>
      mendAt(path(at / (LOOKS - 1)), { heads, steps, nearnessOf, frame, plate })
    const all = headsWith(solid, figures, plate.ground)
    const together = all && mend(all, STEPS_FOR_ALL)
    // All of them, if that takes no more than a few steps back.
    if (together && together.zoom > LEAST_ZOOM) return together
    // Of a thing some may be outside; of a head nothing.
    const [first] = solid.rig === 'person' ? [] : peopleIn(figures)
    return mend([headBox(first ?? solid, plate.ground)], STEPS)
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

/** More are a crowd: nobody looks at each. */
const FEW = 4
/** Further back the one whom the shot is about would be small. */
const LEAST_ZOOM = 0.5

const withBound = (solid: Solid): Solid[] => [solid, ...solid.bound.flatMap(part => withBound(part.solid))]

/** The heads of all people with the main one; undefined where it is alone, or one of a crowd. */
function headsWith(main: Solid, figures: Figures, ground: Scenery['plate']['ground']): Box[] | undefined {
  const people = peopleIn(figures)
  if (people.length > FEW) return undefined
  // `an umbrella that an old man mends`: beside a thing nobody stands without a head.
  if (main.rig !== 'person') return people.length > 0 ? [main, ...people].map(one => headBox(one, ground)) : undefined
  return people.length < 2 ? undefined : people.map(one => headBox(one, ground))
}

const peopleIn = ({ solids }: Figures): Solid[] =>
  solids
    .flatMap(({ solid }) => withBound(solid))
    .filter(({ rig, placed, member: { subject } }) => rig === 'person' && placed?.face && subject.side !== 'background')

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

type Mending = Pick<Scenery, 'nearnessOf'> & { heads: readonly Box[]; steps: number; frame: Size; plate: Size }

function mendAt(wanted: ShotCamera, { heads, steps, nearnessOf, frame, plate }: Mending): Mend {
  let camera = wanted
  for (let step = 0; step <= steps; step++) {
    const [across, down] = [MARGIN * frame.width, MARGIN * frame.height]
    // Each at its own distance: who is near moves more.
    const seen = heads.map(({ left, right, top, bottom, depth }) => ({
      upper: projectToFrame(camera, frame, { x: left, y: top }, nearnessOf(depth)),
      lower: projectToFrame(camera, frame, { x: right, y: bottom }, nearnessOf(depth)),
    }))
    const scale = Math.max(...seen.map(({ upper }) => upper.scale))
    const least = (of: 'x' | 'y'): number => Math.min(...seen.map(({ upper }) => upper[of]))
    const most = (of: 'x' | 'y'): number => Math.max(...seen.map(({ lower }) => lower[of]))
    const x = overhang(least('x') - across, most('x') - (frame.width - across)) / scale
    const y = overhang(least('y') - down, most('y') - (frame.height - down)) / scale
    const isTooWide =
      most('x') - least('x') > frame.width - 2 * across || most('y') - least('y') > frame.height - 2 * down
    if (Math.abs(x) < 0.5 && Math.abs(y) < 0.5 && !(isTooWide && heads.length > 1)) break
    const turned = keepInsidePlate({ ...camera, x: camera.x + x, y: camera.y + y }, frame, plate)
    const isDone =
      Math.abs(turned.x - camera.x - x) < 0.5 &&
      Math.abs(turned.y - camera.y - y) < 0.5 &&
      !(isTooWide && heads.length > 1)
    camera = isDone ? turned : { ...turned, zoom: turned.zoom * STEP_BACK }
  }
  return { x: camera.x - wanted.x, y: camera.y - wanted.y, zoom: Math.min(1, camera.zoom / wanted.zoom) }
}

/** By how much a stretch hangs out of the frame at its beginning (less than nothing) or its end; of what hangs out at both, no turn shows more. */
const overhang = (before: number, after: number): number =>
  before < 0 && after > 0 ? 0 : before < 0 ? before : Math.max(0, after)
