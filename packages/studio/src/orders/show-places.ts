import { readPicture } from '@kinora/media/av/read-picture'
import type { Input, Order } from '@kinora/media/engine/contract'
import { selectSceneInputs } from './select-scene-inputs.ts'
import { cutInput, MAX_SIDE } from './cut-input.ts'
import { type PlaceHint, detectPlaceHint } from '../direct/detect-place-hint.ts'
import { fitWithin } from '../planes/resize-picture.ts'
import { findFaces } from '../pictures/look-at/faces/find-faces.ts'
import { isScenic } from '../pictures/look-at/is-scenic.ts'
import { type OpenModel, openModel } from '../models/open-model.ts'

type ShownOrder = Extract<Order, { kind: 'video' | 'image' }>

/** As sure as a cut-out of a subject is: of a place it may be of a bush or a bench, and less so. */
const CLEAR = 0.8
/** What takes no more of a picture that is said to be of a place belongs to the place: a lamp, a boat. */
const MOST_OF_PLACE = 0.35
/** Of the picture's height: smaller faces are those of passers-by. */
const MIN_FACE = 0.06
const LOOKED_AT = 640

/**
 * An order that says of each of its pictures whether it shows a place. Of those of which the caller does not, one does
 * that is full of things up to its edges and of nothing in particular, or is called the background: every such one that
 * the words speak of as a place, else the first. The others stand before it, as whatever they are.
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

/** Several pictures of one name are of one place, or of one subject. */
async function arePlaces(own: readonly Input[], hint: PlaceHint, open: OpenModel): Promise<boolean> {
  for (const { path } of own) if (!(await isPlace(path, hint, open))) return false
  return true
}

async function isPlace(path: string, hint: PlaceHint, open: OpenModel): Promise<boolean> {
  const picture = await readPicture(path, { maxSide: MAX_SIDE })
  if (!isScenic(picture)) return false
  // Where nothing is installed that could find a subject, the words alone can tell.
  if (!(await canSee(open))) return hint !== undefined
  const { isSubject, confidence, box } = await cutInput(path, open)
  if (!isSubject) return true
  const share = (box.width * box.height) / (picture.width * picture.height)
  if (confidence > CLEAR && !(hint === 'said' && share < MOST_OF_PLACE)) return false
  const faces = (await findFaces(await fitWithin(picture, LOOKED_AT))) ?? []
  return !faces.some(face => face.box.height > MIN_FACE * LOOKED_AT)
}

/** Whether a scenic picture is plainly of something that stands in it: a car before a wall. Nothing is known without the model. */
export async function isOfSubject(path: string, open: OpenModel = openModel): Promise<boolean> {
  if (!(await canSee(open))) return false
  const { isSubject, confidence } = await cutInput(path, open)
  return isSubject && confidence > CLEAR
}

async function canSee(open: OpenModel): Promise<boolean> {
  const model = await open('u2netp')
  await model?.close()
  return model !== undefined
}
