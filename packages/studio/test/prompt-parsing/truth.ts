import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What prompts say, written by hand before any rule was tuned: a line for each prompt, with its subjects after the arrow. A
 * subject is its pictogram, with `×n` and a colour where the words give them; `|` separates readings that are equally
 * right. What a row leaves out, the words do not say. Every row of English and Chinese whose number ends in 2, 5 or 8 is
 * held out: its figures are printed but no rule was fitted to it.
 */
export type Truth = {
  prompt: string
  subjects: string[]
  lines: string[]
  shots?: number
  said: Partial<Record<(typeof SAID)[number], string>>
}

export const SAID = ['place', 'time', 'weather', 'move', 'framing', 'look'] as const

const readTruth = (file: string): Truth[] =>
  readFileSync(join(import.meta.dirname, 'truth', `${file}.txt`), 'utf8')
    .trimEnd()
    .split('\n')
    .map(row => {
      const [prompt = '', says = ''] = row.split(' -> ')
      const [subjects = '', ...rest] = says.split('; ')
      const values = rest.map(one => [one.slice(0, one.indexOf(' ')), one.slice(one.indexOf(' ') + 1)] as const)
      const shots = values.find(([key]) => key === 'shots')?.[1]
      return {
        prompt,
        subjects: subjects === 'nobody' ? [] : subjects.split(', '),
        lines: values.flatMap(([key, value]) => (key === 'line' ? [value] : [])),
        ...(shots !== undefined && { shots: Number(shots) }),
        said: Object.fromEntries(values.filter(([key]) => key !== 'line' && key !== 'shots')),
      }
    })

export const ENGLISH = readTruth('english')
export const CHINESE = readTruth('chinese')
/** Prompts of the gallery that were once drawn as something a person would laugh at. */
export const LAUGHED_AT = readTruth('laughed-at')
