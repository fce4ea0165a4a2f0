import type { Point } from '../body.ts'
import { ball } from '../kits/thing.ts'
import type { Kind } from './kind.ts'
import { made } from './made.ts'

const rock = (colour = '#8f8c88') => ({
  parts: [
    ball([0, 0.3, 0], [0.55, 0.36, 0.45], colour),
    ball([0.3, 0.2, 0.15], [0.35, 0.26, 0.32], colour),
    ball([-0.35, 0.18, -0.05], [0.32, 0.24, 0.3], colour),
  ],
  sockets: { seat: [0, 0.6, 0] as Point, top: [0, 0.62, 0] as Point },
})

/** Stones. By pictogram. */
export const stones: Readonly<Record<string, Kind>> = {
  '🪨': made(rock),
}
