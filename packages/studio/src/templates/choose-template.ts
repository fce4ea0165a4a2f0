import { seededRandom } from '@kinora/media/core/seeded-random'
import type { Palette } from './dress/create-dressing.ts'
import type { Template } from './template.ts'
import { templates } from './templates.ts'

/** The options of a template, by field name. */
export type Choices = Readonly<Record<string, string>>

const PLAIN: Palette = { metal: '#e9c46a', stone: '#d6335c', border: ['#7a1f3d', '#e9c46a', '#f7e7c1'] }

/** The homes of a princess: the words for each, and its colours. */
const AREAS: Readonly<Record<string, Palette & { place: string }>> = {
  denmark: {
    place: 'a castle courtyard in the morning',
    metal: '#e8e8ee',
    stone: '#c8102e',
    border: ['#c8102e', '#ffffff', '#f2d8a0'],
  },
  uk: {
    place: 'a palace hall with a throne',
    metal: '#e9c46a',
    stone: '#1f3a93',
    border: ['#1b2a5c', '#c8102e', '#e9d9a8'],
  },
  africa: {
    place: 'the savanna at sunset with acacia trees',
    metal: '#e2a93b',
    stone: '#2a9d5c',
    border: ['#3a2312', '#e07a1f', '#f4c95d'],
  },
  china: {
    place: 'a temple courtyard in spring',
    metal: '#f0c24b',
    stone: '#1fa37a',
    border: ['#a4161a', '#f0c24b', '#ffe8a3'],
  },
  mexico: {
    place: 'a desert at sunset',
    metal: '#f2b134',
    stone: '#ed217c',
    border: ['#006847', '#ed217c', '#f9d423'],
  },
  switzerland: {
    place: 'mountains and a green meadow in summer',
    metal: '#e8e8ee',
    stone: '#d52b1e',
    border: ['#d52b1e', '#ffffff', '#b7d7a8'],
  },
  russia: {
    place: 'a castle courtyard in winter, snow',
    metal: '#e8eef7',
    stone: '#2f6fd0',
    border: ['#23408e', '#e8eef7', '#d9b45a'],
  },
  italy: {
    place: 'a piazza at sunset',
    metal: '#e6bf5c',
    stone: '#0f8b4c',
    border: ['#6b1d1d', '#e6bf5c', '#f3e3c3'],
  },
  korea: {
    place: 'a temple courtyard in autumn',
    metal: '#f0d48a',
    stone: '#d6336c',
    border: ['#1f6f6b', '#d6336c', '#f6e3b4'],
  },
  thailand: {
    place: 'a temple courtyard at sunset',
    metal: '#ffcf40',
    stone: '#7b2cbf',
    border: ['#5a189a', '#ffcf40', '#ffe9a8'],
  },
  india: {
    place: 'a palace hall at sunset',
    metal: '#ffb703',
    stone: '#d00070',
    border: ['#9d0250', '#ff9f1c', '#ffe3a6'],
  },
  japan: {
    place: 'a garden with cherry blossoms in spring',
    metal: '#f4e3c1',
    stone: '#d7263d',
    border: ['#2b2d5b', '#d7263d', '#f8dfe6'],
  },
}

/** The companions, and the home of each. */
const BEASTS: Readonly<Record<string, string>> = {
  bear: 'static close shot: a brown bear stands at the right in a forest',
  tiger: 'static close shot: a tiger stands at the right in a forest',
  elk: 'static close shot: a moose stands at the right in a snowy forest',
  snake: 'static close shot: a snake at the right in the desert',
  lion: 'static close shot: a lion stands at the right in the savanna',
  wolf: 'static close shot: a wolf stands at the right in the snow',
}

/** `auto`, empty or unknown: chosen by the seed. */
const chosen = (
  table: Readonly<Record<string, unknown>>,
  wanted: string | undefined,
  seed: number,
  what: string,
): string =>
  wanted !== undefined && wanted in table
    ? wanted
    : seededRandom(seed)
        .fork(what)
        .pick(Object.keys(table) as [string, ...string[]])

/** A template by its id, with what was chosen in it. */
export function chooseTemplate(id: string, choices: Choices, seed: number): { template: Template; palette: Palette } {
  const template = templates()[id]
  if (!template) throw new RangeError(`there is no template ${id}`)
  if (id === 'exotic_princess') {
    const { place, ...palette } = AREAS[chosen(AREAS, choices.area, seed, 'area')]!
    return { template: { ...template, place }, palette }
  }
  if (id === 'beast_companion') {
    return { template: { ...template, scene: BEASTS[chosen(BEASTS, choices.beast, seed, 'beast')]! }, palette: PLAIN }
  }
  return { template, palette: PLAIN }
}
