import type { FoundSubject } from './found-subject.ts'

const SMOKE =
  /\bsmok(?:e|es|ing)\b[^.;!?]{0,40}\bchimneys?\b|\bchimneys?\b[^.;!?]{0,30}\bsmok(?:e|es|ing)\b|炊烟|烟囱[^，。；！？]{0,6}(?:冒|升|飘)|(?:冒|升|飘)[^，。；！？]{0,4}烟/iu

/** `Smoke curls from the chimney of a cabin`, 老屋冒出炊烟: the smoke is above the house. */
export function smokeChimneys(words: string, found: readonly FoundSubject[]): void {
  if (!SMOKE.test(words)) return
  const house = found.find(({ kind }) => kind === 'building')
  if (house && !house.deeds?.some(({ verb }) => verb === 'smoulder'))
    (house.deeds ??= []).push({ verb: 'smoulder', at: Math.max(0, house.at) })
}
