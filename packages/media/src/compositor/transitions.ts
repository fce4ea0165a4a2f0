import type { Size } from '../frames/size.ts'
import { greyChangeMap, storeMap } from './change-map.ts'
import type { StoredTransition, Surfaces } from './draw-transition.ts'
import { freeLevels, type Level, allocateLevels } from './picture-levels.ts'
import { requireLength, requireNumber, requireSide } from './require-number.ts'
import { MAX_PICTURE_SIDE, type Stage } from './stage.ts'
import { type TransitionKind, TRANSITIONS, type TransitionWay } from './transition-kinds.ts'

/** A transition by a picture: dark areas change first, with a softness of 0 (an edge) to 0.5 of the progress. */
export type GreyTransition = { map: Size & { grey: Uint8Array }; softness?: number }

export function addTransition(stage: Stage, wanted: TransitionKind | GreyTransition): StoredTransition {
  const way: TransitionWay = typeof wanted === 'string' ? wayOf(wanted) : wayOfGrey(wanted)
  if (way.way === 'map') return { way, map: storeMap(stage, way.map, way.softness) }
  if (way.way === 'move') return { way, map: storeMap(stage, way.map, 0) }
  return { way, map: undefined }
}

function wayOf(kind: TransitionKind): TransitionWay {
  if (!Object.hasOwn(TRANSITIONS, kind)) throw new RangeError(`there is no transition ${kind}`)
  return TRANSITIONS[kind]
}

function wayOfGrey({ map, softness = 0.1 }: GreyTransition): TransitionWay {
  requireSide(map.width, 'map width', MAX_PICTURE_SIDE)
  requireSide(map.height, 'map height', MAX_PICTURE_SIDE)
  requireLength(map.grey, map.width * map.height, 'a map')
  requireNumber(softness, 'softness', 0, 0.5)
  return { way: 'map', map: greyChangeMap(map), softness }
}

export function freeTransition({ arena }: Stage, { map }: StoredTransition): void {
  for (const piece of map?.pieces ?? []) arena.give(piece)
}

/** The buffers for both pictures of a transition; allocated with the first transition, freed with the last. */
export function createSurfaces(stage: Stage) {
  let users = 0
  let taken: ReturnType<typeof allocateLevels>[] = []
  return {
    take(): void {
      if (users++ === 0) taken = [0, 1].map(() => allocateLevels(stage, stage.size, { justOne: true }))
    },
    give(): void {
      if (--users > 0) return
      for (const levels of taken) freeLevels(stage, levels)
      taken = []
    },
    all: (): Surfaces => taken.map(({ levels }) => levels[0] as Level) as unknown as Surfaces,
  }
}
