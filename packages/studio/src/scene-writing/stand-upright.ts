import type { Shot, Subject } from '../setting/shot-list.ts'
import { actionFor } from './actions.ts'
import { type Draft, entityOf, entryOf } from './draft.ts'

/**
 * A four-legged animal that plays an instrument, writes or drives does it like a person, upright. In documents, an
 * animal stands upright if it wears clothes.
 */
export function standUpright(
  { subjects }: Pick<Shot, 'subjects'>,
  idAt: (index: number | undefined) => string | undefined,
  draft: Pick<Draft, 'cast'>,
): void {
  for (const [at, subject] of subjects.entries()) {
    const id = idAt(at)
    const entity = id === undefined ? undefined : entityOf(draft, id)
    if (!entity || entryOf(draft, id!)?.rig !== 'beast' || GOING.has(subject.motion)) continue
    const acts = (subject.deeds ?? []).some(({ verb, to }) => {
      const object = idAt(to)
      const thing = object === undefined ? undefined : entryOf(draft, object)
      const role = actionFor(verb)?.roles.find(one => one.role === 'object')
      if (role?.affords === 'play' || role?.affords === 'board') return thing?.affords.includes(role.affords) === true
      return role?.affords === 'write-on' && actionFor(verb)?.actors.includes('beast') === false
    })
    if (acts) entity.wears ??= CLOTHES.map(garment => ({ garment }))
  }
}
const CLOTHES = ['t-shirt', 'trousers'] as const
const GOING: ReadonlySet<Subject['motion']> = new Set<Subject['motion']>(['walk', 'run', 'fly', 'swim'])
