import type { Compositor } from '@kinora/media/compositor/compositor'
import type { SeededRandom } from '@kinora/media/core/seeded-random'
import type { RgbaPicture } from '@kinora/media/frames/size'
import { ease } from '../../bodies/motion/moment.ts'
import type { ShotCamera } from '../../camera/shot-camera.ts'
import type { ShotSetting } from '../../setting/setting.ts'
import { linearToByte } from '../../planes/oklab.ts'
import type { RasterLight, Vec3 } from '../../raster/raster-scene.ts'
import { createMovingLayers } from '../../backdrops/moving-layers.ts'
import type { Scenery } from '../../backdrops/scenery.ts'
import { solidLight } from '../../backdrops/solid-light.ts'
import { createWeather } from '../../weather/create-weather.ts'
import { createBackdrop, type Shining } from './backdrop.ts'
import type { Gone, TurnedBackdrop } from './turned-backdrop.ts'

/** A place at an hour, in a weather and a season. */
export type PlaceAt = { setting: ShotSetting; scenery: Scenery }

export type PlacePictureOptions = {
  compositor: Compositor
  first: PlaceAt
  /** Its state at the end of the shot, if it changes. */
  last?: PlaceAt | undefined
  /** The picture of the place in the colours of the document. */
  dyed(picture: RgbaPicture): RgbaPicture
  /** The centre of the frame's subject, relative to the eye. */
  middle: Vec3
  seconds: number
  seeded: SeededRandom
  isStill: boolean
  /** The motion of its picture in an orbit, or along with a target. */
  turned?: TurnedBackdrop
}

/** The place of a shot, frame by frame: its picture, moving parts and weather. */
export type PlacePicture = {
  /** Call before a frame. Returns the light for bodies. */
  show(progress: number, shining: readonly Shining[]): RasterLight
  draw(camera: ShotCamera, seconds: number, gone?: Gone): void
  drawBehind(seconds: number): void
  drawBefore(camera: ShotCamera, seconds: number): void
  free(): void
}

export function createPlacePicture(options: PlacePictureOptions): PlacePicture {
  const { compositor, first, last, seconds, seeded, isStill, turned } = options
  const looks = [first, ...(last ? [last] : [])]
  const [one, other] = looks.map(({ scenery, setting }) => ({
    picture: options.dyed(scenery.picture),
    light: solidLight(scenery, setting),
  }))
  const backdrop = createBackdrop(
    compositor,
    first.scenery,
    turned?.depth ?? first.scenery.depth,
    [one!, other],
    options.middle,
    turned && (picture => turned.spread(picture)),
  )
  // Layers of water and clouds move over the picture.
  const flows =
    isStill || turned ? [] : looks.map(({ scenery, setting }) => createMovingLayers(compositor, scenery, setting))
  const weathers = (isSameWeather(first, last) ? [first] : looks).map(({ scenery, setting }) => {
    const haze = scenery.plate.light.haze.map(part => linearToByte(scenery.exposed(part))) as [number, number, number]
    return createWeather({ compositor, shot: setting, seeded: seeded.fork('weather'), seconds, haze })
  })
  let share = 0
  /** The weights of the first and the last look. */
  const strength = (nth: number, all: readonly unknown[]): number =>
    all.length === 1 ? 1 : nth === 0 ? 1 - share : share
  return {
    show(progress, shining) {
      share = last ? turnedShare(progress, first.setting, last.setting) : 0
      return backdrop.show(share, shining)
    },
    draw(camera, time, gone = {}) {
      compositor.drawRelief(backdrop.relief, turned ? turned.at(camera, gone) : camera)
      for (const [nth, flow] of flows.entries())
        if (nth === 0 || share > 0) flow.draw(camera, time, nth === 0 ? 1 : share)
    },
    drawBehind(time) {
      for (const [nth, weather] of weathers.entries()) weather.drawBehind(time, strength(nth, weathers))
    },
    drawBefore(camera, time) {
      for (const [nth, weather] of weathers.entries()) weather.draw(camera, time, strength(nth, weathers))
    },
    free() {
      backdrop.free()
      for (const part of [...flows, ...weathers]) part.free()
    },
  }
}

const isSameWeather = ({ setting: a }: PlaceAt, last: PlaceAt | undefined): boolean =>
  !last || (a.weather === last.setting.weather && a.time === last.setting.time && a.season === last.setting.season)

/** Time, weather, season and tide change gradually; lamps switch in the middle of a shot. */
function turnedShare(progress: number, first: ShotSetting, last: ShotSetting): number {
  const isSwitched = (['time', 'weather', 'season', 'tide'] as const).every(field => first[field] === last[field])
  return isSwitched ? (progress >= 0.5 ? 1 : 0) : ease((progress - 0.06) / 0.86)
}
