import type { StoryShot } from '../storyboard.ts'
import type { Beat } from './plan-beats.ts'
import type { Brief } from './read-brief.ts'
import { capitalise, type Copy } from './write-copy.ts'

/** A title appears after a moment and disappears before the cut. */
const TITLE_FROM = 10
/** The end card is visible for the whole last shot, except at the cut. */
const CARD_FROM = 6

/**
 * Titles are beside or below the product, never over it: its name first, then each point while it is spoken. The end
 * card has the name, the offer and the call to action, as written.
 */
export function writeTitle(
  kind: Beat['kind'],
  copy: Copy,
  frames: number,
  {
    points,
    brief: { name, offers, slogan = '' },
    isAbove,
  }: { points: readonly string[]; brief: Brief; isAbove: boolean },
): Pick<StoryShot, 'title'> {
  if (kind === 'closing') {
    const brand = name ? capitalise(name) : copy.openingTitle
    const between = distinctRows([...offers.map(capitalise), ...points, slogan], [brand, copy.closingTitle])
    const text = [brand, ...between, copy.closingTitle].filter(row => row !== '').join('\n')
    return { title: { text, style: 'end card', fromFrame: CARD_FROM, frames: frames - CARD_FROM } }
  }
  const texts = kind === 'opening' ? [copy.openingTitle, ...points] : points
  if (texts.length === 0) return {}
  const title = { text: texts.join(' · '), fromFrame: TITLE_FROM, frames: frames - 2 * TITLE_FROM }
  return { title: { ...title, style: isAbove ? 'title' : 'lower third' } }
}

/** A text in another row is not repeated. */
const distinctRows = (rows: readonly string[], others: readonly string[]): string[] =>
  rows.filter(
    (row, at) =>
      row !== '' && ![...rows.slice(0, at), ...others].some(other => other.toLowerCase().includes(row.toLowerCase())),
  )
