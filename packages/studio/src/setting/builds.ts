/** The construction kits for figures. */
export const BUILDS = [
  'person',
  'four-legged',
  'reptile',
  'mythical',
  'bird',
  'insect',
  'fish',
  'tree',
  'plant',
  'food',
  'vessel',
  'furniture',
  'tool',
  'weapon',
  'garment',
  'vehicle',
  'boat',
  'aircraft',
  'building',
  'playground',
  'instrument',
  'ball',
  'sport',
  'toy',
  'festive',
  'stone',
  'product',
  'sky',
] as const
export type Build = (typeof BUILDS)[number]
export const WEIGHTS = ['light', 'medium', 'heavy', 'huge'] as const
export type Weight = (typeof WEIGHTS)[number]
