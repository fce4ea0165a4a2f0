import type { SeededRandom } from '@kinora/media/core/seeded-random'
import type { Language } from '@kinora/media/language/detect-language'

/** `full` shows a whole person and their action, `medium` from the waist up. */
export type Framing = 'wide' | 'full' | 'medium' | 'close'

/** Camera moves in words that the parser understands and a caller may edit. */
export const CAMERA_WORDS = {
  push: { en: 'the camera slowly pushes in', zh: '镜头缓缓推近' },
  pull: { en: 'the camera slowly pulls back', zh: '镜头缓缓拉远' },
  orbit: { en: 'the camera slowly orbits', zh: '镜头缓缓环绕' },
  'pan-left': { en: 'the camera slowly pans left', zh: '镜头缓缓左摇' },
  'pan-right': { en: 'the camera slowly pans right', zh: '镜头缓缓右摇' },
  'tilt-up': { en: 'the camera slowly tilts up', zh: '镜头缓缓上摇' },
  'tilt-down': { en: 'the camera slowly tilts down', zh: '镜头缓缓下摇' },
  'crane-up': { en: 'crane up', zh: '镜头上升' },
  'track-left': { en: 'the camera slides left', zh: '镜头左移' },
  'track-right': { en: 'the camera slides right', zh: '镜头右移' },
  drift: { en: 'the camera drifts', zh: '镜头滑过' },
  still: { en: 'static camera', zh: '固定镜头' },
  handheld: { en: 'handheld camera', zh: '手持镜头' },
} as const satisfies Record<string, Record<Language, string>>

export type Move = keyof typeof CAMERA_WORDS
export const MOVES = Object.keys(CAMERA_WORDS) as Move[]

export const FRAMING_WORDS: Record<Framing, Record<Language, string>> = {
  wide: { en: 'wide shot', zh: '全景' },
  full: { en: 'full shot', zh: '全身镜头' },
  medium: { en: 'medium shot', zh: '中景' },
  close: { en: 'close-up', zh: '特写' },
}

/** A suitable move for each shot, never the same as in the previous shot. */
export function movesFor(choices: readonly (readonly [Move, ...Move[]])[], seeded: SeededRandom): Move[] {
  const moves: Move[] = []
  for (const suited of choices) {
    const [first, ...others] = suited.filter(move => move !== moves.at(-1) && move !== moves.at(-2))
    const [second, ...rest] = suited.filter(move => move !== moves.at(-1))
    moves.push(first ? seeded.pick([first, ...others]) : second ? seeded.pick([second, ...rest]) : suited[0])
  }
  return moves
}
