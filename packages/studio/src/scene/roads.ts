import type { Shot } from '../direct/shot-list.ts'

const ROADS = new Set(['road', 'highway', 'bridge', 'tunnel'])
/** Through a desert, along a coast. Tracks run across the picture instead, and between trees people stroll. */
const WAYS = /-road$/u

/** Whether the place is seen along a road: what drives goes up or down it. */
export const hasRoad = ({ place, where = '' }: Pick<Shot, 'place' | 'where'>): boolean =>
  place === 'street' || ROADS.has(where) || WAYS.test(where)
