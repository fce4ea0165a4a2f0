import { film } from './film.ts'
import { BEST_PROMPTS, PROMPT_SHEETS } from './prompt-list.ts'
import type { SheetPlan, Suite } from './suite.ts'
import { UNSEEN_PROMPTS } from './unseen-prompts.ts'

/** The middle is shown large. */
const SHARES = [1 / 6, 1 / 2, 5 / 6]

const sheetOf = (name: string, prompts: readonly string[]): SheetPlan => ({
  name,
  columns: 3,
  cell: { width: 624, height: 234 },
  hasLeads: true,
  exhibits: prompts.map(prompt => async () => {
    const [early, middle, late] = await film({ prompt }, SHARES)
    return { words: prompt, pictures: [middle!, early!, late!] }
  }),
})

/** The opening of the README: one large picture each. */
const best: SheetPlan = {
  name: 'six-prompts',
  columns: 2,
  cell: { width: 624, height: 351 },
  exhibits: BEST_PROMPTS.map(prompt => async () => {
    const pictures = await film({ prompt, width: 1248, height: 702 }, [1 / 2])
    return { words: prompt, pictures }
  }),
}

const [UNSEEN_SHEETS, ON_A_SHEET] = [4, 12]

const unseen: readonly SheetPlan[] = Array.from({ length: UNSEEN_SHEETS }, (_, at) =>
  sheetOf(`unseen-${at + 1}`, UNSEEN_PROMPTS.slice(at * ON_A_SHEET, (at + 1) * ON_A_SHEET)),
)

export const suite: Suite = {
  name: 'prompts',
  sheets: [...Object.entries(PROMPT_SHEETS).map(([name, prompts]) => sheetOf(name, prompts)), ...unseen, best],
}
