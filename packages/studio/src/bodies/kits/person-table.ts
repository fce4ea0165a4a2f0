import type { Hair } from './hair.ts'
import type { Hat } from './hats.ts'

/** Somebody, as a table. Colours are hex. */
export type Person = {
  metres: number
  /** Children have larger heads and shorter legs. */
  age: 'baby' | 'child' | 'adult' | 'old'
  /** 1 is usual. */
  girth?: number
  skin: string
  hair: { style: Hair; colour: string }
  beard?: string
  moustache?: string
  top: string
  bottom: string
  shoes: string
  /** What is worn over the legs. */
  wears?: 'trousers' | 'skirt' | 'dress' | 'robe' | 'shorts' | 'sheath' | 'tutu'
  /** Of a fish, instead of legs. */
  tail?: string
  sleeves?: 'short' | 'long' | 'none'
  hat?: { kind: Hat; colour: string; second?: string }
  /** Over the chest, in front. */
  apron?: string
  scarf?: string
  cape?: string
  /** Around everything from the shoulders down: a blanket, a towel. */
  wrap?: string
  /** To the knees, over everything. */
  coat?: string
  belt?: string
  glasses?: string
  gloves?: string
  /** Trousers that go up over the chest, with straps. */
  bib?: string
  /** Bright stripes around the chest and over the shoulders. */
  stripes?: string
  /** What shows between the lapels of a jacket. */
  shirt?: string
  tie?: string
  bowTie?: string
  /** Laid crosswise over the chest, as of a kimono. */
  collar?: string
  /** Of fur: tufts around the neck and down the edges of a coat. */
  ruff?: string
  /** Broad, around the waist. */
  sash?: string
  /** How wide sleeves are at the wrist. */
  cuffs?: 'wide'
  backpack?: string
  /** On a strap across the chest. */
  bag?: string
  /** On the back, of who dives. */
  tank?: string
  /** Four small flags on the back, of a general on the stage. */
  flags?: string
  headphones?: string
  stethoscope?: string
  /** Broad, with a strap around the head. */
  goggles?: string
  /** Pockets and tools on the belt. */
  pouches?: string
  /** Cloth over one shoulder and down the back, as of a sari. */
  drape?: string
  /** To the elbows all around, with a hem of another colour. */
  poncho?: string
  /** A hood that lies on the back. */
  cowl?: string
  /** Of a skeleton, on a dark suit. */
  bones?: string
  /** Over mouth and nose. */
  mask?: string
  /** Over the whole face, with a dark window. */
  shield?: string
  /** Beads or a medal on the chest. */
  necklace?: string
  /** Pointed, on the head's sides. */
  ears?: 'round' | 'pointed' | 'none'
  /** A shell over the whole head with a window in front. */
  bubble?: boolean
  wings?: string
}

/** What the words change of somebody: clothes, hair, age. */
export type Attire = Omit<Partial<Person>, 'hair' | 'metres'> & {
  hair?: Partial<Person['hair']>
  /** Which of several of the same sort it is: the first looks as everybody of it does. */
  variant?: number
  /** Black hair, where the sort has hair of a usual colour. */
  isEastAsian?: true
  /** By what hair, skin and clothes are chosen that nobody told of; without it they are those of the sort. */
  look?: Look
}

export const OCCASIONS = ['winter', 'rain', 'beach', 'swimming', 'sport', 'feast', 'office'] as const
/** What people dress for. */
export type Occasion = (typeof OCCASIONS)[number]

/** Numbers of a clip and of somebody in it, and which of those it is who are alike. */
export type Look = {
  clip: number
  own: number
  nth: number
  occasion?: Occasion
  /** A hat is there already, as a thing of its own. */
  isCovered?: true
  /** The words name some of the clothes. */
  isPartlyTold?: true
}

export type Measures = { hip: number; knee: number; shoulder: number; head: number; headSize: number; width: number }
