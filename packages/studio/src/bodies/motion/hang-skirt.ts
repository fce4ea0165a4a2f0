import type { Body } from '../body.ts'
import { bonePlace, type PersonDraft, SIDES } from './person-draft.ts'

/** The turn of the thighs of somebody who sits, radians. */
const SEATED = 1.4
/** A skirt on a lap: its thickness as a share of its width, and how far its waist is above the thighs. */
const [FLAT, WAIST] = [0.42, 0.08]

/** A skirt follows the thighs: on a lap it lies flat and ends behind the knees, instead of hanging through the seat. */
export function hangSkirt(body: Body, pose: PersonDraft): void {
  if (!body.bones.some(({ name }) => name === 'skirt')) return
  const raised = SIDES.reduce((sum, [mark]) => sum - (pose.turns[`thigh.${mark}`]?.[0] ?? 0), 0) / SIDES.length
  const share = Math.max(0, Math.min(1, raised / SEATED))
  if (share === 0) return
  const [, waist] = bonePlace(body, 'skirt')
  const hem = Math.min(
    ...body.parts.flatMap(part => ('lathe' in part && part.bone === 'skirt' ? part.profile.map(([, y]) => y) : [])),
  )
  const thigh = bonePlace(body, 'thigh.r')[1] - bonePlace(body, 'shin.r')[1]
  const long = Math.min(1, (thigh + WAIST) / (waist - hem))
  pose.turns['skirt'] = [-raised, 0, 0]
  pose.moves['skirt'] = [0, -WAIST * share, 0]
  pose.sizes = { ...pose.sizes, skirt: [1, 1 + (long - 1) * share, 1 + (FLAT - 1) * share] }
}
