/** A shot as the API shows it; other engines may omit any field. */
export type ToldShot = {
  place?: string
  view?: string
  time?: string
  weather?: string
  look?: string
  subjects?: readonly { words?: string; motion?: string; count?: number }[]
  camera?: { move?: string; framing?: string }
  caption?: string
}

/** A shot in a line: where and when, who does what, how the camera moves. */
export function describeShot({ place, view, time, weather, look, subjects = [], camera, caption }: ToldShot): string {
  const where = [view ?? place, time, weather === 'clear' ? undefined : weather, look === 'plain' ? undefined : look]
  const who = subjects.map(
    ({ words = '', motion, count = 1 }) => `${words}${count > 1 ? ` (${count})` : ''}${doing(motion)}`,
  )
  const seen = caption === undefined ? who.join('; ') : `the words "${caption}"`
  const filmed = camera && [camera.framing, camera.move].filter(Boolean).join(' ')
  return [where.filter(Boolean).join(', '), seen, filmed && `camera: ${filmed}`].filter(Boolean).join(' | ')
}

const doing = (motion: string | undefined): string => (motion === undefined || motion === 'still' ? '' : `, ${motion}`)
