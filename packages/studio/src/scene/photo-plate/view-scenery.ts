import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import type { Shot } from '../../direct/shot-list.ts'
import { type OpenModel, openModel } from '../../models/open-model.ts'
import type { Scenery } from '../scenery.ts'
import { photoScenery } from './photo-scenery.ts'

/** A picture of a place, by the name that shot lists know it by. */
export type NamedView = { name: string; picture: RgbaPicture }

/** A shot, with the scenery of the picture it is seen in, if it has one. */
export async function viewScenery(
  shot: Shot,
  views: readonly NamedView[],
  frame: Size,
  seed: number,
  open: OpenModel = openModel,
): Promise<{ shot: Shot; scenery?: Scenery }> {
  const view = views.find(({ name }) => name === shot.view)
  return view ? photoScenery(view.picture, shot, frame, seed, open) : { shot }
}
