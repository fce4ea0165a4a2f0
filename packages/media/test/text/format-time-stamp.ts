/** 00:01:02.345; the point is a comma in .srt files. */
export function formatTimeStamp(seconds: number, point: '.' | ','): string {
  const thousandths = Math.max(0, Math.round(seconds * 1000))
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0')
  const clock = `${two(thousandths / 3_600_000)}:${two((thousandths / 60_000) % 60)}:${two((thousandths / 1000) % 60)}`
  return `${clock}${point}${String(thousandths % 1000).padStart(3, '0')}`
}
