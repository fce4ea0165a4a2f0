import type { Act, Dressing, Template } from './template.ts'

const HEART = '2764'
const KISS = '1f48b'
const ROSY = { temperature: 0.14, tint: 0.08, saturation: 1.06, lift: [0.02, 0.008, 0.014], vignette: 0.18 } as const
const ROMANTIC = { mood: 'romantic', genre: 'piano' } as const

/** Two people who come together, at this distance. */
const together = (apart: number, ...more: Act[]): Act[] => [
  { act: 'meet', from: 0.3, to: 2, apart },
  { act: 'breathe' },
  ...more,
]

const hug = (more: Partial<Template> = {}): Template => ({
  cast: 2,
  acts: together(
    0.95,
    { act: 'lean', from: 0.5, to: 2.1, by: 0.16 },
    { act: 'nod', from: 0.9, to: 2.2, by: 0.22 },
    { act: 'sway', hertz: 0.35, by: 0.01, from: 2.1 },
  ),
  dress: [{ put: 'motes' }, { put: 'motif', motif: 'hearts', from: 1.9 }],
  camera: { zoom: [1, 1.16], on: 'heads' },
  grade: ROSY,
  sound: 'a quiet room',
  music: ROMANTIC,
  ...more,
})

const kiss = (dress: readonly Dressing[], more: Partial<Template> = {}): Template => ({
  cast: 2,
  acts: together(1, { act: 'lean', from: 0.8, to: 2.2, by: 0.24 }, { act: 'nod', from: 1, to: 2.3, by: 0.28 }),
  dress,
  camera: { zoom: [1, 1.32], on: 'heads' },
  grade: ROSY,
  sound: 'a quiet garden with birds',
  music: ROMANTIC,
  ...more,
})

const hearts = (from: number): Dressing[] => [
  { put: 'motif', motif: 'hearts', from },
  { put: 'burst', codes: [HEART], from, every: 0.35 },
]

/** The data of each template, by id. */
export const TEMPLATES: Readonly<Record<string, Template>> = {
  hug: hug(),
  hugging: hug({
    dress: [
      { put: 'motif', motif: 'petals' },
      { put: 'motif', motif: 'hearts', from: 1.9 },
    ],
  }),
  hugging_pro: hug({
    dress: [
      { put: 'rays', colour: '255, 226, 170' },
      { put: 'motif', motif: 'petals' },
      { put: 'motif', motif: 'hearts', from: 1.7 },
      { put: 'motif', motif: 'sparks', from: 1.7 },
    ],
    camera: { zoom: [1, 1.26], on: 'heads' },
  }),
  couple_arrival: {
    cast: 2,
    acts: [
      { act: 'arrive', from: 0, to: 2.2 },
      { act: 'hop', hertz: 2.2, by: 0.008 },
      { act: 'meet', from: 1.6, to: 2.6, apart: 1.25 },
      { act: 'nod', from: 2.3, to: 2.9, by: 0.12 },
    ],
    dress: [
      { put: 'motif', motif: 'roses', from: 1.8 },
      { put: 'motif', motif: 'confetti', from: 2.2 },
      { put: 'flash', at: 2.3 },
      { put: 'flash', at: 2.9 },
    ],
    camera: { zoom: [1, 1.1] },
    grade: { temperature: 0.08, contrast: 1.05, vignette: 0.2 },
    sound: 'a crowd applauds',
    music: { mood: 'happy', genre: 'pop' },
  },
  kiss: kiss(hearts(2.1)),
  kissing: kiss([{ put: 'motif', motif: 'petals' }, ...hearts(2.1)]),
  kissing_pro: kiss(
    [
      { put: 'rays', colour: '255, 200, 210' },
      { put: 'motif', motif: 'roses', from: 0.6 },
      { put: 'motif', motif: 'sparks' },
      ...hearts(2),
    ],
    {
      camera: { zoom: [1, 1.45], on: 'heads' },
    },
  ),
  cheek_kiss: kiss(
    [
      { put: 'burst', codes: [KISS, HEART], from: 2.1, every: 0.5 },
      { put: 'motif', motif: 'hearts', from: 2.1 },
    ],
    {
      acts: together(
        1.05,
        { act: 'lean', of: 0, from: 1, to: 2.1, by: 0.45 },
        { act: 'nod', of: 0, from: 1, to: 2.1, by: 0.42 },
        { act: 'nod', of: 1, from: 2.1, to: 2.6, by: -0.14 },
      ),
    },
  ),
  french_kiss: kiss([{ put: 'motes' }, { put: 'motif', motif: 'roses', from: 1.6 }, ...hearts(1.8)], {
    acts: together(
      0.9,
      { act: 'lean', from: 0.5, to: 1.8, by: 0.26 },
      { act: 'nod', from: 0.6, to: 1.9, by: 0.4 },
      { act: 'sway', hertz: 0.5, by: 0.012, from: 1.9 },
    ),
    camera: { zoom: [1, 1.7], on: 'heads' },
  }),
  french_kiss_8s: kiss([{ put: 'motes' }, { put: 'motif', motif: 'roses', from: 2.4 }, ...hearts(3)], {
    acts: [
      { act: 'meet', from: 0.6, to: 3.2, apart: 0.9 },
      { act: 'breathe' },
      { act: 'lean', from: 1, to: 3.2, by: 0.26 },
      { act: 'nod', from: 1.2, to: 3.4, by: 0.4 },
      { act: 'sway', hertz: 0.35, by: 0.014, from: 3.4 },
    ],
    camera: { zoom: [1, 1.9], on: 'heads' },
  }),
  rain_kiss: kiss([{ put: 'rain' }, ...hearts(2.2)], {
    grade: { temperature: -0.24, saturation: 0.84, contrast: 1.08, gamma: 0.9, vignette: 0.34 },
    sound: 'it rains in the street at night',
  }),
  blow_kiss: {
    cast: 1,
    acts: [
      { act: 'breathe' },
      { act: 'nod', from: 0.5, to: 1.1, by: 0.14 },
      { act: 'lean', from: 0.7, to: 1.3, by: 0.12 },
      { act: 'grow', from: 0.9, to: 1.5, by: 0.05 },
    ],
    dress: [
      { put: 'burst', codes: [KISS, HEART, HEART], from: 1.2, every: 0.22 },
      { put: 'motif', motif: 'hearts', from: 1.8 },
    ],
    camera: { zoom: [1, 1.14], on: 'heads' },
    grade: ROSY,
    sound: 'a quiet room',
    music: { mood: 'playful', genre: 'pop' },
  },
  live_memory: {
    cast: 1,
    acts: [{ act: 'breathe' }, { act: 'sway', hertz: 0.22, by: 0.01 }, { act: 'nod', from: 1.6, to: 2.6, by: 0.05 }],
    turns: { out: 'aged', from: 1.4, to: 3, by: 'dissolve' },
    dress: [{ put: 'scratches' }, { put: 'motes' }],
    camera: { zoom: [1, 1.12], on: 'heads' },
    grade: { lift: [0.015, 0.01, 0.004], contrast: 0.98, vignette: 0.28 },
    sound: 'a quiet room with a clock',
    music: { mood: 'calm', genre: 'piano' },
  },
  exotic_princess: {
    cast: 1,
    place: 'a palace garden in the morning',
    acts: [{ act: 'breathe' }, { act: 'sway', hertz: 0.25, by: 0.014 }],
    dress: [
      { put: 'rays', colour: '255, 230, 180' },
      { put: 'crown' },
      { put: 'motif', motif: 'petals' },
      { put: 'motif', motif: 'sparks', from: 0.8 },
      { put: 'border' },
    ],
    camera: { zoom: [1, 1.12], on: 'heads' },
    grade: { temperature: 0.08, saturation: 1.1, contrast: 1.03 },
    sound: 'birds in a garden',
    music: { mood: 'romantic', genre: 'classical' },
  },
  beast_companion: {
    cast: 1,
    scene: 'static close shot: a bear stands at the right in a forest',
    acts: [{ act: 'breathe' }, { act: 'sway', hertz: 0.25, by: 0.008 }],
    dress: [{ put: 'motes' }],
    grade: { contrast: 1.06, saturation: 1.04, vignette: 0.2 },
    sound: 'a forest with birds',
    music: { mood: 'epic', genre: 'cinematic' },
  },
  subject_3: {
    cast: 3,
    acts: [
      { act: 'meet', from: 0.2, to: 1.6, apart: 1.4 },
      { act: 'breathe' },
      { act: 'hop', hertz: 1.6, by: 0.02, from: 1.6 },
      { act: 'sway', hertz: 0.8, by: 0.012, from: 1.4 },
    ],
    dress: [{ put: 'motif', motif: 'confetti', from: 1.6 }],
    camera: { zoom: [1, 1.08] },
    sound: 'a happy crowd',
    music: { mood: 'happy', genre: 'pop' },
  },
  pubg_winner_hit: {
    cast: 1,
    place: 'a meadow in the afternoon with clouds',
    acts: [
      { act: 'dance', hertz: 1.05, by: 0.026, from: 0.6 },
      { act: 'hop', hertz: 2.1, by: 0.02, from: 0.6 },
    ],
    dress: [
      { put: 'rays', colour: '255, 206, 96' },
      { put: 'flash', at: 0.5, colour: '#ffe9a0' },
      { put: 'motif', motif: 'confetti', from: 0.5 },
      { put: 'title', text: 'WINNER', from: 0.6 },
      { put: 'prop', code: '1f3c6', x: 0.84, y: 0.62, size: 0.34, from: 0.9 },
      { put: 'prop', code: '1f357', x: 0.15, y: 0.66, size: 0.26, from: 1.2 },
    ],
    camera: { zoom: [1.02, 1.12], shake: 0.003 },
    grade: { temperature: 0.26, contrast: 1.1, saturation: 1.1, vignette: 0.26 },
    sound: 'applause and fireworks',
    music: { mood: 'epic', genre: 'electronic', tempo: 126 },
    dances: true,
  },
  outfit_show: {
    cast: 1,
    wears: true,
    place: 'a stage with spotlights',
    acts: [{ act: 'breathe' }, { act: 'dance', hertz: 0.5, by: 0.012, from: 2.2 }],
    dress: [
      { put: 'flash', at: 2.1 },
      { put: 'motif', motif: 'sparks', from: 2 },
      { put: 'flash', at: 2.9 },
    ],
    camera: { zoom: [1, 1.12] },
    grade: { contrast: 1.05, saturation: 1.06, vignette: 0.24 },
    sound: 'a crowd applauds',
    music: { mood: 'playful', genre: 'electronic', tempo: 120 },
    dances: true,
  },
  ghibli: {
    cast: 1,
    acts: [{ act: 'breathe' }, { act: 'sway', hertz: 0.25, by: 0.012 }],
    turns: { into: 'painted', from: 0.8, to: 1.8, by: 'clouds' },
    dress: [{ put: 'motif', motif: 'petals', from: 1.4 }],
    camera: { zoom: [1, 1.1], on: 'heads' },
    grade: { temperature: 0.08, saturation: 1.12, gamma: 1.06 },
    sound: 'wind in a meadow with birds',
    music: { mood: 'calm', genre: 'piano' },
  },
  minecraft: {
    cast: 1,
    acts: [{ act: 'hop', hertz: 1.4, by: 0.014, from: 1.6 }],
    turns: { into: 'blocks', from: 0.8, to: 1.6, by: 'wipe-up' },
    dress: [],
    camera: { zoom: [1, 1.08] },
    grade: { saturation: 1.12, contrast: 1.05 },
    sound: 'a meadow with birds',
    music: { mood: 'playful', genre: 'electronic' },
  },
  simpsons_comic: {
    cast: 1,
    acts: [{ act: 'breathe' }, { act: 'dance', hertz: 0.7, by: 0.012, from: 1.6 }],
    turns: { into: 'cartoon', from: 0.8, to: 1.6, by: 'iris-open' },
    dress: [],
    camera: { zoom: [1, 1.1], on: 'heads' },
    grade: { saturation: 1.2, gamma: 1.05 },
    sound: 'a street in a town',
    music: { mood: 'playful', genre: 'pop' },
  },
  fairy_me: {
    cast: 1,
    acts: [{ act: 'breathe' }, { act: 'float', hertz: 0.4, by: 0.018 }],
    dress: [{ put: 'wings' }, { put: 'motif', motif: 'sparks' }, { put: 'motif', motif: 'bubbles', from: 0.6 }],
    camera: { zoom: [1, 1.08] },
    grade: { tint: 0.12, temperature: -0.04, saturation: 1.12, lift: [0.02, 0.01, 0.03], gamma: 1.06 },
    sound: 'bells in a forest',
    music: { mood: 'mysterious', genre: 'ambient' },
  },
  shake_it_down: {
    cast: 1,
    acts: [
      { act: 'dance', hertz: 1, by: 0.038 },
      { act: 'hop', hertz: 2, by: 0.016 },
    ],
    dress: [{ put: 'lights' }, { put: 'motif', motif: 'confetti', from: 1.8 }],
    camera: { zoom: [1.03, 1.12], shake: 0.004 },
    grade: { contrast: 1.1, saturation: 1.2, gamma: 0.94, vignette: 0.26 },
    sound: 'a crowd at a party',
    music: { mood: 'happy', genre: 'electronic', tempo: 120 },
    dances: true,
  },
  turn_into_zombie: {
    cast: 1,
    acts: [
      { act: 'breathe' },
      { act: 'lurch', hertz: 0.55, by: 0.034, from: 1.4 },
      { act: 'grow', from: 2, to: 3.9, by: 0.14 },
    ],
    turns: { into: 'zombie', from: 0.7, to: 1.9, by: 'dissolve' },
    dress: [{ put: 'flash', at: 0.7, colour: '#9fb6c8' }],
    camera: { zoom: [1, 1.18], on: 'heads', shake: 0.001 },
    grade: { temperature: -0.16, tint: -0.1, saturation: 0.8, contrast: 1.08, gamma: 0.96, vignette: 0.46 },
    sound: 'wind and thunder at night',
    music: { mood: 'tense', genre: 'cinematic' },
  },
  head_to_balloon: {
    cast: 1,
    headFloats: true,
    acts: [],
    dress: [{ put: 'motif', motif: 'confetti', from: 1.6 }],
    camera: { zoom: [1, 1] },
    grade: { saturation: 1.08 },
    sound: 'a playground with birds',
    music: { mood: 'playful', genre: 'pop' },
  },
  wednesdays_vibe: {
    cast: 1,
    acts: [
      { act: 'dance', hertz: 0.9, by: 0.03, from: 0.3 },
      { act: 'lurch', hertz: 0.45, by: 0.02, from: 1 },
    ],
    dress: [
      { put: 'rain' },
      { put: 'flash', at: 1.5, colour: '#c8d4ff' },
      { put: 'flash', at: 1.75, colour: '#c8d4ff' },
      { put: 'flash', at: 3.3, colour: '#c8d4ff' },
    ],
    camera: { zoom: [1.02, 1.14], on: 'heads' },
    grade: {
      saturation: 0.22,
      temperature: -0.14,
      contrast: 1.24,
      gamma: 0.82,
      gain: [0.95, 0.97, 1.05],
      vignette: 0.6,
    },
    sound: 'a thunderstorm at night',
    music: { mood: 'mysterious', genre: 'classical', tempo: 108 },
    dances: true,
  },
  covered_liquid_metal: {
    cast: 1,
    acts: [{ act: 'breathe' }, { act: 'sway', hertz: 0.3, by: 0.012, from: 2.4 }],
    turns: { into: 'metal', from: 0.6, to: 2.6, by: 'wipe-up' },
    dress: [{ put: 'motif', motif: 'sparks', from: 2.4 }],
    camera: { zoom: [1, 1.16], on: 'heads' },
    grade: { temperature: -0.1, saturation: 0.9, contrast: 1.1, gamma: 0.94, vignette: 0.34 },
    sound: 'a machine hums',
    music: { mood: 'epic', genre: 'electronic' },
  },
}
