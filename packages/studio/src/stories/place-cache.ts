import type { Relief } from '@kinora/media/compositor/compositor'
import type { Size } from '@kinora/media/frames/size'
import type { ShotSetting } from '../setting/setting.ts'
import { drawScenery, type Scenery } from '../backdrops/scenery.ts'
import type { TakeOptions } from '../camera/take.ts'
import type { Setting } from './story.ts'

/** Scenery by setting: a story returns to its places, and a plate takes a second or two. */
export type PlaceCache = (setting: Setting) => { scenery: Scenery; relief: Relief }

export function createPlaceCache({ compositor, seed }: TakeOptions): PlaceCache {
  const known = new Map<string, ReturnType<PlaceCache>>()
  const frame: Size = { width: compositor.width, height: compositor.height }
  return setting => {
    const key = JSON.stringify(setting)
    const found = known.get(key)
    if (found) return found
    const scenery = drawScenery(shotOf(setting), frame, seed)
    const made = { scenery, relief: compositor.addRelief(scenery.picture, scenery.depth) }
    known.set(key, made)
    return made
  }
}

const shotOf = ({ place, time, weather, season }: Setting): ShotSetting => ({
  place,
  time,
  weather,
  season,
  look: 'plain',
  mood: 'neutral',
  camera: { move: 'drift', framing: 'wide', speed: 'slow' },
})
