import { seededRandom } from '@kinora/media/core/seeded-random'
import type { CameraMove } from '../../setting/setting.ts'

/**
 * A camera position relative to its start. The centre moves by x and y, fractions of the frame's width and height. The
 * nearest point moves by shiftX and shiftY, fractions of the width, against the farthest. Zoom magnifies everything,
 * push the nearest more than the farthest; points at the pivot's nearness stay.
 */
export type Pose = {
  x: number
  y: number
  zoom: number
  shiftX: number
  shiftY: number
  push: number
  pivot: number
}

/** The time: the fraction of the film, the same eased, and seconds. */
export type Moment = { share: number; eased: number; seconds: number }

/** The facts about the picture that a move needs: the subject's position in the frame, 0 to 1, and its nearness. */
export type Aim = { x: number; y: number; nearness: number }

export type Move = (moment: Moment, strength: number) => Pose

const REST: Pose = { x: 0, y: 0, zoom: 1, shiftX: 0, shiftY: 0, push: 0, pivot: 0.5 }

/** The camera moves. Strength 1 is a medium amplitude over five seconds; every move begins at rest. */
export function createCameraMove(kind: CameraMove, aim: Aim, seed: number): Move {
  const seeded = seededRandom(seed).fork('camera')
  const side = seeded.pick([-1, 1])
  const along =
    (pose: (way: number) => Partial<Pose>): Move =>
    ({ eased }, strength) => ({
      ...REST,
      ...pose(eased * strength),
    })
  switch (kind) {
    case 'still':
      return () => REST
    case 'push':
      return along(way => towards(aim, { zoom: 1 + 0.12 * way, push: 0.15 * way, pivot: 0.4 }))
    case 'pull':
      return along(way => ({ zoom: 1 - 0.07 * way, push: -0.1 * way, pivot: 0.55 }))
    case 'pan-left':
    case 'pan-right': {
      const to = kind === 'pan-right' ? 1 : -1
      return along(way => ({ x: 0.068 * to * way, zoom: 1 + 0.06 * way, shiftX: -0.01 * to * way }))
    }
    case 'tilt-up':
    case 'tilt-down': {
      const to = kind === 'tilt-down' ? 1 : -1
      return along(way => ({ y: 0.068 * to * way, zoom: 1 + 0.06 * way, shiftY: -0.006 * to * way }))
    }
    case 'track-left':
    case 'reveal':
    case 'track-right': {
      const to = kind === 'track-left' ? -1 : 1
      return along(way => ({ x: 0.045 * to * way, zoom: 1 + 0.05 * way, shiftX: -0.05 * to * way, pivot: 0.25 }))
    }
    case 'crane-up':
    case 'crane-down': {
      const to = kind === 'crane-down' ? 1 : -1
      return along(way => ({ y: 0.05 * to * way, zoom: 1 + 0.05 * way, shiftY: -0.034 * to * way, pivot: 0.25 }))
    }
    case 'orbit':
      return along(way => ({
        ...towards(aim, { zoom: 1 + 0.07 * way, pivot: aim.nearness, push: 0.05 * way }),
        shiftX: 0.052 * side * way,
      }))
    case 'drift': {
      const up = seeded.between(-0.012, 0.004)
      return along(way => ({
        ...towards(aim, { zoom: 1 + 0.065 * way, push: 0.06 * way, pivot: 0.4 }),
        x: 0.022 * side * way,
        y: up * way,
        shiftX: -0.026 * side * way,
      }))
    }
    case 'handheld':
      return handheld(() => seeded.next())
  }
}

/** While approaching, the subject moves towards the centre, using most of the room that the zoom makes. */
function towards({ x, y, nearness }: Aim, pose: Pick<Pose, 'zoom' | 'push' | 'pivot'>): Partial<Pose> {
  const room = (1 - 1 / (pose.zoom * (1 + pose.push * (nearness - pose.pivot)))) * 0.9
  return { ...pose, x: (x - 0.5) * room, y: (y - 0.5) * room }
}

// A hand-held camera: slow sway, breathing and a slight tremor, in cycles a second.
const TREMBLES = [
  [0.17, 1],
  [0.43, 0.55],
  [0.97, 0.22],
  [1.9, 0.07],
] as const

function handheld(next: () => number): Move {
  const axes = Array.from({ length: 3 }, () =>
    TREMBLES.map(([hertz, size]) => ({ hertz, size, phase: next() * 6.283 })),
  )
  const swayAt = (axis: number, seconds: number): number =>
    axes[axis]!.reduce((sum, { hertz, size, phase }) => {
      return sum + size * (Math.sin(6.283 * hertz * seconds + phase) - Math.sin(phase))
    }, 0)
  return ({ seconds, eased }, strength) => {
    // The zoom makes room for the sway within a second.
    const ready = Math.min(1, seconds)
    return {
      ...REST,
      x: 0.008 * strength * swayAt(0, seconds),
      y: 0.009 * strength * swayAt(1, seconds),
      zoom: 1 + 0.02 * strength * ready * ready * (3 - 2 * ready) + 0.03 * strength * eased,
      shiftX: -0.006 * strength * swayAt(2, seconds),
      push: 0.03 * strength * eased,
      pivot: 0.4,
    }
  }
}
