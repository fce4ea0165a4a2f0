import type { Body, Point } from '../bodies/body.ts'
import type { Extent } from '../bodies/extent.ts'
import type { Feeling } from '../bodies/face-picture.ts'
import type { Rig } from '../bodies/kinds/kind.ts'
import type { Gesture, Stance } from '../bodies/motion/actions.ts'
import type { Doing } from '../bodies/motion/doing.ts'
import type { Event } from '../bodies/motion/event-names.ts'
import type { EventScene } from '../bodies/motion/event-scene.ts'
import type { Moment } from '../bodies/motion/moment.ts'
import type { PosedBones } from '../bodies/pose-bones.ts'
import type { Matrix } from '../bodies/vectors.ts'
import type { MouthPose } from '../direct/mouth-pose.ts'
import type { Posable, Posing } from '../raster/rasteriser.ts'
import type { Spot } from './arrangement.ts'
import type { Bits } from '../stage/draw/bits.ts'
import type { Effects } from '../stage/draw/effects.ts'
import type { Painting, Shading } from './changing.ts'
import type { Round } from './walk-round.ts'
import type { Journey } from './journeys.ts'
import type { Lane } from './plan-lane.ts'
import type { Hold, Member } from './member.ts'

/** Somebody or something with a body, and all that is fixed to it. */
export type Solid = {
  member: Member
  nth: number
  rig: Rig | 'card'
  body: Body
  extent: Extent
  posable: Posable
  /** Letters on the clothes, posed as the body is. */
  prints?: readonly Posable[]
  /** Where its bones are at a time, where its own model says so. */
  clip?: (seconds: number) => Matrix[]
  doing: Doing
  /** Of the body's own metres. */
  scale: number
  face?: { feeling: Feeling; brows: string }
  isLong: boolean
  glow: number
  /** What becomes of it, and the pieces that then fly. */
  events: readonly Event[]
  /** What of that is over since before the shot. */
  over?: readonly Event[]
  bits?: Bits
  /** What is seen on it all the while: flames, steam. */
  effects: readonly Effects[]
  /** Its colours, where they change in the course of the shot. */
  shading?: Shading
  painting?: Painting
  /** Its right and its left half, of what is cut in the course of the shot. */
  halves?: readonly [right: Posable, left: Posable]
  /** What it is then, where that is another figure; each may become another one in turn. */
  later?: readonly Solid[]
  /** Specks that fly about it while it becomes that. */
  motes?: Effects
  /** The words ask for stillness. */
  staysStill?: boolean
  /** Hands that are full. */
  hands: 0 | 1 | 2
  /** An animal that sits up to use its paws. */
  isUpright: boolean
  bound: { solid: Solid; hold: Hold; nth: number; count: number }[]
  /** Where it is put or poured into in the course of the shot. */
  into?: Solid
  /** Where it was when it was posed last. */
  placed?: Placed
}

/** In the world, metres: its middle, how far it reaches from there across and up, its face and hand if it has some, and
 * the place on it that is aimed at. */
export type Placed = {
  middle: Point
  across: number
  up: number
  face?: Point
  hand?: Point
  mark?: Point
}

/** One who has a body on the stage. */
export type SolidActor = {
  spot: Spot
  journey: Journey
  solid: Solid
  phase: number
  speed: number
  /** How far to the camera it turns where it goes, radians. */
  towards: number
  /** Where it comes up or goes down the place instead of crossing the frame. */
  lane?: Lane
  /** Whom or what it deals with, and looks at. */
  partner?: SolidActor
  /** Works at the partner's hair, from behind. */
  isBehind?: boolean
  /** Where it is and how it is turned, whatever its spot says: a camera looks over its shoulder. */
  stands?: { foot: Point; yaw: number }
  /** What its course begins at: whose hand throws it, whose foot kicks it, and from whose top it leaps. */
  source?: { of: SolidActor; part: 'hand' | 'foot' | 'top' }
  /** What it goes around, and how. */
  round?: Round & { of: SolidActor }
  /** What it does while it goes there. */
  going?: Doing
  /** What hangs in the sky that it looks at: where in the plate. */
  star?: { x: number; y: number }
}

/** Somebody on the stage at a moment. */
export type Presence = Omit<Moment, 'action' | 'gesture' | 'hands'> &
  Omit<Posing, 'at' | 'radius'> & {
    foot: Point
    yaw: number
    roll: number
    tilt: number
    /** Where in the world somebody else's hands are, for whoever throws or gives. */
    aim?: Point
    /** How much of the world the frame holds where it is, metres. */
    frame?: EventScene['frame']
    /** How far what it deals with is. */
    to?: EventScene['to']
    /** Where what it comes from is. */
    from?: EventScene['from']
    /** How the mouth is held of somebody by his words, who says something. */
    mouths?: (words: string, seconds: number) => MouthPose | undefined
  }

/** Where something is put, and how it is turned there. */
export type Put = Pick<Presence, 'foot' | 'yaw'> &
  Partial<Pick<Presence, 'roll' | 'tilt' | 'seat' | 'grip' | 'pedals' | 'touch' | 'travelled' | 'speed'>> & {
    stance?: Stance
    lies?: boolean
    perches?: boolean
  }

/** Somebody as it is posed now, for whatever is fixed to it. */
export type Host = {
  host: Solid
  world: Matrix
  posed: PosedBones
  presence: Presence
  gesture: Gesture | undefined
  stance: Stance
  /** Its bones as they are when what is done once is done. */
  atStrike: () => PosedBones
}
