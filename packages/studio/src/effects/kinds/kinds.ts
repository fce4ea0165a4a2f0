import { type EffectKind, readRows } from '../effect-kind.ts'
import { PLACES } from './places.ts'

/** Every kind of sound there is. */
export const EFFECT_KINDS: readonly EffectKind[] = readRows([...PLACES])
