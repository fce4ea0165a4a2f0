import { t } from '../texts/texts.ts'

/** The name of a field or a value of a document, in the language of the page: English ids are English words. */
export const word = (id: string): string =>
  t().api?.scene[id] ?? id.replaceAll('-', ' ').replaceAll(/(?<=[a-z])[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
