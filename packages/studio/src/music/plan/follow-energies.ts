import type { TimedEnergy } from '@kinora/media/engine/contract'
import type { Plan } from './plan.ts'

/**
 * The plan with the energy of a film instead of its own: each bar has that of its time, and each section the mean of its
 * bars. More energy means more parts and busier patterns, and louder notes.
 */
export function followEnergies(plan: Plan, energies: readonly TimedEnergy[]): Plan {
  if (energies.length === 0) return plan
  const beatSeconds = 60 / plan.tempo
  const bars = plan.bars.map(bar => {
    const middle = (bar.beat + bar.beats / 2) * beatSeconds
    return { ...bar, energy: (energies.findLast(({ fromSeconds }) => fromSeconds <= middle) ?? energies[0]!).energy }
  })
  const sections = plan.sections.map(section => {
    const own = bars.filter(({ beat }) => beat >= section.startBeat && beat < section.startBeat + section.beats)
    return own.length > 0 ? { ...section, energy: own.reduce((sum, bar) => sum + bar.energy, 0) / own.length } : section
  })
  return { ...plan, bars, sections }
}
