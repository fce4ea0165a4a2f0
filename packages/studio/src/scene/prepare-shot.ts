import { seededBy } from '@kinora/media/core/seeded'
import type { Compositor } from '@kinora/media/compositor/compositor'
import { loadEmoji } from '@kinora/media/text/emoji-pictures'
import type { Size } from '@kinora/media/frames/size'
import type { Shot, Subject } from '../direct/shot-list.ts'
import { cameraPathOf } from '../camera/camera-path.ts'
import type { ShotCamera } from '../camera/shot-camera.ts'
import { filmGradeOf } from '../looks/looks.ts'
import { paperOf } from '../looks/paper.ts'
import type { Amplitude } from '../camera/take.ts'
import { arrange } from './arrange.ts'
import { castOf } from './cast.ts'
import { createAudience, isAudience } from './create-audience.ts'
import { createCaption } from './create-caption.ts'
import { createTroupe, type Troupe } from './create-troupe.ts'
import type { Art } from '../figures/figure.ts'
import { createFireworks } from '../weather/create-fireworks.ts'
import { createWeather } from '../weather/create-weather.ts'
import { byteOf } from '../planes/oklab.ts'
import { createFlows } from './flows.ts'
import { drawScenery, type Scenery } from './scenery.ts'

export type ShotWish = {
  compositor: Compositor
  shot: Shot
  arts: readonly Art[]
  seconds: number
  seed: number
  amplitude: Amplitude
  /** Pictures in a round of a figure. */
  phases: number
  language: string
  /** What is seen instead of a drawn place; the shot is told as it is played there. */
  scenery?: Scenery
}

export type PreparedShot = {
  scenery: Scenery
  troupe: Troupe
  cameraAt(seconds: number): ShotCamera
  /** To be called before every frame: clips go on. */
  advance(): Promise<void>
  /** All of the frame at a time since the shot began. */
  draw(seconds: number, frameNumber: number): void
  free(): void
}

/** Plate, figures and weather of one shot in the compositor's memory. */
export async function prepareShot(wish: ShotWish): Promise<PreparedShot> {
  const { compositor, shot, arts, seconds, seed, amplitude, phases } = wish
  const frame: Size = { width: compositor.width, height: compositor.height }
  const seeded = seededBy(seed).fork('scene')
  const scenery = wish.scenery ?? drawScenery(shot, frame, seed)
  const { plate, picture, depth, nearnessOf } = scenery
  const isFirework = ({ what, motion }: Subject): boolean =>
    'sprite' in what && what.sprite === '2728' && motion === 'rise'
  const bursts = shot.subjects.filter(isFirework)
  const clusters = castOf(shot, arts).filter(({ root }) => !isFirework(root.subject) && !isAudience(root.subject, shot))
  const spots = arrange({ shot, clusters, plate, frame, seeded: seeded.fork('spots') })
  const main = spots.find(({ member }) => member.index === Math.min(...spots.map(spot => spot.member.index)))
  const path = cameraPathOf({
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
  const troupe = await createTroupe({
    compositor,
    scenery,
    shot,
    spots,
    path,
    seconds,
    seeded: seeded.fork('troupe'),
    phases,
  })
  const haze = plate.light.haze.map(part => byteOf(scenery.exposed(part))) as [number, number, number]
  const flows = phases > 1 ? createFlows(compositor, scenery, shot) : undefined
  const weather = createWeather({ compositor, shot, seeded: seeded.fork('weather'), seconds, haze })
  const fireworks =
    bursts.length > 0 ? createFireworks(compositor, bursts[0]!.count, seeded.fork('fireworks')) : undefined
  const audience = shot.subjects.some(subject => isAudience(subject, shot))
    ? createAudience(compositor, seeded.fork('audience'))
    : undefined
  if (shot.caption) await loadEmoji([shot.caption])
  const caption = shot.caption ? createCaption(compositor, shot.caption, wish.language) : undefined
  const paper = shot.look === 'watercolour' ? compositor.addSprite(paperOf(frame, seeded.fork('paper'))) : undefined
  const grade = compositor.addGrade(filmGradeOf(shot, seed))
  const progressAt = (time: number): number => (seconds > 0 ? Math.min(1, time / seconds) : 0)
  return {
    scenery,
    troupe,
    advance: () => troupe.advance(),
    cameraAt: time => path(progressAt(time)),
    draw(time, frameNumber) {
      const progress = progressAt(time)
      const camera = path(progress)
      compositor.drawRelief(relief, camera)
      flows?.draw(camera, time)
      weather.drawBehind(time)
      fireworks?.draw(time)
      troupe.draw(camera, time, progress)
      audience?.draw(time)
      weather.draw(camera, time)
      compositor.applyGrade(grade, frameNumber)
      caption?.draw(time)
      if (paper) compositor.drawSprite(paper, { x: 0, y: 0 })
    },
    free() {
      relief.free()
      troupe.free()
      flows?.free()
      weather.free()
      for (const part of [fireworks, audience, caption, paper]) part?.free()
      grade.free()
    },
  }
}
