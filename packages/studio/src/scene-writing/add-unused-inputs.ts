import type { Shot, ShotList, Subject } from '../setting/shot-list.ts'

/**
 * Adds the caller's pictures and clips that no shot mentions to the first shot. Unnamed ones are assigned in order to
 * subjects without a known name.
 */
export function addUnusedInputs(list: ShotList, names: readonly (string | undefined)[]): ShotList {
  const [first, ...others] = list.shots
  if (!first || names.length === 0) return list
  const asked = list.shots.flatMap(({ subjects }) =>
    subjects.flatMap(({ what }) => ('input' in what ? [what.input] : [])),
  )
  const unasked = names.filter(name => name !== undefined && !asked.includes(name)) as string[]
  const loose = names.filter(name => name === undefined).length - asked.filter(name => !names.includes(name)).length
  const extra = [...unasked, ...Array.from({ length: Math.max(0, loose) }, () => '')]
  if (extra.length === 0) return list
  const added: Subject[] = extra.map(name => ({
    words: name,
    what: { input: name },
    count: 1,
    size: 'normal',
    motion: 'bob',
  }))
  const { caption: _, ...kept } = first
  const shot: Shot = { ...kept, subjects: [...first.subjects, ...added] }
  return { ...list, shots: [shot, ...others] }
}
