import type { Shot, Subject } from '../../director/shot-list.ts'

/**
 * Gives the parts of a scene to the pictures that came along: `a woman beside a car` with two pictures means those two.
 * Pictures that the words name themselves keep their places; those without a part stay beside the others.
 */
export function castInputs(shot: Shot): Shot {
  const isLoose = ({ words, what }: Subject): boolean => 'input' in what && what.input === words
  const loose = shot.subjects.filter(isLoose)
  const parts = shot.subjects.filter(({ what }) => 'sprite' in what).slice(0, loose.length)
  const given = new Map(parts.map((part, index) => [part, loose[index]!]))
  const placed = new Set(given.values())
  const kept = shot.subjects.filter(subject => !placed.has(subject))
  const subjects = kept.map(subject => {
    const input = given.get(subject)
    const { relation, ...rest } = subject
    const to = relation ? kept.indexOf(shot.subjects[relation.to]!) : -1
    return {
      ...rest,
      ...(input && { what: input.what, count: 1 }),
      ...(relation && to >= 0 && { relation: { ...relation, to } }),
    }
  })
  return { ...shot, subjects }
}
