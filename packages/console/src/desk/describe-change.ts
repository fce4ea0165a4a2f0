import type { ChangedScene, Scene } from '@kinora/client'
import { t } from '../texts/texts.ts'
import { word } from './words.ts'

type Change = ChangedScene['changes'][number]
export type DescribedChange = { what: string; before?: string; after?: string }

const MAX_LETTERS = 80

/** Differences in words: whose or which shot's field it is, what it was and what it is. */
export const describeChanges = ({ changes, scene }: ChangedScene, before: Scene): DescribedChange[] =>
  changes.map(change => describe(change, 'after' in change ? scene : before))

function describe({ at, before, after }: Change, { entities, places }: Scene): DescribedChange {
  const [list = '', index = '', ...rest] = at.split('/').slice(1)
  const nth = Number(index)
  const entity = list === 'entities' ? entities[nth] : undefined
  const owner =
    list === 'shots'
      ? t().desk.say.shot(nth + 1)
      : entity
        ? (entity.name ?? entity.id)
        : list === 'places'
          ? word(places[nth]?.asset ?? index)
          : ''
  const fields = (owner === '' ? [list, index, ...rest] : rest).filter(name => name !== '' && !/^\d+$/.test(name))
  const what = [owner, ...fields.map(word)].filter(Boolean).join(' · ')
  return {
    what,
    ...(before !== undefined && { before: valueText(before) }),
    ...(after !== undefined && { after: valueText(after) }),
  }
}

/** A value in words: of an entry of a list what it is about. */
function valueText(value: unknown): string {
  const text =
    typeof value === 'string'
      ? word(value)
      : Array.isArray(value)
        ? value.map(valueText).join(', ')
        : typeof value === 'object' && value !== null
          ? Object.values(value).map(valueText).join(' ')
          : String(value)
  return text.length > MAX_LETTERS ? `${text.slice(0, MAX_LETTERS)}…` : text
}
