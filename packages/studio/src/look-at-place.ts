import type { PlaceDocument } from '@kinora/media/scene/place-schema'
import { type Scene, SCENE_VERSION, type SceneNote } from '@kinora/media/scene/scene-schema'
import { keepOwnPlaces } from './data-files/read-place.ts'
import { drawLooks } from './draw-looks.ts'

const TIMES = ['noon', 'night'] as const

/** Writes a picture of a place by day and by night, with a person for scale. */
export async function lookAtPlace(place: PlaceDocument, path: string): Promise<SceneNote[]> {
  keepOwnPlaces([place])
  return drawLooks(placeScene(place.id), path)
}

const placeScene = (asset: string): Scene => ({
  version: SCENE_VERSION,
  seconds: TIMES.length,
  entities: [{ id: 'somebody', asset: 'woman' }],
  places: TIMES.map(time => ({ id: time, asset, time })),
  shots: TIMES.map((time, at) => ({
    from: at,
    to: at + 1,
    place: time,
    placements: [{ who: 'somebody', relation: 'at', side: 'left' }],
    camera: { target: ['somebody'], size: 'wide', move: 'still' },
  })),
})
