import type { PaintedPlace } from '../../scenery/places/painted-place.ts'
import type { Anchor } from './place-room.ts'

/** The named parts of a place, where they are. */
export function anchorsOf(where: string | undefined, painted: PaintedPlace, hand: 1 | -1): Anchor[] {
  const [near, far] = painted.stands
  const z = near + 0.45 * (far - near)
  const flat = (id: string): Anchor => ({ id, spots: [{ at: [0, 0, z], yaw: Math.PI, size: [3, 0.01, 2], top: 0 }] })
  const all = ['floor', 'ground', 'middle', 'surface'].map(flat)
  if (where === 'classroom') {
    all.push({ id: 'blackboard', spots: [{ at: [0, 1.08, 8.92], yaw: Math.PI, size: [3.86, 1.41, 0.06], top: 2.5 }] })
    all.push({
      id: 'desks',
      spots: [
        [-0.9, 6.2],
        [0.9, 6.2],
        [-2.6, 6.2],
        [2.6, 6.2],
        [-0.9, 7.4],
        [0.9, 7.4],
      ].map(([x, z]) => ({
        at: [hand * x!, 0, z!] as const,
        yaw: Math.PI,
        size: [0.7, 0.75, 0.5] as const,
        top: 0.75,
        seat: { at: [hand * x!, 0.45, z! - 0.5] as const, yaw: 0 },
      })),
    })
  }
  if (where === 'log-cabin') {
    all.push({ id: 'hearth', spots: [{ at: [-hand * 1.2, 0, 5.6], yaw: Math.PI, size: [1.6, 1.3, 0.6], top: 1.3 }] })
    all.push({ id: 'window', spots: [{ at: [hand * 1.2, 1, 5.9], yaw: Math.PI, size: [1.2, 1.2, 0.1], top: 1 }] })
  }
  return all
}
