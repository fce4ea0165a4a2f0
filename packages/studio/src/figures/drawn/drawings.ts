import { airship } from './airship.ts'
import { block } from './block.ts'
import { crane } from './crane.ts'
import type { Drawing } from './drawing.ts'
import { bench, table } from './furniture.ts'
import { hotAirBalloon } from './hot-air-balloon.ts'
import { knight } from './knight.ts'
import { pirateShip } from './pirate-ship.ts'
import { rainbow } from './rainbow.ts'

/** Drawings by code; some replace an unsuitable emoji. */
const DRAWINGS: Readonly<Record<string, Drawing>> = {
  'drawn-airship': airship,
  'drawn-bench': bench,
  'drawn-block': block,
  'drawn-crane': crane,
  'drawn-hot-air-balloon': hotAirBalloon,
  'drawn-knight': knight,
  'drawn-pirate-ship': pirateShip,
  'drawn-table': table,
  '1f308': rainbow,
}

export const findDrawing = (code: string): Drawing | undefined =>
  Object.hasOwn(DRAWINGS, code) ? DRAWINGS[code] : undefined
