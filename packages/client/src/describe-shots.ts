import type { Scene } from './api-types.ts'

const plain = (id: string): string => id.replaceAll('-', ' ')

/** A line for each shot of a document: place and time, actions, camera. `word` is the name of an id for people. */
export function describeShots(
  { entities, places, shots }: Scene,
  word: (id: string) => string = plain,
): { from: number; text: string }[] {
  const nameOf = (id: string): string => {
    const [whose = '', part] = id.split('/')
    const entity = entities.find(one => one.id === whose)
    // A part of the place is called by its own name.
    if (!entity) return word(part ?? id)
    const count = entity.count ?? 1
    const name = `${entity.name ?? word(entity.id)}${count > 1 ? ` (${count})` : ''}`
    return part === undefined ? name : `${name}, ${word(part)}`
  }
  return shots.map(({ from, place, placements = [], actions = [], texts = [], camera }) => {
    const set = places.find(({ id }) => id === place)
    const where = [set?.asset, set?.time, set?.weather === 'clear' ? undefined : set?.weather].map(
      one => one && word(one),
    )
    const acting = new Set(actions.map(({ who }) => who))
    const others = [...placements.map(({ who }) => who), ...(camera?.target ?? [])].filter(
      who => !acting.has(who) && entities.some(({ id }) => id === who),
    )
    const done = actions.map(
      ({ who, does, object }) => `${nameOf(who)}: ${word(does)}${object === undefined ? '' : ` ${nameOf(object)}`}`,
    )
    const seen = [...done, ...[...new Set(others)].map(nameOf), ...texts.map(({ text }) => `"${text}"`)].join('; ')
    const filmed = [camera?.size, camera?.angle, camera?.move === 'still' ? undefined : camera?.move]
      .flatMap(one => (one ? [word(one)] : []))
      .join(' ')
    return {
      from,
      text: [where.filter(Boolean).join(', '), seen, filmed && `camera: ${filmed}`].filter(Boolean).join(' | '),
    }
  })
}
