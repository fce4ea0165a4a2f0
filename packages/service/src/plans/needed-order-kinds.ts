import type { PlanName } from '../catalog/declare.ts'
import type { OrderKind } from '@kinora/media/engine/contract'

// What a plan cannot do without. What only makes its result better is not here: then it is made less well.
const KINDS: Record<Exclude<PlanName, 'film-part'>, readonly OrderKind[]> = {
  imagine: ['video'],
  'animate-frames': ['video'],
  paint: ['image'],
  'tell-story': ['video'],
  'music-video': ['video', 'hearing'],
  'premium-music-video': ['video', 'hearing'],
  'explain-comic': ['video', 'speech'],
  'ad-film': ['video', 'speech', 'music'],
  'general-film': ['video'],
  speak: ['speech'],
  // A film is composed from what is there.
  'film-compose': [],
}

const PART_KINDS: Record<string, readonly OrderKind[]> = {
  generate_video: ['video'],
  generate_narration: ['speech'],
  generate_bgm: ['music'],
}

/** The kinds of order that a request needs somebody to make. */
export const neededOrderKinds = (plan: PlanName, { type }: Record<string, unknown>): readonly OrderKind[] =>
  plan === 'film-part' ? (PART_KINDS[String(type)] ?? ['video']) : KINDS[plan]
