import type { Scene } from './api-types.ts'

/** A line for each shot of a document: place and time, actions, camera. */
export function describeShots({ entities, places, shots }: Scene): { from: number; text: string }[] {
  const nameOf = (id: string): string => {
    const entity = entities.find(one => one.id === id)
    const count = entity?.count ?? 1
    return `${entity?.name ?? id}${count > 1 ? ` (${count})` : ''}`
  }
  return shots.map(({ from, place, placements = [], actions = [], texts = [], camera }) => {
    const set = places.find(({ id }) => id === place)
    const where = [set?.asset, set?.time, set?.weather === 'clear' ? undefined : set?.weather]
    const acting = new Set(actions.map(({ who }) => who))
    const others = [...placements.map(({ who }) => who), ...(camera?.target ?? [])].filter(
      who => !acting.has(who) && entities.some(({ id }) => id === who),
    )
    const done = actions.map(
      ({ who, does, object }) => `${nameOf(who)}: ${does}${object === undefined ? '' : ` ${nameOf(object)}`}`,
    )
    const seen = [...done, ...[...new Set(others)].map(nameOf), ...texts.map(({ text }) => `"${text}"`)].join('; ')
    const filmed = [camera?.size, camera?.angle, camera?.move === 'still' ? undefined : camera?.move]
      .filter(Boolean)
      .join(' ')
    return {
      from,
      text: [where.filter(Boolean).join(', '), seen, filmed && `camera: ${filmed}`].filter(Boolean).join(' | '),
    }
  })
}
