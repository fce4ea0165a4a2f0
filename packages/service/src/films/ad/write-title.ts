import type { StoryShot } from '../storyboard.ts'
import type { Beat } from './plan-beats.ts'
import type { Brief } from './read-brief.ts'
import { capitalise, type Copy } from './write-copy.ts'

/** A title comes when the picture has been seen, and goes before the cut. */
const TITLE_FROM = 10
/** The last picture is the card: there from the beginning, but for the cut. */
const CARD_FROM = 6

/**
 * Beside or below the thing, never over it: its name first, then what is said of it while it is said. At the end a card with
 * its name, what is offered and what to do, as they were written.
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

/** Text in another row is not repeated. */
const distinctRows = (rows: readonly string[], others: readonly string[]): string[] =>
  rows.filter(
    (row, at) =>
      row !== '' && ![...rows.slice(0, at), ...others].some(other => other.toLowerCase().includes(row.toLowerCase())),
  )
