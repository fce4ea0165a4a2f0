import type { Place } from '../../setting/setting.ts'
import { PLACES_PAINTED } from '../places/index.ts'
import type { PaintedPlace } from '../places/painted-place.ts'
import type { SpotMeasure } from './measure-spot.ts'

type Spot = SpotMeasure & { isOnLand?: true }
type Found = { one: string; many?: string; spots: Spot[] }
type At = SpotMeasure['at']

const spot = (at: At, size: SpotMeasure['size'], more: Partial<Spot> = {}): Spot => ({ at, turn: 0, size, ...more })
const one = (id: string, ...spots: Spot[]): Found => ({ one: id, spots })
const several = (id: string, many: string, ...spots: Spot[]): Found => ({ one: id, many, spots })
/** Whatever stands on it stands on the land, whose height is the plate's. */
const land = { top: 0, isOnLand: true } as const

/** A wall or a window with its face. */
const upright = (at: At, turn: number, [wide, high, thick]: SpotMeasure['size']): Spot => ({
  at,
  turn,
  size: [wide, high, thick],
  face: { at: [at[0], at[1] + high / 2, at[2]], size: [wide, high] },
})

const shell = (wide: number, high: number, deep: number, behind: number): Found[] => {
  const long = deep + behind
  const middle = (deep - behind) / 2
  return [
    one('floor', spot([0, 0, (deep + 1) / 2], [wide, 0, deep - 1], { top: 0 })),
    one('left-wall', upright([-wide / 2, 0, middle], -90, [long, high, 0.2])),
    one('right-wall', upright([wide / 2, 0, middle], 90, [long, high, 0.2])),
    one('back-wall', upright([0, 0, deep], 0, [wide, high, 0.2])),
    one('ceiling', spot([0, high, middle], [wide, 0, long])),
  ]
}

const outdoors = ([near, far]: PaintedPlace['stands'], ground: Partial<Spot> = land): Found[] => [
  one('ground', spot([0, ground.top ?? 0, (near + far) / 2], [30, 0, far - near], ground)),
  one('middle', spot([0, ground.top ?? 0, (near + Math.min(far, near + 6)) / 2], [1, 0, 1], ground)),
  one('sky', spot([0, 12, 40], [60, 20, 1])),
  one('horizon', spot([0, 1.7, 400], [600, 1, 1])),
]

const water = (id: string, z: number, deep = 30): Found =>
  one(id, spot([0, 0, z + deep / 2], [60, 0, deep], { top: 0 }))
const shore = (z: number): Found => one('shore', spot([0, 0, z], [30, 0, 2], land))

/** Anchors of the places that are painted by a file each, by what those files put where. */
const BY_PLACE: Record<Place, (hand: 1 | -1, painted: PaintedPlace) => Found[]> = {
  room: hand => {
    const [x, z] = [hand * -1.2, 5.25]
    const seats = [-0.55, 0.55].map(dx => ({ at: [x + dx, 0.55, z - 0.02] as const, turn: 0 }))
    return [
      ...shell(6.2, 2.9, 6.2, 3),
      one('middle', spot([0, 0, 3.6], [1, 0, 1], { top: 0 })),
      several(
        'window',
        'windows',
        upright([hand * -0.7, 0.75, 6.2], 0, [2.8, 1.7, 0.2]),
        upright([hand * 3.1, 0.3, 2.4], hand * 90, [3.2, 2.3, 0.2]),
      ),
      one('sofa', spot([x, 0, z], [2.7, 0.86, 1.1], { top: 0.55, seats })),
      one('table', spot([x + hand * 0.2, 0, z - 1.35], [1.15, 0.405, 0.7], { top: 0.405 })),
      one('shelf', spot([hand * 1.95, 0, 5.96], [1.5, 0.55, 0.36], { top: 0.55 })),
      several('lamp', 'lamps', spot([hand * -2.75, 0, 5.75], [0.42, 1.74, 0.42])),
      several(
        'painting',
        'paintings',
        upright([hand * 1.62, 1.35, 6.18], 0, [0.95, 0.72, 0.03]),
        upright([hand * 2.4, 1.55, 6.18], 0, [0.5, 0.62, 0.03]),
      ),
      one('plant', spot([hand * 2.62, 0, 5], [0.8, 1.7, 0.8])),
      one('entrance', spot([-hand * 3.1, 0, 2], [1, 2.1, 0.2])),
    ]
  },
  kitchen: hand => [
    ...shell(5, 2.65, 5.3, 2.5),
    one('middle', spot([0, 0, 3.5], [1, 0, 1], { top: 0 })),
    several(
      'window',
      'windows',
      upright([hand * 0.55, 1.1, 5.3], 0, [1.5, 1, 0.2]),
      upright([hand * 2.5, 0.45, 2.2], hand * 90, [1.8, 1.9, 0.2]),
    ),
    one('counter', spot([0, 0, 4.98], [5, 0.925, 0.68], { top: 0.925 })),
    one('basin', spot([hand * 0.55, 0.9, 4.96], [0.6, 0.3, 0.4], { top: 0.925 })),
    one('stove', spot([hand * -1.3, 0.92, 4.98], [0.62, 0.02, 0.5], { top: 0.934 })),
    one('cupboard', spot([hand * -1.2, 1.62, 5.13], [1.6, 0.75, 0.34])),
    one('fridge', spot([hand * -2.05, 0, 4.2], [0.72, 1.85, 0.7])),
    several('lamp', 'lamps', ...[-0.9, 0.1, 1.1].map(x => spot([x, 1.98, 3.6], [0.26, 0.24, 0.26]))),
    one('entrance', spot([-hand * 2.4, 0, 1.6], [1, 2.1, 0.2])),
  ],
  stage: () => [
    one('floor', spot([0, 0, 5], [9, 0, 8], { top: 0 })),
    one('middle', spot([0, 0, 5], [1, 0, 1], { top: 0 })),
    one('back-wall', upright([0, 0, 9.8], 0, [24, 7.5, 0.4])),
    several(
      'curtain',
      'curtains',
      ...[-1, 1].flatMap(side => [spot([side * 5.6, 0, 5], [3.6, 9, 0.3]), spot([side * 6.6, 0, 7.2], [3.8, 9, 0.3])]),
    ),
    several(
      'spotlight',
      'spotlights',
      ...[-1.9, -0.5, 0.6, 1.8].map(x => spot([x, 0, 5.6], [2.5, 0, 2.5], { top: 0 })),
    ),
    one('entrance', spot([4.6, 0, 6.2], [1, 2.4, 0.2])),
  ],
  table: hand => [
    one('surface', spot([0, 0, 1], [3.4, 0, 2.3], { top: 0 })),
    one('middle', spot([0, 0, 1.1], [0.5, 0, 0.5], { top: 0 })),
    one('floor', spot([0, -0.75, 3.5], [12, 0, 9], { top: -0.75 })),
    one('window', upright([hand * 0.9, -0.1, 5.6], 0, [3.4, 1.6, 0.2])),
    one('back-wall', upright([0, -0.8, 5.6], 0, [8, 2.8, 0.2])),
    one('plant', spot([hand * 1.75, -0.8, 4.6], [0.9, 1.9, 0.9])),
  ],
  sweep: () => [
    one('surface', spot([0, 0, 3.6], [6, 0, 3], { top: 0 })),
    one('floor', spot([0, 0, 3.6], [12, 0, 6], { top: 0 })),
    one('middle', spot([0, 0, 3.6], [1, 0, 1], { top: 0 })),
    one('backdrop', upright([0, 0, 7], 0, [14, 6, 0.1])),
  ],
  street: (_, { stands }) => [
    ...outdoors(stands, { top: 0 }),
    one('road', spot([0, 0, 18], [8, 0, 32], { top: 0 })),
    one('pavement', ...[-1, 1].map(side => spot([side * 6.4, 0.14, 18], [4.8, 0, 32], { top: 0.14 }))),
    several(
      'lamp-post',
      'lamp-posts',
      ...[-1, 1].flatMap(side => [7, 20, 33, 46].map(z => spot([side * 4.5, 0.14, z], [0.3, 5, 0.3]))),
    ),
    several(
      'tree',
      'trees',
      ...[-1, 1].flatMap(side => [13.5, 26.5, 39.5].map(z => spot([side * 5.1, 0.14, z], [3, 6, 3]))),
    ),
    several(
      'house',
      'houses',
      ...[-1, 1].map(side => ({ ...spot([side * 8.8, 0.14, 30], [60, 14, 12]), turn: side * 90 })),
    ),
  ],
  skyline: (_, { stands, floor = 0 }) => [
    ...outdoors(stands, { top: floor }),
    one('skyline', spot([0, 0, 300], [600, 120, 100])),
  ],
  beach: (_, { stands }) => [
    ...outdoors(stands),
    one('sand', spot([0, 0, 9], [30, 0, 10], land)),
    shore(15),
    water('water', 16),
    water('sea', 16, 200),
  ],
  lake: (_, { stands }) => [...outdoors(stands), shore(12.5), water('water', 13, 100)],
  sea: (_, { stands }) => [
    one('ground', spot([0, 0, (stands[0] + 20) / 2], [60, 0, 20], { top: 0 })),
    water('water', 2, 120),
    water('sea', 2, 200),
    one('sky', spot([0, 12, 60], [120, 24, 1])),
    one('horizon', spot([0, 1.7, 800], [1600, 1, 1])),
  ],
  river: (_, { stands }) => [...outdoors(stands), shore(6), water('water', 8, 40), water('river', 8, 40)],
  waterfall: (_, { stands }) => [
    ...outdoors(stands),
    shore(10),
    water('water', 11, 28),
    one('waterfall', spot([0, 0, 46], [8, 26, 2])),
    one('cliff', upright([0, 0, 46], 0, [80, 26, 4])),
  ],
  mountains: (_, { stands }) => [...outdoors(stands), one('peaks', spot([0, 100, 1500], [3000, 800, 800]))],
  forest: (_, { stands }) => [
    ...outdoors(stands),
    several(
      'tree',
      'trees',
      ...[-1, 1].flatMap(side => [10, 18].map(z => spot([side * (3 + z / 6), 0, z], [1, 14, 1], land))),
    ),
  ],
  meadow: (_, { stands }) => outdoors(stands),
  desert: (_, { stands }) => [...outdoors(stands), one('sand', spot([0, 0, 14], [30, 0, 20], land))],
  snowfield: (_, { stands }) => outdoors(stands),
  garden: (_, { stands }) => [
    ...outdoors(stands),
    one('path', spot([0, 0, 10], [1.1, 0, 18], land)),
    one('lawn', spot([0, 0, 9], [16, 0, 14], land)),
    several('hedge', 'hedges', spot([-10, 0, 25], [17, 1.7, 1], land), spot([10, 0, 25], [17, 1.7, 1], land)),
    one(
      'flower-beds',
      ...[-1, 1].flatMap(side => [8.2, 11.5, 15.5].map(z => spot([side * 6, 0, z], [5, 0.8, 2.8], land))),
    ),
    several('tree', 'trees', ...[-13, 0, 13].map(x => spot([x, 0, 37], [6, 10, 6], land))),
  ],
  underwater: (_, { stands }) => [
    one('ground', spot([0, 0, (stands[0] + stands[1]) / 2], [30, 0, stands[1] - stands[0]], land)),
    one('seabed', spot([0, 0, 8], [30, 0, 12], land)),
    one('water', spot([0, 2, 8], [30, 4, 12])),
    one('middle', spot([0, 1.5, 7], [2, 2, 2])),
  ],
  space: () => [
    one('ground', spot([0, 0, 8], [20, 0, 10], { top: 0 })),
    one('middle', spot([0, 1.5, 8], [4, 3, 4])),
    one('stars', spot([0, 20, 200], [600, 300, 1])),
  ],
  sky: () => [
    one('ground', spot([0, 0, 12], [40, 0, 20], { top: 0 })),
    one('middle', spot([0, 3, 12], [4, 4, 4])),
    one('sky', spot([0, 12, 40], [60, 20, 1])),
    one('clouds', spot([0, 0, 60], [200, 10, 80])),
    one('horizon', spot([0, 1.7, 400], [600, 1, 1])),
  ],
  abstract: () => [
    one('floor', spot([0, 0, 6], [12, 0, 8], { top: 0 })),
    one('middle', spot([0, 1.5, 6], [3, 3, 3])),
    one('backdrop', upright([0, 0, 12], 0, [24, 12, 0.1])),
  ],
}

const NAMES: ReadonlyMap<PaintedPlace, Place> = new Map(
  (Object.keys(PLACES_PAINTED) as Place[]).map(name => [PLACES_PAINTED[name], name]),
)

export function paintedAnchors(painted: PaintedPlace, hand: 1 | -1): Found[] {
  const name = NAMES.get(painted)
  if (!name) throw new Error('not one of the painted places')
  return BY_PLACE[name](hand, painted)
}
