import { type FoundSubject, isAlive } from './found-subject.ts'

const BREAKING =
  /\bwaves?\b[^.;!?]{0,24}\b(?:break|crash|smash|beat|pound|slam|batter|hit|climb)(?:s|es|ing)?\b|(?:海浪|巨浪|浪花|波浪|浪)[^，。；！？]{0,6}(?:拍打|拍击|撞击|冲击|拍|打在|打向)/iu
const WAVES = /^(?:(?:huge|giant|big|high|monster|sea|ocean) )?waves?$|浪/iu

/** `Waves break against a lighthouse`, 巨浪拍打着灯塔: the waves belong to the sea, and spray hits the object. */
export function breakWaves(words: string, found: FoundSubject[]): void {
  const isSea = found.some(one => WAVES.test(one.words))
  // Waves among boats and houses belong to the sea, unless somebody rides one.
  if (isSea && found.length > 1 && !found.some(isAlive)) dropWaves(found)
  if (!isSea || !BREAKING.test(words)) return
  const struck = found.find(({ kind, words: named }) => (kind === 'building' || kind === 'boat') && !WAVES.test(named))
  if (!struck) return
  dropWaves(found)
  ;(struck.deeds ??= []).push({ verb: 'splash', at: Math.max(0, struck.at) })
}

function dropWaves(found: FoundSubject[]): void {
  const waves = found.filter(one => WAVES.test(one.words))
  for (const wave of waves) found.splice(found.indexOf(wave), 1)
  for (const one of found) if (one.relation && waves.includes(one.relation.to)) delete one.relation
}
