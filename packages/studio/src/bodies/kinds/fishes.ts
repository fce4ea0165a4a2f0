import { buildFish, type Fish } from '../kits/fish.ts'
import type { Kind } from './kind.ts'

const FISH: Fish = {
  length: 0.35,
  high: 0.2,
  wide: 0.1,
  coat: '#5f9ad0',
  belly: '#e8f0f4',
  fins: '#3f7ab0',
  tail: 'upright',
  tailSize: 0.26,
  dorsal: 0.14,
}
const WHALE: Fish = {
  length: 9,
  high: 0.17,
  wide: 0.18,
  coat: '#3f6fa0',
  belly: '#dce8f0',
  fins: '#35608c',
  tail: 'level',
  tailSize: 0.3,
  dorsal: 0.03,
  bulge: 1.15,
}

const FISHES: Readonly<Record<string, Fish>> = {
  '🐟': FISH,
  '🐠': {
    ...FISH,
    length: 0.25,
    high: 0.28,
    coat: '#f5942c',
    belly: '#f8b04a',
    fins: '#f0d03c',
    pattern: { material: 'stripes', second: '#fbf8f2', perMetre: 9 },
  },
  '🐡': {
    ...FISH,
    length: 0.3,
    high: 0.3,
    wide: 0.26,
    coat: '#e0b84a',
    belly: '#fbf4e0',
    tailSize: 0.16,
    dorsal: 0.08,
    pattern: { material: 'spots', second: '#8a6a2c', perMetre: 16 },
  },
  '🦈': {
    ...FISH,
    length: 3,
    high: 0.12,
    wide: 0.11,
    coat: '#74808c',
    belly: '#e8ecee',
    fins: '#66727e',
    tailSize: 0.24,
    dorsal: 0.17,
    snout: 0.08,
  },
  '🐬': {
    ...FISH,
    length: 2.2,
    high: 0.12,
    wide: 0.12,
    coat: '#6f8fb0',
    belly: '#e4ecf2',
    fins: '#5f7fa0',
    tail: 'level',
    tailSize: 0.22,
    dorsal: 0.12,
    snout: 0.14,
  },
  '🐋': WHALE,
  '🐳': WHALE,
}

export const fishes: Readonly<Record<string, Kind>> = Object.fromEntries(
  Object.entries(FISHES).map(([pictogram, fish]): [string, Kind] => [
    pictogram,
    { rig: 'fish', isLong: true, build: colour => buildFish(colour ? { ...fish, coat: colour, fins: colour } : fish) },
  ]),
)
