import { ChildFailure } from '@kinora/media/children/child-failure'
import { readPicture } from '@kinora/media/av/read-picture'
import type { RgbaPicture } from '@kinora/media/frames/size'
import type { Input, Made, Order } from '@kinora/media/engine/contract'
import { direct } from '../prompt-parsing/read-prompt.ts'
import { editPicture } from '../pictures/edit/edit-picture.ts'
import { isEmptyEdit } from '../pictures/edit/edits.ts'
import { readEdits } from '../prompt-parsing/picture-edits/read-edits.ts'
import { ignoredWords } from '../prompt-parsing/picture-edits/ignored-words.ts'
import { asksForScene } from '../prompt-parsing/picture-edits/asks-for-scene.ts'
import { directOrder } from './direct-order.ts'

type ImageOrder = Extract<Order, { kind: 'image' }>

/** True if the only picture of an order is edited; otherwise pictures are part of a scene. */
export function isEdited(order: ImageOrder): boolean {
  const [only, ...others] = picturesOf(order)
  if (!only || others.length > 0) return false
  return !asksForScene(order.prompt, directOrder(order), only.name !== undefined)
}

const picturesOf = ({ inputs }: ImageOrder): Input[] => inputs.filter(({ kind }) => kind === 'picture')

type Read = { notes: string[] } & Pick<Made, 'unknown' | 'unshown'>

/** The edits that a prompt asks for, and the words without effect. */
export function readEditing({ prompt }: ImageOrder): Read {
  const edits = readEdits(prompt)
  const notes = isEmptyEdit(edits)
    ? ['prompt: nothing in it could be done to the picture, which is only made a little better']
    : []
  return { ...ignoredWords(prompt, edits), notes }
}

/** The order's picture, edited as the prompt asks. */
export async function paintPicture(order: ImageOrder): Promise<Read & { picture: RgbaPicture }> {
  const { prompt, seed, width, height } = order
  const [first] = picturesOf(order)
  if (!first) throw new ChildFailure('there is no picture to change', false)
  const read = readEditing(order)
  const notes = [...read.notes]
  const picture = await editPicture(await readPicture(first.path), {
    edits: readEdits(prompt),
    shots: direct({ prompt, seed, inputs: [] }),
    seed,
    size: { width, height },
    tell: note => notes.push(note),
  })
  return { ...read, picture, notes }
}
