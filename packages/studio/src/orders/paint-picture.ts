import { readPicture } from '@kinora/media/av/read-picture'
import type { RgbaPicture } from '@kinora/media/frames/size'
import type { Input, Made, Order } from '@kinora/media/engine/contract'
import { direct } from '../direct/direct.ts'
import type { ShotList } from '../direct/shot-list.ts'
import { composePictures, type NamedPicture } from '../scene/compose-pictures.ts'
import { editPicture } from '../pictures/edit/edit-picture.ts'
import { isEmptyEdit } from '../pictures/edit/edits.ts'
import { readEdits } from '../pictures/edit/read-edits.ts'
import { unheededWords } from '../pictures/edit/unheeded-words.ts'
import { wantsScene } from '../pictures/edit/wants-scene.ts'
import { paintScene } from '../scene/paint-scene.ts'
import { directOrder, readOrder } from './direct-order.ts'
import { emptinessNotes } from './emptiness-notes.ts'
import { accountForOrder } from './account-for-order.ts'

// Of each of several: seven pictures of a camera would fill the memory.
const MAX_SIDE = 3_840
/** A still is taken from a shot of this length. */
const STILL_SECONDS = 4

type ImageOrder = Extract<Order, { kind: 'image' }>

/** What the words say, as it is drawn. A picture that is only changed plays no part in it. */
function directPicture(order: ImageOrder): ShotList {
  const { prompt, seed } = order
  return isEdited(order) ? direct({ prompt, seed, inputs: [] }) : directOrder(order)
}

function isEdited(order: ImageOrder): boolean {
  const [only, ...others] = picturesOf(order)
  if (!only || others.length > 0) return false
  return !wantsScene(order.prompt, directOrder(order), only.name !== undefined)
}

const picturesOf = ({ inputs }: ImageOrder): Input[] => inputs.filter(({ kind }) => kind === 'picture')

type Read = { shots: ShotList; notes: string[] } & Pick<Made, 'unknown' | 'unshown' | 'told'>
type Painted = Read & { picture: RgbaPicture }

/** What the words of a picture say, and which of them are not heeded. */
export async function readPainting(order: ImageOrder): Promise<Read> {
  if (isEdited(order)) {
    const edits = readEdits(order.prompt)
    const notes = isEmptyEdit(edits)
      ? ['prompt: nothing in it could be done to the picture, which is only made a little better']
      : []
    return { shots: directPicture(order), ...unheededWords(order.prompt, edits), notes }
  }
  const { shots, asked } = readOrder(order)
  // A picture shows the first shot, and what only others ask for is not seen in it.
  const shown = { ...shots, shots: shots.shots.slice(0, 1) }
  const { width, height, seed } = order
  const account = await accountForOrder({ shots: shown, asked, width, height, seed, seconds: STILL_SECONDS })
  const notes = picturesOf(order).length === 0 ? emptinessNotes(shown, order.prompt) : []
  return { shots, unknown: account.unknown, unshown: account.unshown, notes, told: account.notes }
}

/** From words alone a scene; a picture changed as the words say, or pictures in the scene that the words describe. */
export async function paintPicture(order: ImageOrder): Promise<Painted> {
  const { prompt, seed, width, height } = order
  const size = { width, height }
  const pictures = picturesOf(order)
  const read = await readPainting(order)
  const options = { prompt, shots: read.shots, seed, size }
  const [first] = pictures
  if (!first) {
    const [shot] = read.shots.shots
    if (!shot) throw new Error('a prompt without a shot')
    return { ...read, picture: await paintScene(shot, size, seed) }
  }
  if (isEdited(order)) {
    const notes = [...read.notes]
    const picture = await editPicture(await readPicture(first.path), { ...options, tell: note => notes.push(note) })
    return { ...read, picture, notes }
  }
  const named: NamedPicture[] = []
  for (const { path, role, name = role, shows } of pictures)
    named.push({ name, picture: await readPicture(path, { maxSide: MAX_SIDE }), ...(shows && { shows }) })
  return { ...read, picture: await composePictures(named, options) }
}
