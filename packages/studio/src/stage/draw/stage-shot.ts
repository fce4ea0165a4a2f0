import type { Compositor } from '@kinora/media/compositor/compositor'
import { seededRandom } from '@kinora/media/core/seeded-random'
import type { StillLayout } from '@kinora/media/engine/contract'
import type { ShareBox } from '@kinora/media/frames/share-box'
import type { RgbaPicture, Size } from '@kinora/media/frames/size'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import type { Entity, Scene, SceneShot } from '@kinora/media/scene/scene-schema'
import type { Point } from '../../bodies/body.ts'
import type { Extent } from '../../bodies/extent.ts'
import { drawFace } from '../../bodies/face-picture.ts'
import { findAnchorRow } from '../../library/anchors.ts'
import { loadCatalogue } from '../../library/catalogue.ts'
import { createFireworks } from '../../weather/create-fireworks.ts'
import { apply, applyTurn, type Matrix, moving, multiply, subtract } from '../../bodies/vectors.ts'
import { createCameraPath, easeInOut } from '../../camera/camera-path.ts'
import type { Amplitude } from '../../camera/take.ts'
import type { SpeechTrack } from '../../setting/mouth-pose.ts'
import { PLACE_TRAITS } from '../../setting/place-traits.ts'
import type { ShotSetting } from '../../setting/setting.ts'
import { createImagery } from '../../imagery/create-imagery.ts'
import { createDepthBlur } from '../../looks/create-depth-blur.ts'
import { createMotionBlur, isMotionBlurred } from '../../looks/create-motion-blur.ts'
import { createPaperGrain } from '../../looks/create-paper-grain.ts'
import { type FramePlanes, framePlanes } from '../../looks/frame-planes.ts'
import { BY_HAND, chooseFrameStyle, ON_PAPER } from '../../looks/frame-styles.ts'
import { chooseLighting, lightGrade } from '../../looks/light-words.ts'
import { chooseFilmGrade } from '../../looks/looks.ts'
import { paintFigure } from '../../looks/paint-look.ts'
import { alongView, pointAt } from '../../planes/perspective.ts'
import type { Arrangement, Contacts } from '../geometry/arrangement.ts'
import type { Flow } from '../../raster/measure-flow.ts'
import { type Box, createRasteriser } from '../../raster/rasteriser.ts'
import type { RasterLight } from '../../raster/raster-scene.ts'
import { createFinish } from '../../backdrops/create-finish.ts'
import { solidLight } from '../../backdrops/solid-light.ts'
import { groundHeightAt } from '../../scenery/ground-height.ts'
import { KINDS } from '../../scenery/plate.ts'
import type { Inscription, Performance } from '../act/performance.ts'
import { rootStand } from '../act/face-target.ts'
import type { ShotPerformance } from '../act/perform-shot.ts'
import { sceneTime } from '../act/scene-time.ts'
import { type Depth, focusAt, middleOf, softnessOf } from '../film/focus.ts'
import { findFloating } from '../film/find-floating.ts'
import { findOverlaps } from '../film/find-overlaps.ts'
import { lookThrough, movedBy, wayOf } from '../film/look-through.ts'
import { orbited, orbitOf, turnedAbout } from '../film/orbit.ts'
import { tellUnseenActions } from '../film/unseen-actions.ts'
import { standInPicture } from '../film/stand-in-picture.ts'
import { focalOf, projector, seenFrom, type View } from '../film/view.ts'
import type { Stand } from '../place/stand.ts'
import { hexOf } from '../resolve/entity-attire.ts'
import type { Performer } from '../resolve/performer.ts'
import type { AnchorSpot } from '../resolve/place-room.ts'
import type { Company } from '../resolve/resolve-performers.ts'
import type { StagePlace } from '../resolve/resolve-place.ts'
import type { SceneNotes } from '../scene-notes.ts'
import { shiningOf, withLights } from './lamps.ts'
import { paintPalette } from './paint-palette.ts'
import { createPlacePicture, type PlaceAt } from './place-picture.ts'
import { surfaceFinder } from './find-surface.ts'
import { createLines } from './lines.ts'
import { GROUND_ALONE, paintPlace } from './paint-place.ts'
import { createWritten } from './written.ts'
import { followed, isFollowing, isNarrow, placeOfTarget } from '../film/follow.ts'
import { placeDepth } from '../film/place-depth.ts'
import { poseCompany } from './pose-company.ts'
import { createPlaque, type Plaque } from './shown-picture.ts'
import { createPerformerBodies, seenBefore, seenNow } from './performer-bodies.ts'
import type { Posed } from '../film/posed.ts'
import { createScreenTexts } from './screen-texts.ts'
import { type Gone, passBackdrop, turnBackdrop } from './turned-backdrop.ts'
import { placeLook, settingShot } from './setting-shot.ts'
import { lensOf } from '../geometry/lens.ts'
import { bodiesInPlace, fromEye, grounded, type ShotGeometry } from '../geometry/shot-geometry.ts'
import type { FrameGuides } from '../guides/frame-guides.ts'
import { readGuides } from '../guides/read-guides.ts'
import { frameProjector, readLayout } from '../guides/read-layout.ts'
import { type DrawnFrom, drawBody, expressionOf } from './stage-bodies.ts'

export type StageShotOptions = {
  compositor: Compositor
  /** The target of screen letters: the whole frame, also for a panel. */
  screen: Compositor
  scene: Scene
  shot: SceneShot
  said: string
  company: Company
  place: StagePlace & { at: number }
  stands: ReadonlyMap<string, Stand>
  /** The current picture on an entity. */
  shown: (entity: Entity) => RgbaPicture | undefined
  /** The caller's picture of the place, if any. */
  picture: RgbaPicture | undefined
  /** The performances. */
  performance: ShotPerformance
  seed: number
  amplitude: Amplitude
  speech: readonly SpeechTrack[]
  notes: SceneNotes
  /** Texts written earlier in this place. */
  inscriptions: readonly Inscription[]
  /** A still: nothing moves. */
  isStill: boolean
  /** The middle view of an orbit, and the angle from it at which this part of the orbit is drawn. */
  orbiting?: { view: View; angle: number }
}

export type StagedShot = {
  /** The view in the middle of the shot. */
  view: View
  /** Call before a frame is drawn, or its guides are asked for. */
  prepare?(seconds: number): Promise<void>
  /** Draws the frame at a second of the clip; `empty` without its figures and letters. */
  draw(seconds: number, frameNumber: number, empty?: boolean): void
  /** Draws the letters of a panel over the whole frame, after all panels. */
  drawLetters(seconds: number): void
  /** Visible pixels of each performer in the last frame, by id. */
  seen(): ReadonlyMap<string, number>
  /** The geometry of the frame at a second of the clip, valid until the next or a frame is drawn. Nothing is drawn. */
  guides(seconds: number): FrameGuides
  /** The motion of each pixel of that frame until a later second of the shot. */
  flow(seconds: number, next: number): Flow
  /** The positions of bodies and the camera at the second of the last frame. */
  layout(seconds: number): StillLayout
  /** The same for the comparison with what was asked, after the frame was drawn. */
  arrangement(seconds: number): Omit<Arrangement, 'shot'>
  /** The bodies in each other, and those that float, after the frame was drawn. */
  contacts(seconds: number): Omit<Contacts, 'shot'>
  /** Bodies, camera, lights and place in space. Nothing is drawn. */
  geometry: ShotGeometry
  /** The areas of the request's pictures and models in the last frame, by id; pixels. */
  boxesOfInputs(): ReadonlyMap<string, Box>
  /** The faces of people at a second of the clip, by the ids of their entities; pixels. */
  faces(seconds: number): ReadonlyMap<string, Box>
  free(): void
}

const AMOUNTS: Readonly<Record<string, Amplitude>> = { small: 'small', normal: 'medium', large: 'large' }
/** The capacity of the rasteriser, without letters and flames. */
const MAX_BODIES = 80
/** Of the distance to a followed target: a shorter way aside does not move the ground. */
const PASSES = 0.02
/** Pictures a second of stop motion. */
const HELD_PER_SECOND = 12

/** One shot of a document, ready to be drawn frame by frame. */
export async function stageShot(options: StageShotOptions): Promise<StagedShot> {
  const { compositor, scene, shot, company, place, stands, performance, seed, notes } = options
  const frame: Size = { width: compositor.width, height: compositor.height }
  const seconds = shot.to - shot.from
  const given = settingShot(scene, shot, place)
  const styled = chooseFrameStyle(given)
  const dressed: ShotSetting = styled === undefined ? given : { ...given, look: 'plain' }
  const seeded = seededRandom(seed).fork('stage')
  const phases = new Map(company.all.map(({ id }) => [id, seeded.fork(id).next()]))
  const surface = surfaceFinder(company, place)
  const poseNow = (
    now: ReadonlyMap<string, Performance>,
    camera?: Point,
    seenAs: (one: Performer, performance: Performance) => Performer = (one, { turns }) => seenNow(company, one, turns),
  ): Map<string, Posed> =>
    poseCompany({
      seenAs,
      company,
      room: place.room,
      now,
      phase: id => phases.get(id) ?? 0,
      surface,
      ...(camera && { camera }),
    })
  const bursts = company.all.filter(one => stands.has(one.id) && isBurst(one))
  const isBody = (id: string): boolean => !bursts.some(one => one.id === id)
  // The camera is framed on bodies; fireworks over the place are above it.
  const poseAt = (time: number): Map<string, Posed> =>
    new Map([...poseNow(performance.at(time))].filter(([id]) => isBody(id)))
  const arc = orbitOf(shot, options.amplitude)
  const orbiting = options.orbiting
  const asked = orbiting
    ? orbited(orbiting.view, orbiting.angle)
    : lookThrough({
        ...options,
        ...(options.picture && { shot: asTaken(options) }),
        frame,
        poseAt,
        depthOfPlace: placeDepth(place, seed, given, frame),
        isFollowing: isFollowing(shot),
        arc,
      })
  if (!orbiting) {
    const middle = poseAt((shot.from + shot.to) / 2)
    tellUnseenActions({
      ...options,
      frame,
      pose: poseNow,
      viewOf: moment => (isFollowing(shot) ? movedBy(asked, wayOf(middle, moment, options)) : asked),
      ...(options.isStill && { only: scene.seconds / 2 }),
    })
  }
  // A backdrop is seen from its best position, however small the subject.
  const near = place.room.isBackdrop ? (1.2 * place.room.near) / Math.max(0.05, asked.distance) : 1
  const foot = footOfTargets(options)
  const seen = { boxes: boxesOfTargets(options, poseAt), keeps: partsUsed(options) }
  const paint = (at: ShotSetting): Promise<PlaceAt> =>
    paintPlace(at, {
      place,
      picture: options.picture,
      frame,
      seed,
      goods: seeded.fork('goods'),
      notes,
      view: asked,
      scale: near,
      foot,
      seen,
    })
  const first = await paint(dressed)
  const { scenery, setting } = first
  const { plate, nearnessOf } = scenery
  const { view, scale } = options.picture ? standInPicture(asked, plate, frame) : { view: asked, scale: near }
  if (plate.isBare && view.pitch >= GROUND_ALONE)
    notes.add(
      'place-view',
      `${options.said}/camera/${shot.camera?.pitch === undefined ? 'angle' : 'pitch'}`,
      'from so high above, the ground and what is built on it are drawn, without what grows there',
    )
  const matrix = seenFrom(view, scale)
  const seenPlate = { ...plate, ...plate.ground, nearest: scenery.nearestMetres }
  const landAt = (at: Point, seen = matrix): number => {
    const [x, , z] = apply(seen, [at[0], 0, at[2]])
    if (place.room.isFree) return (place.room.middle[1] ?? 0) - plate.ground.eye
    return groundHeightAt(plate, x, z) - plate.ground.eye
  }
  // A close view does not show the ground: its target is at the height that the camera aims at, in a hollow or on a hill.
  const lift = isNarrow(shot) && !options.picture ? -scale * view.eye[1] - landAt(foot) : 0
  /** The drawn ground under a point, even if the camera has followed its target. */
  const groundAt = (at: Point, seen = matrix): number => landAt(at, seen) + lift
  const toEye = (seen: Matrix, point: Point, root: Point): Point => {
    const [x, y, z] = apply(seen, point)
    return [x, y + groundAt(root, seen), z]
  }
  const rasteriser = createRasteriser({
    frame,
    plate: { ...plate, ...plate.ground, waterKind: KINDS.water, nearest: scenery.nearestMetres },
    light: solidLight(scenery, setting),
  })
  const there = company.all.filter(({ id }) => stands.has(id) && id !== view.eyesOf && isBody(id))
  const present = there.slice(0, MAX_BODIES)
  for (const one of there.slice(MAX_BODIES)) notes.add('not-drawn', one.at, `a shot has at most ${MAX_BODIES} bodies`)
  const drawn = new Set(present.map(({ id }) => id))
  const performerBodies = createPerformerBodies(rasteriser)
  const written = createWritten({ rasteriser, company, shot, inscriptions: options.inscriptions, surface, notes })
  const plaques = new Map<string, Plaque>()
  const distance = Math.max(0.3, scale * view.distance)
  /** Pixels: how much lower than framed the targets are drawn, on a slope or in hollows. */
  const sunkBy = (): number => {
    const time = shot.from + seconds / 2
    const [now, posed] = [performance.at(time), poseAt(time)]
    const [asked, drawn] = [
      projector(view, frame),
      frameProjector(seenPlate, { ...AT_REST, ...centreOf(plate) }, frame),
    ]
    const heights = (shot.camera?.target ?? [])
      .flatMap(name => company.of(name))
      .flatMap(({ id }) => posed.get(id) ?? [])
      .flatMap(({ box: { low, high }, performance: { stand } }) =>
        [low[1], high[1]].map(y => {
          const point: Point = [(low[0] + high[0]) / 2, y, (low[2] + high[2]) / 2]
          const root = (rootStand(stand, now) ?? stand).at
          return [asked(point)[1] * frame.height, drawn(toEye(matrix, point, root)).y] as const
        }),
      )
    if (heights.length === 0) return 0
    const middleOfAll = (nth: 0 | 1): number =>
      (Math.min(...heights.map(one => one[nth])) + Math.max(...heights.map(one => one[nth]))) / 2
    const most = MAX_SUNK * frame.height
    return Math.min(most, Math.max(-most, middleOfAll(1) - middleOfAll(0)))
  }
  const path = createCameraPath({
    camera: arc === 0 ? setting.camera : { ...setting.camera, move: 'still' },
    amplitude: AMOUNTS[shot.camera?.amount ?? ''] ?? options.amplitude,
    seconds,
    frame,
    plate,
    pivot: nearnessOf(distance),
    pitch: view.pitch,
    sunk: options.picture || isNarrow(shot) ? 0 : sunkBy(),
  })
  const palette = (scene.style?.palette ?? []).flatMap(colour => hexOf(colour) ?? [])
  const flare = shot.camera?.lens?.indexOf('lens-flare') ?? -1
  if (flare >= 0) notes.add('not-drawn', `${options.said}/camera/lens/${flare}`, 'flares of a lens are not drawn')
  const softness = softnessOf(shot.camera ?? {})
  const blur = softness > 0 ? createDepthBlur(frame, softness * frame.height) : undefined
  const depths = new Float32Array(blur ? (frame.width * frame.height) / 4 : 0)
  const turned = shot.becomes && { ...dressed, ...placeLook({ ...place.said, ...shot.becomes }) }
  const follows = followed(shot, company, view)
  const middle = follows && placeOfTarget(poseAt(shot.from + seconds / 2).get(follows), shot)
  /** How far the followed target is from where it is in the middle of the shot, seen from the camera. */
  const passedAt = (posed: ReadonlyMap<string, Posed>): Point => {
    const at = follows && middle && placeOfTarget(posed.get(follows), shot)
    return at && middle ? applyTurn(matrix, subtract(at, middle)) : [0, 0, 0]
  }
  const passed =
    follows && arc === 0 && !options.picture ? [shot.from, shot.to].map(time => passedAt(poseAt(time))) : [[0, 0, 0]]
  const passing = { most: Math.max(...passed.map(([x]) => Math.abs(x))), back: Math.min(...passed.map(at => at[2])) }
  const backdrop = createPlacePicture({
    compositor,
    first,
    last: turned && (await paint(turned)),
    dyed: picture => paintPalette(picture, palette),
    middle: toEye(matrix, view.middle, view.middle),
    seconds,
    seeded,
    isStill: options.isStill,
    ...(Math.max(passing.most, -passing.back) > PASSES * distance && {
      turned: passBackdrop(scenery, {
        frame,
        focal: focalOf(frame) * view.zoom,
        pivot: nearnessOf(distance),
        distance,
        ...passing,
      }),
    }),
    ...(arc !== 0 && {
      turned: turnBackdrop(scenery, {
        frame,
        focal: focalOf(frame) * view.zoom,
        pivot: nearnessOf(distance),
        arc: orbiting || (place.room.isFree && !options.isStill) ? 0 : arc,
      }),
    }),
  })
  const imagery =
    place.said.imagery &&
    (await createImagery(
      compositor,
      { ...place.said.imagery, colours: place.said.imagery.colours ?? scene.style?.palette ?? [] },
      seeded.fork('imagery'),
    ))
  const fireworks = bursts.length > 0 ? createFireworks(compositor, bursts.length, seeded.fork('bursts')) : undefined
  const lighting = chooseLighting(setting, PLACE_TRAITS[setting.place].isIndoors === true)
  const planes = (): FramePlanes => framePlanes(compositor.frame(), frame.width, frame.height)
  const finish = createFinish({
    shot: setting,
    frame,
    planes,
    lighting,
    lightPlaces: { pool: { x: 0.5, y: 0.5 }, sunSide: plate.light.direction[0] >= 0 ? 1 : -1 },
    styled,
    isFlowing: false,
    seeded,
  })
  const grade = compositor.addGrade(lightGrade(chooseFilmGrade(setting, seed), lighting))
  const texts = createScreenTexts(
    options.screen,
    (shot.texts ?? []).filter(({ on }) => on === undefined || on === 'screen'),
    scene.language ?? 'en',
    shot,
  )
  const paper =
    styled !== undefined && ON_PAPER.has(styled)
      ? compositor.addSprite(createPaperGrain(frame, seeded.fork('paper')))
      : undefined
  const mouthAt = (id: string, entity: string, time: number) =>
    options.speech.find(({ by }) => by === id || by === entity)?.poses[Math.round(time * FRAMES_PER_SECOND)]

  const faceAt = (one: Posed, time: number) => {
    const { id, entity } = one.performer
    return expressionOf(one, time, phases.get(id) ?? 0, mouthAt(id, entity.id, time))
  }
  /** The angle of the camera around its targets, from the side that this part of the shot is drawn from. */
  const turnAt = (time: number): number => arcAt(shot, arc, time) - (orbiting?.angle ?? 0)
  /** In a close view, the camera follows the target; in an orbit, it goes around it. */
  const along = (posed: ReadonlyMap<string, Posed>, time: number, from = matrix): Matrix => {
    const seen = arc === 0 ? from : turnedAbout(from, view.middle, turnAt(time))
    const at = follows && middle && placeOfTarget(posed.get(follows), shot)
    if (!at || !middle) return seen
    const [x, y, z] = [0, 1, 2].map(axis => at[axis]! - middle[axis]!) as [number, number, number]
    return multiply(seen, moving([-x, -y, -z]))
  }
  type Now = { now: ReadonlyMap<string, Performance>; posed: ReadonlyMap<string, Posed>; from: DrawnFrom }
  const rootOf = ({ performance: { stand } }: Posed, now: Now['now']): Point => (rootStand(stand, now) ?? stand).at
  /** Seconds since the shot began, in its own time. */
  const sinceAt = (time: number): number => sceneTime(shot, time) - shot.from
  const lightsAt = (time: number): 'on' | 'off' | undefined =>
    (2 * (time - shot.from) >= seconds ? shot.becomes?.lights : undefined) ?? place.said.lights
  const nowAt = (time: number): Now => {
    const lights = lightsAt(time)
    const now = new Map(
      [...performance.at(time)].map(([id, one]) => [id, withLights(company.byId(id)!, one, lights)] as const),
    )
    const posed = poseNow(now, view.eye)
    const seen = along(posed, time)
    const from = {
      view: seen,
      ground: (at: Point) => groundAt(at, seen),
      seconds: sinceAt(time),
      focal: focalOf(frame) * view.zoom,
      height: frame.height,
      posed: (id: string) => posed.get(id),
    }
    return { now, posed, from }
  }
  const lines = createLines(rasteriser, company)
  const poseFigures = (camera: ReturnType<typeof path>, time: number, all: Now, hasFaces = true): void => {
    const { now, posed, from } = all
    rasteriser.begin(camera)
    const strung = lines.draw({
      posed,
      toEye: (point, one) => toEye(from.view, point, rootOf(one, now)),
      groundY: one => from.ground(rootOf(one, now)),
      scale: from.view[5]!,
      focal: focalOf(frame) * view.zoom,
    })
    const other = [...now.values()].some(({ turns }) => turns && turns.share < 1)
      ? poseNow(now, view.eye, (one, { turns }) => seenBefore(company, one, turns))
      : posed
    for (const [id, one] of posed) {
      if (!drawn.has(id) || strung.has(id)) continue
      for (const [body, as] of performerBodies.bodiesOf(one, other.get(id)!)) {
        if (hasFaces && body.performer.body.face) body.posable.paint(drawFace(faceAt(as, time)))
        drawBody(body, as, rootOf(one, now), from, rasteriser)
      }
      const picture = options.shown(one.performer.entity)
      // A screen that is off shows nothing.
      if (!picture || one.performance.lit === false) continue
      const plaque = plaques.get(id) ?? createPlaque(rasteriser, one.performer, picture)
      plaques.set(id, plaque)
      plaque.draw(picture, one, from, rootOf(one, now))
    }
    written.draw(time, now, posed, from)
  }
  const drawFigures = (camera: ReturnType<typeof path>, time: number, all: Now): void => {
    poseFigures(camera, time, all)
    const layer = rasteriser.finish()
    if (!layer) return
    paintFigure(layer, setting.look)
    compositor.drawLayer(layer)
  }
  /** The distance of an entity or a part of the place along the view. */
  const depthOf =
    ({ posed, now, from }: Now) =>
    (name: string): Depth | undefined => {
      const [head, part] = name.split('/') as [string, string | undefined]
      const away = (at: Point, root: Point): number => alongView(plate.ground, toEye(from.view, at, root))[2]
      const bodies = company.of(head).flatMap(({ id }) => posed.get(id) ?? [])
      const [one] = bodies
      if (one) {
        const { at, half } = middleOf(one.box)
        return { depth: Math.max(0.05, away(one.face?.at ?? at, rootOf(one, now))), deep: scale * half }
      }
      const spot = place.room.anchor(part ?? '')?.spots[0]
      return spot && { depth: Math.max(0.05, away(spot.at, spot.at)), deep: (scale * spot.size[2]) / 2 }
    }
  /** The nearest and the farthest body of a frame. */
  const depthsOf = ({ posed, now, from }: Now): { near: number; far: number } => {
    const depths = [...posed.values()].flatMap(one => {
      const away = alongView(plate.ground, toEye(from.view, middleOf(one.box).at, rootOf(one, now)))[2]
      return drawn.has(one.performer.id) && away > 0.2 ? [away] : []
    })
    if (depths.length === 0) depths.push(distance)
    return { near: Math.min(...depths), far: Math.max(...depths) }
  }
  const goneAt = (time: number, { posed }: Now): Gone => {
    if (arc !== 0) return { angle: turnAt(time) }
    const [aside, , ahead] = passedAt(posed)
    return { aside, ahead }
  }
  const progressAt = (time: number): number => Math.min(1, Math.max(0, (time - shot.from) / seconds))
  const shiningAt = (time: number, all: Now) =>
    shiningOf(
      [...all.posed.values()].filter(({ performer }) => drawn.has(performer.id)),
      lightsAt(time),
      (point, one) => toEye(all.from.view, point, rootOf(one, all.now)),
      scale,
    )
  /** The time for which the rasteriser has the bodies. */
  let posedFor: { time: number; camera: ReturnType<typeof path>; all: Now } | undefined
  let isEmpty = false
  const drawScene = (time: number): void => {
    const progress = progressAt(time)
    const camera = path(progress)
    const all = nowAt(time)
    const shining = shiningAt(time, all)
    rasteriser.relight(turnLight(backdrop.show(progress, shining), arc === 0 ? 0 : turnAt(time)))
    backdrop.draw(camera, sinceAt(time), goneAt(time, all))
    if (!isEmpty) fireworks?.draw(sinceAt(time))
    imagery?.(sinceAt(time), progress)
    backdrop.drawBehind(sinceAt(time))
    if (isEmpty) rasteriser.begin(camera)
    else drawFigures(camera, time, all)
    posedFor = isEmpty ? undefined : { time, camera, all }
    if (blur) {
      rasteriser.depthsInto(depths)
      blur(planes(), depths, focusAt(shot, progress, depthOf(all), { depth: distance, deep: 0 }))
    }
    backdrop.drawBefore(camera, sinceAt(time))
    finish.light(sinceAt(time))
  }
  /** Poses the bodies for a time, unless they were just drawn at that time. */
  const poseFor = (time: number): NonNullable<typeof posedFor> => {
    if (posedFor?.time === time) return posedFor
    posedFor = { time, camera: path(progressAt(time)), all: nowAt(time) }
    poseFigures(posedFor.camera, time, posedFor.all, false)
    return posedFor
  }
  const isBlurred = !options.isStill && isMotionBlurred(setting)
  const drawExposed = isBlurred ? createMotionBlur(planes, drawScene) : drawScene
  const isHeld = styled !== undefined && BY_HAND.has(styled)
  const timeAt = (at: number): number => {
    const flowed = flowedTime(shot, at)
    return isHeld ? Math.floor(flowed * HELD_PER_SECOND) / HELD_PER_SECOND : flowed
  }
  // The ground at the middle of the shot has height 0.
  const groundY = groundAt(view.middle)
  const geometry: ShotGeometry = {
    size: frame,
    at(seconds) {
      const time = timeAt(seconds)
      const camera = path(progressAt(time))
      const all = nowAt(time)
      const shining = shiningAt(time, all)
      const light = backdrop.show(progressAt(time), shining)
      posedFor = undefined
      poseFigures(camera, time, all)
      const eye = fromEye(grounded(along(all.posed, time, seenFrom({ ...view, shear: 0 }, scale)), groundY))
      const owners = [...drawn].flatMap(id =>
        performerBodies
          .of(id)
          .map(({ posable, performer }) => [posable, { id, skeleton: performer.body.bones }] as const),
      )
      return {
        lens: eye.lens(lensOf(camera, seenPlate, frame, view.shear ?? 0, depthsOf(all))),
        light: { ...light, direction: eye.way(light.direction) },
        lamps: shining.map(lamp => ({ ...lamp, at: eye.point(lamp.at), reach: lamp.reach / scale })),
        bodies: bodiesInPlace(rasteriser.posed(), grounded(all.from.view, groundY), new Map(owners)),
      }
    },
    relief() {
      const eye = fromEye(grounded(matrix, groundY))
      return {
        width: plate.width,
        height: plate.height,
        picture: paintPalette(scenery.picture, palette),
        depth: plate.depth,
        pointAt: (x, y, depth) => eye.point(pointAt(seenPlate, x, y, depth)),
      }
    },
  }
  /** The visible pixels of the bodies in the last frame, by id. */
  const boxesSeen = (): Map<string, Box> => {
    const seen = rasteriser.seenBoxes()
    return new Map(
      [...drawn].flatMap(id => {
        const box = boxAround(performerBodies.of(id).flatMap(({ posable }) => seen.get(posable) ?? []))
        return box ? [[id, box]] : []
      }),
    )
  }
  const countSeen = (): Map<string, number> => {
    const counts = rasteriser.countSeen()
    const ofDrawn = [...drawn].map(id => {
      const pixels = performerBodies.of(id).map(({ posable }) => counts.get(posable) ?? 0)
      return [id, pixels.reduce((sum, one) => sum + one, 0)] as const
    })
    return new Map([...bursts.map(({ id }) => [id, frame.width * frame.height] as const), ...ofDrawn])
  }
  return {
    view,
    geometry,
    seen: countSeen,
    layout(at) {
      const time = timeAt(at)
      const all = nowAt(time)
      const inFrame = frameProjector(
        { ...plate, ...plate.ground, nearest: scenery.nearestMetres },
        path(progressAt(time)),
        frame,
      )
      return readLayout({
        frame,
        view,
        room: place.room,
        posed: [...all.posed.values()].filter(({ performer }) => drawn.has(performer.id)),
        boxes: boxesSeen(),
        inFrame: (point, one) => inFrame(toEye(all.from.view, point, rootOf(one, all.now))),
      })
    },
    arrangement(at) {
      const { posed } = posedFor?.time === timeAt(at) ? posedFor.all : nowAt(timeAt(at))
      const [boxes, counts, area] = [boxesSeen(), countSeen(), frame.width * frame.height]
      return {
        bodies: [...posed.values()]
          .filter(({ performer }) => drawn.has(performer.id))
          .map(one => {
            const { performer, box, yaw } = one
            const pixels = boxes.get(performer.id)
            return {
              id: performer.id,
              entity: performer.entity.id,
              ...box,
              yaw,
              carriers: carriersOf(one, posed),
              ...(pixels && { box: shareOf(pixels, frame), seen: counts.get(performer.id)! / area }),
            }
          }),
        ...positionsIn(place, projector(view, frame)),
      }
    },
    contacts(at) {
      const { posed } = posedFor?.time === timeAt(at) ? posedFor.all : nowAt(timeAt(at))
      const bodies = [...posed.values()].filter(({ performer }) => drawn.has(performer.id))
      return { seconds: at, overlaps: findOverlaps(bodies, place.room), floating: findFloating(bodies) }
    },
    faces(at) {
      const all = nowAt(timeAt(at))
      const inFrame = frameProjector(
        { ...plate, ...plate.ground, nearest: scenery.nearestMetres },
        path(progressAt(timeAt(at))),
        frame,
      )
      return new Map(
        [...all.posed.values()].flatMap(one => {
          if (!one.face || !drawn.has(one.performer.id)) return []
          const pixelsAt = ([x, y, z]: Point): { x: number; y: number } =>
            inFrame(toEye(all.from.view, [x, y, z], rootOf(one, all.now)))
          const [x, y, z] = one.face.at
          const [middle, top] = [pixelsAt([x, y, z]), pixelsAt([x, y + one.face.width / 2, z])]
          const radius = Math.abs(middle.y - top.y)
          const box = { left: middle.x - radius, top: middle.y - radius, width: 2 * radius, height: 2 * radius }
          return [[one.performer.entity.id, box] as const]
        }),
      )
    },
    boxesOfInputs() {
      const own = [...drawn].flatMap(id => performerBodies.of(id).map(body => ({ id, body })))
      const inputs = own.filter(({ body }) => isInput(body.performer))
      const boxes = inputs.length > 0 ? rasteriser.seenBoxes() : new Map<unknown, Box>()
      return new Map(
        inputs.flatMap(({ id, body }) => (boxes.has(body.posable) ? [[id, boxes.get(body.posable)!]] : [])),
      )
    },
    draw(at, frameNumber, empty = false) {
      isEmpty = empty
      const time = timeAt(at)
      drawExposed(time)
      compositor.applyGrade(grade, frameNumber)
      finish.style(time, frameNumber)
      if (options.screen === compositor && !empty) texts.draw(at)
      if (paper) compositor.drawSprite(paper, { x: 0, y: 0 })
    },
    drawLetters: at => texts.draw(at),
    guides(at) {
      const { camera, all } = poseFor(timeAt(at))
      return readGuides({
        rasteriser,
        frame,
        camera,
        plate: seenPlate,
        scale,
        owners: [...drawn].flatMap(id => performerBodies.of(id).map(({ posable }) => [posable, id] as const)),
        posed: [...all.posed.values()].filter(({ performer }) => drawn.has(performer.id)),
        toEye: (point, one) => toEye(all.from.view, point, rootOf(one, all.now)),
        faceOf: one => faceAt(one, timeAt(at)),
      })
    },
    flow(at, next) {
      poseFor(timeAt(at))
      return rasteriser.flow(() => poseFor(timeAt(next)))
    },
    free() {
      fireworks?.free()
      backdrop.free()
      texts.free()
      paper?.free()
      grade.free()
    },
  }
}

/** A picture of a place is seen from where it was taken, level. */
function asTaken({ shot, said, notes }: StageShotOptions): SceneShot {
  const { pitch, roll, angle, ...camera } = shot.camera ?? {}
  for (const [field, value] of Object.entries({ pitch, roll, angle }))
    if (value !== undefined && value !== 'eye')
      notes.add('place-view', `${said}/camera/${field}`, 'a picture is seen from where it was taken')
  return { ...shot, camera }
}

/** The most that figures are raised or lowered to their height in the frame, as a share of its height. */
const MAX_SUNK = 0.15
const AT_REST = { zoom: 1, shiftX: 0, shiftY: 0, push: 0, pivot: 0 }
const centreOf = ({ width, height }: Size): { x: number; y: number } => ({ x: width / 2, y: height / 2 })

/** The angle of a camera around its targets at a second of the clip, from the middle of its orbit. */
export const arcAt = (shot: Pick<SceneShot, 'from' | 'to' | 'plays'>, arc: number, time: number): number =>
  arc === 0 ? 0 : arc * (easeInOut((time - shot.from) / (shot.to - shot.from)) - 0.5)

/** Outside the shot's scope, which holds its rasteriser: these functions are kept after it. */
const positionsIn = ({ room }: StageShotOptions['place'], project: ReturnType<typeof projector>) => ({
  spots: (anchor: string) => (room.anchor(anchor)?.spots ?? []).map(boundsOfSpot),
  away: (point: Point) => project(point)[2],
})

/** Light from the sun or a lamp, as a camera sees it that has gone clockwise, seen from above. */
function turnLight(light: RasterLight, angle: number): RasterLight {
  if (angle === 0) return light
  const [[x, y, z], c, s] = [light.direction, Math.cos(angle), Math.sin(angle)]
  return { ...light, direction: [x * c - z * s, y, z * c + x * s] }
}

/** What carries a body, from its own carrier to the one on the ground. */
function carriersOf({ performance: { stand } }: Posed, posed: ReadonlyMap<string, Posed>): string[] {
  const carriers: string[] = []
  let id = stand.host?.id
  while (id !== undefined && !carriers.includes(id)) {
    carriers.push(id)
    id = posed.get(id)?.performance.stand.host?.id
  }
  return carriers
}

function boundsOfSpot({ at: [x, y, z], size: [w, h, d], yaw }: AnchorSpot): Extent {
  const [c, s] = [Math.abs(Math.cos(yaw)), Math.abs(Math.sin(yaw))]
  const [wide, deep] = [w * c + d * s, w * s + d * c]
  return { low: [x - wide / 2, y, z - deep / 2], high: [x + wide / 2, y + h, z + deep / 2] }
}

const shareOf = ({ left, top, width, height }: Box, frame: Size): ShareBox => ({
  left: left / frame.width,
  top: top / frame.height,
  width: width / frame.width,
  height: height / frame.height,
})

/** The box around several. */
function boxAround(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined
  const left = Math.min(...boxes.map(one => one.left))
  const top = Math.min(...boxes.map(one => one.top))
  return {
    left,
    top,
    width: Math.max(...boxes.map(one => one.left + one.width)) - left,
    height: Math.max(...boxes.map(one => one.top + one.height)) - top,
  }
}

/** The time in a shot that runs backwards or back and forth. */
function flowedTime({ plays, from, to }: SceneShot, time: number): number {
  if (plays === 'backward') return to - (time - from)
  if (plays === 'there-and-back') return to - Math.abs(to - from - 2 * (time - from))
  return time
}

const isBurst = ({ asset }: Performer): boolean => loadCatalogue().asset(asset)?.seenAs === 'bursts'

/** A picture, a clip or a model of the request. */
const isInput = ({ entity: { asset } }: Performer): boolean => /^(?:input|subject):/u.test(asset)

/** The point of the ground amid the camera's targets, or else amid all bodies, in the middle of the shot. */
function footOfTargets({ shot, company, place, performance }: StageShotOptions): Point {
  const now = performance.at((shot.from + shot.to) / 2)
  const feetOf = (all: readonly Performer[]): Point[] =>
    all.flatMap(({ id }) => {
      const stand = now.get(id)?.stand
      return stand ? [(rootStand(stand, now) ?? stand).at] : []
    })
  const targets = feetOf((shot.camera?.target ?? []).flatMap(name => company.of(name.split('/')[0]!)))
  const feet = targets.length > 0 ? targets : feetOf(company.all)
  const mean = (axis: 0 | 1 | 2): number => feet.reduce((sum, at) => sum + at[axis], 0) / feet.length
  return feet.length > 0 ? [mean(0), mean(1), mean(2)] : place.room.middle
}

/** The boxes of the camera's targets through the shot; in the middle of it if the camera goes along. */
function boxesOfTargets(
  { shot, company }: StageShotOptions,
  poseAt: (time: number) => ReadonlyMap<string, Posed>,
): Extent[] {
  const ids = (shot.camera?.target ?? []).flatMap(name => company.of(name.split('/')[0]!).map(({ id }) => id))
  const shares = isFollowing(shot) ? [0.5] : [0.02, 0.5, 0.98]
  return shares.flatMap(share => {
    const posed = poseAt(shot.from + share * (shot.to - shot.from))
    return ids.flatMap(id => posed.get(id)?.box ?? [])
  })
}

/** The parts of the place that the document uses, such as a bench: they stay where they are. */
function partsUsed({ scene, place }: StageShotOptions): string[] {
  const named = scene.shots.map(({ place: at, placements = [], actions = [], camera }) =>
    at === place.said.id ? JSON.stringify([placements, actions, camera?.target]) : '',
  )
  return [...named.join().matchAll(/"([^"/]+)\/([^"]+)"/gu)].flatMap(([, id, part]) =>
    id === place.said.id ? [findAnchorRow(part)?.id ?? part!] : [],
  )
}
