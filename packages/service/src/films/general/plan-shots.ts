import { hasHan } from '@kinora/media/language/has-han'
import { FRAMES_PER_SECOND } from '@kinora/media/frames/yuv-frame'
import { paceFor, type Purpose, purposesFor } from '../shots/edit-shots.ts'
import { fitLengths, shareFrames } from '../shots/shot-lengths.ts'
import type { Scene } from './read-scenes.ts'

/** A shot of the film: its scene, its purpose and its pictures. */
export type Plan = {
  scene: number
  isSceneStart: boolean
  purpose: Purpose
  pictures: readonly number[]
  frames: number
}

/** A shorter shot is not understood, a longer one is dull. */
const [SHORTEST_SECONDS, LONGEST_SECONDS] = [1.5, 6]

type PlanShotsOptions = {
  scenes: readonly Scene[]
  seconds: number
  pictures: number
  usualSeconds: number
  /** The speaking time over a scene. */
  estimateSpeakingSeconds: (scene: number) => number
  /** True for each scene that goes on in the place of the scene before. */
  isThere: readonly boolean[]
  /** The pictures that a scene names; empty if it names none, undefined if none belongs to it. */
  picturesFor: (scene: number) => readonly number[] | undefined
}

/** Divides a film among its scenes, in order, and long scenes into several shots. Every picture appears. */
export function planShots(options: PlanShotsOptions): Plan[] {
  const { scenes, seconds, pictures, usualSeconds, picturesFor, isThere } = options
  const frames = Math.round(seconds * FRAMES_PER_SECOND)
  const most = Math.max(1, Math.floor(seconds / SHORTEST_SECONDS))
  const wanted = Math.max(
    Math.round(seconds / usualSeconds),
    Math.ceil(seconds / LONGEST_SECONDS),
    scenes.length,
    pictures,
  )
  const count = Math.max(1, Math.min(most, wanted))
  const owners = ownersOf(scenes, count)
  const purposes = purposesFor(
    owners.map(scene => ({
      scene,
      isSpoken: (scenes[scene]?.lines.length ?? 0) > 0,
      isThere: isThere[scene] ?? false,
    })),
  )
  const lengths = shareFrames(frames, weightsOf(owners, purposes, options))
  const shown = picturesOf(owners, pictures, picturesFor)
  return owners.map((scene, at) => ({
    scene,
    isSceneStart: scene !== owners[at - 1],
    purpose: purposes[at] ?? 'establishing',
    pictures: shown[at] ?? [0],
    frames: lengths[at] ?? 0,
  }))
}

/** The scene of each shot. If there are more scenes than shots, some share a shot with their joined text. */
function ownersOf(scenes: readonly Scene[], count: number): number[] {
  if (scenes.length === 0) return Array.from({ length: count }, () => 0)
  if (scenes.length >= count) return Array.from({ length: count }, (_, at) => Math.floor((at * scenes.length) / count))
  const weights = scenes.map(({ seconds, text }) => seconds ?? secondsToSee(text))
  const shots = scenes.map(() => 1)
  for (let left = count - scenes.length; left > 0; left--) {
    const ratios = weights.map((weight, at) => weight / (shots[at] ?? 1))
    const neediest = ratios.indexOf(Math.max(...ratios))
    shots[neediest] = (shots[neediest] ?? 1) + 1
  }
  return shots.flatMap((number, scene) => Array.from({ length: number }, () => scene))
}

/** Cuts are moved to beats: a shot may lose a quarter of a second at both ends. */
const ON_BEAT_SECONDS = 0.5

/** The seconds that a scene takes by its content: what happens in it. */
const secondsToSee = (text: string): number => 2 + Math.min(2, text.length / (hasHan(text) ? 20 : 60))

/**
 * The weight of each shot: as the scenes ask, otherwise by content and purpose, and so that speech over a scene ends
 * before the next one.
 */
function weightsOf(
  owners: readonly number[],
  purposes: readonly Purpose[],
  { scenes, seconds, estimateSpeakingSeconds }: PlanShotsOptions,
): number[] {
  const looks = (owner: number): number => owners.filter(other => other === owner).length
  const isTimed = scenes.length > 0 && scenes.every(scene => scene.seconds !== undefined)
  if (isTimed) return owners.map(owner => (scenes[owner]?.seconds ?? 1) / looks(owner))
  const pace = (owner: number): number =>
    owners.reduce((sum, other, at) => sum + (other === owner ? paceFor(purposes[at]!) : 0), 0)
  const own = [...new Set(owners)]
  const parts = own.map((owner, at) => {
    const until = own[at + 1] ?? scenes.length
    const said = scenes.slice(owner, until).reduce((sum, _, next) => sum + estimateSpeakingSeconds(owner + next), 0)
    return {
      needs: said > 0 ? said + ON_BEAT_SECONDS : 0,
      weight: pace(owner) * secondsToSee(scenes[owner]?.text ?? ''),
    }
  })
  const lengths = fitLengths(seconds, parts)
  return owners.map((owner, at) => (lengths[own.indexOf(owner)]! * paceFor(purposes[at]!)) / pace(owner))
}

/** The pictures that a scene names, or none; otherwise all in turn. Pictures without a shot share one. */
function picturesOf(
  owners: readonly number[],
  pictures: number,
  picturesFor: PlanShotsOptions['picturesFor'],
): number[][] {
  const named = owners.map(owner => picturesFor(owner))
  const missing = Array.from({ length: pictures }, (_, at) => at).filter(picture => !named.flat().includes(picture))
  const free = named.flatMap((list, at) => (list?.length === 0 ? [at] : []))
  const shown = named.map((list, at) => {
    const within = at - owners.indexOf(owners[at] ?? 0)
    return list === undefined || list.length === 0 ? [] : [list[within % list.length] ?? 0]
  })
  for (const [place, at] of free.entries()) {
    const share = missing.length / free.length
    if (missing.length > free.length)
      shown[at] = missing.slice(Math.round(place * share), Math.round((place + 1) * share))
    else shown[at] = [(missing.length > 0 ? missing[place % missing.length] : undefined) ?? place % pictures]
  }
  // Named pictures without a shot in their scene, and others without a free shot, are added to the last shot.
  const left = Array.from({ length: pictures }, (_, at) => at).filter(picture => !shown.flat().includes(picture))
  const last = Math.max(
    0,
    named.findLastIndex(list => list !== undefined),
  )
  if (left.length > 0) shown[last] = [...(shown[last] ?? []), ...left]
  return shown
}
