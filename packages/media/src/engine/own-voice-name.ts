import type { Order } from './contract.ts'

/** The name by which the engine that made a voice of the caller's own knows it, where it gave it one: `{"made": {"voice": …}}`. */
export function ownVoiceName({
  voice,
  ownVoices,
}: Pick<Extract<Order, { kind: 'speech' }>, 'voice' | 'ownVoices'>): string | undefined {
  const made = ownVoices && Object.hasOwn(ownVoices, voice) ? ownVoices[voice]?.made : undefined
  const name = typeof made === 'object' && made !== null && 'voice' in made ? made.voice : undefined
  return typeof name === 'string' ? name : undefined
}
