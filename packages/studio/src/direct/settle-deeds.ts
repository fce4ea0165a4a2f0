import { type FoundSubject, isAlive } from './found-subject.ts'
import type { Item } from './item.ts'
import { spriteName } from './words/noun-table.ts'

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
  for (const { kind, relation, deeds } of found) {
    if (kind !== 'animal' || relation?.to.kind === 'boat') continue
    const row = deeds?.find(({ verb }) => verb === 'row')
    if (row) row.verb = 'swim'
  }
}

const ON_BELLIES: ReadonlySet<string> = new Set(['🐧', '🦭', '🦦'].map(spriteName))

/** Penguins, seals and otters slide on their bellies. */
export function slideOnBellies(found: readonly FoundSubject[]): void {
  for (const { what, deeds = [] } of found)
    if ('sprite' in what && ON_BELLIES.has(what.sprite))
      for (const deed of deeds) if (deed.verb === 'slide') deed.verb = 'belly-slide'
}

const ON_SKIS: ReadonlySet<string> = new Set(['⛷️', '🏂'].map(spriteName))

/** `滑雪者从山顶滑下`: who has skis on does not slip. */
export function slideOnSkis(found: readonly FoundSubject[]): void {
  for (const one of found) {
    if (!('sprite' in one.what) || !ON_SKIS.has(one.what.sprite)) continue
    const slides = one.deeds?.filter(({ verb }) => verb === 'slide') ?? []
    for (const deed of slides) deed.verb = 'ski'
    if (slides.length > 0) one.motion = 'run'
  }
}
