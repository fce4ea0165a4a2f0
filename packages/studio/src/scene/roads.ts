import type { Shot } from '../direct/shot-list.ts'

const ROADS = new Set(['road', 'highway', 'coast-road', 'bridge', 'tunnel'])

/** Whether the place is seen along a road: what drives goes up or down it. */
export const hasRoad = ({ place, where = '' }: Pick<Shot, 'place' | 'where'>): boolean =>
  place === 'street' || ROADS.has(where)
