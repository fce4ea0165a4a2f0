import type { ChangedScene } from '@kinora/client'

const SHOWN_LETTERS = 100

/** A difference of two documents in one line. */
export const describeChange = ({ at, before, after }: ChangedScene['changes'][number]): string =>
  `${at}  ${before === undefined ? '' : `${shorten(before)} `}-> ${after === undefined ? 'removed' : shorten(after)}`

function shorten(value: unknown): string {
  const text = JSON.stringify(value)
  return text.length > SHOWN_LETTERS ? `${text.slice(0, SHOWN_LETTERS)}…` : text
}
