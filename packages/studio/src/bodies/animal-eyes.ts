import type { Bone, Point } from './body.ts'
import type { Pose } from './pose-bones.ts'

/** The colours of animals' eyes, and of their highlights. */
export const EYE = '#17131a'
export const EYE_LIGHT = '#ffffff'

/** The bones of an animal's eyes and of their highlights, at the middle between the eyes. */
export const eyeBones = (at: Point): Bone[] => [
  { name: 'eyes', parent: 'head', at },
  { name: 'highlights', parent: 'eyes', at },
]

/** The eyes of an animal asleep are lines without a highlight. */
export const CLOSED_EYES: NonNullable<Pose['sizes']> = { eyes: [1.06, 0.2, 1], highlights: [0, 0, 0] }
