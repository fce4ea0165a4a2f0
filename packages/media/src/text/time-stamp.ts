// Hours may be missing, the fraction may follow a dot or a comma and may be short: files in the wild have all of these.
const STAMP = /^(?:(\d{1,4}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,9}))?$/

/** Undefined for what is no time. */
export function parseTimeStamp(stamp: string): number | undefined {
  const match = STAMP.exec(stamp)
  if (!match) return undefined
  const [, hours = '0', minutes = '0', seconds = '0', fraction = '0'] = match
  if (Number(minutes) > 59 || Number(seconds) > 59) return undefined
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(`${Number(seconds)}.${fraction}`)
}

/** 00:01:02.345; the point is a comma in .srt files. */
export function formatTimeStamp(seconds: number, point: '.' | ','): string {
  const thousandths = Math.max(0, Math.round(seconds * 1000))
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0')
  const clock = `${two(thousandths / 3_600_000)}:${two((thousandths / 60_000) % 60)}:${two((thousandths / 1000) % 60)}`
  return `${clock}${point}${String(thousandths % 1000).padStart(3, '0')}`
}
