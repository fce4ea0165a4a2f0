/** Uses that an asset or an anchor allows. */
export const AFFORDANCES = [
  'sit-on',
  'sit-at',
  'lie-on',
  'stand-on',
  'lean-on',
  'put-on',
  'put-in',
  'hang-from',
  'hold',
  'wear',
  'ride',
  'board',
  'tow',
  'open',
  'write-on',
  'light',
  'burn',
  'break',
  'pour',
  'eat',
  'drink',
  'play',
  'climb',
  'act',
] as const
export type Affordance = (typeof AFFORDANCES)[number]

/**
 * The uses of an asset: how an instrument is played, which light a lamp gives, how a mount moves, how a thing is held.
 */
export const PLAYED = [
  'bow',
  'bow-upright',
  'pluck',
  'blow',
  'blow-across',
  'keys',
  'drum',
  'shake',
  'squeeze',
] as const
export const LIT = ['flame', 'glow'] as const
export const RIDDEN = ['rock', 'swing', 'spin', 'stand'] as const
export const CARRIED = ['overhead', 'string', 'level'] as const

export const CATALOGUE_KINDS = [
  'asset',
  'place',
  'action',
  'garment',
  'material',
  'colour',
  'look',
  'light',
  'lens',
  'move',
  'sound',
] as const
export type CatalogueKind = (typeof CATALOGUE_KINDS)[number]

/** The properties of every entry. Ids are plain words and keep their meaning within a version of the catalogue. */
export type Entry = {
  id: string
  kind: CatalogueKind
  /** The first name is the usual one; the others are synonyms. */
  names: { en: string[]; zh: string[] }
  /** Its kinds, from the most specific to the most general: `["dog", "animal"]`. */
  isA: string[]
}

export type AssetEntry = Entry & {
  kind: 'asset'
  /** The real size, metres. */
  size: { width: number; height: number; depth: number }
  /** Parts that can be named: `car/door`. */
  parts: string[]
  /** Points at which other entities attach. */
  sockets: string[]
  affords: Affordance[]
  /** Person, animal or thing: who can act. */
  rig: 'person' | 'beast' | 'bird' | 'fish' | 'thing'
  /** The id of the asset whose shape it uses. */
  like?: string
  /** True if that shape is only similar: an ibex that is drawn as a goat. */
  standsIn?: boolean
  /** Defaults: its colour, number, clothes, held things and place. */
  colour?: string
  count?: number
  wears?: { garment: string; colour?: string }[]
  holds?: string
  /** For a group: the assets of its members. */
  people?: string[]
  home?: string
  /** Drawn instead of a body: bursts of light over the place. */
  seenAs?: 'bursts'
}

export type Anchor = {
  id: string
  names: { en: string[]; zh: string[] }
  affords: Affordance[]
}

export type PlaceEntry = Entry & {
  kind: 'place'
  isIndoors: boolean
  anchors: Anchor[]
  /** The sides from which it can be seen. In a place with only a front, the cast turns instead of the camera. */
  views: 'all-sides' | 'front'
  /** Its sounds. */
  sounds?: string[]
}

/**
 * The actor's hold of the entity in a role: in a hand, in both, in the arms, at the ear or the eyes, over the head,
 * around the waist, under the feet, or as the instrument is played.
 */
export const HOLDS = [
  'right',
  'left',
  'both',
  'arms',
  'ear',
  'eyes',
  'overhead',
  'waist',
  'under',
  'instrument',
] as const
export type Hold = (typeof HOLDS)[number]

export type Role = {
  role: 'object' | 'target' | 'with' | 'of' | 'text' | 'path'
  isNeeded?: true
  /** The affordance that the entity in the role needs. */
  affords?: Affordance
  /** The actor's hold, if the actor holds it. */
  held?: Hold
}

export type ActionEntry = Entry & {
  kind: 'action'
  /** A sentence about its look. */
  about: string
  roles: Role[]
  /** The possible actors. */
  actors: AssetEntry['rig'][]
  /** Once, or continuously. */
  lasts: 'once' | 'throughout'
  /** Its usual duration; by default the duration in the document. */
  seconds?: number
  sound?: string
  /** The pose of the actor's body. */
  pose?: string
  /** Its motion: it walks, flies, stays. */
  motion?: string
  /** The actor's relation to the object afterwards. */
  relation?: string
  /** Its lasting effect, also in later shots. */
  result?: string
}

export type CatalogueEntry = Entry | AssetEntry | PlaceEntry | ActionEntry

/** The queries of checks, readers and the stage. */
export type Catalogue = {
  /** The entry with this id, or with this name or synonym in either language. */
  asset(name: string): AssetEntry | undefined
  place(name: string): PlaceEntry | undefined
  action(name: string): ActionEntry | undefined
  garment(name: string): Entry | undefined
  material(name: string): Entry | undefined
  /** The ids most similar to an unknown name, best first. */
  nearest(kind: CatalogueKind, name: string): string[]
}
