import { ChildFailure } from '@kinora/media/children/child-failure'
import { type Compositor, createCompositor, type Transition } from '@kinora/media/compositor/compositor'
import { rgbToYuv } from '@kinora/media/compositor/colour'
import type { StillLayout } from '@kinora/media/engine/contract'
import type { RgbaPicture } from '@kinora/media/frames/size'
import type { TransitionKind } from '@kinora/media/compositor/transition-kinds'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import type { Entity, Scene, SceneNote, SceneShot } from '@kinora/media/scene/scene-schema'
import type { Take, TakeOptions } from '../camera/take.ts'
import { createSightings } from '../camera/sightings.ts'
import type { FaceBox, ShareBox } from '@kinora/media/frames/share-box'
import type { SpeechTrack } from '../setting/mouth-pose.ts'
import type { ClipSource } from '../backdrops/open-clips.ts'
import { namedIn, performScene } from './act/perform-scene.ts'
import { evenBox, layFrame } from './draw/lay-frame.ts'
import { cataloguePicture } from './draw/shown-picture.ts'
import { stageOrbit } from './draw/stage-orbit.ts'
import type { StagedShot } from './draw/stage-shot.ts'
import { type Arrangement, type Contacts, HARDLY_SEEN } from './geometry/arrangement.ts'
import type { ShotGeometry } from './geometry/shot-geometry.ts'
import type { Flow } from '../raster/measure-flow.ts'
import { emptyFlow, emptyGuides, type FrameGuides, layFlow, layGuides } from './guides/frame-guides.ts'
import { readFlatPictures } from './resolve/flat-pictures.ts'
import type { Performer } from './resolve/performer.ts'
import { resolvePerformers } from './resolve/resolve-performers.ts'
import { resolvePlace } from './resolve/resolve-place.ts'
import { hexOf } from './resolve/entity-attire.ts'
import { playClips } from './play-clips.ts'
import { createSceneNotes } from './scene-notes.ts'
import { tellMirrors } from './resolve/tell-mirrors.ts'
import { tellContacts } from './tell-contacts.ts'
import { tellPositions } from './tell-positions.ts'

export type SceneFilmOptions = TakeOptions & {
  scene: Scene
  /** The caller's inputs by asset name: cut-out pictures, and clips. */
  pictures?: ReadonlyMap<string, RgbaPicture>
  clips?: ReadonlyMap<string, ClipSource>
  /** The caller's models by asset name: their body codes. */
  models?: ReadonlyMap<string, string>
  /** Pictures of places by asset name, uncropped. */
  views?: ReadonlyMap<string, RgbaPicture>
  /** Spoken lines by the ids of their speakers. */
  speech?: readonly SpeechTrack[]
}

export type SceneFilm = Omit<Take, 'notes'> & {
  /** Notes so far; complete when the last frame is drawn. */
  sceneNotes(): SceneNote[]
  /** The boxes of the faces of people in the drawn frames, by the ids of their entities. */
  faceBoxes?(): readonly FaceBox[]
  /** Visible pixels of each performer in the last drawn shot, by id. */
  seen(): ReadonlyMap<string, number>
  /**
   * The geometry of the frame at a second of the clip, at a cut that of the shot that begins. It is valid until the next
   * is asked for or a frame is drawn.
   */
  guides(seconds: number): Promise<FrameGuides>
  /** The motion of each pixel of the frame at a second until the next frame. Unknown across a cut. */
  flow(seconds: number, next: number): Promise<Flow>
  /** Draws a frame without its figures and letters. */
  drawEmpty(index: number): Promise<void>
  /** The layout of a shot in the last drawn frame, which was at this second; undefined if the shot is not in it. */
  layout(shot: number, seconds: number): StillLayout | undefined
  /** Bodies, camera, lights and place of a planned shot. Shots are asked for in order. */
  geometry(shot: PlannedShot): Promise<ShotGeometry>
  /** The positions of bodies in the frames so far of which pixels were counted. */
  arrangements(): readonly Arrangement[]
  shots: readonly PlannedShot[]
}

export type PlannedShot = {
  shot: SceneShot
  at: number
  from: number
  to: number
  transition?: { kind: TransitionKind; frames: number }
}

/** Renders a scene document. Shots are prepared when they begin and freed when they end. */
export async function filmScene(options: SceneFilmOptions): Promise<SceneFilm> {
  const { compositor, scene, frames, seed, amplitude, speech = [] } = options
  const notes = createSceneNotes()
  const hand = seed % 2 === 0 ? 1 : -1
  const clips = await playClips(options.clips ?? new Map(), compositor)
  // The people of a film look the same in all its parts.
  const company = resolvePerformers(scene, options.cast?.seed ?? seed, notes, {
    pictures: new Map([...(await readFlatPictures(scene)), ...(options.pictures ?? [])]),
    ...(options.models && { models: options.models }),
    clips: clips.cards,
  })
  const places = new Map(scene.places.map((said, at) => [said.id, { ...resolvePlace(said, hand), at }]))
  for (const [at, { asset }] of scene.places.entries())
    if (asset.startsWith('input:') && !options.views?.has(asset))
      notes.add('not-drawn', `/places/${at}/asset`, `${asset} did not come along`)
  tellMirrors(scene, notes)
  const plan = planShots(scene, frames)
  if (plan.length === 0) throw new ChildFailure('a scene without shots cannot be filmed', false)
  const staged = new Map<PlannedShot, StagedShot>()
  const screens = new Map<string, Compositor>()
  const leastSeen = Math.max(2, LEAST_SEEN * compositor.width * compositor.height)
  /** The most visible pixels of each entity, by its pointer. */
  const largest = new Map<string, number>()
  const everSeen = new Map<PlannedShot, Set<string>>()
  const arrangements: Arrangement[] = []
  const contacts: Contacts[] = []
  const transitions = new Map<PlannedShot, Transition>()
  const [sighted, faces] = [createSightings(compositor), createSightings(compositor)]
  const perform = performScene({ scene, company, places, notes })
  let drawn: StagedShot | undefined
  let lastDrawn = -1

  /** Each panel of a split screen has its own compositor. */
  async function screenOf({ shot: { panel } }: PlannedShot): Promise<Compositor> {
    if (!panel) return compositor
    const { width, height } = evenBox(panel, compositor)
    const key = `${width}x${height}`
    const screen = screens.get(key) ?? (await createCompositor({ width, height }))
    screens.set(key, screen)
    return screen
  }

  /** The picture on a screen or poster: the caller's picture or clip, or a catalogue entry. */
  const catalogued = new Map<string, RgbaPicture | undefined>()
  function shown({ shows }: Entity): RgbaPicture | undefined {
    if (shows === undefined) return undefined
    const given = options.views?.get(shows) ?? clips.cards.get(shows)?.()
    if (given || /^(?:input|subject):/u.test(shows)) return given
    if (!catalogued.has(shows)) catalogued.set(shows, cataloguePicture(shows, seed))
    return catalogued.get(shows)
  }
  for (const [at, entity] of scene.entities.entries())
    if (entity.shows !== undefined && !shown(entity))
      notes.add('not-drawn', `/entities/${at}/shows`, `there is no picture of ${entity.shows}`)

  async function stage(planned: PlannedShot): Promise<StagedShot> {
    const ready = staged.get(planned)
    if (ready) return ready
    const { shot, at } = planned
    // A changed place stays changed.
    const place = scene.shots
      .slice(0, at)
      .filter(one => one.place === shot.place && one.becomes)
      .reduce((last, { becomes }) => ({ ...last, said: { ...last.said, ...becomes } }), places.get(shot.place)!)
    const { stands, performance, inscriptions } = perform(at)
    const made = await stageOrbit({
      compositor: await screenOf(planned),
      screen: compositor,
      scene,
      shot,
      said: `/shots/${at}`,
      company,
      place,
      stands,
      shown,
      picture: options.views?.get(place.said.asset),
      performance,
      seed: seed + place.at * 7_919,
      amplitude,
      speech,
      notes,
      inscriptions,
      isStill: frames === 1,
    })
    staged.set(planned, made)
    return made
  }

  /** A shot that is ready to draw a second of the clip. */
  async function stageAt(planned: PlannedShot, seconds: number): Promise<StagedShot> {
    const shot = await stage(planned)
    await shot.prepare?.(seconds)
    return shot
  }

  /** The shots that are seen in a frame. Those that are over are freed. */
  function shotsAt(index: number): { seen: PlannedShot[]; panels: PlannedShot[] } {
    const now = plan.filter(({ from, to }) => index >= from && index < to)
    for (const [planned, one] of staged)
      if (!now.includes(planned) && planned.to <= index) {
        one.free()
        staged.delete(planned)
      }
    return { seen: now.filter(({ shot }) => !shot.panel), panels: now.filter(({ shot }) => shot.panel) }
  }

  /** An entity that a shot never shows is reported at its end. */
  function look(planned: PlannedShot, shot: StagedShot, seconds: number): void {
    const seen = everSeen.get(planned) ?? new Set()
    const inFrame = new Map<string, number>()
    for (const [id, pixels] of shot.seen()) {
      if (pixels > leastSeen) seen.add(id)
      const one = company.byId(id)
      if (one) inFrame.set(one.at, (inFrame.get(one.at) ?? 0) + pixels)
    }
    for (const [at, pixels] of inFrame) largest.set(at, Math.max(largest.get(at) ?? 0, pixels))
    const page = planned.shot.panel ? evenBox(planned.shot.panel, compositor) : { left: 0, top: 0 }
    const onPage = (box: ShareBox): ShareBox => ({ ...box, left: box.left + page.left, top: box.top + page.top })
    arrangements.push({ shot: planned.at, ...shot.arrangement(seconds) })
    contacts.push({ shot: planned.at, ...shot.contacts(seconds) })
    for (const [id, box] of shot.boxesOfInputs()) sighted.add(id, onPage(box))
    for (const [id, box] of shot.faces(seconds)) faces.add(id, onPage(box))
    everSeen.set(planned, seen)
  }
  function tellUnseen(): void {
    const unseen = new Map<Performer, number[]>()
    // One visible member of a group is enough.
    const seenAtAll = new Set<string>()
    for (const [planned, seen] of everSeen) {
      const named = new Set(namedIn(planned.shot).flatMap(name => company.of(name).map(({ id }) => id)))
      for (const one of company.all)
        if (seen.has(one.id)) seenAtAll.add(one.at)
        else if (named.has(one.id) && planned.shot.camera?.from !== `eyes-of:${one.entity.id}`)
          unseen.set(one, [...(unseen.get(one) ?? []), planned.at])
    }
    for (const { code, at } of notes.all()) {
      const [, shot, target] = /^\/shots\/(\d+)\/camera\/target\/(\d+)$/u.exec(at) ?? []
      const name = code === 'covered' ? scene.shots[Number(shot)]?.camera?.target?.[Number(target)] : undefined
      for (const one of name === undefined ? [] : company.of(name))
        if ((largest.get(one.at) ?? 0) < HARDLY_SEEN * compositor.width * compositor.height)
          notes.add('covered', one.at, `${one.id} is hidden, and no frame shows more than a spot of it`)
    }
    for (const [one, shots] of unseen)
      for (const at of shots)
        notes.add(
          'not-in-frame',
          seenAtAll.has(one.at) ? `/shots/${at}` : one.at,
          `${one.id} is in the shot, and the camera does not see it`,
        )
  }

  async function drawFrame(index: number, empty = false): Promise<void> {
    await clips.goTo(index)
    // Stills are few frames at any time.
    const isJump = !empty && index !== lastDrawn + 1
    if (!empty) lastDrawn = index
    const { seen, panels } = shotsAt(index)
    const time = frames === 1 ? scene.seconds / 2 : index / FRAMES_PER_SECOND
    const live: StagedShot[] = []
    for (const planned of seen) live.push(await stageAt(planned, time))
    const drawAt = (nth: number): void => {
      const planned = seen[nth]!
      live[nth]!.draw(time, index, empty)
      drawn = live[nth]!
      if (!empty && (isJump || isLookedAt(planned, index))) look(planned, live[nth]!, time)
    }
    const into = seen[1]?.transition
    if (live.length > 0 && !into) drawAt(live.length - 1)
    if (live.length === 0) blank(compositor, hexOf(scene.style?.border))
    if (into) drawTransition(into)
    for (const planned of panels) {
      const shot = await stageAt(planned, time)
      const screen = await screenOf(planned)
      shot.draw(time, index, empty)
      drawn = shot
      if (!empty && (isJump || isLookedAt(planned, index))) look(planned, shot, time)
      layFrame(screen.frame(), evenBox(planned.shot.panel!, compositor), compositor.frame(), compositor)
    }
    if (!empty) for (const planned of panels) staged.get(planned)!.drawLetters(time)
    function drawTransition({ kind, frames: long }: NonNullable<PlannedShot['transition']>): void {
      const transition = transitions.get(seen[1]!) ?? compositor.addTransition(kind)
      transitions.set(seen[1]!, transition)
      compositor.drawTransition(
        transition,
        (index - seen[1]!.from + 1) / (long + 1),
        () => drawAt(0),
        () => drawAt(1),
      )
    }
  }

  const frameOf = (seconds: number): number => Math.min(frames - 1, Math.floor(seconds * FRAMES_PER_SECOND + 1e-6))

  return {
    shots: plan,
    inputBoxes: () => [...sighted.boxes().values()],
    faceBoxes: () => [...faces.boxes()].map(([who, box]) => ({ who, ...box })),
    sceneNotes() {
      tellUnseen()
      tellPositions(scene, arrangements, company, notes)
      tellContacts(scene, contacts, company, notes)
      return notes.all()
    },
    seen: () => drawn?.seen() ?? new Map(),
    arrangements: () => arrangements,
    async geometry(planned) {
      shotsAt(planned.from)
      return (await stage(planned)).geometry
    },
    async guides(seconds) {
      const { seen, panels } = shotsAt(frameOf(seconds))
      const last = seen.at(-1)
      const whole = last ? (await stageAt(last, seconds)).guides(seconds) : emptyGuides(compositor)
      let page = whole
      for (const planned of panels) {
        const panel = (await stageAt(planned, seconds)).guides(seconds)
        page = layGuides(page, panel, evenBox(planned.shot.panel!, compositor))
      }
      return page
    },
    async flow(seconds, next) {
      const { seen, panels } = shotsAt(frameOf(seconds))
      const later = plan.filter(({ from, to }) => isWithin(frameOf(next), from, to))
      const page = emptyFlow(compositor)
      const last = seen.at(-1)
      if (last && later.findLast(({ shot }) => !shot.panel) === last)
        layFlow(page, (await stageAt(last, seconds)).flow(seconds, next), { left: 0, top: 0 })
      for (const planned of panels) {
        const box = evenBox(planned.shot.panel!, compositor)
        layFlow(
          page,
          later.includes(planned) ? (await stageAt(planned, seconds)).flow(seconds, next) : emptyFlow(box),
          box,
        )
      }
      return page
    },
    layout(shot, seconds) {
      const [planned, one] = [...staged].find(([{ at }]) => at === shot) ?? []
      const panel = planned?.shot.panel
      const layout = one?.layout(seconds)
      return layout && panel ? inPanel(layout, panel) : layout
    },
    draw: index => drawFrame(index),
    drawEmpty: index => drawFrame(index, true),
    close() {
      for (const one of staged.values()) one.free()
      for (const screen of screens.values()) screen.close()
    },
  }
}

/** A panel's layout, in shares of the whole frame. */
function inPanel(layout: StillLayout, [left, top, width, height]: NonNullable<SceneShot['panel']>): StillLayout {
  const entities = layout.entities.map(({ box, right, near, ...one }) => ({
    ...one,
    right: [right[0] * width, right[1] * height] as const,
    near: [near[0] * width, near[1] * height] as const,
    ...(box && { box: [left + box[0] * width, top + box[1] * height, box[2] * width, box[3] * height] as const }),
  }))
  return { ...layout, entities }
}

const isWithin = (index: number, from: number, to: number): boolean => index >= from && index < to

/** The colour between the panels of a split screen: black, or the given one. */
function blank(compositor: Compositor, colour = '#000000'): void {
  const { width, height } = compositor
  const page = compositor.frame()
  const channel = (at: number): number => Number.parseInt(colour.slice(at, at + 2), 16)
  const [luma, blue, red] = rgbToYuv([channel(1), channel(3), channel(5)])
  page.fill(luma, 0, width * height)
  page.fill(blue, width * height, (width * height * 5) / 4)
  page.fill(red, (width * height * 5) / 4)
}

/** Of the frame's pixels: fewer count as invisible, a square of five pixels in a frame of 640 by 360. */
const LEAST_SEEN = 0.000_11

/** Counting visible pixels takes time, so it is done in three frames of a shot. */
function isLookedAt({ from, to }: PlannedShot, index: number): boolean {
  const last = to - 1
  return index === from || index === last || index === Math.floor((from + last) / 2)
}

/** The frames of each shot. A transition begins with its shot, and the previous shot continues under it. */
function planShots({ shots, seconds }: Scene, frames: number): PlannedShot[] {
  const perSecond = frames === 1 ? 1 / seconds : FRAMES_PER_SECOND
  const plan = shots.flatMap((shot, at): PlannedShot[] => {
    const [from, to] = [
      Math.round(shot.from * perSecond),
      at === shots.length - 1 ? frames : Math.round(shot.to * perSecond),
    ]
    const { kind, long } = transitionOf(shot)
    const length = Math.min(Math.round(long * FRAMES_PER_SECOND), Math.floor((to - from) / 2))
    return to > from
      ? [
          {
            shot,
            at,
            from,
            to,
            ...(kind !== 'cut' && at > 0 && length > 1 && { transition: { kind, frames: length } }),
          },
        ]
      : []
  })
  const whole = plan.filter(({ shot }) => !shot.panel)
  for (const [nth, one] of whole.entries())
    if (one.transition && nth > 0) whole[nth - 1]!.to = one.from + one.transition.frames
  return plan.length === 0 && shots[0] ? [{ shot: shots[0], at: 0, from: 0, to: frames }] : plan
}

function transitionOf({ transition = 'cut' }: SceneShot): { kind: TransitionKind | 'cut'; long: number } {
  return typeof transition === 'string'
    ? { kind: transition, long: 0.5 }
    : { kind: transition.kind, long: transition.seconds ?? 0.5 }
}
