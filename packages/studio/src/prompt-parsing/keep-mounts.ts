import type { Shot, Subject } from '../setting/shot-list.ts'

/** Actions that need a mount. */
const RIDING: ReadonlySet<string> = new Set(['ride', 'gallop', 'drive', 'steer', 'sail', 'row', 'motorcycle', 'surf'])

/**
 * `A girl rides a horse. Then she gallops into the sea`: the rider keeps the mount in later shots. Changes the shots.
 */
export function keepMounts(shots: readonly Shot[]): void {
  for (const [at, shot] of shots.entries()) {
    for (const rider of shot.subjects) {
      const deed = rider.deeds?.find(({ verb, to }) => RIDING.has(verb) && to === undefined)
      if (!deed || rider.relation) continue
      const ridden = riddenBefore(rider, shots.slice(0, at))
      if (!ridden) continue
      const there = shot.subjects.findIndex(one => one !== rider && codeOf(one) === codeOf(ridden))
      const { relation: _relation, goes: _goes, changes: _changes, deeds: _deeds, ...mount } = ridden
      const to = there >= 0 ? there : shot.subjects.push(mount) - 1
      rider.relation = { kind: 'riding', to }
      rider.motion = 'ride'
      deed.to = to
    }
  }
}

const codeOf = ({ what }: Subject): string => ('sprite' in what ? what.sprite : what.input)

/** The last mount of the rider. */
function riddenBefore(rider: Subject, shots: readonly Shot[]): Subject | undefined {
  for (const { subjects } of shots.toReversed()) {
    const same = subjects.find(one => one.words === rider.words && codeOf(one) === codeOf(rider))
    // `a boy on a bicycle rides down a street`.
    const isRidden = same?.relation?.kind === 'riding' || (same?.relation?.kind === 'on' && same.motion === 'ride')
    if (same?.relation && isRidden) return subjects[same.relation.to]
  }
  return undefined
}
