import { ChildFailure } from '@kinora/media/children/child-failure'
import type { Transition } from '@kinora/media/compositor/compositor'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import type { SpeechTrack } from '../direct/mouth-pose.ts'
import type { ShotList } from '../direct/shot-list.ts'
import type { Take, TakeOptions } from '../camera/take.ts'
import { collectArt, type NamedCutout, type NamedModel } from './collect-art.ts'
import { type ClipSource, openClips } from './open-clips.ts'
import { viewScenery, type NamedView } from './photo-plate/view-scenery.ts'
import { planCuts } from './plan-cuts.ts'
import type { PlannedShot } from './planned-shot.ts'
import { playShots } from './play-shots.ts'
import { type PreparedShot, prepareShot } from './prepare-shot.ts'
import { addUnusedInputs } from '../reading/add-unused-inputs.ts'
import { isTurnWay, turnMap } from './turn-maps.ts'
import { createSightings } from '../camera/sightings.ts'
import { sightInputs } from './sight-inputs.ts'
import { turnModels } from '../reading/turn-models.ts'
import { chooseWardrobe } from './choose-wardrobe.ts'

export type SceneOptions = TakeOptions & {
  shots: ShotList
  /** The user's pictures, cut out: they play before any pictogram. */
  pictures: readonly NamedCutout[]
  /** Models that came along: they are turned to show all their sides. */
  models?: readonly NamedModel[]
  /** Clips that play inside the scene, on and on. */
  clips?: readonly ClipSource[]
  /** Pictures of places, for the shots that are seen in them. */
  views?: readonly NamedView[]
  /** What is said in it, and by whom. */
  speech?: readonly SpeechTrack[]
}

/** Pictures in a round of a figure: half the film's frames at a walking pace. */
const PHASES = 12

/** Frames between two looks at where the inputs are: half a second. */
const SIGHTED_EACH = 12

/** A film that tells how it is cut and how each of its shots is staged, for whoever measures it. */
export type SceneTake = Take & {
  plan: readonly PlannedShot[]
  /** While it is in the compositor's memory: from its first frame that was drawn to the first one after it. */
  staged(planned: PlannedShot): PreparedShot | undefined
}

/** A film of a shot list. Shots are prepared when they come near and freed when they are over: two at most are held. */
export async function prepareScene(options: SceneOptions): Promise<SceneTake> {
  const { compositor, frames, seed, amplitude } = options
  const names = [...options.pictures, ...(options.clips ?? []), ...(options.models ?? [])].map(({ name }) => name)
  const { shots, language } = turnModels(addUnusedInputs(options.shots, names), options.models ?? [])
  if (shots.length === 0) throw new ChildFailure('a shot list without shots cannot be filmed', false)
  const plan = planCuts(playShots(shots, frames).flat(), frames)
  const wardrobe = chooseWardrobe(shots, seed, options.cast)
  const clips = openClips(options.clips ?? [], compositor)
  const transitions = new Map<PlannedShot, Transition>()
  const prepared = new Map<PlannedShot, PreparedShot>()
  let kept: { of: string; made: PreparedShot } | undefined

  /** Made when it is first seen: where windows are is known by then. */
  function transitionInto(planned: PlannedShot, from: PreparedShot): Transition {
    const made =
      transitions.get(planned) ??
      compositor.addTransition(
        isTurnWay(planned.transition!.kind)
          ? turnMap(planned.transition!.kind, seed, from.scenery.plate)
          : planned.transition!.kind,
      )
    transitions.set(planned, made)
    return made
  }

  async function prepare(planned: PlannedShot): Promise<PreparedShot> {
    const ready = prepared.get(planned)
    if (ready) return ready
    const arts = await collectArt(planned.shot, options.pictures, clips, options.models)
    const of = plateOf(planned)
    const made = await prepareShot({
      compositor,
      ...(kept?.of === of && { scenery: kept.made.scenery, ...(planned.shot.continues && { after: kept.made }) }),
      ...withinShot(planned, plan),
      ...(await viewScenery(planned.shot, options.views ?? [], compositor, seed)),
      arts,
      wardrobe,
      seconds: (planned.whole.to - planned.whole.from) / FRAMES_PER_SECOND,
      // Another plate for every shot, as far from the others as another seed's.
      seed: seed + planned.nth * 7_919,
      amplitude,
      phases: PHASES,
      language,
      ...(options.speech && {
        speech: options.speech.map(track => ({
          ...track,
          poses: track.poses.slice(planned.whole.from, planned.whole.to),
        })),
      }),
    })
    prepared.set(planned, made)
    kept = { of, made }
    return made
  }

  const frame = { width: compositor.width, height: compositor.height }
  const sighted = createSightings(frame)
  const sight = (planned: PlannedShot, shot: PreparedShot, index: number): void => {
    const [seconds, until] = [index - planned.whole.from, planned.whole.to - planned.whole.from].map(
      count => count / FRAMES_PER_SECOND,
    ) as [number, number]
    const progress = until > 0 ? Math.min(1, seconds / until) : 0
    sightInputs(shot.figures, { camera: shot.cameraAt(seconds), frame, seconds, progress }, sighted)
  }

  await prepare(plan[0]!)
  return {
    plan,
    staged: planned => prepared.get(planned),
    inputBoxes: () => sighted.boxes(),
    async draw(index) {
      const seen = plan.filter(({ from, to }) => index >= from && index < to)
      for (const [planned, shot] of prepared) {
        if (seen.includes(planned) || planned.from > index) continue
        shot.free()
        prepared.delete(planned)
      }
      const live = await Promise.all(seen.map(planned => prepare(planned)))
      for (const shot of live) await shot.advance()
      const drawAt = (at: number): void => live[at]!.draw((index - seen[at]!.whole.from) / FRAMES_PER_SECOND, index)
      const into = seen[1]?.transition
      if (!into) {
        drawAt(0)
        if (names.length > 0 && (index % SIGHTED_EACH === 0 || index === seen[0]!.to - 1))
          sight(seen[0]!, live[0]!, index)
        return
      }
      const progress = (index - seen[1]!.from + 1) / (into.frames + 1)
      compositor.drawTransition(
        transitionInto(seen[1]!, live[0]!),
        progress,
        () => drawAt(0),
        () => drawAt(1),
      )
    },
  }
}

/** Steps of one shot share the way of its camera. */
function withinShot(planned: PlannedShot, plan: readonly PlannedShot[]): Partial<Parameters<typeof prepareShot>[0]> {
  const steps = plan.filter(({ nth, shot }) => nth === planned.nth && shot.camera.move === planned.shot.camera.move)
  if (steps.length < 2) return {}
  const [first, last] = [
    Math.min(...steps.map(({ whole }) => whole.from)),
    Math.max(...steps.map(({ whole }) => whole.to)),
  ]
  const { from, to } = planned.whole
  const all = last - first
  return {
    within: { from: (from - first) / all, to: (to - first) / all, seconds: all / FRAMES_PER_SECOND },
  }
}

/** What goes on in the same place at the same hour, seen the same way, is seen in one plate, drawn once. */
const plateOf = ({ nth, shot }: PlannedShot): string => {
  const { place, where, time, weather, season, look, lights, tide, camera } = shot
  return [nth, place, where, time, weather, season, look, lights, tide, camera.framing, camera.angle].join(' ')
}
