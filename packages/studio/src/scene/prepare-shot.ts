import { findPictogram } from '../figures/pictograms.ts'
import { seededRandom } from '@kinora/media/core/seeded-random'
import type { Compositor } from '@kinora/media/compositor/compositor'
import { loadEmoji } from '@kinora/media/text/emoji-pictures'
import type { Size } from '@kinora/media/frames/size'
import type { SpeechTrack } from '../direct/mouth-pose.ts'
import type { Shot, Subject } from '../direct/shot-list.ts'
import { createCameraPath } from '../camera/camera-path.ts'
import type { ShotCamera } from '../camera/shot-camera.ts'
import { chooseFilmGrade } from '../looks/looks.ts'
import { createPaperGrain } from '../looks/create-paper-grain.ts'
import type { Amplitude } from '../camera/take.ts'
import { arrangeFigures } from './arrange-figures.ts'
import { chooseView } from './choose-view.ts'
import { clusterCast } from './cast.ts'
import { createAudience, isAudience } from './create-audience.ts'
import { createCaption } from './create-caption.ts'
import { createFigures, type Figures } from './create-figures.ts'
import type { Art } from '../figures/figure.ts'
import { createFireworks } from '../weather/create-fireworks.ts'
import { createWeather } from '../weather/create-weather.ts'
import { linearToByte } from '../planes/oklab.ts'
import { createMovingLayers } from './moving-layers.ts'
import { drawScenery, type Scenery } from './scenery.ts'

type ShotOptions = {
  compositor: Compositor
  shot: Shot
  arts: readonly Art[]
  seconds: number
  seed: number
  amplitude: Amplitude
  /** Pictures in a round of a figure. */
  phases: number
  language: string
  /** What is said while it lasts. */
  speech?: readonly SpeechTrack[]
  /** What is seen instead of a drawn place; the shot is told as it is played there. */
  scenery?: Scenery
}

export type PreparedShot = {
  scenery: Scenery
  figures: Figures
  cameraAt(seconds: number): ShotCamera
  /** To be called before every frame: clips go on. */
  advance(): Promise<void>
  /** All of the frame at a time since the shot began. */
  draw(seconds: number, frameNumber: number): void
  free(): void
}

/** Plate, figures and weather of one shot in the compositor's memory. */
export async function prepareShot(options: ShotOptions): Promise<PreparedShot> {
  const { compositor, shot, arts, seconds, seed, amplitude, phases } = options
  const frame: Size = { width: compositor.width, height: compositor.height }
  const seeded = seededRandom(seed).fork('scene')
  const isFirework = ({ what, motion }: Subject): boolean =>
    'sprite' in what && motion === 'rise' && findPictogram(what.sprite).isSparks === true
  const bursts = shot.subjects.filter(isFirework)
  const clusters = clusterCast(shot, arts).filter(
    ({ root }) => !isFirework(root.subject) && !isAudience(root.subject, shot),
  )
  const scenery = options.scenery ?? drawScenery(shot, frame, seed, chooseView(shot, clusters))
  const { plate, picture, depth, nearnessOf } = scenery
  const spots = arrangeFigures({ shot, clusters, plate, frame, seeded: seeded.fork('spots') })
  const main = spots.find(({ member }) => member.index === Math.min(...spots.map(spot => spot.member.index)))
  const path = createCameraPath({
    camera: shot.camera,
    amplitude,
    mood: shot.mood,
    hand: seeded.next() < 0.5 ? 1 : -1,
    seconds,
    frame,
    plate,
    pivot: main ? nearnessOf(main.depth) : 0.3,
    ...(main && { focus: { x: main.x, y: main.y - main.height * 0.5 } }),
  })
  const relief = compositor.addRelief(picture, depth)
  const figures = await createFigures({
    compositor,
    scenery,
    shot,
    spots,
    path,
    seconds,
    seeded: seeded.fork('troupe'),
    phases,
    ...(options.speech && { speech: options.speech }),
  })
  const haze = plate.light.haze.map(part => linearToByte(scenery.exposed(part))) as [number, number, number]
  const flows = phases > 1 ? createMovingLayers(compositor, scenery, shot) : undefined
  const weather = createWeather({ compositor, shot, seeded: seeded.fork('weather'), seconds, haze })
  const fireworks =
    bursts.length > 0 ? createFireworks(compositor, bursts[0]!.count, seeded.fork('fireworks')) : undefined
  const audience = shot.subjects.some(subject => isAudience(subject, shot))
    ? createAudience(compositor, seeded.fork('audience'))
    : undefined
  if (shot.caption) await loadEmoji([shot.caption])
  const caption = shot.caption ? createCaption(compositor, shot.caption, options.language) : undefined
  // What is written on a sign is on the sign.
  const written = (shot.texts ?? []).flatMap(({ text, subject }) => (subject === undefined ? [text] : [])).join(' · ')
  if (shot.texts) await loadEmoji(shot.texts.map(({ text }) => text))
  const letters = written ? createCaption(compositor, written, options.language, 'lower-third') : undefined
  const paper =
    shot.look === 'watercolour' ? compositor.addSprite(createPaperGrain(frame, seeded.fork('paper'))) : undefined
  const grade = compositor.addGrade(chooseFilmGrade(shot, seed))
  const progressAt = (time: number): number => (seconds > 0 ? Math.min(1, time / seconds) : 0)
  return {
    scenery,
    figures,
    advance: () => figures.advance(),
    cameraAt: time => path(progressAt(time)),
    draw(time, frameNumber) {
      const progress = progressAt(time)
      const camera = path(progress)
      compositor.drawRelief(relief, camera)
      flows?.draw(camera, time)
      weather.drawBehind(time)
      fireworks?.draw(time)
      figures.draw(camera, time, progress)
      audience?.draw(time)
      weather.draw(camera, time)
      compositor.applyGrade(grade, frameNumber)
      caption?.draw(time)
      letters?.draw(time)
      if (paper) compositor.drawSprite(paper, { x: 0, y: 0 })
    },
    free() {
      relief.free()
      figures.free()
      flows?.free()
      weather.free()
      for (const part of [fireworks, audience, caption, letters, paper]) part?.free()
      grade.free()
    },
  }
}
