import type { Motion, Place, SoundCue } from '../setting/shot-list.ts'

/** The kind of a subject. It decides defaults: its motion, its place, its sound. */
export type Kind = keyof typeof KINDS

export type KindRule = {
  motion: Motion
  place: Place
  /** The strength of the place: a fish cannot be elsewhere, a person can be anywhere. */
  pull: 1 | 2 | 3
  sounds?: readonly SoundCue[]
  /** Can act on its own: speak, hold and ride. Pronouns prefer it. */
  alive?: true
}

export const KINDS = {
  person: { motion: 'sway', place: 'street', pull: 1, alive: true },
  animal: { motion: 'bob', place: 'meadow', pull: 1, alive: true },
  bird: { motion: 'fly', place: 'sky', pull: 1, alive: true, sounds: ['birds'] },
  insect: { motion: 'fly', place: 'garden', pull: 1, alive: true },
  fish: { motion: 'swim', place: 'underwater', pull: 3, alive: true },
  flower: { motion: 'sway', place: 'garden', pull: 2 },
  plant: { motion: 'sway', place: 'garden', pull: 2 },
  tree: { motion: 'sway', place: 'meadow', pull: 2 },
  leaf: { motion: 'fall', place: 'forest', pull: 2 },
  food: { motion: 'still', place: 'table', pull: 2 },
  drink: { motion: 'still', place: 'table', pull: 2 },
  building: { motion: 'still', place: 'meadow', pull: 2 },
  car: { motion: 'drive', place: 'street', pull: 2, sounds: ['traffic'] },
  bike: { motion: 'drive', place: 'street', pull: 2 },
  rail: { motion: 'drive', place: 'meadow', pull: 2, sounds: ['engine'] },
  boat: { motion: 'float', place: 'sea', pull: 3, sounds: ['waves'] },
  aircraft: { motion: 'fly', place: 'sky', pull: 3, sounds: ['whoosh'] },
  spacecraft: { motion: 'fly', place: 'space', pull: 3, sounds: ['space'] },
  planet: { motion: 'spin', place: 'space', pull: 3, sounds: ['space'] },
  moon: { motion: 'still', place: 'sky', pull: 1 },
  sky: { motion: 'still', place: 'sky', pull: 1 },
  product: { motion: 'still', place: 'sweep', pull: 2 },
  cosmetic: { motion: 'still', place: 'sweep', pull: 2 },
  worn: { motion: 'still', place: 'sweep', pull: 1 },
  headwear: { motion: 'still', place: 'sweep', pull: 1 },
  instrument: { motion: 'still', place: 'stage', pull: 2 },
  furniture: { motion: 'still', place: 'room', pull: 3, sounds: ['room'] },
  book: { motion: 'still', place: 'room', pull: 2 },
  toy: { motion: 'bob', place: 'room', pull: 2 },
  ball: { motion: 'jump', place: 'meadow', pull: 2 },
  fire: { motion: 'sway', place: 'forest', pull: 1, sounds: ['fire'] },
  festive: { motion: 'sway', place: 'room', pull: 1 },
  thing: { motion: 'still', place: 'sweep', pull: 1 },
} as const satisfies Record<string, KindRule>

export const isAliveKind = (kind: Kind): boolean => (KINDS[kind] as KindRule).alive === true
