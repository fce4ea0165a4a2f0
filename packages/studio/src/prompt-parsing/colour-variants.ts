import { HUE_PATTERN, huesIn } from '../hues/find-hues.ts'
import { updateReferences } from './update-references.ts'
import type { Subject } from '../setting/shot-list.ts'
import { spriteName } from '../words/vocabulary/noun-table.ts'

const LISTED = new RegExp(String.raw`(?:\bin )?${HUE_PATTERN}色?(?:(?:,| and|、|和|,? and) ?${HUE_PATTERN}色?)+`, 'iu')
const ANY =
  /\b(?:in )?(?:different|various|several|many|all|bright|pastel|\w+ different) colou?rs\b|colou?rful|(?:不同|各种|多种|[两三四五六]种|各色|五颜六色)的?(?:颜色)?/iu
const PALETTE = ['red', 'blue', 'white', 'green', 'pink', 'black', 'gold'] as const
const LIPSTICK = spriteName('💄')
const OF_LIPS = ['red', 'pink', 'brown', 'orange', 'purple', 'gold'] as const
const COUNTED: Readonly<Record<string, number>> = { 两: 2, 三: 3, 四: 4, 五: 5, 六: 6 }
/** The largest number of variants in a row. */
const MOST = 6

/** `three lipsticks in red, pink and brown`, 五种颜色的口红: each gets a colour of its own. */
export function colourVariants(subjects: Subject[], words: string): Subject[] {
  const counted = COUNTED[/([两三四五六])种颜色/u.exec(words)?.[1] ?? '']
  const index = subjects.findIndex(({ count, build }) => (count > 1 || counted) && build !== 'person')
  const one = subjects[index]
  if (!one || one.motion === 'fly') return subjects
  const listed = huesIn(LISTED.exec(words)?.[0] ?? '')
  const count = Math.min(MOST, counted ?? one.count)
  const own = 'sprite' in one.what && one.what.sprite === LIPSTICK ? OF_LIPS : PALETTE
  const hues = listed.length >= 2 ? listed : ANY.test(words) ? own : undefined
  if (!hues || one.colour === 'rainbow') return subjects
  const each = Array.from(
    { length: count },
    (_, nth): Subject => ({ ...one, count: 1, colour: hues[nth % hues.length]! }),
  )
  const shift = (to: number): number => (to > index ? to + count - 1 : to)
  return subjects.flatMap((other, at): Subject[] =>
    (at === index ? each : [other]).map(one => updateReferences(one, shift)),
  )
}
