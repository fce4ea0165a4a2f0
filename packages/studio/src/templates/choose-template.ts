import { seededRandom } from '@kinora/media/core/seeded-random'
import { readData } from '../data-files/read-data.ts'
import type { Palette } from './dress/create-dressing.ts'
import type { Template } from './template.ts'
import { templates } from './templates.ts'

/** The options of a template, by field name. */
export type Choices = Readonly<Record<string, string>>

const PLAIN: Palette = { metal: '#e9c46a', stone: '#d6335c', border: ['#7a1f3d', '#e9c46a', '#f7e7c1'] }

/** Options of templates: the homes of a princess and their colours, the companions and the home of each. */
const { areas: AREAS, beasts: BEASTS } = readData<{
  areas: Readonly<Record<string, Palette & { place: string }>>
  beasts: Readonly<Record<string, string>>
}>('template-options.json')

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
