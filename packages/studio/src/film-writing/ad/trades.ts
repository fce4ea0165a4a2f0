import type { Language } from '@kinora/media/language/detect-language'
import { readTable, says } from '../film-tables.ts'
import type { Brief } from './read-brief.ts'

/** The scene of the brief's trade, which a picture of a product does not show; undefined if it sells a product. */
export const findTrade = ({ name = '', category = '' }: Brief): Readonly<Record<Language, string>> | undefined =>
  readTable('trades').find(({ words }) => says(words, `${name} ${category}`))
