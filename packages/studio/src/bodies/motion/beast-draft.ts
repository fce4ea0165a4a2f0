import type { Body, Point } from '../body.ts'
import { bendLeg } from './legs.ts'

/** Legs and the timing of their steps: one after another in a walk, front and hind pairs in a gallop. */
export const LEGS = ['fr', 'fl', 'br', 'bl'] as const
export type LegName = (typeof LEGS)[number]

/** The end of a leg, from its bones: the paw is straight below the lower bone. */
export function beastLeg(body: Body, name: LegName) {
  const at = (bone: string): Point => body.bones.find(one => one.name === bone)!.at
  const [hip, knee] = [at(`${name}1`), at(`${name}2`)]
  const paw = body.sockets[`paw.${name}`]?.at ?? [knee[0], 0, knee[2]]
  return { hip, knee, foot: paw }
}

/** A pose of a four-legged animal under construction. */
export type BeastDraft = {
  body: Body
  turns: Record<string, Point>
  moves: Record<string, Point>
  /** The height of the back at rest, metres. */
  spine: number
}

export const draftBeast = (body: Body): BeastDraft => ({ body, turns: {}, moves: {}, spine: body.bones[0]!.at[1] })

/**
 * Poses the trunk: how far its front is lowered, and how far all of it is raised and moved forwards. The feet follow.
 */
export function holdTrunk({ turns, moves }: BeastDraft, pitch: number, up = 0, ahead = 0, roll = 0): void {
  turns['trunk'] = [pitch, 0, roll]
  moves['trunk'] = [0, up, ahead]
}

/** Puts a foot at an offset from its resting position, independent of the trunk. */
export function putFoot({ body, turns, moves, spine }: BeastDraft, name: LegName, ahead = 0, up = 0): void {
  const leg = beastLeg(body, name)
  const pitch = turns['trunk']?.[0] ?? 0
  const [, rise, along] = moves['trunk'] ?? [0, 0, 0]
  const [y, z] = [leg.hip[1] - spine, leg.hip[2]]
  const hip = {
    y: spine + rise + y * Math.cos(pitch) - z * Math.sin(pitch),
    z: along + y * Math.sin(pitch) + z * Math.cos(pitch),
  }
  const bent = bendLeg(leg, { y: leg.foot[1] + up, z: leg.foot[2] + ahead }, hip)
  turns[`${name}1`] = [bent.upper - pitch, 0, 0]
  turns[`${name}2`] = [bent.lower, 0, 0]
}

export const putFeet = (draft: BeastDraft, names: readonly LegName[] = LEGS): void => {
  for (const name of names) putFoot(draft, name)
}

/** On its haunches; the number is how far its front is raised. */
export function sitDown(draft: BeastDraft, tilt = 0.62): void {
  const { turns, spine } = draft
  holdTrunk(draft, -tilt, -0.12 * spine)
  for (const name of LEGS) {
    turns[`${name}1`] = name[0] === 'f' ? [tilt + 0.05, 0, 0] : [tilt - 1.45, 0, name === 'br' ? 0.25 : -0.25]
    turns[`${name}2`] = name[0] === 'f' ? [0, 0, 0] : [1.75, 0, 0]
  }
}
