import type { Size } from '@kinora/media/frames/size'
import type { Camera } from '../setting/setting.ts'
import type { Amplitude } from './take.ts'
import { moveOffsets } from './moves.ts'
import { keepInsidePlate, type ShotCamera } from './shot-camera.ts'

export type CameraPathOptions = {
  camera: Camera
  amplitude: Amplitude
  seconds: number
  frame: Size
  plate: Size
  /** The nearness of the subject, which stays in place while everything else moves. */
  pivot: number
  /** Pixels of the plate: how much lower than its middle the subject is drawn. */
  sunk?: number
  /** The pitch of the camera, radians; level by default. */
  pitch?: number
}

const AMPLITUDES: Record<Exclude<Amplitude, 'auto'>, number> = { small: 0.5, medium: 1, large: 1.75 }
const SPEEDS: Record<Camera['speed'], number> = { slow: 0.75, normal: 1, fast: 1.4 }
/** The zoom of the plate; subjects have their own sizes. */
const ZOOMS: Record<Camera['framing'], number> = { wide: 1, medium: 1.02, close: 1.1 }

/** The share of a camera's full amplitude. */
function moveMeasure({ amplitude, camera, seconds }: CameraPathOptions): number {
  // A move that looks right in some seconds is a jolt in one.
  const brief = Math.min(1.15, Math.max(0.35, seconds / 3.4))
  const asked = amplitude === 'auto' ? 1 : AMPLITUDES[amplitude]
  return asked * SPEEDS[camera.speed] * brief
}

/** Eases in and out, linear in between. From 0 to 1. */
export function easeInOut(progress: number): number {
  const t = Math.min(1, Math.max(0, progress))
  const RAMP = 0.22
  const full = 1 - RAMP
  if (t < RAMP) return (t * t) / (2 * RAMP * full)
  if (t > 1 - RAMP) return 1 - ((1 - t) * (1 - t)) / (2 * RAMP * full)
  return (t - RAMP / 2) / full
}

/** The path of a camera through a shot, by progress from 0 to 1; it never shows the plate's edge. */
export function createCameraPath(options: CameraPathOptions): (progress: number) => ShotCamera {
  const { camera, frame, plate, pivot, seconds, pitch } = options
  const measure = moveMeasure(options)
  const middle = { x: plate.width / 2, y: plate.height / 2 + (options.sunk ?? 0) }
  const least = roomyZoomOf(options, measure)
  return progress => {
    const way = 2 * easeInOut(progress) - 1
    const offsets = moveOffsets(camera.move, way, progress * seconds, pitch)
    const zoom = Math.max(ZOOMS[camera.framing], least) * (1 + offsets.grow * measure)
    return keepInsidePlate(
      {
        x: middle.x + offsets.panX * measure * frame.width,
        y: middle.y + offsets.panY * measure * frame.height,
        zoom,
        shiftX: offsets.stepX * measure * frame.width,
        shiftY: offsets.stepY * measure * frame.width,
        push: offsets.ahead * measure,
        pivot,
      },
      frame,
      plate,
    )
  }
}

/** The zoom at which the whole move stays within the plate, without clipping. */
function roomyZoomOf({ camera, frame, plate, seconds, pitch }: CameraPathOptions, measure: number): number {
  let least = 0
  for (let step = 0; step <= 8; step++) {
    const { panX, panY, stepX, stepY } = moveOffsets(camera.move, step / 4 - 1, (step / 8) * seconds, pitch)
    const across = 1 + 2 * (Math.abs(panX) + Math.abs(stepX)) * measure
    const down = 1 + 2 * (Math.abs(panY) + (Math.abs(stepY) * frame.width) / frame.height) * measure
    least = Math.max(least, (across * frame.width) / plate.width, (down * frame.height) / plate.height)
  }
  return least
}
