import type { Catalog } from '../../catalog/catalog.ts'
import { voices } from '../../catalog/voices.ts'
import { type Block, codes, table, text } from './blocks.ts'
import { priceInWords } from './price-in-words.ts'

/** Every model with its generators. */
export const modelBlocks = ({ models }: Catalog): Block[] => [
  table(
    'fields',
    ['Model', 'About', 'Makes'],
    models.map(({ id, about, rules }) => [`\`${id}\``, about, codes(Object.keys(rules))]),
  ),
]

/** The whole price list, in credits. */
export const priceBlocks = ({ prices }: Catalog): Block[] => [
  text(
    'The price of a task is known before work starts: it is held at the create, settled at `success` and given back at `failed`. With `off_peak` it is half of the total, rounded up. The estimate endpoints price a body without making anything.',
  ),
  table(
    'fields',
    ['What', 'Credits'],
    Object.entries(prices.list)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([title, tariff]) => [`\`${title}\``, priceInWords(tariff)]),
  ),
]

export const voiceBlocks = (): Block[] => [
  text('Where a voice may be left out, the service recommends one.'),
  table(
    'fields',
    ['Voice', 'Language', 'Gender', 'Style'],
    voices.map(({ id, language, gender, style }) => [`\`${id}\``, language, gender, style]),
  ),
]
