import { PLACE_TRAITS } from '../direct/place-traits.ts'
import { seededRandom } from '@kinora/media/core/seeded-random'
import type { Compositor } from '@kinora/media/compositor/compositor'
import { loadEmoji } from '@kinora/media/text/emoji-pictures'
import type { Size } from '@kinora/media/frames/size'
import type { SpeechTrack } from '../direct/mouth-pose.ts'
import type { Shot } from '../direct/shot-list.ts'
import { type CameraPathOptions, createCameraPath } from '../camera/camera-path.ts'
import type { ShotCamera } from '../camera/shot-camera.ts'
import { framePlanes, type FramePlanes } from '../looks/frame-planes.ts'
import { BY_HAND, chooseFrameStyle, ON_PAPER } from '../looks/frame-styles.ts'
import { createFocusPull, figureFocus } from '../looks/create-focus-pull.ts'
import { createMotionBlur, isMotionBlurred } from '../looks/create-motion-blur.ts'
import { chooseLighting, lightGrade } from '../looks/light-words.ts'
import { chooseFilmGrade } from '../looks/looks.ts'
import { createPaperGrain } from '../looks/create-paper-grain.ts'
import type { Amplitude } from '../camera/take.ts'
import { arrangeFigures } from './arrange-figures.ts'
import { chooseView } from './choose-view.ts'
import { clusterCast } from './cast.ts'
import { accompaniedWay, chooseWidening, isAccompanied } from './choose-travel.ts'
import { measureClearance } from './clearance.ts'
import { createAudience, isAudience } from './create-audience.ts'
import { createCaption } from './create-caption.ts'
import type { Solid } from './solid.ts'
import { createFigures, type Figures } from './create-figures.ts'
import type { Art } from '../figures/figure.ts'
import { isFirework, standFree } from './stand-free.ts'
import { createFireworks } from '../weather/create-fireworks.ts'
import { createForeground } from './create-foreground.ts'
import { createImagery } from '../imagery/create-imagery.ts'
import { createWeather } from '../weather/create-weather.ts'
import { linearToByte } from '../planes/oklab.ts'
import { createMovingLayers } from './moving-layers.ts'
import { blurBehind, blurNearness } from './blur-behind.ts'
import { findLightPlaces } from './find-light-places.ts'
import { lensSoftness } from './lens-softness.ts'
import { createFinish } from './create-finish.ts'
import { frameSubject } from './frame-subject.ts'
import { createOutbursts } from './outbursts.ts'
import { createPlaceLife } from './place-life.ts'
import { drawScenery, type Scenery } from './scenery.ts'
import type { Kept } from './arrangement.ts'
import { spotsToKeep } from './keep-spots.ts'
import { stockPlace } from './stock-place.ts'
import { isPerson, subjectRig } from './subject-rig.ts'
import type { Wardrobe } from './choose-wardrobe.ts'

type ShotOptions = {
  compositor: Compositor
  shot: Shot
  arts: readonly Art[]
  /** By what people are dressed of whom the words do not tell it; all alike without it. */
  wardrobe?: Wardrobe
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
  /** The step of the same shot that ends where this one begins. */
  after?: PreparedShot
  /** Which part of the way of its camera a step of a shot has, and the seconds of all of it. */
  within?: { from: number; to: number; seconds: number }
}

export type PreparedShot = {
  scenery: Scenery
  /** Where all are left, and what the camera goes by, for the step that comes next. */
  kept: Kept
  aim: Pick<CameraPathOptions, 'hand' | 'pivot' | 'focus'>
  figures: Figures
  cameraAt(seconds: number): ShotCamera
  /** To be called before every frame: clips go on. */
  advance(): Promise<void>
  /** All of the frame at a time since the shot began. */
  draw(seconds: number, frameNumber: number): void
  free(): void
}

/** Of a shot: when what is written at its end comes in. */
const LAST_FROM = 0.55
/** Among more than so many a camera that nobody asked for drifts by this share: the frame is full of them. */
const [FEW, AMONG_MANY] = [2, 0.35]
/** Pictures a second of what is moved by hand. */
const HELD_PER_SECOND = 12

/** Plate, figures and weather of one shot in the compositor's memory. */
export async function prepareShot(options: ShotOptions): Promise<PreparedShot> {
  const { compositor, arts, seconds, seed, amplitude, phases } = options
  const styled = chooseFrameStyle(options.shot)
  // What is worked into the frames is not also painted on the plate.
  const shot: Shot = styled === undefined ? options.shot : { ...options.shot, look: 'plain' }
  const frame: Size = { width: compositor.width, height: compositor.height }
  const seeded = seededRandom(seed).fork('scene')
  const lighting = chooseLighting(shot, PLACE_TRAITS[shot.place].isIndoors === true)
  const bursts = shot.subjects.filter(isFirework)
  const clusters = clusterCast(standFree(shot), arts).filter(
    ({ root }) => !isFirework(root.subject) && !isAudience(root.subject, shot),
  )
  const widening = phases > 1 ? chooseWidening(shot, clusters) : undefined
  const view = { ...chooseView(shot, clusters), ...(widening && { widening }) }
  const scenery = options.scenery ?? drawScenery(shot, frame, seed, view)
  if (!options.scenery) await stockPlace(scenery, shot, seeded.fork('stock'))
  const { plate, picture, depth, nearnessOf } = scenery
  const spots = arrangeFigures({
    shot,
    clusters,
    plate,
    frame,
    seeded: seeded.fork('spots'),
    ...(options.after && { kept: options.after.kept }),
  })
  const main = spots.find(({ member }) => member.index === Math.min(...spots.map(spot => spot.member.index)))
  const isBeside = main !== undefined && phases > 1 && isAccompanied(shot, clusters)
  const accompanied = isBeside ? accompaniedWay(seconds, frame, plate, measureClearance(main, spots, plate)) : undefined
  // Whom it cannot go along with it does not keep in the middle either.
  const move = isBeside && accompanied === undefined ? 'drift' : shot.camera.move
  const hand = seeded.next() < 0.5 ? 1 : -1
  const own: PreparedShot['aim'] = {
    hand,
    pivot: main ? nearnessOf(main.depth) : 0.3,
    ...(main && { focus: { x: main.x, y: main.y - main.height * 0.5 } }),
  }
  // Of one shot the camera goes one way, whatever is done in it.
  const aim = accompanied === undefined && options.after ? options.after.aim : own
  const { within } = options
  const whole = createCameraPath({
    camera: { ...shot.camera, move },
    ...(move === 'drift' && spots.length > FEW && { share: AMONG_MANY }),
    amplitude,
    mood: shot.mood,
    ...aim,
    seconds: within?.seconds ?? seconds,
    frame,
    plate,
    ...(accompanied !== undefined && { accompanies: accompanied }),
  })
  const path: typeof whole =
    within && accompanied === undefined ? part => whole(within.from + part * (within.to - within.from)) : whole
  const figures = await createFigures({
    compositor,
    scenery,
    shot,
    ...(options.wardrobe && { wardrobe: options.wardrobe }),
    spots,
    path,
    ...(accompanied !== undefined && { accompanied }),
    seconds,
    seeded: seeded.fork('troupe'),
    phases,
    ...(options.speech && { speech: options.speech }),
  })
  const seen = frameSubject({ shot, figures, path, scenery, frame, seconds })
  const softness = lensSoftness(shot, seen(0.5).zoom, path(0.5).zoom, frame)
  const isSoft = softness > 0 && main !== undefined
  const relief = isSoft
    ? compositor.addRelief(
        blurBehind(picture, plate.depth, main.depth, softness),
        blurNearness(depth, plate.depth, main.depth, softness),
      )
    : compositor.addRelief(picture, depth)
  const focus = phases > 1 && isSoft ? figureFocus(shot) : undefined
  const sharp = focus && compositor.addRelief(picture, depth)
  const haze = plate.light.haze.map(part => linearToByte(scenery.exposed(part))) as [number, number, number]
  const flows = phases > 1 ? createMovingLayers(compositor, scenery, shot) : undefined
  const life =
    phases > 1 && !shot.view && !shot.imagery
      ? createPlaceLife(compositor, scenery, shot, seconds, seeded.fork('life'))
      : undefined
  const outbursts = phases > 1 ? createOutbursts(compositor, scenery, shot, spots) : undefined
  const foreground = phases > 1 ? createForeground(compositor, scenery, shot) : undefined
  const weather = createWeather({ compositor, shot, seeded: seeded.fork('weather'), seconds, haze })
  const fireworks =
    bursts.length > 0 ? createFireworks(compositor, bursts[0]!.count, seeded.fork('fireworks')) : undefined
  const audience = shot.subjects.some(subject => isAudience(subject, shot))
    ? createAudience(compositor, seeded.fork('audience'))
    : undefined
  if (shot.caption) await loadEmoji([shot.caption])
  const caption = shot.caption ? createCaption(compositor, shot.caption, options.language) : undefined
  // What is written on a sign is on the sign, and what is on clothes on them, where the body has room for it.
  const isOnBody = ({ text, subject }: NonNullable<Shot['texts']>[number]): boolean =>
    subject !== undefined &&
    (!shot.subjects[subject]?.wears?.some(({ letters }) => letters === text) || isPrinted(text, figures))
  const written = (shot.texts ?? []).flatMap(one => (isOnBody(one) ? [] : [one.text])).join(' · ')
  if (shot.texts) await loadEmoji(shot.texts.map(({ text }) => text))
  const isLast = phases > 1 && shot.texts?.every(text => text.isLast) === true
  const lettersFrom = isLast ? LAST_FROM * seconds : 0
  const hasHeads = shot.subjects.some(one => isPerson(one) || subjectRig(one) === 'beast')
  const enters = phases > 1 ? shot.texts?.find(text => text.enters)?.enters : undefined
  const letters = written
    ? createCaption(compositor, written, options.language, {
        place: hasHeads ? 'lower-third' : 'upper',
        from: lettersFrom,
        ...(enters && { enters }),
      })
    : undefined
  const paper =
    styled !== undefined && ON_PAPER.has(styled)
      ? compositor.addSprite(createPaperGrain(frame, seeded.fork('paper')))
      : undefined
  const grade = compositor.addGrade(lightGrade(chooseFilmGrade(shot, seed), lighting))
  const lightPlaces = findLightPlaces(spots, scenery, seen(0.5), frame)
  const isHeld = styled !== undefined && BY_HAND.has(styled)
  const planes = (): FramePlanes => framePlanes(compositor.frame(), frame.width, frame.height)
  const imagery = shot.imagery && (await createImagery(compositor, shot.imagery, seeded.fork('imagery')))
  const isFlowing = shot.place === 'abstract' && spots.length === 0 && phases > 1 && !imagery
  const pull = focus && createFocusPull(frame, planes, focus)
  const finish = createFinish({ shot, frame, planes, lighting, lightPlaces, styled, isFlowing, seeded })
  const progressAt = (time: number): number => (seconds > 0 ? Math.min(1, time / seconds) : 0)
  const drawScene = (given: number): void => {
    const time = flowedTime(shot, given, seconds)
    const progress = progressAt(time)
    const camera = seen(progress)
    const drawPlate = (): void => compositor.drawRelief(relief, camera)
    if (pull && sharp) pull.drawBehind(drawPlate, () => compositor.drawRelief(sharp, camera), progress)
    else drawPlate()
    flows?.draw(camera, time)
    life?.draw(camera, time)
    imagery?.(time, progress)
    weather.drawBehind(time)
    fireworks?.draw(time)
    figures.draw(camera, time, progress)
    outbursts?.draw(camera, time)
    pull?.softenFigures(progress)
    audience?.draw(time)
    weather.draw(camera, time)
    foreground?.draw(progress)
    finish.light(time)
  }
  const isBlurred = phases > 1 && isMotionBlurred(shot)
  const drawExposed = isBlurred ? createMotionBlur(planes, drawScene) : drawScene
  return {
    scenery,
    kept: spotsToKeep(spots),
    aim,
    figures,
    advance: () => figures.advance(),
    cameraAt: time => seen(progressAt(flowedTime(shot, time, seconds))),
    draw(at, frameNumber) {
      const time = isHeld ? Math.floor(at * HELD_PER_SECOND) / HELD_PER_SECOND : at
      drawExposed(time)
      compositor.applyGrade(grade, frameNumber)
      finish.style(time, frameNumber)
      caption?.draw(time)
      letters?.draw(time)
      if (paper) compositor.drawSprite(paper, { x: 0, y: 0 })
    },
    free() {
      relief.free()
      sharp?.free()
      figures.free()
      flows?.free()
      life?.free()
      outbursts?.free()
      weather.free()
      for (const part of [foreground, fireworks, audience, caption, letters, paper]) part?.free()
      grade.free()
    },
  }
}

/** What time it is in the shot: what runs backwards begins at its end, what returns is there in the middle. */
export function flowedTime({ flow }: Pick<Shot, 'flow'>, time: number, seconds: number): number {
  if (flow === 'backwards') return Math.max(0, seconds - time)
  return flow === 'returns' ? seconds - Math.abs(seconds - 2 * time) : time
}

/** Whether somebody on the stage has these letters on. */
const isPrinted = (text: string, { solids }: Figures): boolean =>
  solids
    .flatMap(({ solid }) => withBound(solid))
    .some(({ prints, member }) => prints && member.subject.wears?.some(({ letters }) => letters === text))
const withBound = (solid: Solid): Solid[] => [solid, ...solid.bound.flatMap(part => withBound(part.solid))]
