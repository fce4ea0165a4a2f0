import type { ReliefCamera } from '@kinora/media/compositor/draw-relief'
import type { Size } from '@kinora/media/frames/size'

/** A relief's camera with nothing left open. */
export type ShotCamera = Required<ReliefCamera>

/** The position of a plate point with some nearness in the frame, and its scale. */
export function projectToFrame(
  { x, y, zoom, shiftX, shiftY, push, pivot }: ShotCamera,
  frame: Size,
  place: { x: number; y: number },
  nearness: number,
): { x: number; y: number; scale: number } {
  const scale = zoom * (1 + push * (nearness - pivot))
  return {
    x: frame.width / 2 + scale * (place.x - x) + shiftX * (nearness - pivot),
    y: frame.height / 2 + scale * (place.y - y) + shiftY * (nearness - pivot),
    scale,
  }
}

/** The limits of a relief's camera. */
const MAX_SHIFT = 0.25
const MAX_PUSH = 0.45
/** Pixels beyond the frame that samplers look at. */
const RIM = 2

/**
 * The nearest camera that shows nothing beyond the plate, whatever depth lies at its edges: reduces shifts, increases
 * zoom, and moves the centre inwards.
 */
export function keepInsidePlate(wanted: ShotCamera, frame: Size, plate: Size): ShotCamera {
  const most = MAX_SHIFT * frame.width
  const camera = {
    ...wanted,
    shiftX: Math.min(most, Math.max(-most, wanted.shiftX)),
    shiftY: Math.min(most, Math.max(-most, wanted.shiftY)),
    push: Math.min(MAX_PUSH, Math.max(-MAX_PUSH, wanted.push)),
  }
  const least = Math.max((frame.width + 2 * RIM) / plate.width, (frame.height + 2 * RIM) / plate.height)
  const weakest = Math.min(1 - camera.push * camera.pivot, 1 + camera.push * (1 - camera.pivot))
  camera.zoom = Math.max(camera.zoom, least / weakest)
  camera.shiftX = fitted(camera, camera.shiftX, frame.width, plate.width)
  camera.shiftY = fitted(camera, camera.shiftY, frame.height, plate.height)
  camera.x = within(camera.x, rangeOf(camera, camera.shiftX, frame.width, plate.width))
  camera.y = within(camera.y, rangeOf(camera, camera.shiftY, frame.height, plate.height))
  return camera
}

type Range = [from: number, to: number]

/** The plate positions for the centre of the frame at which both edges show the plate, near and far. */
function rangeOf({ zoom, push, pivot }: ShotCamera, shift: number, frame: number, plate: number): Range {
  const ranges = [0, 1].map(nearness => {
    const scale = zoom * (1 + push * (nearness - pivot))
    const moved = shift * (nearness - pivot)
    return [(frame / 2 + RIM + moved) / scale, plate - (frame / 2 + RIM - moved) / scale] as const
  })
  return [Math.max(ranges[0]![0], ranges[1]![0]), Math.min(ranges[0]![1], ranges[1]![1])]
}

function fitted(camera: ShotCamera, shift: number, frame: number, plate: number): number {
  let kept = shift
  for (let round = 0; round < 40; round++) {
    const [from, to] = rangeOf(camera, kept, frame, plate)
    if (from <= to) return kept
    kept *= 0.85
  }
  return 0
}

const within = (value: number, [from, to]: Range): number =>
  from > to ? (from + to) / 2 : Math.min(to, Math.max(from, value))
