import type { Beast } from '../kits/beast.ts'
import { BEARS_AND_APES } from './bears-and-apes.ts'
import { DOGS_AND_CATS } from './dogs-and-cats.ts'
import { HOOFED_BEASTS } from './hoofed-beasts.ts'
import { LARGE_BEASTS } from './large-beasts.ts'

type Rows = Readonly<Record<string, Beast>>

/**
 * A young one of a row: so much smaller, with a large head, a short snout and trunk, and no horns, tusks or mane yet.
 * Those with hoofs stand on long legs from the first day; the others have short and thick ones.
 */
function young(rows: Rows, name: string, size: number, more: Partial<Beast> = {}): Beast {
  const { horns: _horns, tusks: _tusks, ...beast } = rows[name]!
  const isHoofed = beast.hoofs !== undefined
  return {
    ...beast,
    shoulder: beast.shoulder * size,
    length: beast.length * size * (isHoofed ? 0.74 : 0.82),
    chest: beast.chest * (isHoofed ? 0.9 : 1.12),
    rump: beast.rump * (isHoofed ? 0.88 : 1.14),
    leg: beast.leg * (isHoofed ? 1.02 : 1.2),
    neck: beast.neck * (isHoofed ? 0.86 : 0.8),
    head: beast.head * 1.38,
    snout: beast.snout * 0.62,
    tail: { ...beast.tail, length: beast.tail.length * 0.7 },
    mane: undefined,
    ...more,
  }
}

/** Young ones that nobody would take for grown: a row each, made of their mother's. */
export const YOUNG_BEASTS: Rows = {
  'drawn-kitten': young(DOGS_AND_CATS, '🐈', 0.6, {
    head: 0.58,
    snout: 0.1,
    earSize: 0.95,
    tail: { length: 0.85, thick: 0.1, kind: 'up' },
  }),
  'drawn-puppy': young(DOGS_AND_CATS, '🐕', 0.52, {
    head: 0.46,
    snout: 0.42,
    earSize: 1.25,
    tail: { length: 0.4, thick: 0.09, kind: 'up' },
  }),
  'drawn-fox-cub': young(DOGS_AND_CATS, '🦊', 0.55, {
    head: 0.5,
    snout: 0.42,
    coat: '#c8783c',
    tail: { length: 0.7, thick: 0.15, kind: 'bushy' },
  }),
  'drawn-wolf-cub': young(DOGS_AND_CATS, '🐺', 0.42, { head: 0.48, snout: 0.45 }),
  'drawn-lion-cub': young(DOGS_AND_CATS, '🦁', 0.4, {
    head: 0.42,
    snout: 0.34,
    earSize: 1.1,
    tail: { length: 0.7, thick: 0.1, kind: 'tuft' },
    pattern: { material: 'spots', second: '#c08a40', perMetre: 16 },
  }),
  'drawn-tiger-cub': young(DOGS_AND_CATS, '🐅', 0.4, {
    head: 0.42,
    snout: 0.34,
    earSize: 1.1,
    pattern: { material: 'stripes', second: '#2a1c18', perMetre: 11 },
  }),
  'drawn-bear-cub': young(BEARS_AND_APES, '🐻', 0.42, { earSize: 1.2 }),
  'drawn-panda-cub': young(BEARS_AND_APES, '🐼', 0.45, { earSize: 1.15 }),
  'drawn-lamb': young(HOOFED_BEASTS, '🐑', 0.55, {
    mane: { kind: 'fleece', colour: '#fbf8f2' },
    coat: '#f8f4ec',
    muzzle: '#f6e6da',
    paws: '#f0e2d4',
    nose: '#e0909a',
    tail: { length: 0.3, thick: 0.1, kind: 'stub' },
  }),
  'drawn-goat-kid': young(HOOFED_BEASTS, '🐐', 0.5, {
    ears: 'floppy',
    coat: '#f4eee2',
    muzzle: '#c89a6a',
    paws: '#a8784a',
    marks: {},
  }),
  'drawn-foal': young(HOOFED_BEASTS, '🐎', 0.62, {
    mane: { kind: 'ridge', colour: '#4a3026' },
    coat: '#b5743f',
    muzzle: '#d8a878',
    tail: { length: 0.3, thick: 0.06, kind: 'hair' },
  }),
  'drawn-calf': young(HOOFED_BEASTS, '🐄', 0.6, {
    tail: { length: 0.5, thick: 0.09, kind: 'tuft' },
    pattern: { material: 'patches', second: '#2c2628', perMetre: 3.4 },
  }),
  'drawn-piglet': young(HOOFED_BEASTS, '🐖', 0.42, { coat: '#f6b8c0', tail: { length: 0.2, thick: 0.04, kind: 'up' } }),
  'drawn-fawn': young(HOOFED_BEASTS, '🦌', 0.55, {
    coat: '#c08848',
    pattern: { material: 'spots', second: '#fbf2e0', perMetre: 24 },
    earSize: 1.25,
    neck: 0.42,
  }),
  'drawn-elephant-calf': young(LARGE_BEASTS, '🐘', 0.42, { earSize: 1.05 }),
}
