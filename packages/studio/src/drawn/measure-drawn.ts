import { createCompositor } from '@kinora/media/compositor/compositor'
import type { Size } from '@kinora/media/frames/size'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import type { Deed, Shot, ShotList, Subject } from '../direct/shot-list.ts'
import type { Posable } from '../raster/rasteriser.ts'
import { type Actor, placeOf, type Player } from '../scene/actors.ts'
import { isAudience } from '../scene/create-audience.ts'
import type { Effect } from '../stage/draw/effects.ts'
import type { PlannedShot } from '../scene/planned-shot.ts'
import type { PreparedShot } from '../scene/prepare-shot.ts'
import { prepareScene } from '../scene/prepare-scene.ts'
import type { Solid } from '../scene/solid.ts'
import { isCircled } from '../scene/solid-figures.ts'
import { isFirework } from '../scene/stand-free.ts'
import type { Drawn, DrawnDeed, DrawnEntity, DrawnShot } from './drawn.ts'
import { isPlayed, isPlayedByPicture, type Placed } from './is-played.ts'
import { measureCamera } from './measure-camera.ts'
import { type Compared, measurePlace } from './measure-place.ts'
import { tagTold, toldNumber } from './tag-told.ts'

/** Pixels of a measured frame, in the shape of the clip: more show nothing that these do not. */
const PIXELS = 192 * 108
const LEAST_SIDE = 64
/** Shares of a stretch of the clip at which it is measured. */
const MOMENTS = [0.08, 0.5, 0.92]

type MeasureOptions = Size & {
  shots: ShotList
  seconds: number
  seed: number
  /** Of which properties of the places it is measured whether they are seen. */
  compared?: ReadonlySet<Compared>
}

/** Stages a clip as it is made, in small, and measures at a few moments of each stretch what is on the screen. */
export async function measureDrawn({
  shots,
  seconds,
  seed,
  compared = new Set(),
  ...size
}: MeasureOptions): Promise<Drawn> {
  const frame = smallFrame(size)
  const list = tagTold(shots)
  const seen = new Sightings()
  const drawn: DrawnShot[] = []
  const compositor = await createCompositor(frame)
  try {
    const frames = Math.max(1, Math.round(seconds * FRAMES_PER_SECOND))
    const take = await prepareScene({ compositor, frames, seed, amplitude: 'auto', shots: list, pictures: [] })
    const moments = take.plan
      .flatMap(planned => MOMENTS.map(share => ({ planned, index: frameAt(planned, share) })))
      .toSorted((a, b) => a.index - b.index)
    const views = new Map<PlannedShot, Stretch>()
    for (const { planned, index } of moments) {
      await take.draw(index)
      const staged = take.staged(planned)
      if (!staged) continue
      const stretch = views.get(planned) ?? { cameras: [], effects: new Map(), turns: false }
      views.set(planned, stretch)
      measureMoment({ planned, staged, frame, index }, seen, stretch)
    }
    for (const planned of take.plan) {
      const { cameras, effects, turns } = views.get(planned) ?? { cameras: [], effects: new Map(), turns: false }
      const { place, where, time, weather, season, camera } = planned.shot
      drawn.push({
        place,
        ...(where && { where }),
        time,
        weather,
        season,
        move: camera.move,
        camera: measureCamera(cameras, frame, turns),
        difference: measurePlace(planned.shot, seed, compared),
        effects: [...effects].map(([kind, visibleShare]) => ({ kind, visibleShare })),
      })
    }
    return { shots: drawn, ...seen.of(list) }
  } finally {
    compositor.close()
  }
}

type Stretch = { cameras: ReturnType<PreparedShot['cameraAt']>[]; effects: Map<Effect, number>; turns: boolean }
type Moment = { planned: PlannedShot; staged: PreparedShot; frame: Size; index: number }

function smallFrame({ width, height }: Size): Size {
  const by = Math.max(Math.sqrt(PIXELS / (width * height)), LEAST_SIDE / width, LEAST_SIDE / height)
  const even = (side: number): number => 2 * Math.round((side * by) / 2)
  return { width: even(width), height: even(height) }
}

const frameAt = ({ from, to }: PlannedShot, share: number): number => from + Math.floor(share * (to - from))

function measureMoment({ planned, staged, frame, index }: Moment, seen: Sightings, stretch: Stretch): void {
  const { shot, whole } = planned
  const seconds = (index - whole.from) / FRAMES_PER_SECOND
  const until = (whole.to - whole.from) / FRAMES_PER_SECOND
  const progress = until > 0 ? Math.min(1, seconds / until) : 0
  const camera = staged.cameraAt(seconds)
  stretch.cameras.push(camera)
  const pixels = frame.width * frame.height
  const counts = staged.figures.countSeen()
  const shares = new Map<number, number>()
  const add = (subject: Subject, share: number): void => {
    const told = toldNumber(subject)
    if (told !== undefined) shares.set(told, (shares.get(told) ?? 0) + share)
  }
  const share = (posables: readonly Posable[]): number =>
    posables.reduce((sum, one) => sum + (counts.get(one) ?? 0), 0) / pixels
  for (const actor of staged.figures.solids) {
    if (isCircled(actor, shot)) stretch.turns = true
    for (const placed of withBound({ solid: actor.solid })) {
      const { solid } = placed
      add(solid.member.subject, share(posablesOf(solid)))
      const effects = new Set<Effect>()
      for (const { kind, posable } of solid.effects) {
        const own = share([posable])
        if (own >= LEAST_EFFECT) effects.add(kind)
        stretch.effects.set(kind, Math.max(own, stretch.effects.get(kind) ?? 0))
      }
      const { subject } = solid.member
      for (const deed of subject.deeds ?? []) seen.deed(subject, deed, isPlayed(deed, placed, shot, effects))
    }
  }
  for (const actor of staged.figures.actors) {
    const own = boxShare(actor, { camera, frame, seconds, progress })
    for (const subject of [actor.spot.member.subject, ...boundSubjects(actor)]) {
      add(subject, own)
      for (const deed of subject.deeds ?? []) seen.deed(subject, deed, isPlayedByPicture(deed, subject))
    }
  }
  for (const subject of shot.subjects) if (isFirework(subject) || isAudience(subject, shot)) add(subject, WHOLE_SKY)
  for (const subject of shot.subjects) seen.subject(subject, shares.get(toldNumber(subject) ?? -1))
}

/** Of the frame: what is less of steam or of flames nobody notices. */
const LEAST_EFFECT = 0.0005
/** Sparks in the sky and heads before a stage are not counted by pixels. */
const WHOLE_SKY = 0.1

const withBound = (placed: Placed): Placed[] => [
  placed,
  ...placed.solid.bound.flatMap(({ solid }) => withBound({ solid, host: placed.solid })),
  ...(placed.solid.later ?? []).flatMap(solid => withBound({ solid })),
]

const posablesOf = ({ posable, prints = [], halves, bits }: Solid): Posable[] => [
  posable,
  ...prints,
  ...(halves ?? []),
  ...(bits ? [bits.posable] : []),
]

const boundSubjects = ({ spot }: Actor): Subject[] => {
  const under = ({ bound }: Actor['spot']['member']): Subject[] =>
    bound.flatMap(({ member }) => [member.subject, ...under(member)])
  return under(spot.member)
}

/** Of a picture: how much of the box around it lies in the frame. */
function boxShare(actor: Actor, at: Parameters<typeof placeOf>[1]): number {
  const { figure }: Player = actor.player
  const { ground, scale, y, step } = placeOf(actor, at)
  const wide = (scale * figure.width) / figure.height
  const { width, height } = at.frame
  const across = Math.min(width, ground.x + wide / 2) - Math.max(0, ground.x - wide / 2)
  const down = Math.min(height, y) - Math.max(0, y - scale)
  return step.opacity > 0.3 && across > 0 && down > 0 ? (across * down) / (width * height) : 0
}

/** What is seen of subjects and deeds of the list over all moments, by their numbers. */
class Sightings {
  readonly #subjects = new Map<number, { largest: number; moments: number; seen: number }>()
  readonly #deeds = new Map<number, boolean>()
  /** Who plays a deed of the stage's own: it stands for those of the list that the stage has replaced. */
  readonly #staged = new Set<number>()

  /** `share` is undefined where no figure of its own is on the stage. */
  subject(subject: Subject, share: number | undefined): void {
    const told = toldNumber(subject)
    if (told === undefined || share === undefined) return
    const known = this.#subjects.get(told) ?? { largest: 0, moments: 0, seen: 0 }
    this.#subjects.set(told, {
      largest: Math.max(known.largest, share),
      moments: known.moments + 1,
      seen: known.seen + (share > 0 ? 1 : 0),
    })
  }

  deed(subject: Subject, deed: Deed, played: boolean): void {
    const [doer, told] = [toldNumber(subject), toldNumber(deed)]
    if (told !== undefined) this.#deeds.set(told, played || this.#deeds.get(told) === true)
    else if (played && doer !== undefined) this.#staged.add(doer)
  }

  of({ shots }: ShotList): Pick<Drawn, 'entities' | 'deeds'> {
    const each = <T>(make: (subject: Subject, shot: number, index: number, of: Shot) => T[]): T[] =>
      shots.flatMap((shot, at) => shot.subjects.flatMap((subject, index) => make(subject, at, index, shot)))
    return {
      entities: each((subject, shot, index): DrawnEntity[] => {
        const known = this.#subjects.get(toldNumber(subject) ?? -1)
        const named = { shot, subject: index, words: subject.words }
        return known
          ? [{ ...named, by: 'figure', visibleShare: known.largest, momentsSeen: known.seen / known.moments }]
          : [{ ...named, by: 'part', visibleShare: 0, momentsSeen: 0 }]
      }),
      deeds: each((subject, shot, index): DrawnDeed[] =>
        (subject.deeds ?? []).map(deed => ({
          shot,
          subject: index,
          verb: deed.verb,
          words: deed.words,
          isPlayed: this.#deeds.get(toldNumber(deed) ?? -1) ?? this.#staged.has(toldNumber(subject) ?? -1),
        })),
      ),
    }
  }
}
