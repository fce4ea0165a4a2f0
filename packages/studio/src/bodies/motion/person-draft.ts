import type { Body, Point } from '../body.ts'
import { bendLeg } from './legs.ts'

/** A pose under construction. */
export type PersonDraft = {
  turns: Record<string, Point>
  moves: Record<string, Point>
  sizes?: Record<string, Point>
}

/** An arm: raised ahead, raised aside, and bent at the elbow, radians. */
export type Arm = readonly [ahead: number, aside: number, elbow: number]

export const SIDES = [
  ['r', 1],
  ['l', -1],
] as const

export function holdArm(draft: PersonDraft, mark: 'r' | 'l', [ahead, aside, elbow]: Arm): void {
  draft.turns[`arm.${mark}`] = [-ahead, 0, mark === 'r' ? aside : -aside]
  draft.turns[`forearm.${mark}`] = [-elbow, 0, mark === 'r' ? -aside * 0.25 : aside * 0.25]
}

export const bonePlace = (body: Body, name: string): Point => body.bones.find(bone => bone.name === name)!.at

/** Places the feet; the legs follow. Feet stay level, with a slight roll in the air. */
export function stepWith(
  body: Body,
  draft: PersonDraft,
  mark: string,
  to: { y: number; z: number },
  drop: number,
  roll = 0,
): void {
  const [hip, knee, foot] = ['thigh', 'shin', 'foot'].map(bone => bonePlace(body, `${bone}.${mark}`)) as [
    Point,
    Point,
    Point,
  ]
  const bent = bendLeg({ hip, knee, foot }, { y: foot[1] + to.y, z: foot[2] + to.z }, { y: hip[1] - drop, z: hip[2] })
  draft.turns[`thigh.${mark}`] = [bent.upper, 0, 0]
  draft.turns[`shin.${mark}`] = [bent.lower, 0, 0]
  draft.turns[`foot.${mark}`] = [-bent.upper - bent.lower + roll, 0, 0]
}

/** On both feet, with lowered hips, one foot ahead, weight to a side. */
export function plant(body: Body, draft: PersonDraft, drop: number, apart = 0, aside = 0): void {
  draft.moves['hips'] = [aside, -drop, 0]
  for (const [mark, side] of SIDES) stepWith(body, draft, mark, { y: 0, z: side > 0 ? apart : -1.4 * apart }, drop)
}

/** Interpolates two poses; a bone missing in one is at rest there. */
export function blendPoses(from: PersonDraft, to: PersonDraft, share: number): PersonDraft {
  const mixed = (a: Record<string, Point>, b: Record<string, Point>): Record<string, Point> =>
    Object.fromEntries(
      [...new Set([...Object.keys(a), ...Object.keys(b)])].map(name => {
        const [p, q] = [a[name] ?? [0, 0, 0], b[name] ?? [0, 0, 0]]
        return [name, [0, 1, 2].map(axis => p[axis]! + (q[axis]! - p[axis]!) * share) as unknown as Point]
      }),
    )
  return { turns: mixed(from.turns, to.turns), moves: mixed(from.moves, to.moves) }
}
