import { hasHan } from '@kinora/media/language/has-han'
import { paceFor, type Purpose, purposesFor } from '@kinora/media/shots/edit-shots'
import { readTable, says } from '../film-tables.ts'
import type { Scene } from './read-scenes.ts'

/** A shot of the film: its scene, its purpose and its pictures. */
export type Plan = {
  scene: number
  isSceneStart: boolean
  purpose: Purpose
  pictures: readonly number[]
  /** Its share of the film. */
  seconds: number
}

/** A shorter shot is not understood, a longer one is dull. */
const [SHORTEST_SECONDS, LONGEST_SECONDS] = [1.5, 6]

type PlanShotsOptions = {
  scenes: readonly Scene[]
  seconds: number
  pictures: number
  usualSeconds: number
  /** True for each scene that goes on in the place of the scene before. */
  isThere: readonly boolean[]
  /** Each scene is one shot. */
  isOrdered: boolean
  /** The pictures that a scene names; empty if it names none, undefined if none belongs to it. */
  picturesFor: (scene: number) => readonly number[] | undefined
}

/** Divides a film among its scenes, in order, and long scenes into several shots. Every picture appears. */
export function planShots(options: PlanShotsOptions): Plan[] {
  const { scenes, seconds, pictures, usualSeconds, picturesFor, isThere, isOrdered } = options
  const most = isOrdered ? scenes.length : Math.max(1, Math.floor(seconds / SHORTEST_SECONDS))
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
      isMoving: says(readTable('briefs').moves, scenes[scene]?.text ?? ''),
    })),
  )
  const shown = picturesOf(owners, pictures, picturesFor)
  return owners.map((scene, at) => ({
    scene,
    isSceneStart: scene !== owners[at - 1],
    purpose: purposes[at] ?? 'establishing',
    pictures: shown[at] ?? [0],
    seconds: secondsFor(scene, purposes[at] ?? 'establishing', owners, scenes),
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

/** The seconds that a scene takes by its content: what happens in it. */
const secondsToSee = (text: string): number => 2 + Math.min(2, text.length / (hasHan(text) ? 20 : 60))

/** The share of a shot: as the scenes ask, otherwise by content and purpose. */
function secondsFor(owner: number, purpose: Purpose, owners: readonly number[], scenes: readonly Scene[]): number {
  const { seconds, text = '' } = scenes[owner] ?? {}
  const isTimed = scenes.length > 0 && scenes.every(scene => scene.seconds !== undefined)
  return isTimed
    ? (seconds ?? 1) / owners.filter(other => other === owner).length
    : paceFor(purpose) * secondsToSee(text)
}

/** The pictures that a scene names, or none; otherwise all in turn. Pictures without a shot share one. */
function picturesOf(
  owners: readonly number[],
  pictures: number,
  picturesFor: PlanShotsOptions['picturesFor'],
): number[][] {
  if (pictures === 0) return owners.map(() => [])
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
