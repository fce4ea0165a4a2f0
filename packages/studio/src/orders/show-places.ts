import type { Input, Order } from '@kinora/media/engine/contract'
import { selectSceneInputs } from './select-scene-inputs.ts'
import { cutInput, readInput } from './cut-input.ts'
import { type PlaceHint, detectPlaceHint } from '../prompt-parsing/detect-place-hint.ts'
import { fitWithin } from '../planes/resize-picture.ts'
import { findFaces } from '../pictures/look-at/faces/find-faces.ts'
import { isScenic } from '../pictures/look-at/is-scenic.ts'
import { type OpenModel, openModel } from '../models/open-model.ts'

type ShownOrder = Extract<Order, { kind: 'video' | 'image' }>

/** The certainty of a cut-out subject. In a place it may be a bush or a bench, and less certain. */
const CLEAR = 0.8
/** A smaller thing in a picture of a place belongs to the place: a lamp, a boat. */
const MAX_OF_PLACE = 0.35
/** And whatever it is called, if it is smaller than this: the sun over a bay, a far boat. */
const SPECK = 0.04
/** Smaller faces are passers-by; the size is a share of the picture's height. */
const MIN_FACE = 0.06
const LOOKED_AT = 640

/**
 * Decides for each picture of an order whether it shows a place. If the caller does not say, a picture shows a place if
 * it is full of detail up to its edges without a subject, or is called the background. All such pictures that the
 * prompt mentions as places count, otherwise the first. The others are subjects in front of it.
 */
export async function showPlaces<T extends ShownOrder>(order: T, open: OpenModel = openModel): Promise<T> {
  const cast = selectSceneInputs(order)
  const groups = Map.groupBy(
    order.inputs.filter(({ kind, shows, model }) => kind === 'picture' && model === undefined && shows === undefined),
    ({ name, role }) => name ?? role,
  )
  if (cast.length === 0 || groups.size === 0) return order
  const places: { own: readonly Input[]; hint: PlaceHint }[] = []
  for (const own of groups.values()) {
    const options = cast.find(({ role }) => role === own[0]!.role)
    const hint = options && detectPlaceHint(order.prompt, cast, options)
    if (await arePlaces(own, hint, open)) places.push({ own, hint })
  }
  const spoken = places.filter(({ hint }) => hint !== undefined)
  const isGiven = order.inputs.some(({ shows }) => shows === 'place')
  const chosen = spoken.length > 0 || isGiven ? spoken : places.slice(0, 1)
  const found = new Set(chosen.flatMap(({ own }) => own))
  if (found.size === 0) return order
  return { ...order, inputs: order.inputs.map(input => (found.has(input) ? { ...input, shows: 'place' } : input)) }
}

/** Several pictures with one name show one place or one subject. */
async function arePlaces(own: readonly Input[], hint: PlaceHint, open: OpenModel): Promise<boolean> {
  for (const { path } of own) if (!(await isPlace(path, hint, open))) return false
  return true
}

async function isPlace(path: string, hint: PlaceHint, open: OpenModel): Promise<boolean> {
  const picture = await readInput(path)
  if (!isScenic(picture)) return false
  // Without the models, only the prompt decides.
  if (!(await canSee(open))) return hint !== undefined
  const cut = await cutInput(path, open, picture)
  if (!cut.isSubject) return !cut.fillsPicture || hint === 'said'
  const { share } = cut
  if (cut.confidence > CLEAR && share > SPECK && !(hint === 'said' && share < MAX_OF_PLACE)) return false
  const faces = (await findFaces(await fitWithin(picture, LOOKED_AT))) ?? []
  return !faces.some(face => face.box.height > MIN_FACE * LOOKED_AT)
}

/** True if a scenic picture has a clear subject: a car in front of a wall. Undefined without the model. */
export async function isOfSubject(path: string, open: OpenModel = openModel): Promise<boolean> {
  if (!(await canSee(open))) return false
  const cut = await cutInput(path, open)
  const isLarge = cut.isSubject && cut.share > SPECK
  return (isLarge || cut.fillsPicture) && cut.confidence > CLEAR
}

async function canSee(open: OpenModel): Promise<boolean> {
  const model = await open('u2netp')
  await model?.close()
  return model !== undefined
}
