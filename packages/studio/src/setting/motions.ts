export const MOTIONS = [
  'still',
  'bob',
  'walk',
  'run',
  'ride',
  'drive',
  'fly',
  'swim',
  'float',
  'fall',
  'rise',
  'spin',
  'dance',
  'jump',
  'sway',
] as const
export type Motion = (typeof MOTIONS)[number]
