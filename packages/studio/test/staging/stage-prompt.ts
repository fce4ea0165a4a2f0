import { createCompositor } from '../../../media/src/compositor/compositor.ts'
import { FRAMES_PER_SECOND } from '../../../media/src/frames/yuv-frame.ts'
import type { Size } from '../../../media/src/frames/size.ts'
import { direct } from '../../src/direct/direct.ts'
import type { Shot } from '../../src/direct/shot-list.ts'
import { chooseWardrobe } from '../../src/scene/choose-wardrobe.ts'
import { collectArt } from '../../src/scene/collect-art.ts'
import { planCuts } from '../../src/scene/plan-cuts.ts'
import { playShots } from '../../src/scene/play-shots.ts'
import { prepareShot } from '../../src/scene/prepare-shot.ts'
import type { Point } from '../../src/bodies/body.ts'
import type { Hold } from '../../src/scene/member.ts'
import type { Scenery } from '../../src/scene/scenery.ts'
import type { Solid, SolidActor } from '../../src/scene/solid.ts'
import type { ShotCamera } from '../../src/camera/shot-camera.ts'
import { type Silhouette, traceSilhouette } from './silhouette.ts'

/** As small as a plate can be whose ground is still found: nothing is looked at, all is measured. */
const FRAME: Size = { width: 192, height: 108 }
const SECONDS = 5
/** Shares of a shot at which it is looked. */
const MOMENTS = [0.04, 0.5, 0.96]

/** A body of a staged shot, on whom and how it is fixed, and its outline. */
export type Figure = Silhouette & {
  solid: Solid
  actor: SolidActor
  host?: Figure
  hold?: Hold
  /** Its face, in the world, and which way the head looks. */
  face?: Point
  gaze?: Point
}

/** What is staged at a moment: plain measures, no pixels. */
export type Moment = { progress: number; camera: ShotCamera; figures: readonly Figure[] }

export type StagedShot = {
  /** As the words were read, and as it is played. */
  told: Shot
  shot: Shot
  scenery: Scenery
  frame: Size
  moments: readonly Moment[]
}

/** Stages all shots of a prompt as a film of five seconds has them, beat by beat, and draws none. */
export async function stagePrompt(prompt: string, seed = 1): Promise<StagedShot[]> {
  const { shots, language } = direct({ prompt, seed })
  const frames = SECONDS * FRAMES_PER_SECOND
  const beats = playShots(shots, frames)
  const told = beats.flatMap((played, at) => played.map(() => shots[at]!))
  const plan = planCuts(beats.flat(), frames)
  const wardrobe = chooseWardrobe(shots, seed)
  const compositor = await createCompositor(FRAME)
  try {
    const staged: StagedShot[] = []
    const seen = new Set<number>()
    for (const { shot, whole, nth } of plan) {
      if (seen.has(whole.from)) continue
      seen.add(whole.from)
      const seconds = (whole.to - whole.from) / FRAMES_PER_SECOND
      const prepared = await prepareShot({
        compositor,
        shot,
        arts: await collectArt(shot, []),
        wardrobe,
        seconds,
        seed: seed + nth * 7_919,
        amplitude: 'auto',
        phases: 2,
        language,
      })
      const { scenery, figures } = prepared
      const all = figures.solids.flatMap(actor => figuresOf(actor.solid, actor))
      const bones = new Map<Solid, Float32Array>()
      for (const { solid } of all) {
        const { pose } = solid.posable
        solid.posable.pose = (matrices, posing) => {
          if ((posing.opacity ?? 1) > 0.3) bones.set(solid, matrices)
          pose(matrices, posing)
        }
      }
      const moments = MOMENTS.map((progress): Moment => {
        bones.clear()
        figures.pose(progress * seconds, progress)
        const camera = prepared.cameraAt(progress * seconds)
        const traced = new Map<Solid, Figure>()
        for (const { solid, actor, host, hold } of all) {
          const matrices = bones.get(solid)
          const above = host && traced.get(host)
          if (!matrices) continue
          traced.set(solid, {
            ...traceSilhouette(solid, matrices, scenery, camera, FRAME),
            solid,
            actor,
            ...(solid.placed?.face && { face: solid.placed.face, gaze: gazeOf(solid, matrices) }),
            ...(above && hold && { host: above, hold }),
          })
        }
        return { progress, camera, figures: [...traced.values()] }
      })
      staged.push({ told: told[staged.length]!, shot, scenery, frame: FRAME, moments })
      prepared.free()
    }
    return staged
  } finally {
    compositor.close()
  }
}

/** Where the head looks: its bone's third axis. */
function gazeOf({ body }: Solid, bones: Float32Array): Point {
  const at =
    12 *
    Math.max(
      0,
      body.bones.findIndex(({ name }) => name === 'head'),
    )
  return [bones[at + 2]!, bones[at + 6]!, bones[at + 10]!]
}

type Cast = { solid: Solid; actor: SolidActor; host?: Solid; hold?: Hold }

const figuresOf = (solid: Solid, actor: SolidActor, host?: Solid, hold?: Hold): Cast[] => [
  { solid, actor, ...(host && hold && { host, hold }) },
  ...solid.bound.flatMap(part => figuresOf(part.solid, actor, solid, part.hold)),
]
