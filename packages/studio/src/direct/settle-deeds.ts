import { type FoundSubject, isAlive } from './found-subject.ts'
import type { Item } from './item.ts'

/** `kibble pours in`: what pours of itself is not poured by whoever was named before. */
export function pourOfItself(items: readonly Item[], found: readonly FoundSubject[]): void {
  for (const one of found.filter(isAlive))
    for (const deed of one.deeds ?? []) {
      const poured = deed.verb === 'pour' && found.find(other => other.at === deed.at - 1 && !isAlive(other))
      if (!poured || !items[deed.at]!.text.endsWith('s')) continue
      one.deeds = one.deeds!.filter(other => other !== deed)
      poured.deeds = [...(poured.deeds ?? []), deed]
      poured.motion = 'fall'
    }
}

/** What paddles without a boat or hands swims. */
export function dogPaddle(found: readonly FoundSubject[]): void {
  for (const one of found) {
    const row =
      one.kind === 'animal' && one.relation?.to.kind !== 'boat'
        ? one.deeds?.find(({ verb }) => verb === 'row')
        : undefined
    if (!row) continue
    row.verb = 'swim'
  }
}
