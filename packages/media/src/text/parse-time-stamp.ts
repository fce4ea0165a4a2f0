// Hours may be missing, and the fraction may follow a dot or a comma and be short; real files have all of these.
const STAMP = /^(?:(\d{1,4}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,9}))?$/

/** Undefined if the text is not a time. */
export function parseTimeStamp(stamp: string): number | undefined {
  const match = STAMP.exec(stamp)
  if (!match) return undefined
  const [, hours = '0', minutes = '0', seconds = '0', fraction = '0'] = match
  if (Number(minutes) > 59 || Number(seconds) > 59) return undefined
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(`${Number(seconds)}.${fraction}`)
}
