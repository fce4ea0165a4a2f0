import { readPicture } from '../../media/av/read-picture.ts'
import type { RgbaPicture } from '../../media/size.ts'
import type { Order } from '../contract.ts'
import { castOf } from './cast-of.ts'
import { direct } from './director/direct.ts'
import { composePictures, type NamedPicture } from './stage/edit/compose-pictures.ts'
import { editPicture } from './stage/edit/edit-picture.ts'
import { paintScene } from './stage/scene/paint-scene.ts'

// Of each of several: seven pictures of a camera would fill the memory.
const MAX_SIDE = 3_840

type ImageOrder = Extract<Order, { kind: 'image' }>

/** From words alone a scene; from one picture that picture, changed as the words say; from several a scene with them. */
export async function paintPicture(order: ImageOrder): Promise<RgbaPicture> {
  const { prompt, seed, inputs, width, height } = order
  const size = { width, height }
  const pictures = inputs.filter(input => input.kind === 'picture')
  const shots = direct({ prompt, seed, inputs: pictures.length > 1 ? castOf(order) : [] })
  const wish = { prompt, shots, seed, size }
  const [only, ...others] = pictures
  if (!only) {
    const [shot] = shots.shots
    if (!shot) throw new Error('a prompt without a shot')
    return paintScene(shot, size, seed)
  }
  if (others.length === 0) return editPicture(await readPicture(only.path), wish)
  const named: NamedPicture[] = []
  for (const { path, role, name = role } of pictures)
    named.push({ name, picture: await readPicture(path, { maxSide: MAX_SIDE }) })
  return composePictures(named, wish)
}
