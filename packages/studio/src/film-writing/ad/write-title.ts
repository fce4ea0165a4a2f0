import type { ScriptShot } from '@kinora/media/script/script-schema'
import type { Beat } from './plan-beats.ts'
import type { Brief } from './read-brief.ts'
import { capitalise, type Copy } from './write-copy.ts'

/**
 * Titles are beside or below the product, never over it: its name first, then each point while it is spoken. The end
 * card has the name, the offer and the call to action, as written.
 */
export function writeTitle(
  kind: Beat['kind'],
  copy: Copy,
  {
    points,
    brief: { name, offers, slogan = '' },
    isAbove,
  }: { points: readonly string[]; brief: Brief; isAbove: boolean },
): ScriptShot['title'] {
  if (kind === 'closing') {
    const brand = name ? capitalise(name) : copy.openingTitle
    const between = distinctRows([...offers.map(capitalise), ...points, slogan], [brand, copy.closingTitle])
    const text = [brand, ...between, copy.closingTitle].filter(row => row !== '').join('\n')
    return { text, style: 'end card' }
  }
  const texts = kind === 'opening' ? [copy.openingTitle, ...points] : points
  return texts.length === 0 ? undefined : { text: texts.join(' · '), style: isAbove ? 'title' : 'lower third' }
}

/** The end card of a film that its brief tells: the words of the brief alone. */
export function writeEndCard(
  { openingTitle }: Copy,
  { name, offers, slogan = '', call = '', quoted: { card } }: Brief,
  shown = '',
): ScriptShot['title'] {
  const brand = name ? capitalise(name) : card.length > 0 ? '' : openingTitle
  const rows = card.length > 0 ? card : [shown, ...offers.map(capitalise), slogan, call]
  const isNamed = rows.some(row => brand !== '' && row.toLowerCase().startsWith(brand.toLowerCase()))
  const text = [...(isNamed ? [] : [brand]), ...distinctRows(rows, [])].filter(row => row !== '').join('\n')
  return { text, style: 'end card' }
}

/** A text in another row is not repeated. */
const distinctRows = (rows: readonly string[], others: readonly string[]): string[] =>
  rows.filter(
    (row, at) =>
      row !== '' && ![...rows.slice(0, at), ...others].some(other => other.toLowerCase().includes(row.toLowerCase())),
  )
