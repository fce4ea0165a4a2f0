import type { PartName } from './index.ts'
import type { Board } from '../plate.ts'

/** Where goods stand on a part, or hang from it, as it is before it is put somewhere. */
type PartBoard = Omit<Board, 'turn'>

const level = (y: number, wide: number, deep: number, high: number, z = 0): PartBoard => ({
  at: [0, y, z],
  wide,
  deep,
  high,
})

const rail = (y: number, wide: number, z: number): PartBoard => ({
  ...level(y, wide, 0.02, 0.7, z),
  hangs: true,
  isForHanging: true,
})

/** Parts that goods can be put on. Others have goods of their own, or none. */
export const BOARDS: Partial<Record<PartName, readonly PartBoard[]>> = {
  'ware-shelf': [0.1, 0.56, 1.02, 1.48].map(y => level(y, 2.05, 0.4, 0.38)),
  'ware-table': [level(0.79, 1.65, 0.85, 0.5)],
  'ware-wall': [1.36, 0.66].map(y => ({ ...level(y, 2, 0.02, 0.6, -0.04), hangs: true as const })),
  'ware-rail': [rail(0, 2.3, 0)],
  plinth: [level(0.99, 0.6, 0.6, 0.8)],
  platform: [level(0.16, 2.8, 1.8, 2.6)],
  'ware-belt': [level(0.9, 4.8, 0.5, 0.5)],
  'ware-stall': [level(0.72, 2.2, 0.5, 0.3, -0.3), level(1.02, 2.2, 0.35, 0.4, 0.3), rail(2.26, 2.5, -0.95)],
  'crop-bed': [{ ...level(0.24, 0.3, 1.9, 0.5), isGrown: true }],
  'soil-bed': [{ ...level(0.08, 0.4, 1.9, 1.9), isGrown: true }],
  'fruit-tree': [
    [-0.9, 1.75, -0.75],
    [-0.3, 1.5, -1.15],
    [0.4, 1.6, -1.1],
    [1, 1.85, -0.6],
    [0.1, 2.3, -0.85],
  ].map(([x, y, z]) => ({ at: [x!, y!, z!] as const, wide: 0.3, deep: 0.02, high: 0.2, hangs: true as const })),
  table: [level(0.77, 1.4, 0.7, 0.5)],
  'dining-table': [level(0.76, 1.1, 0.5, 0.4)],
  counter: [level(1.03, 2.3, 0.5, 0.5)],
  workbench: [level(0.92, 1.6, 0.4, 0.35, -0.1)],
}
