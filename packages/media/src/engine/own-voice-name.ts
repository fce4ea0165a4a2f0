import type { Order } from './contract.ts'

/** The engine's name for a caller's own voice, if it gave one: `{"made": {"voice": …}}`. */
export function ownVoiceName({
  voice,
  ownVoices,
}: Pick<Extract<Order, { kind: 'speech' }>, 'voice' | 'ownVoices'>): string | undefined {
  const made = ownVoices && Object.hasOwn(ownVoices, voice) ? ownVoices[voice]?.made : undefined
  const name = typeof made === 'object' && made !== null && 'voice' in made ? made.voice : undefined
  return typeof name === 'string' ? name : undefined
}
