/** What an asset or an anchor lets others do with it. */
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

/** What every entry has. Ids are plain words and never change their meaning within a version of the catalogue. */
export type Entry = {
  id: string
  kind: CatalogueKind
  /** The first name is the usual one; the others are synonyms. */
  names: { en: string[]; zh: string[] }
  /** What it is a kind of, from the nearest to the widest: `["dog", "animal"]`. */
  isA: string[]
}

export type AssetEntry = Entry & {
  kind: 'asset'
  /** Of the real thing, metres. */
  size: { width: number; height: number; depth: number }
  /** Parts that can be named: `car/door`. */
  parts: string[]
  /** Places on it that others take. */
  sockets: string[]
  affords: Affordance[]
  /** Person, animal or thing: who can act. */
  rig: 'person' | 'beast' | 'bird' | 'fish' | 'thing'
  /** The id of another whose shape it has. */
  like?: string
  /** Whether that shape is only a likeness: an ibex that is drawn as a goat. */
  standsIn?: true
  /** What is usual where a document does not say: its colour, how many it is, what it wears and holds, where it is. */
  colour?: string
  count?: number
  wears?: { garment: string; colour?: string }[]
  holds?: string
  /** Of a group: the assets of those it is of. */
  people?: string[]
  home?: string
  /** What is seen instead of a body: bursts of light over the place. */
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
  /** Sides from which it can be seen; one that is only seen from the front turns who is in it instead. */
  views: 'all-sides' | 'front'
  /** What is heard there. */
  sounds?: string[]
}

/** How the actor holds what fills a role: in a hand, in both, in the arms, at the ear or the eyes, over the head, around the waist, under the feet, or as the instrument is played. */
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
  /** What fills it must let others do this. */
  affords?: Affordance
  /** Whether and how the actor holds it. */
  held?: Hold
}

export type ActionEntry = Entry & {
  kind: 'action'
  /** What is seen, in a sentence. */
  about: string
  roles: Role[]
  /** Who can be seen doing it. */
  actors: AssetEntry['rig'][]
  /** Done once, or on and on for as long as it is said. */
  lasts: 'once' | 'throughout'
  /** How long it usually lasts; without it, as long as it is said. */
  seconds?: number
  sound?: string
  /** How a body is held that does it, of the poses that the stage has. */
  pose?: string
  /** How it moves from where it is: it walks, flies, stays. */
  motion?: string
  /** How whoever does it then is to the object. */
  relation?: string
  /** What it leaves behind, also in later shots. */
  result?: string
}

export type CatalogueEntry = Entry | AssetEntry | PlaceEntry | ActionEntry

/** What checks, readers and the stage ask a catalogue. */
export type Catalogue = {
  /** The entry with this id, or with this name or synonym in either language. */
  asset(name: string): AssetEntry | undefined
  place(name: string): PlaceEntry | undefined
  action(name: string): ActionEntry | undefined
  garment(name: string): Entry | undefined
  material(name: string): Entry | undefined
  /** Ids that are nearest to a name which nothing has, best first. */
  nearest(kind: CatalogueKind, name: string): string[]
}
