import type { Bird } from '../kits/bird.ts'

/** Builds that many birds share. */
export const SMALL: Bird = {
  trunk: 0.16,
  girth: 0.42,
  lean: 28,
  neck: 0.02,
  head: 0.34,
  beak: 0.22,
  legs: 0.3,
  tail: 0.5,
  wing: 1,
  coat: '#5f9ad0',
  belly: '#f4e8d4',
  beakColour: '#e8a83c',
  legColour: '#c8803c',
}
export const DUCK: Bird = {
  trunk: 0.36,
  girth: 0.36,
  lean: 8,
  neck: 0.22,
  head: 0.24,
  beak: 0.26,
  beakKind: 'flat',
  legs: 0.2,
  tail: 0.3,
  wing: 0.95,
  coat: '#f6f2e6',
  belly: '#fbf8f0',
  beakColour: '#f0a02c',
  legColour: '#f0a02c',
}
