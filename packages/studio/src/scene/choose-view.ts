import { hangs } from './hang-on-walls.ts'
import { PLACE_TRAITS } from '../direct/place-traits.ts'
import type { Camera, Place, Shot } from '../direct/shot-list.ts'
import { FEET, HEIGHTS } from './arrange-figures.ts'
import { type Cluster, leadingCluster, type Member } from './cast.ts'
import { hasAlive, isAliveMember } from './deed-holds.ts'
import { measureExtents } from './extents.ts'
import { WORKTOPS } from './member.ts'
import { LARGER } from './place-standing.ts'
import { isDressed } from '../scenery/dressed/index.ts'
import { isBeforeTall } from './stand-before-buildings.ts'
import { chooseStance } from './stances.ts'
import type { View } from './view.ts'

/** Places that are seen from where they are best, whatever is in them. */
const FIXED: ReadonlySet<Place> = new Set([
  'table',
  'sky',
  'space',
  'underwater',
  'abstract',
  'stage',
  'skyline',
  'sea',
])

/** As low as grass lets anyone see, and as high as somebody on a chair. */
const [LOWEST, HIGHEST] = [0.34, 2.3]
/** Of the frame, between the horizon and the feet of whoever stands in front. */
const DROP = 0.38

/** Angles by name, where the shot list has one. */
type Angled = Camera & { angle?: string }

/** Under a ceiling nobody gets as high. */
type Room = { isIndoors: boolean }

const ANGLES: Readonly<Record<string, (eye: number, room: Room) => View>> = {
  low: eye => ({ eye: Math.max(0.25, eye * 0.45), horizon: 0.72 }),
  // Where walls are near, the floor is what tells that one looks down.
  high: (eye, { isIndoors }) => ({ eye: Math.max(0.8, eye * 2), horizon: isIndoors ? 0.06 : 0.2 }),
  // So far above the frame that the ground fills it: heads are seen from above, and still whose they are.
  top: (eye, { isIndoors }) =>
    isIndoors ? { eye: Math.max(1.2, eye * 2.6), horizon: -0.15 } : { eye: Math.max(1.4, eye * 6), horizon: -1.1 },
  aerial: eye => ({ eye: Math.max(12, eye * 8), horizon: 0.12 }),
}

const ON_TABLES: Readonly<Record<string, View>> = {
  high: { eye: 0.6, horizon: 0.05 },
  top: { eye: 1.1, horizon: -0.9 },
}

/** From below the boards' edge, from a gallery, and from the rig, under the ceiling. */
const ON_STAGES: Readonly<Record<string, View>> = {
  low: { eye: 0.35, horizon: 0.74 },
  high: { eye: 4.4, horizon: -0.25 },
  top: { eye: 6.8, horizon: -1.1 },
  aerial: { eye: 6.8, horizon: -0.7 },
}

/** Views of places that are seen from one side else. */
const TURNED: Partial<Record<Place, Readonly<Record<string, View>>>> = { table: ON_TABLES, stage: ON_STAGES }

const isFixedPlace = ({ place, where }: Shot): boolean => FIXED.has(place) && !isDressed(where)

/** Whether an angle that was asked for changes nothing there: who reads of it is told. */
export function dropsAngle(shot: Shot): boolean {
  const { angle } = shot.camera
  if (angle === undefined || !(angle in ANGLES)) return false
  if (TURNED[shot.place]?.[angle]) return false
  return isFixedPlace(shot) || PLACE_TRAITS[shot.place].isBottomless === true
}

/**
 * As high as the main subject asks for: seen at its wanted size in the frame, not much larger than life, with its feet
 * where feet belong. A cat is filmed from its own height, a house from a man's.
 */
export function chooseView(shot: Shot, clusters: readonly Cluster[]): View {
  const isFixed = isFixedPlace(shot)
  // Wares on a table and who is on a stage are looked down on, where the words ask for it.
  const own = isFixed ? TURNED[shot.place]?.[shot.camera.angle ?? ''] : undefined
  if (own) return own
  if (isFixed || PLACE_TRAITS[shot.place].isBottomless) return {}
  const main = leadingCluster(clusters.filter(({ root }) => chooseStance(root, shot) === 'ground'))
  const { framing, angle }: Angled = shot.camera
  // Who stands behind a table, or sits on a bench, is what is looked at.
  const up = main && !isAliveMember(main.root) && hasAlive(main.root) ? Math.max(1, measureExtents(main.root).up) : 1
  const metres = main && main.root.metres * up
  const share = Math.min(0.82, HEIGHTS[framing] * (1 + 0.3 * (up - 1)))
  const fitting = metres === undefined ? undefined : (LARGER * metres * Math.min(DROP, FEET[framing] - 0.4)) / share
  const turned = angle === undefined ? undefined : ANGLES[angle]
  // Over a shore nothing of the lake would be in the frame, nor whoever is in the air.
  const isAloft = !main && clusters.some(({ root }) => chooseStance(root, shot) === 'air')
  if (angle === 'top' && (isAloft || shot.place === 'lake'))
    return ANGLES[isAloft ? 'high' : 'aerial']!(Math.min(HIGHEST, fitting ?? 1.6), { isIndoors: false })
  if (turned)
    return turned(Math.min(HIGHEST, fitting ?? 1.6), { isIndoors: PLACE_TRAITS[shot.place].isIndoors === true })
  // A clock on a wall is looked at from where people stand.
  if (fitting === undefined || (main && PLACE_TRAITS[shot.place].isIndoors && hangs(main.root))) return {}
  if (main && isWorkedAt(main.root))
    return { eye: Math.min(HIGHEST, Math.max(LOWEST, OVER_TOPS * fitting)), horizon: LOOKING_DOWN }
  const eye = Math.min(HIGHEST, Math.max(LOWEST, fitting))
  // Before a church one looks up.
  return isBeforeTall(clusters) && !SHORES.has(shot.place) ? { eye, horizon: LOOKING_UP } : { eye }
}

/** Where the horizon is for who looks up at a tower. */
const LOOKING_UP = 0.66
/** Where there is little ground before the water. */
const SHORES: ReadonlySet<Place> = new Set(['beach', 'lake', 'river'])
/** Times as high, and where the horizon is then: one looks down into pans and bowls, and on what hands do. */
const [OVER_TOPS, LOOKING_DOWN] = [2, 0.2]
const isWorkedAt = ({ art, bound }: Member): boolean =>
  WORKTOPS.has(art.code) && bound.some(({ hold, member }) => hold === 'table' && isAliveMember(member))
