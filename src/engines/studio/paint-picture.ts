import { readPicture } from '../../media/av/read-picture.ts'
import type { RgbaPicture } from '../../media/size.ts'
import type { Order } from '../contract.ts'
import { castOf } from './cast-of.ts'
import { direct } from './director/direct.ts'
import { editPicture } from './stage/edit/edit-picture.ts'
import { paintScene } from './stage/scene/paint-scene.ts'
import { cutoutsOf } from './prepare-take.ts'

type ImageOrder = Extract<Order, { kind: 'image' }>

/** From words alone a scene; from one picture that picture, changed as the words say; from several a scene with them. */
export async function paintPicture(order: ImageOrder): Promise<RgbaPicture> {
  const { prompt, seed, inputs, width, height } = order
  const size = { width, height }
  const pictures = inputs.filter(input => input.kind === 'picture')
  const [only, ...others] = pictures
  if (only && others.length === 0) {
    const shots = direct({ prompt, seed })
    return editPicture(await readPicture(only.path), { prompt, shots, seed, size })
  }
  const [shot] = direct({ prompt, seed, inputs: castOf(order) }).shots
  if (!shot) throw new Error('a prompt without a shot')
  return paintScene(shot, size, seed, await cutoutsOf(pictures))
}
