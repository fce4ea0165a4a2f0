import type { DressedPlace } from './dressed-place.ts'
import type { Growth, OpenPlace } from './dressed-place.ts'
import { open } from './paint-open.ts'

const ROAD = { colour: '#58585c', matter: 'road', second: '#d8d4c8' } as const

type Land = Pick<OpenPlace, 'land' | 'far' | 'tints' | 'growth' | 'grass'> & { relief?: OpenPlace['relief'] }

/** Lands that a road or a track leads through, by the name that comes before `-road` and `-railway`. */
const LANDS: Readonly<Record<string, Land>> = {
  desert: {
    land: 'sand',
    far: 'hills',
    tints: { sand: '#c9a878', dry: '#b89868', rock: '#9a7452' },
    relief: { woodsHeight: 0 },
    growth: [
      { kind: 'rock', count: 26, z: [10, 70], x: [5.4, 0.6], height: [0.2, 0.9], colour: '#94775a' },
      { kind: 'bush', count: 30, z: [9, 80], x: [5.4, 0.7], height: [0.25, 0.6], colour: '#8f8a5a' },
    ],
  },
  prairie: {
    land: 'grass',
    far: 'plain',
    growth: [{ kind: 'bush', count: 10, z: [30, 90], x: [9, 0.6], height: [0.5, 1] }],
    grass: { blades: 26_000, height: 0.4, path: { x: 0, width: 8.4 } },
  },
  forest: {
    land: 'grass',
    far: 'woods',
    growth: [
      { kind: 'pine', count: 46, z: [7, 80], x: [5.6, 0.28], height: [9, 17] },
      { kind: 'broadleaf', count: 12, z: [12, 60], x: [6.4, 0.3], height: [8, 13] },
      { kind: 'bush', count: 24, z: [6, 40], x: [4.8, 0.12], height: [0.4, 1] },
    ],
    grass: { blades: 14_000, height: 0.3, path: { x: 0, width: 8.4 } },
  },
  snow: {
    land: 'snow',
    far: 'hills',
    growth: [{ kind: 'pine', count: 26, z: [22, 110], x: [9, 0.6], height: [5, 10] }],
  },
}

/** Where a road is one of the alps, and so a place of its own. */
const MOUNTAIN: Land = {
  land: 'grass',
  far: 'mountains',
  growth: [
    { kind: 'pine', count: 26, z: [16, 90], x: [7, 0.5], height: [7, 13] },
    { kind: 'rock', count: 12, z: [10, 40], x: [5, 0.5], height: [0.4, 1.4], colour: '#8a8680' },
  ],
}

const road = ({ relief, ...land }: Land): DressedPlace =>
  open({
    ...land,
    horizon: 0.5,
    floor: 0,
    stands: [4, 20],
    relief: { landLift: -0.14, bumpHeight: 0.03, ...relief },
    paved: [{ ...ROAD, x: [-3.4, 3.4], z: [-8, 400] }],
    dressing: [{ part: 'signpost', x: -4.8, z: 13 }],
  })

/** Tracks run across the picture, as trains do that go by. */
const railway = ({ relief, grass: _grass, ...land }: Land): DressedPlace =>
  open({
    ...land,
    horizon: 0.48,
    floor: 0,
    stands: [7.6, 8.4],
    isTight: true,
    relief: { landLift: -0.25, bumpHeight: 0.05, ...relief },
    paved: [
      { colour: '#8a8078', matter: 'rock', x: [-60, 60], z: [6.4, 9.6], top: -0.04 },
      ...Array.from({ length: 90 }, (_, at) => ({
        colour: '#5a4634',
        x: [-50 + at * 1.1, -49.7 + at * 1.1] as const,
        z: [6.8, 9.2] as const,
        top: 0.02,
      })),
      { colour: '#b8bcc0', x: [-60, 60], z: [7.3, 7.4], top: 0.12 },
      { colour: '#b8bcc0', x: [-60, 60], z: [8.6, 8.7], top: 0.12 },
    ],
    dressing: [{ part: 'signal', x: 5, z: 11 }],
  })

/** A way between two rows of one tree; what falls from them lies beside it. */
const avenue = (kind: Growth['kind'], { colour, ground }: { colour?: string; ground?: string } = {}): DressedPlace =>
  open({
    horizon: 0.48,
    floor: 0,
    stands: [4, 12],
    land: 'lawn',
    far: 'woods',
    relief: { landLift: -0.1, bumpHeight: 0.02 },
    ...(ground && { tints: { grass: ground, dry: ground, soil: ground } }),
    paved: [
      { colour: '#a89f92', matter: 'slabs', scale: 1, x: [-2.8, 2.8], z: [-8, 220] },
      { colour: '#d0c8ba', x: [-3, -2.8], z: [-8, 220], top: 0.08 },
      { colour: '#d0c8ba', x: [2.8, 3], z: [-8, 220], top: 0.08 },
    ],
    dressing: [
      { part: 'bench', x: 3.9, z: 13, turn: 70 },
      { part: 'lamp-post', x: -3.5, z: 12, every: 14, until: 54 },
    ],
    growth: [
      { kind, count: 14, z: [9, 30], x: [4.6, 0.015], height: [6.5, 8.5], ...(colour && { colour }) },
      { kind, count: 26, z: [30, 90], x: [4.8, 0.01], height: [7, 9], ...(colour && { colour }) },
    ],
  })

const through = (way: string, make: (land: Land) => DressedPlace): Record<string, DressedPlace> =>
  Object.fromEntries(Object.entries(LANDS).map(([name, land]) => [`${name}-${way}`, make(land)]))

/** A track of earth between fences and fields, as wide as a cart. */
const countryLane: DressedPlace = open({
  stands: [4, 15],
  land: 'grass',
  far: 'hills',
  relief: { pathWidth: 3.8 },
  dressing: [
    { part: 'fence', x: -4.4, z: 12, turn: -82, every: 3, until: 45, mirrored: true },
    { part: 'haystack', x: 10, z: 24 },
    { part: 'haystack', x: 13.5, z: 29, scale: 1.2 },
    { part: 'house', x: -15, z: 52, turn: -20 },
  ],
  growth: [
    { kind: 'broadleaf', count: 9, z: [16, 70], x: [7, 0.3], height: [6, 9] },
    { kind: 'bush', count: 26, z: [9, 50], x: [5, 0.08], height: [0.5, 1.2] },
  ],
  grass: { blades: 26_000, height: 0.3, path: { x: 0, width: 3.8 } },
})

/** Roads and tracks that lead through a land, and ways between trees. */
export const WAYS: Record<string, DressedPlace> = {
  ...through('road', road),
  ...through('railway', railway),
  'mountain-railway': railway(MOUNTAIN),
  'country-lane': countryLane,
  avenue: avenue('broadleaf'),
  'golden-avenue': avenue('broadleaf', { colour: '#e8b420', ground: '#cfa032' }),
  'red-avenue': avenue('broadleaf', { colour: '#c8401e', ground: '#a8562c' }),
  'blossom-avenue': avenue('broadleaf', { colour: '#f2b4c8', ground: '#b8b482' }),
  'palm-avenue': avenue('palm'),
  'pine-avenue': avenue('pine'),
}
