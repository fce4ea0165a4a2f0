/** Hours, minutes, seconds and frames, as editors write them; without drop frames, which 24 a second does not need. */
export function formatTimeCode(frame: number, framesPerSecond: number): string {
  const seconds = Math.floor(frame / framesPerSecond)
  const parts = [seconds / 3600, (seconds / 60) % 60, seconds % 60, frame % framesPerSecond]
  return parts.map(part => String(Math.floor(part)).padStart(2, '0')).join(':')
}
