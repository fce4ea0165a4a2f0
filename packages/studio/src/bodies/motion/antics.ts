import type { Deed } from './deed.ts'

/** What animals do with all of their body, and people otherwise or not at all. */
export const ANTICS = [
  'frolic',
  'dig',
  'groom',
  'scratch',
  'claw',
  'roll-over',
  'lie-back',
  'tumble',
  'shake-off',
  'stretch',
  'yawn',
  'howl',
  'roar',
  'bark',
  'sniff',
  'stalk',
  'crouch',
  'chase-tail',
  'beg',
  'give-paw',
  'bat',
  'wag',
  'nuzzle',
  'headbutt',
  'rear',
  'curl-up',
  'tilt-head',
  'knead',
  'spread-wings',
  'peck',
  'belly-slide',
  'ball-up',
  'turn-head',
  'gape',
  'fan-tail',
  'wade',
  'trunk-spray',
  'lap',
] as const
export type Antic = (typeof ANTICS)[number]

/** Which verbs are seen as which of them, of four-legged animals and of birds. */
const BEASTS: Partial<Record<Antic, string>> = {
  frolic: 'frolic',
  dig: 'dig',
  groom: 'groom',
  scratch: 'scratch tickle',
  claw: 'claw',
  'roll-over': 'roll wallow',
  'lie-back': 'lie-back float-back',
  tumble: 'roll-down',
  'shake-off': 'shake-off shake',
  stretch: 'stretch',
  yawn: 'yawn',
  howl: 'howl',
  roar: 'roar',
  bark: 'bark meow',
  sniff: 'smell',
  stalk: 'sneak',
  crouch: 'squat',
  'chase-tail': 'chase-tail',
  beg: 'beg',
  'give-paw': 'give-paw shake-hands high-five',
  bat: 'bat',
  wag: 'wag',
  nuzzle: 'nuzzle',
  headbutt: 'headbutt jostle',
  rear: 'rear',
  'curl-up': 'curl-up',
  'tilt-head': 'tilt-head',
  knead: 'knead',
  'belly-slide': 'belly-slide',
  'ball-up': 'ball-up',
  'turn-head': 'turn-head',
  gape: 'gape',
  wade: 'wade',
  'trunk-spray': 'trunk-spray',
  lap: 'lap',
}
const BIRDS: Partial<Record<Antic, string>> = {
  frolic: 'frolic',
  groom: 'groom scratch',
  'shake-off': 'shake-off shake',
  howl: 'chirp',
  'spread-wings': 'spread-wings stretch',
  peck: 'peck smell',
  'tilt-head': 'tilt-head',
  nuzzle: 'nuzzle',
  headbutt: 'headbutt jostle',
  'belly-slide': 'belly-slide',
  'turn-head': 'turn-head',
  gape: 'gape',
  'fan-tail': 'fan-tail',
}
const byVerb = (rows: Partial<Record<Antic, string>>): ReadonlyMap<string, Antic> =>
  new Map(Object.entries(rows).flatMap(([antic, verbs]) => verbs.split(' ').map(verb => [verb, antic as Antic])))
const BY_RIG = { beast: byVerb(BEASTS), bird: byVerb(BIRDS) }

/** What an animal is seen doing where it does this; undefined of what it does as everybody does. */
export const anticForDeed = ({ verb }: Pick<Deed, 'verb'>, rig: 'beast' | 'bird'): Antic | undefined =>
  BY_RIG[rig].get(verb)

export const anticVerbs = (): string[] => [...new Set([...BY_RIG.beast.keys(), ...BY_RIG.bird.keys()])]

/** Those that rest on the ground with whatever part of them is lowest. */
export const LYING: ReadonlySet<Antic> = new Set([
  'groom',
  'scratch',
  'roll-over',
  'lie-back',
  'beg',
  'give-paw',
  'curl-up',
  'knead',
  'belly-slide',
  'ball-up',
])

/** Those of the head and the tail alone, which who goes somewhere does on the way. */
export const ON_THE_WAY: ReadonlySet<Antic> = new Set([
  'stalk',
  'wag',
  'sniff',
  'bark',
  'howl',
  'roar',
  'tilt-head',
  'turn-head',
  'gape',
  'belly-slide',
  'wade',
])
